"""Whom people wish not to meet. Nobody but the one who wishes it learns of it."""

from __future__ import annotations

import sqlite3

MOST = 50
"""People whom one person may avoid, at most."""


def put(connection: sqlite3.Connection, user_id: int, other_id: int) -> bool:
    """Note the wish; False if they avoid as many as they may already."""
    kept = of(connection, user_id)
    if other_id not in kept and len(kept) >= MOST:
        return False
    query = "INSERT OR IGNORE INTO avoided (user_id, other_id) VALUES (?, ?)"
    connection.execute(query, (user_id, other_id))
    return True


def drop(connection: sqlite3.Connection, user_id: int, other_id: int) -> None:
    query = "DELETE FROM avoided WHERE user_id = ? AND other_id = ?"
    connection.execute(query, (user_id, other_id))


def of(connection: sqlite3.Connection, user_id: int) -> tuple[int, ...]:
    """Whom the person avoids."""
    query = "SELECT other_id FROM avoided WHERE user_id = ? ORDER BY other_id"
    return tuple(record[0] for record in connection.execute(query, (user_id,)))


def around(connection: sqlite3.Connection, user_id: int) -> frozenset[int]:
    """Whom the person avoids, and who avoids them: no table seats them together."""
    query = "SELECT user_id FROM avoided WHERE other_id = ?"
    others = (record[0] for record in connection.execute(query, (user_id,)))
    return frozenset((*of(connection, user_id), *others))


def forget(connection: sqlite3.Connection, user_id: int) -> None:
    for column in ("user_id", "other_id"):
        connection.execute(f"DELETE FROM avoided WHERE {column} = ?", (user_id,))
