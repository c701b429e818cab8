"""When people were called about what: kept for as long as it holds back another call."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta

from bot.store.columns import text_of

EVERY = timedelta(hours=1)
"""So often at most is somebody called about one topic."""


def again(
    connection: sqlite3.Connection, table_id: int, user_id: int, topic: str, now: datetime
) -> bool:
    """Whether they may be called about it now; if so, that counts as done."""
    connection.execute("DELETE FROM called WHERE at <= ?", (text_of(now - EVERY),))
    added = connection.execute(
        "INSERT OR IGNORE INTO called (table_id, user_id, topic, at) VALUES (?, ?, ?, ?)",
        (table_id, user_id, topic, text_of(now)),
    )
    return added.rowcount == 1
