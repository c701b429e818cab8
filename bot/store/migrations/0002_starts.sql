-- When a lobby whose game goes by the clock starts by itself.
ALTER TABLE game_table ADD COLUMN starts TEXT;
