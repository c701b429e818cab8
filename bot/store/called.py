"""The calls of the last hour, by person and topic: each holds back the next one."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta

from bot.store.columns import text_of

EVERY = timedelta(hours=1)
"""The least time between two calls of a person about one topic."""


def again(
    connection: sqlite3.Connection, table_id: int, user_id: int, topic: str, now: datetime
) -> bool:
    """Whether the person may be called about the topic now; if so, the call is noted."""
    # Old calls go with each new one, so the table never grows beyond an hour's calls.
    connection.execute("DELETE FROM called WHERE at <= ?", (text_of(now - EVERY),))
    added = connection.execute(
        "INSERT OR IGNORE INTO called (table_id, user_id, topic, at) VALUES (?, ?, ?, ?)",
        (table_id, user_id, topic, text_of(now)),
    )
    return added.rowcount == 1
