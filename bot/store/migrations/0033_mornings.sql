-- Whether a person knows that a vacation is over. All of those before are.
ALTER TABLE vacation ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
UPDATE vacation SET told = 1 WHERE until < strftime('%Y-%m-%dT%H:%M:%S', 'now');

-- The newest digest of a person: the next one takes its place.
ALTER TABLE digest ADD COLUMN place_id INTEGER;
ALTER TABLE digest ADD COLUMN message_id INTEGER;
