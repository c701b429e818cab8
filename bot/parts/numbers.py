"""Numbers of facts that only a wrong clock, or somebody else in the hub, can have given.

A number is a millisecond of the day. One that is far ahead would make all that its part tells from then on
look old, until that day has come. So no part takes it, and a part whose clock was wrong numbers anew.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

AHEAD = 86_400_000
"""Milliseconds by which a number may be ahead of this part's clock; less does no harm."""

NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
"""SQL for this millisecond."""


class FutureError(ValueError):
    """What was told has numbers that no clock can have given."""


def check(numbers: Iterable[int], now: float) -> None:
    """FutureError if one of them is too far ahead of `now`, in seconds since 1970."""
    if (highest := max(numbers, default=0)) > now * 1000 + AHEAD:
        ahead = (highest / 1000 - now) / 86_400
        raise FutureError(
            f"numbers {ahead:.0f} days ahead: set the clock of the part that tells them right"
        )


def back_to_now(connection: sqlite3.Connection) -> int:
    """Once the clock is right: renumber what lies far ahead, which no other part has taken. After which number."""
    limit = connection.execute(f"SELECT {NOW} + ?", (AHEAD,)).fetchone()[0]
    own = "(SELECT part FROM part)"
    connection.execute(
        f"UPDATE fact SET number = {NOW} WHERE number > ? AND origin IS NOT {own}", (limit,)
    )
    # Taken while this clock was ahead, too: what its part tells now has lower numbers, and is told again.
    connection.execute("UPDATE heard SET number = 0 WHERE number > ?", (limit,))
    connection.execute(
        f"UPDATE part SET last = max({NOW}, (SELECT coalesce(max(number), 0) FROM fact"
        " WHERE origin = part AND number <= :limit)) WHERE last > :limit",
        {"limit": limit},
    )
    after: int = connection.execute("SELECT last FROM part").fetchone()[0]
    _anew(connection, "number > ?", limit)
    return after


def above(connection: sqlite3.Connection, after: int, known: int) -> None:
    """Other parts know this one's facts up to `known`, of a file or a clock that has gone back: number anew what it
    has told from `after` on, since they would take that for known.
    """
    connection.execute("UPDATE part SET last = max(last, ?)", (known,))
    own = "origin = (SELECT part FROM part)"
    _anew(connection, f"{own} AND number > ? AND number <= ?", after, known)


def _anew(connection: sqlite3.Connection, which: str, *given: int) -> None:
    query = f"SELECT kind, subject FROM fact WHERE {which} ORDER BY number"
    for fact in connection.execute(query, given).fetchall():
        connection.execute("UPDATE part SET last = last + 1")
        connection.execute(
            "UPDATE fact SET number = (SELECT last FROM part) WHERE kind = ? AND subject = ?", fact
        )
