"""The lobby of a finished table's rematch: one for each table."""

from __future__ import annotations

import sqlite3


def lobby_of(connection: sqlite3.Connection, table_id: int) -> int | None:
    query = "SELECT lobby_id FROM rematch WHERE table_id = ?"
    record = connection.execute(query, (table_id,)).fetchone()
    return None if record is None else int(record[0])


def put(connection: sqlite3.Connection, table_id: int, lobby_id: int) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO rematch (table_id, lobby_id) VALUES (?, ?)", (table_id, lobby_id)
    )
