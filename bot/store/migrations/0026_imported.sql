-- Whether a table comes from a file that somebody has brought.
ALTER TABLE game_table ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
-- Until now it was known by a game that was older than its table.
UPDATE game_table SET imported = 1 WHERE opened < created;
-- Tables from files are counted for a day.
CREATE INDEX game_table_imported ON game_table (guild_id, created) WHERE imported;
