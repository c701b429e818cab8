"""The messages of a table on Discord: lobby card, board, reminder, votes."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from bot.store.columns import Columns
from bot.store.rows import Posted

COLUMNS = Columns("posted", Posted)
save = COLUMNS.put
_SELECT = COLUMNS.select


class VoteMessage(NamedTuple):
    """A message with the buttons of a vote, kept longer than the vote: its buttons must go then."""

    ballot_id: int
    message_id: int
    place_id: int | None
    """None: at the table's place."""


def get(connection: sqlite3.Connection, table_id: int) -> Posted:
    """The messages of a table; all None if nothing is posted."""
    cursor = connection.execute(f"{_SELECT} WHERE table_id = ?", (table_id,))
    # One that cannot be read is posted again, and written over.
    return COLUMNS.one(cursor) or Posted(table_id=table_id)


def uprooted(row: Posted) -> Posted:
    """Nothing is posted yet at the new place; what was told need not be told again."""
    return Posted(table_id=row.table_id, board_number=max(row.board_number, 0))


def remember_vote(connection: sqlite3.Connection, table_id: int, message: VoteMessage) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO vote_message (table_id, ballot_id, message_id, place_id)"
        " VALUES (?, ?, ?, ?)",
        (table_id, *message),
    )


def votes_of(connection: sqlite3.Connection, table_id: int) -> tuple[VoteMessage, ...]:
    """The messages of a table's votes, the oldest first."""
    query = (
        "SELECT ballot_id, message_id, place_id FROM vote_message"
        " WHERE table_id = ? ORDER BY ballot_id"
    )
    return tuple(map(VoteMessage._make, connection.execute(query, (table_id,))))


def forget_vote(connection: sqlite3.Connection, table_id: int, ballot_id: int) -> None:
    connection.execute(
        "DELETE FROM vote_message WHERE table_id = ? AND ballot_id = ?", (table_id, ballot_id)
    )
