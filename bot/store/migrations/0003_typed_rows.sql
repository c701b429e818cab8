-- What was packed into texts and into notes by key becomes columns and tables of its own.

-- Who or what acted for a seat: "order:12" is the kind and the number of it.
ALTER TABLE entry ADD COLUMN cause_number INTEGER;
UPDATE entry SET
    cause_number = CAST(substr(cause, instr(cause, ':') + 1) AS INTEGER),
    cause = substr(cause, 1, instr(cause, ':') - 1)
WHERE instr(cause, ':') > 0;

-- What a board message is about: "<after>/<seats>[/<turn>[/<posted>]]", in a window "window".
ALTER TABLE posted ADD COLUMN board_turn BLOB;
WITH
first AS (
    SELECT
        table_id,
        substr(board_move, 1, instr(board_move, '/') - 1) AS after,
        substr(board_move, instr(board_move, '/') + 1) || '///' AS rest
    FROM posted
    WHERE instr(board_move, '/') > 0
),
second AS (
    SELECT
        table_id,
        after,
        substr(rest, 1, instr(rest, '/') - 1) AS asked,
        substr(rest, instr(rest, '/') + 1) AS rest
    FROM first
),
third AS (
    SELECT
        table_id,
        after,
        asked,
        nullif(substr(rest, 1, instr(rest, '/') - 1), '') AS turn,
        substr(rest, instr(rest, '/') + 1) AS rest
    FROM second
),
packed AS (
    SELECT
        table_id,
        '{"after":' || after
        || ',"asked":' || CASE asked WHEN 'window' THEN 'null' ELSE '[' || asked || ']' END
        || ',"turn":' || coalesce(turn, 'null')
        || ',"posted":' || coalesce(nullif(substr(rest, 1, instr(rest, '/') - 1), ''), 'null')
        || '}' AS written
    FROM third
)
UPDATE posted SET board_turn = (
    SELECT CAST(written AS BLOB) FROM packed WHERE packed.table_id = posted.table_id
);
ALTER TABLE posted DROP COLUMN board_move;

-- Private news that could not be delivered, until its person looks at their hand.
CREATE TABLE undelivered (
    news_id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    facts BLOB NOT NULL
) STRICT;

CREATE INDEX undelivered_person ON undelivered (user_id, table_id);

INSERT OR IGNORE INTO undelivered (news_id, table_id, user_id, key, facts)
SELECT
    json_extract(one.value, '$.id'),
    json_extract(one.value, '$.table_id'),
    json_extract(one.value, '$.to'),
    json_extract(one.value, '$.key'),
    CAST(json_extract(one.value, '$.facts') AS BLOB)
FROM note, json_each(note.value) AS one
WHERE note.key LIKE 'kept:%'
    AND json_extract(one.value, '$.table_id') IN (SELECT id FROM game_table);

-- When people were called about what: about one topic not again too soon.
CREATE TABLE called (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    topic TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id, topic)
) STRICT, WITHOUT ROWID;

CREATE INDEX called_person ON called (user_id);

-- The message with the buttons of a vote; the vote itself may be over by now.
CREATE TABLE vote_message (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    ballot_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, ballot_id)
) STRICT, WITHOUT ROWID;

INSERT INTO vote_message (table_id, ballot_id, message_id)
SELECT CAST(substr(note.key, 7) AS INTEGER), CAST(one.key AS INTEGER), one.value
FROM note, json_each(note.value) AS one
WHERE note.key LIKE 'votes:%'
    AND CAST(substr(note.key, 7) AS INTEGER) IN (SELECT id FROM game_table);

-- The one lobby that a finished table is played again in.
CREATE TABLE rematch (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    lobby_id INTEGER NOT NULL
) STRICT;

INSERT INTO rematch (table_id, lobby_id)
SELECT CAST(substr(key, 9) AS INTEGER), CAST(value AS INTEGER)
FROM note
WHERE key LIKE 'rematch:%' AND CAST(substr(key, 9) AS INTEGER) IN (SELECT id FROM game_table);

-- What those who run a server were told once: what the bot lacks at a place.
CREATE TABLE warned (
    guild_id INTEGER NOT NULL,
    place_id INTEGER NOT NULL,
    trouble TEXT NOT NULL,
    missing TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (guild_id, place_id, trouble, missing)
) STRICT, WITHOUT ROWID;

-- Since when time is owed to the tables, where a start failed before it was given back.
ALTER TABLE lease ADD COLUMN owed TEXT;
UPDATE lease SET owed = (SELECT value FROM note WHERE key = 'time-owed-since');

-- The hash of the commands that Discord was told last, and of what it answered then.
CREATE TABLE registration (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    told TEXT NOT NULL,
    held TEXT NOT NULL
) STRICT;

DROP TABLE note;
