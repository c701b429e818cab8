"""Forms that are being filled in, where a custom id is too short for what they say."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta

from bot.store.columns import Columns, text_of
from bot.store.rows import DraftRow

LIFE = timedelta(days=1)
"""After so long without a touch a draft is gone: its form is opened anew."""

_COLUMNS = Columns("draft", DraftRow)


def insert(connection: sqlite3.Connection, row: DraftRow) -> int:
    """Add a draft, under a new id, which is returned; those that have expired go."""
    connection.execute("DELETE FROM draft WHERE stored <= ?", (text_of(row.stored - LIFE),))
    return _COLUMNS.add(connection, row)


def save(connection: sqlite3.Connection, row: DraftRow) -> None:
    """Write the draft over the one with its id, or anew if that has expired meanwhile."""
    _COLUMNS.put(connection, row)


def get(
    connection: sqlite3.Connection, draft_id: int, table_id: int, user_id: int, now: datetime
) -> DraftRow | None:
    """A person's own draft at a table; None if there is none (any more)."""
    query = f"{_COLUMNS.select} WHERE id = ? AND table_id = ? AND user_id = ? AND stored > ?"
    given = (draft_id, table_id, user_id, text_of(now - LIFE))
    return _COLUMNS.first(connection.execute(query, given))
