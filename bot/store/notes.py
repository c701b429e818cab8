"""Small things to remember between runs, by key: the hash of the commands last registered ..."""

from __future__ import annotations

import sqlite3


def get(connection: sqlite3.Connection, key: str) -> str | None:
    record = connection.execute("SELECT value FROM note WHERE key = ?", (key,)).fetchone()
    return None if record is None else str(record[0])


def put(connection: sqlite3.Connection, key: str, value: str) -> None:
    connection.execute("INSERT OR REPLACE INTO note (key, value) VALUES (?, ?)", (key, value))


def remove(connection: sqlite3.Connection, key: str) -> None:
    connection.execute("DELETE FROM note WHERE key = ?", (key,))
