-- How a person is called at one table, if not as everywhere.
CREATE TABLE table_notices (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    notices TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX table_notices_user ON table_notices (user_id);

-- The one notice of a table that a person has, among their direct messages and in public. One with a
-- due time waits for the end of quiet hours.
CREATE TABLE notice (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    way TEXT NOT NULL,
    place_id INTEGER,
    message_id INTEGER,
    calls INTEGER,
    reminds INTEGER NOT NULL,
    since INTEGER,
    news BLOB NOT NULL,
    due TEXT,
    PRIMARY KEY (table_id, user_id, way)
) STRICT, WITHOUT ROWID;

CREATE INDEX notice_user ON notice (user_id);
CREATE INDEX notice_message ON notice (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX notice_due ON notice (due) WHERE due IS NOT NULL;

-- Messages with notices that no longer hold, until they are deleted on Discord.
CREATE TABLE outdated_notice (
    message_id INTEGER PRIMARY KEY,
    place_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL
) STRICT;

-- Spectators who are told of each turn, or of the end.
CREATE TABLE watch (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    what TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watch_user ON watch (user_id);

-- What players write down for themselves at a table.
CREATE TABLE notebook (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX notebook_user ON notebook (user_id);

-- Who gets a list of the tables that wait for them once a day, at a full hour of their zone. The day
-- of the last one stays when they want none any more: no day has two.
CREATE TABLE digest (
    user_id INTEGER PRIMARY KEY,
    hour INTEGER NOT NULL,
    zone TEXT NOT NULL,
    due TEXT,
    day TEXT NOT NULL
) STRICT;

CREATE INDEX digest_due ON digest (due) WHERE due IS NOT NULL;
