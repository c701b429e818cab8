-- How far a rating is believed, by game ('': all) and server (0: all), and among how many people it was made;
-- worked out anew each day. Whoever is missing has met nobody yet.
CREATE TABLE anchor (
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    level REAL NOT NULL,
    among INTEGER NOT NULL,
    PRIMARY KEY (game, guild_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX anchor_person ON anchor (person);
