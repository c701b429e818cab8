"""One table in memory: what it is made of, a change of it, the names at it."""
