-- Who had lapsed, and which games ended lately, are found without reading what was before.
CREATE INDEX result_seat_lapsed ON result_seat (person, number) WHERE mark = 'lapsed';
CREATE INDEX game_table_ended ON game_table (ended) WHERE ended IS NOT NULL;
