-- The newest entry after which a seat's computer, for which nobody waits, had nothing to do.
ALTER TABLE seat ADD COLUMN considered INTEGER NOT NULL DEFAULT -1;

-- A form that is being filled in, where a custom id is too short for what it says.
CREATE TABLE draft (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    content TEXT NOT NULL,
    stored TEXT NOT NULL
) STRICT;

CREATE INDEX draft_stored ON draft (stored);
CREATE INDEX draft_user ON draft (user_id);

-- The page that a call is about: the notice has a button for it.
ALTER TABLE outbox ADD COLUMN page TEXT NOT NULL DEFAULT '';
