-- Whether a table is a tournament's: its director decides over its result and its seats.
ALTER TABLE game_table ADD COLUMN directed INTEGER NOT NULL DEFAULT 0;

UPDATE game_table SET directed = 1 WHERE id IN (SELECT table_id FROM tournament_table);
