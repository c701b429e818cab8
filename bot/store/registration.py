"""The hash of the commands that Discord was told last: one row."""

from __future__ import annotations

import sqlite3


def last(connection: sqlite3.Connection) -> str | None:
    record = connection.execute("SELECT hash FROM registration").fetchone()
    return None if record is None else str(record[0])


def put(connection: sqlite3.Connection, hash_: str) -> None:
    connection.execute("INSERT OR REPLACE INTO registration (only, hash) VALUES (1, ?)", (hash_,))
