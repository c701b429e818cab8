-- Why a table is paused, and why nobody can reach the place where it is played.
ALTER TABLE game_table ADD COLUMN paused_why TEXT;
ALTER TABLE game_table ADD COLUMN unreachable TEXT;
UPDATE game_table SET paused_why = 'voted' WHERE stage = 'paused';

CREATE INDEX game_table_unreachable ON game_table (guild_id) WHERE unreachable IS NOT NULL;

-- The chosen channel or role was deleted since: `/setup check` says so until another is chosen.
ALTER TABLE guild ADD COLUMN channel_gone INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guild ADD COLUMN opener_gone INTEGER NOT NULL DEFAULT 0;

-- A vote to move the table is held where it would go.
ALTER TABLE vote_message ADD COLUMN place_id INTEGER;

-- Hosting passes on; a lobby may be for some people only.
ALTER TABLE game_table ADD COLUMN host_seen TEXT;
ALTER TABLE game_table ADD COLUMN invited BLOB NOT NULL DEFAULT X'5B5D';
ALTER TABLE game_table ADD COLUMN barred BLOB NOT NULL DEFAULT X'5B5D';
