-- What was explained to a person when they first met it, by game.
CREATE TABLE explained (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (user_id, game, key)
) STRICT, WITHOUT ROWID;

-- Whether a person wants help at the table in a game, or, without a game, in all others.
CREATE TABLE coached (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    wanted INTEGER NOT NULL,
    PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;
