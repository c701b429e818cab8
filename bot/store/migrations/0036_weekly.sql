-- Where those who run a server are told of its tables once a week, and when next.
ALTER TABLE guild ADD COLUMN weekly_place INTEGER;
ALTER TABLE guild ADD COLUMN weekly_due TEXT;
CREATE INDEX guild_weekly ON guild (weekly_due) WHERE weekly_due IS NOT NULL;
