-- Somebody who has played much is forgotten in portions: who is not yet, and whether ratings were settled meanwhile.
CREATE TABLE forgetting (
    user_id INTEGER PRIMARY KEY,
    alias TEXT NOT NULL,
    settled INTEGER NOT NULL DEFAULT 0
) STRICT;
-- How many tables there are, by stage and game: a look at the figures does not count those of all years.
CREATE TABLE table_count (
    stage TEXT NOT NULL,
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (stage, game)
) STRICT, WITHOUT ROWID;
INSERT INTO table_count SELECT stage, game, count(*) FROM game_table GROUP BY stage, game;
CREATE TRIGGER table_count_made AFTER INSERT ON game_table BEGIN
    INSERT INTO table_count VALUES (NEW.stage, NEW.game, 1)
    ON CONFLICT (stage, game) DO UPDATE SET number = number + 1;
END;
CREATE TRIGGER table_count_gone AFTER DELETE ON game_table BEGIN
    UPDATE table_count SET number = number - 1 WHERE stage = OLD.stage AND game = OLD.game;
END;
CREATE TRIGGER table_count_changed AFTER UPDATE OF stage, game ON game_table BEGIN
    UPDATE table_count SET number = number - 1 WHERE stage = OLD.stage AND game = OLD.game;
    INSERT INTO table_count VALUES (NEW.stage, NEW.game, 1)
    ON CONFLICT (stage, game) DO UPDATE SET number = number + 1;
END;
-- What is open, and where tables are, is found without reading what is over.
CREATE INDEX tournament_open ON tournament (guild_id) WHERE open;
CREATE INDEX game_table_channels ON game_table (guild_id, channel_id);
