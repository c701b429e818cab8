"""Formats of tournaments, a module each; `format.py` says what one tells, `shelf.py` which there are."""
