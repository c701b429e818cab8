"""Reviews: what was found in games that are over, so that each is gone through once."""

from __future__ import annotations

import sqlite3


def get(connection: sqlite3.Connection, table_id: int) -> bytes | None:
    """As JSON."""
    query = "SELECT content FROM review WHERE table_id = ?"
    record = connection.execute(query, (table_id,)).fetchone()
    return None if record is None else bytes(record[0])


def put(connection: sqlite3.Connection, table_id: int, content: bytes) -> None:
    connection.execute("INSERT OR REPLACE INTO review VALUES (?, ?)", (table_id, content))
