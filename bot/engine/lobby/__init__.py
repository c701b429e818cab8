"""A table before its start: seats, options, and the start itself."""
