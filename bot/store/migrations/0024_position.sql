-- The state in which a table began that did not begin at the beginning, as JSON.
ALTER TABLE game_table ADD COLUMN position BLOB;
