-- Tournaments: a record of their own, beside the tables they open.

CREATE TABLE tournament (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    zone TEXT NOT NULL,
    open INTEGER NOT NULL,
    state BLOB NOT NULL,
    due TEXT,
    card_message INTEGER,
    role_id INTEGER,
    event_id INTEGER,
    created TEXT NOT NULL
) STRICT;

CREATE INDEX tournament_guild ON tournament (guild_id, open);
CREATE INDEX tournament_due ON tournament (due);

CREATE TABLE tournament_entry (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    user_id INTEGER,
    entry BLOB NOT NULL,
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;

-- Who is behind the numbers of a record; user_id is NULL of those who asked to be forgotten.
CREATE TABLE tournament_player (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    player INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    PRIMARY KEY (tournament_id, player)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX tournament_player_person ON tournament_player (tournament_id, user_id);
CREATE INDEX tournament_player_user ON tournament_player (user_id);

CREATE TABLE tournament_director (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;

-- Which game table plays which table of a record; each is opened once.
CREATE TABLE tournament_table (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    table_id INTEGER NOT NULL UNIQUE REFERENCES game_table (id) ON DELETE CASCADE,
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;

-- What follows from an entry and is not done yet, in order.
CREATE TABLE tournament_task (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    effect BLOB NOT NULL,
    told INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    not_before TEXT
) STRICT;

CREATE INDEX tournament_task_order ON tournament_task (tournament_id, told, id);
