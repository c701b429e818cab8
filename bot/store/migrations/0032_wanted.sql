-- Who has asked for the analysis of a game and has no answer yet, in the order in which they asked.
CREATE TABLE review_wanted (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT;

CREATE INDEX review_wanted_user ON review_wanted (user_id);
