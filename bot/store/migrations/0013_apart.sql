-- People who shall meet in no tournament of a server; the lower id first.

CREATE TABLE kept_apart (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, other_id),
    CHECK (user_id < other_id)
) STRICT, WITHOUT ROWID;
