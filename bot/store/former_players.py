"""People who played seats before: they may not take one at that table again."""

from __future__ import annotations

import sqlite3

from bot.store.columns import Columns
from bot.store.rows import FormerRow

COLUMNS = Columns("former_player", FormerRow, keys=2)


def put(connection: sqlite3.Connection, row: FormerRow) -> None:
    """Note it. Private news that still waited for the person at the table is theirs no longer."""
    COLUMNS.put(connection, row)
    connection.execute(
        "DELETE FROM undelivered WHERE table_id = ? AND user_id = ?", (row.table_id, row.user_id)
    )


def at(connection: sqlite3.Connection, table_id: int) -> tuple[FormerRow, ...]:
    """The former players of a table, the earliest first."""
    query = f"{COLUMNS.select} WHERE table_id = ? ORDER BY number, user_id"
    return COLUMNS.readable(connection.execute(query, (table_id,)))
