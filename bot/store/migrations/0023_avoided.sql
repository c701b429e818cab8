-- Whom a person wishes not to meet. Nobody but they learns of it.
CREATE TABLE avoided (
    user_id INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX avoided_by ON avoided (other_id);
