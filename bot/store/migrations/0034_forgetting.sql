-- Who is forgotten is found without reading what all others have left behind. Lists of a lobby end with its table.
UPDATE game_table SET invited = X'5B5D', barred = X'5B5D'
WHERE stage IN ('over', 'closed') AND (invited != X'5B5D' OR barred != X'5B5D');
CREATE INDEX game_table_listed ON game_table (id) WHERE invited != X'5B5D' OR barred != X'5B5D';
CREATE INDEX tournament_host ON tournament (host_id);
CREATE INDEX tournament_entry_user ON tournament_entry (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX tournament_director_user ON tournament_director (user_id);
