-- Whoever is hidden appears in no ranking, history or picture of others.
ALTER TABLE person ADD COLUMN private INTEGER NOT NULL DEFAULT 0;

-- Finished games in the order in which they count. `unrated` says why one does not.
CREATE TABLE result (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL UNIQUE REFERENCES game_table (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    season INTEGER NOT NULL,
    ended TEXT NOT NULL,
    unrated TEXT,
    annulled INTEGER NOT NULL
) STRICT;

CREATE INDEX result_guild ON result (guild_id, number);

-- Who took part: a user id, 0 for a computer, less than 0 for somebody who was forgotten since.
-- `after` holds the ratings after the game, as JSON: game and overall, everywhere and in the server.
CREATE TABLE result_seat (
    number INTEGER NOT NULL REFERENCES result (number) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    role TEXT NOT NULL,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    after BLOB,
    in_game TEXT NOT NULL,
    in_guild INTEGER NOT NULL,
    PRIMARY KEY (number, seat, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seat_person ON result_seat (person, number);
-- Records are looked for from the highest score down.
CREATE INDEX result_seat_score ON result_seat (in_game, score);
CREATE INDEX result_seat_guild ON result_seat (in_guild, in_game, score);

-- The newest rating of each person by game ('': all) and server (0: all).
CREATE TABLE rating (
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    season INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (game, guild_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_person ON rating (person);

-- How often somebody was waited for, and how often the answer came in time.
CREATE TABLE reliability (
    user_id INTEGER PRIMARY KEY,
    asked INTEGER NOT NULL,
    answered INTEGER NOT NULL
) STRICT;

-- At most one row: from which result on ratings must be worked out again, since one was annulled.
CREATE TABLE rating_due (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    since INTEGER NOT NULL
) STRICT;
