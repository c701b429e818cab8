"""When people were called about what: kept among the notes for as long as it holds back a call."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta

from bot.store import notes
from bot.store.columns import text_of

EVERY = timedelta(hours=1)
"""So often at most is somebody called about one thing."""


def again(
    connection: sqlite3.Connection, table_id: int, user_id: int, topic: str, now: datetime
) -> bool:
    """Whether he may be called about it now; if so, that counts as done."""
    connection.execute(
        "DELETE FROM note WHERE key >= 'called:' AND key < 'called;' AND value <= ?",
        (text_of(now - EVERY),),
    )
    key = f"called:{table_id}:{topic}:{user_id}"
    if notes.get(connection, key) is not None:
        return False
    notes.put(connection, key, text_of(now))
    return True
