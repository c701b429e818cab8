"""Reviews: what was found in games that are over, so that each is gone through once."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple


class Wanted(NamedTuple):
    """An analysis that a person has asked for."""

    table_id: int
    user_id: int


def get(connection: sqlite3.Connection, table_id: int) -> bytes | None:
    """As JSON."""
    query = "SELECT content FROM review WHERE table_id = ?"
    record = connection.execute(query, (table_id,)).fetchone()
    return None if record is None else bytes(record[0])


def put(connection: sqlite3.Connection, table_id: int, content: bytes) -> None:
    connection.execute("INSERT OR REPLACE INTO review VALUES (?, ?)", (table_id, content))


def want(connection: sqlite3.Connection, table_id: int, user_id: int) -> None:
    """The person has asked for it."""
    connection.execute("INSERT OR IGNORE INTO review_wanted VALUES (?, ?)", (table_id, user_id))


def answered(connection: sqlite3.Connection, table_id: int, user_id: int) -> None:
    query = "DELETE FROM review_wanted WHERE table_id = ? AND user_id = ?"
    connection.execute(query, (table_id, user_id))


def wanted(connection: sqlite3.Connection) -> tuple[Wanted, ...]:
    """What was asked for and not answered, the oldest first."""
    query = "SELECT table_id, user_id FROM review_wanted ORDER BY rowid"
    return tuple(map(Wanted._make, connection.execute(query)))
