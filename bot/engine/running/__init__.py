"""A table goes on: by the clock, by its computers, after an outage, in another place."""
