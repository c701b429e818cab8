"""Whose time runs and until when: deadlines, time banks, time off, and the next moment for the clock."""
