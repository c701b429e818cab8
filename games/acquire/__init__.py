"""Acquire, 1999 edition: found corporations, merge them, be rich at the end."""
