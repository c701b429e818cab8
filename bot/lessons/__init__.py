"""Lessons as people meet them: a person's place in one, what they see of it, and its message."""
