"""The messages with the buttons of votes, kept longer than the votes: their buttons must go then."""

from __future__ import annotations

import sqlite3


def remember(
    connection: sqlite3.Connection, table_id: int, ballot_id: int, message_id: int
) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO vote_message (table_id, ballot_id, message_id) VALUES (?, ?, ?)",
        (table_id, ballot_id, message_id),
    )


def at(connection: sqlite3.Connection, table_id: int) -> dict[int, int]:
    """The message of each ballot of a table."""
    query = "SELECT ballot_id, message_id FROM vote_message WHERE table_id = ? ORDER BY ballot_id"
    return dict(connection.execute(query, (table_id,)).fetchall())


def forget(connection: sqlite3.Connection, table_id: int, ballot_id: int) -> None:
    connection.execute(
        "DELETE FROM vote_message WHERE table_id = ? AND ballot_id = ?", (table_id, ballot_id)
    )
