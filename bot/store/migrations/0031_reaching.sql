-- Messages with buttons that end before them: those of votes, and of seats that somebody may take or come back to.
CREATE TABLE standing (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    what TEXT NOT NULL,
    subject INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    place_id INTEGER,
    PRIMARY KEY (table_id, what, subject, message_id)
) STRICT, WITHOUT ROWID;

INSERT INTO standing SELECT table_id, 'vote', ballot_id, message_id, place_id FROM vote_message;
DROP TABLE vote_message;

-- What a person is told beside calls, and whether they are reminded.
ALTER TABLE person ADD COLUMN news TEXT NOT NULL DEFAULT 'all';
ALTER TABLE person ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1;
