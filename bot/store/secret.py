"""What the numbers of messages are mixed with. One row, made with the database."""

from __future__ import annotations

import sqlite3


def get(connection: sqlite3.Connection) -> bytes:
    """Sixteen random bytes in hexadecimal; empty if the row was lost."""
    record = connection.execute("SELECT value FROM secret").fetchone()
    return b"" if record is None else str(record[0]).encode()
