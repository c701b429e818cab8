### Help at the table, for those who are new to a game. What it says is in each game's coach.en.ftl.

coach-coming = **What is coming** (only you see this)
coach-first = **New to you**
coach-enough = Enough explained
coach-off = No more explanations in { $game }. With `/{ command-me } { command-me-settings }` they come back.
