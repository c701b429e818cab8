-- "Bors": whose file this is.
PRAGMA application_id = 1114600051;

CREATE TABLE guild (
    guild_id INTEGER PRIMARY KEY,
    language TEXT,
    zone TEXT NOT NULL,
    channel_id INTEGER,
    threads INTEGER NOT NULL,
    opener_role INTEGER,
    pace TEXT NOT NULL
) STRICT;

CREATE TABLE person (
    user_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT,
    notices TEXT NOT NULL
) STRICT;

CREATE TABLE game_table (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    place_id INTEGER,
    host_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    stage TEXT NOT NULL,
    options BLOB NOT NULL,
    clock BLOB NOT NULL,
    seed TEXT,
    version INTEGER NOT NULL,
    shape INTEGER NOT NULL,
    opened TEXT,
    number INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    at TEXT,
    state BLOB,
    revealed INTEGER NOT NULL,
    alarms BLOB NOT NULL,
    due TEXT,
    reminded INTEGER NOT NULL,
    paused_at TEXT,
    created TEXT NOT NULL,
    ended TEXT
) STRICT;

CREATE INDEX game_table_due ON game_table (due) WHERE due IS NOT NULL;
CREATE INDEX game_table_stage ON game_table (stage);
CREATE INDEX game_table_place ON game_table (place_id, stage);
-- A lobby has no place yet: it is found by the channel in which it was opened.
CREATE INDEX game_table_channel ON game_table (channel_id) WHERE place_id IS NULL;
CREATE INDEX game_table_guild ON game_table (guild_id, stage);

CREATE TABLE seat (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    silences INTEGER NOT NULL,
    bank INTEGER NOT NULL,
    gone INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_user ON seat (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE entry (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER,
    action BLOB NOT NULL,
    at TEXT NOT NULL,
    cause TEXT,
    revealed INTEGER NOT NULL,
    events BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE stored_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    content BLOB NOT NULL,
    stored TEXT NOT NULL
) STRICT;

CREATE INDEX stored_order_table ON stored_order (table_id);

CREATE TABLE ballot (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    what TEXT NOT NULL,
    subject INTEGER NOT NULL,
    number INTEGER NOT NULL,
    called_by INTEGER NOT NULL,
    asked BLOB NOT NULL,
    answers BLOB NOT NULL,
    closes TEXT NOT NULL
) STRICT;

CREATE INDEX ballot_table ON ballot (table_id);

-- What must still be told on Discord, saved with what caused it.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    facts BLOB NOT NULL,
    recipient INTEGER,
    tries INTEGER NOT NULL,
    not_before TEXT
) STRICT;

CREATE TABLE posted (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    lobby_message INTEGER,
    board_message INTEGER,
    board_number INTEGER NOT NULL,
    board_move TEXT NOT NULL,
    reminder_message INTEGER
) STRICT;

-- One row: who runs on this file, and when he was last alive.
CREATE TABLE lease (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    holder TEXT NOT NULL,
    beat TEXT NOT NULL
) STRICT;

CREATE TABLE note (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
