"""Words: every sentence in English and Italian, and how values are written in them."""
