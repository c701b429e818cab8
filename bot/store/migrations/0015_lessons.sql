-- How far somebody is in a game's lesson, and what they have pressed in the present scene.
CREATE TABLE lesson (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    scene TEXT NOT NULL,
    tries INTEGER NOT NULL,
    actions BLOB NOT NULL,
    done BLOB NOT NULL,
    at TEXT NOT NULL,
    UNIQUE (user_id, game)
) STRICT;

-- What people did at each scene; who they were is not kept.
CREATE TABLE lesson_count (
    game TEXT NOT NULL,
    scene TEXT NOT NULL,
    did TEXT NOT NULL,
    times INTEGER NOT NULL,
    UNIQUE (game, scene, did)
) STRICT;

-- A form of a lesson belongs to no table. Drafts expire after a day, also those of tables that are gone.
CREATE TABLE draft_of_any (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    content TEXT NOT NULL,
    stored TEXT NOT NULL
) STRICT;
INSERT INTO draft_of_any SELECT id, table_id, user_id, content, stored FROM draft;
DROP TABLE draft;
ALTER TABLE draft_of_any RENAME TO draft;
CREATE INDEX draft_stored ON draft (stored);
CREATE INDEX draft_user ON draft (user_id);
