"""The store: one SQLite file, one writer, a transaction for each thing that happens."""
