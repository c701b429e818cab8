"""How far each rating is believed, and the games of a year from which that follows."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from datetime import datetime
from itertools import groupby
from typing import NamedTuple

from bot.store.columns import text_of
from bot.store.ratings import Key
from bot.store.results import RATED, first_since
from games.league.anchoring import Anchor
from games.league.ratings import Scope


class Meeting(NamedTuple):
    """A rated game: who has met there, and who of them did not play it to the end."""

    game: str
    guild_id: int
    people: tuple[int, ...]
    gone: tuple[int, ...]


def meetings(connection: sqlite3.Connection, since: datetime) -> Iterator[Meeting]:
    """The rated games from a moment on, without computers and those who have never moved."""
    query = (
        "SELECT number, game, guild_id, person, mark != 'played' FROM result"
        # CROSS: from the games of the year to their people, and not the other way round.
        " CROSS JOIN result_seat USING (number)"
        f" WHERE number >= ? AND ended >= ? AND {RATED} AND person != 0 AND mark NOT IN ('unplayed', 'again')"
        " ORDER BY number"
    )
    found = connection.execute(query, (first_since(connection, since), text_of(since)))
    for _, parts in groupby(found, key=lambda record: record[0]):
        table = list(parts)
        people = tuple(person for *_, person, _ in table)
        gone = tuple(person for *_, person, left in table if left)
        yield Meeting(table[0][1], table[0][2], people, gone)


def stored(connection: sqlite3.Connection, scope: Scope) -> dict[int, Anchor]:
    query = "SELECT person, level, among FROM anchor WHERE game = ? AND guild_id = ?"
    found = connection.execute(query, scope)
    return {person: Anchor(level, among) for person, level, among in found}


def of(connection: sqlite3.Connection, scope: Scope, person: int) -> Anchor:
    query = "SELECT level, among FROM anchor WHERE game = ? AND guild_id = ? AND person = ?"
    record = connection.execute(query, (*scope, person)).fetchone()
    return Anchor() if record is None else Anchor(*record)


def write(connection: sqlite3.Connection, found: Iterable[tuple[Key, Anchor]]) -> None:
    """Those of people who have a rating there: somebody may have been forgotten meanwhile."""
    connection.executemany(
        "INSERT OR REPLACE INTO anchor (game, guild_id, person, level, among)"
        " SELECT game, guild_id, person, ?, ? FROM rating"
        " WHERE game = ? AND guild_id = ? AND person = ?",
        ((one.level, one.among, *scope, person) for (scope, person), one in found),
    )
