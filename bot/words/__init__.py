"""Words: every sentence in each language, and how values are written in them."""
