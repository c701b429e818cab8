-- The answers in time, in per cent, that a lobby asks of those who join; 0: nothing is asked.
ALTER TABLE game_table ADD COLUMN reliable INTEGER NOT NULL DEFAULT 0;
-- Whether a lobby asks for a rating that is settled.
ALTER TABLE game_table ADD COLUMN settled INTEGER NOT NULL DEFAULT 0;
-- Leaderboards list those who have played lately.
CREATE INDEX result_ended ON result (ended);
