"""The seats of tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from bot.store.columns import Columns
from bot.store.rows import SeatRow

COLUMNS = Columns("seat", SeatRow, keys=2, left="gone")
insert, save = COLUMNS.insert, COLUMNS.update
_SELECT = COLUMNS.select


def replace(connection: sqlite3.Connection, table_id: int, rows: Iterable[SeatRow]) -> None:
    """Write all seats of a table again, when a lobby's seats are renumbered or dealt."""
    # Renumbered one by one, two seats would have one number for a moment, which the key forbids.
    connection.execute("DELETE FROM seat WHERE table_id = ?", (table_id,))
    for row in rows:
        insert(connection, row)


def at(connection: sqlite3.Connection, table_id: int) -> tuple[SeatRow, ...]:
    """The seats of a table, in order."""
    query = f"{_SELECT} WHERE table_id = ? ORDER BY seat"
    return COLUMNS.rows(connection.execute(query, (table_id,)))


def count(connection: sqlite3.Connection) -> int:
    number: int = connection.execute("SELECT count(*) FROM seat").fetchone()[0]
    return number


def offered_in(connection: sqlite3.Connection, guild_id: int) -> tuple[SeatRow, ...]:
    """The seats that are offered at the open tables of a server, the longest first."""
    query = (
        f"{_SELECT} WHERE offered IS NOT NULL AND table_id IN"
        " (SELECT id FROM game_table WHERE guild_id = ? AND stage IN ('running', 'paused'))"
        " ORDER BY offered, table_id, seat"
    )
    return COLUMNS.readable(connection.execute(query, (guild_id,)))
