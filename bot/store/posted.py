"""The messages of a table on Discord: lobby card, board, reminder, and those whose buttons end."""

from __future__ import annotations

import sqlite3
from typing import Literal, NamedTuple

from bot.store.columns import Columns
from bot.store.rows import Posted

COLUMNS = Columns("posted", Posted)
save = COLUMNS.put
_SELECT = COLUMNS.select


What = Literal["vote", "back", "seat"]
"""What the buttons of a message answer: a vote, the computer in somebody's place, a seat on offer."""


class ButtonMessage(NamedTuple):
    """A message with buttons that end before it: they are taken off then."""

    what: What
    subject: int
    """The number of the vote, or the seat."""
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


def remember(connection: sqlite3.Connection, table_id: int, one: ButtonMessage) -> None:
    connection.execute("INSERT OR REPLACE INTO standing VALUES (?, ?, ?, ?, ?)", (table_id, *one))


def standing(connection: sqlite3.Connection, table_id: int) -> tuple[ButtonMessage, ...]:
    """The messages of a table whose buttons may have ended, the oldest first."""
    query = (
        "SELECT what, subject, message_id, place_id FROM standing"
        " WHERE table_id = ? ORDER BY message_id, subject"
    )
    return tuple(map(ButtonMessage._make, connection.execute(query, (table_id,))))


def forget(connection: sqlite3.Connection, table_id: int, message_id: int) -> None:
    connection.execute(
        "DELETE FROM standing WHERE table_id = ? AND message_id = ?", (table_id, message_id)
    )
