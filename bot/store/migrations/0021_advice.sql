-- Whether everybody at the table may ask what they might do; then it is not rated.
ALTER TABLE game_table ADD COLUMN advice INTEGER NOT NULL DEFAULT 0;
