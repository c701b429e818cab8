"""What a finished game did to the ratings, for the message of its result."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping

from bot.store import anchors, people, results
from games.core.words import Seat
from games.league.ratings import NEW, Shown, scopes, shown

Changes = Mapping[Seat, tuple[Shown, Shown]]
"""By seat the rating before and after, in the game and the server; without those who are hidden."""


def of_table(connection: sqlite3.Connection, table_id: int) -> Changes:
    row = results.of_table(connection, table_id)
    return {} if row is None else dict(_changes(connection, row))


def _changes(
    connection: sqlite3.Connection, row: results.ResultRow
) -> Iterator[tuple[Seat, tuple[Shown, Shown]]]:
    every = scopes(row.game, row.guild_id)
    scope = (row.game, row.guild_id)
    for part in results.seats(connection, row.number):
        if part.person <= 0 or part.after is None or people.get(connection, part.person).private:
            continue
        before = results.before(connection, scope, part.person, row.number) or NEW
        anchor, after = anchors.of(connection, scope, part.person), part.after[every.index(scope)]
        yield part.seat, (shown(before, anchor), shown(after, anchor))
