-- Finished games are listed to those who see the channel.
CREATE INDEX game_table_opened ON game_table (guild_id, channel_id);
