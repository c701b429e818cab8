"""Who may see a table: places of every kind, and all that somebody can do to find it."""
