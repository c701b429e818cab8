"""Open votes of tables. A decided ballot is removed."""

from __future__ import annotations

import sqlite3
from datetime import datetime

from bot.store.columns import Columns, text_of
from bot.store.rows import BallotRow

COLUMNS = Columns("ballot", BallotRow, by="called_by")
insert, save = COLUMNS.add, COLUMNS.update
_SELECT = COLUMNS.select


def get(connection: sqlite3.Connection, ballot_id: int) -> BallotRow | None:
    return COLUMNS.one(connection.execute(f"{_SELECT} WHERE id = ?", (ballot_id,)))


def at(connection: sqlite3.Connection, table_id: int) -> tuple[BallotRow, ...]:
    """The open ballots of a table, the earliest first."""
    query = f"{_SELECT} WHERE table_id = ? ORDER BY id"
    return COLUMNS.readable(connection.execute(query, (table_id,)))


def remove(connection: sqlite3.Connection, ballot_id: int) -> None:
    connection.execute("DELETE FROM ballot WHERE id = ?", (ballot_id,))


def clear(connection: sqlite3.Connection, table_id: int) -> None:
    """Remove all ballots of a table whose game is over."""
    connection.execute("DELETE FROM ballot WHERE table_id = ?", (table_id,))


def closing_before(connection: sqlite3.Connection, now: datetime) -> tuple[BallotRow, ...]:
    """The ballots whose time is up, in order of closing."""
    query = f"{_SELECT} WHERE closes <= ? ORDER BY closes, id"
    return COLUMNS.readable(connection.execute(query, (text_of(now),)))
