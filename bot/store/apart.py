"""People who shall meet in no tournament of a server, such as families."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from itertools import combinations

Pair = tuple[int, int]


def keep(connection: sqlite3.Connection, guild_id: int, users: Iterable[int]) -> None:
    """No two of them meet from now on."""
    connection.executemany(
        "INSERT OR IGNORE INTO kept_apart (guild_id, user_id, other_id) VALUES (?, ?, ?)",
        [(guild_id, *pair) for pair in _pairs(users)],
    )


def release(connection: sqlite3.Connection, guild_id: int, users: Iterable[int]) -> None:
    """They may meet again."""
    connection.executemany(
        "DELETE FROM kept_apart WHERE guild_id = ? AND user_id = ? AND other_id = ?",
        [(guild_id, *pair) for pair in _pairs(users)],
    )


def at(connection: sqlite3.Connection, guild_id: int) -> tuple[Pair, ...]:
    """All pairs of a server."""
    query = "SELECT user_id, other_id FROM kept_apart WHERE guild_id = ? ORDER BY 1, 2"
    return tuple(connection.execute(query, (guild_id,)))


def of(connection: sqlite3.Connection, guild_id: int, user_id: int) -> frozenset[int]:
    """Those whom the person shall not meet."""
    return frozenset(
        other
        for pair in at(connection, guild_id)
        if user_id in pair
        for other in pair
        if other != user_id
    )


def forget(connection: sqlite3.Connection, user_id: int) -> None:
    connection.execute("DELETE FROM kept_apart WHERE ? IN (user_id, other_id)", (user_id,))


def _pairs(users: Iterable[int]) -> list[Pair]:
    return list(combinations(sorted(set(users)), 2))
