"""What stands in a table's thread: boards, lines, the lobby card, the result."""
