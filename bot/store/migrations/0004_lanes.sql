-- Somebody waits for this news: it goes before what the clock makes.
ALTER TABLE outbox ADD COLUMN urgent INTEGER NOT NULL DEFAULT 0;

-- A table's news, oldest first: else the whole outbox is read for each table that is told.
CREATE INDEX outbox_table ON outbox (table_id, id);
