"""What moves a tournament: steps of people, results and timers, and the tables that it opens."""
