-- Somebody waits for this news: it goes before what the clock makes.
ALTER TABLE outbox ADD COLUMN urgent INTEGER NOT NULL DEFAULT 0;

-- A table's news, oldest first: else the whole outbox is read for each table that is told.
CREATE INDEX outbox_table ON outbox (table_id, id);

-- Hosts are looked for when a table is opened, and when a person is forgotten.
CREATE INDEX game_table_host ON game_table (host_id);
