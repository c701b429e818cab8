"""The messages of a table on Discord: lobby card, board, reminder."""

from __future__ import annotations

import sqlite3

from bot.store.columns import Columns
from bot.store.rows import Posted

COLUMNS = Columns("posted", Posted)
save = COLUMNS.put
_SELECT = COLUMNS.select


def get(connection: sqlite3.Connection, table_id: int) -> Posted:
    """The messages of a table; all None if nothing is posted."""
    cursor = connection.execute(f"{_SELECT} WHERE table_id = ?", (table_id,))
    return COLUMNS.first(cursor) or Posted(table_id=table_id)


def uprooted(row: Posted) -> Posted:
    """Nothing is posted yet at the new place; what was told need not be told again."""
    return Posted(table_id=row.table_id, board_number=max(row.board_number, 0))
