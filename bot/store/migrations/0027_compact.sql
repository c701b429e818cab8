-- The record of a game that is over, as one compressed value, in place of its rows in `entry`.
CREATE TABLE compact_record (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    entries INTEGER NOT NULL,
    content BLOB NOT NULL
) STRICT;
