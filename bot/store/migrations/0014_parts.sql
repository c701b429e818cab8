-- Several processes, each with a file of its own: which part of the servers is in this one. No row: all.
-- `last` is the number of the newest fact, `fenced` counts how often the process has said that it lives,
-- `confirmed` is the number of the last result that the home part has, `shape` the version of this file
-- in which facts were last written into its tables.
CREATE TABLE part (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    part INTEGER NOT NULL,
    parts INTEGER NOT NULL,
    last INTEGER NOT NULL,
    fenced INTEGER NOT NULL,
    confirmed INTEGER NOT NULL,
    shape INTEGER NOT NULL
) STRICT;

-- What all parts must know: of a kind and a subject the newest counts, by number and then origin.
CREATE TABLE fact (
    kind TEXT NOT NULL,
    subject INTEGER NOT NULL,
    number INTEGER NOT NULL,
    origin INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX fact_order ON fact (origin, number);
CREATE INDEX fact_subject ON fact (subject);

-- Up to which number the facts of each part are known here.
CREATE TABLE heard (
    origin INTEGER PRIMARY KEY,
    number INTEGER NOT NULL
) STRICT;

-- Facts that were heard and that tables must still follow.
CREATE TABLE follow (
    subject INTEGER NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    origin INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (subject, kind)
) STRICT, WITHOUT ROWID;
