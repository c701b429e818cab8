### Help at the table, for those who are new to a game. What it says is in each game's coach.en.ftl.

coach-coming = **What’s coming** (only you see this)
coach-first = **New to you**
coach-enough = Stop explaining
coach-off = No more explanations in { $game }. With `/{ command-me } { command-me-settings }` they come back.

explanations-new = in your first two games of each kind
explanations-always = in every game
explanations-never = never
me-explanations = Help at the table: { $explanations }
me-explanations-off = No help at the table in: { $games }
