-- Of a tournament's table: its round, when that ends, and when those who are asked are told so.
ALTER TABLE game_table ADD COLUMN round BLOB;
