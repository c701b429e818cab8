-- Whether a person wants pictures, words too or words only; NULL: they have not been asked.
ALTER TABLE person ADD COLUMN pictures TEXT;
