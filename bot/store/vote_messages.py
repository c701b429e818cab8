"""The messages with the buttons of votes, kept longer than the votes: their buttons must go then."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple


class VoteMessage(NamedTuple):
    """A message with the buttons of a vote."""

    ballot_id: int
    message_id: int
    place_id: int | None
    """None: at the table's place."""


def remember(connection: sqlite3.Connection, table_id: int, message: VoteMessage) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO vote_message (table_id, ballot_id, message_id, place_id)"
        " VALUES (?, ?, ?, ?)",
        (table_id, *message),
    )


def at(connection: sqlite3.Connection, table_id: int) -> tuple[VoteMessage, ...]:
    """The messages of a table's votes, the oldest first."""
    query = (
        "SELECT ballot_id, message_id, place_id FROM vote_message"
        " WHERE table_id = ? ORDER BY ballot_id"
    )
    return tuple(map(VoteMessage._make, connection.execute(query, (table_id,))))


def forget(connection: sqlite3.Connection, table_id: int, ballot_id: int) -> None:
    connection.execute(
        "DELETE FROM vote_message WHERE table_id = ? AND ballot_id = ?", (table_id, ballot_id)
    )
