-- Who owns a part: `epoch` counts who has taken it over, `bot` is the application whose part it is, and `life` a
-- random word for what was played in the file since it was made or restored. `fenced` is -1 in a file that was
-- knowingly put in the place of a newer one.
ALTER TABLE part ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE part ADD COLUMN bot TEXT NOT NULL DEFAULT '';
ALTER TABLE part ADD COLUMN life TEXT NOT NULL DEFAULT '';

-- At home: the word of each part whose results are known here.
CREATE TABLE incarnation (
    origin INTEGER PRIMARY KEY,
    life TEXT NOT NULL
) STRICT;
