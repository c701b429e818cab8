"""People at a running table: silent, away, voting, giving a seat up, or taking one over."""
