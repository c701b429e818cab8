"""Spectators who want to be told of a table: of each turn, or only of the end."""

from __future__ import annotations

import sqlite3
from typing import Literal

from bot.store import outbox
from bot.store.rows import News

Watched = Literal["turn", "end"]

MAX_WATCHES = 25
"""Spectators of a table who are told of it: each is a message, and all go through one bot's limit."""


def of(connection: sqlite3.Connection, table_id: int, user_id: int) -> Watched | None:
    """What the person is told of."""
    query = "SELECT what FROM watch WHERE table_id = ? AND user_id = ?"
    record = connection.execute(query, (table_id, user_id)).fetchone()
    return None if record is None else record[0]


def count(connection: sqlite3.Connection, table_id: int, but: int = 0) -> int:
    """How many are told, but for this person."""
    query = "SELECT count(*) FROM watch WHERE table_id = ? AND user_id <> ?"
    number: int = connection.execute(query, (table_id, but)).fetchone()[0]
    return number


def put(connection: sqlite3.Connection, table_id: int, user_id: int, what: Watched) -> None:
    connection.execute("INSERT OR REPLACE INTO watch VALUES (?, ?, ?)", (table_id, user_id, what))


def remove(connection: sqlite3.Connection, table_id: int, user_id: int) -> None:
    """Tell the person no more, not even what was to be told."""
    connection.execute("DELETE FROM watch WHERE table_id = ? AND user_id = ?", (table_id, user_id))
    _forget_news(connection, table_id, user_id)


def tell(connection: sqlite3.Connection, table_id: int, *, over: bool) -> None:
    """Put news of a turn, or of the end, for all whom it concerns in the outbox.

    News of the turn before that is still untold gives way: told late it would be wrong.
    """
    query = "SELECT user_id FROM watch WHERE table_id = ? AND (what = 'turn' OR ?)"
    for (user_id,) in connection.execute(query, (table_id, over)).fetchall():
        _forget_news(connection, table_id, user_id)
        outbox.put(connection, News(table_id=table_id, kind="watch", to=user_id))


def _forget_news(connection: sqlite3.Connection, table_id: int, user_id: int) -> None:
    connection.execute(
        "DELETE FROM outbox WHERE table_id = ? AND kind = 'watch' AND recipient = ?",
        (table_id, user_id),
    )
