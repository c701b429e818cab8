"""/tournament for those who play and read, the buttons of the card, and how one is created."""
