-- What was found in a game that is over: chances over its course, and the moves that decided. It takes
-- minutes to work out, and can be worked out again.
CREATE TABLE review (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    content BLOB NOT NULL
) STRICT;
