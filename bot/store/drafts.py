"""Forms that are being filled in, whose values are too long for a custom id."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta

from bot.store.columns import Columns, text_of
from bot.store.rows import DraftRow

LIFE, KEPT = timedelta(days=1), timedelta(days=30)
"""How long a draft lives untouched; then its form must be opened again. So long it is known that it did."""

COLUMNS = Columns("draft", DraftRow)


def insert(connection: sqlite3.Connection, row: DraftRow) -> int:
    """Add a draft and return its new id; those that expired long ago are deleted."""
    connection.execute("DELETE FROM draft WHERE stored <= ?", (text_of(row.stored - KEPT),))
    return COLUMNS.add(connection, row)


def save(connection: sqlite3.Connection, row: DraftRow) -> None:
    """Write the draft over the one with its id, or again if that has expired meanwhile."""
    COLUMNS.put(connection, row)


def get(
    connection: sqlite3.Connection,
    draft_id: int,
    table_id: int,
    user_id: int,
    now: datetime,
    life: timedelta = LIFE,
) -> DraftRow | None:
    """A person's own draft at a table; None if there is none, or it is older than its life."""
    # Custom ids can be forged, so the draft's owner and table are checked too.
    query = f"{COLUMNS.select} WHERE id = ? AND table_id = ? AND user_id = ? AND stored > ?"
    given = (draft_id, table_id, user_id, text_of(now - life))
    return COLUMNS.one(connection.execute(query, given))


def remove(connection: sqlite3.Connection, row: DraftRow) -> bool:
    """Remove a draft; False if it is gone already, or has changed."""
    query = "DELETE FROM draft WHERE id = ? AND content = ?"
    return connection.execute(query, (row.id, row.content)).rowcount == 1
