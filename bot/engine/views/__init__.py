"""What leaves the engine: the table as one viewer may see it, its log, its record as a file."""
