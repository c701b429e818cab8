"""All tables at once: loaded, held by a lock each, saved with their news; and whose act came first."""
