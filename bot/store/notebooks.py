"""Notebooks: what a player has written down at a table, for nobody else."""

from __future__ import annotations

import sqlite3


def get(connection: sqlite3.Connection, table_id: int, user_id: int) -> str:
    """The note; empty if there is none."""
    query = "SELECT content FROM notebook WHERE table_id = ? AND user_id = ?"
    record = connection.execute(query, (table_id, user_id)).fetchone()
    return "" if record is None else str(record[0])


def write(connection: sqlite3.Connection, table_id: int, user_id: int, content: str) -> None:
    """Write the note over the one before; an empty one removes it."""
    if content:
        connection.execute(
            "INSERT OR REPLACE INTO notebook VALUES (?, ?, ?)", (table_id, user_id, content)
        )
    else:
        connection.execute(
            "DELETE FROM notebook WHERE table_id = ? AND user_id = ?", (table_id, user_id)
        )
