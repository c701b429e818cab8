-- When people are off: their zone, their quiet hours, and the vacations that they have announced.
ALTER TABLE person ADD COLUMN zone TEXT;
ALTER TABLE person ADD COLUMN quiet BLOB;

CREATE TABLE vacation (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    first TEXT NOT NULL,
    last TEXT NOT NULL,
    since TEXT NOT NULL,
    until TEXT NOT NULL
) STRICT;

CREATE INDEX vacation_user ON vacation (user_id, until);

-- Seats that others may take: since when the computer plays, since when it is offered, and the entry
-- at which its player took it.
ALTER TABLE seat ADD COLUMN away_since TEXT;
ALTER TABLE seat ADD COLUMN offered TEXT;
ALTER TABLE seat ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;

CREATE INDEX seat_offered ON seat (table_id) WHERE offered IS NOT NULL;

-- Who played a seat before, and may not take one at that table again.
CREATE TABLE former_player (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    why TEXT NOT NULL,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX former_player_user ON former_player (user_id);
