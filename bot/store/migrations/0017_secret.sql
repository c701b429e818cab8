-- What the numbers that messages bear are mixed with, so that nobody can count by them.
CREATE TABLE secret (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    value TEXT NOT NULL
) STRICT;
INSERT INTO secret (only, value) VALUES (1, hex(randomblob(16)));
