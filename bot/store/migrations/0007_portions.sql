-- Tables are counted from the index alone.
DROP INDEX game_table_stage;
CREATE INDEX game_table_stage ON game_table (stage, game);

-- Lost time is given back in portions: up to when, and the newest table that has its time.
ALTER TABLE lease ADD COLUMN owed_until TEXT;
ALTER TABLE lease ADD COLUMN repaid_to INTEGER NOT NULL DEFAULT 0;
