"""What becomes an entry: moves, stored orders, moves of computers, and what is taken back."""
