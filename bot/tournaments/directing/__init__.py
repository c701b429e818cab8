"""/tournament for directors: rounds, seats, results, and a draw to be looked at first."""
