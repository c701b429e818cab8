"""Finished games without a game: tables whose rules only know how they ended."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from types import MappingProxyType, SimpleNamespace
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.community.ratings import enter
from bot.engine.table.live import Live
from bot.store import former_players, seats, tables
from bot.store.rows import FormerRow, SeatRow, TableRow
from games.core.contract import Outcome
from games.core.undo import StandingEntry
from games.core.words import Seat
from games.league.ratings import Model
from tests.bot.store.arrange import RUNNING

GUILD, OTHER = 7, 8
NOVEMBER = datetime(2026, 11, 28, 12, tzinfo=UTC)
DAY = timedelta(days=1)

Sitter = int | str | None
"""A user, a kind of computer, or somebody who has been forgotten."""
Rating = tuple[float, float, int, int]


def ended(
    connection: sqlite3.Connection,
    places: Sequence[Sequence[int]],
    sitters: Sequence[Sitter],
    *,
    left: Sequence[int] = (),
    lapsed: Sequence[int] = (),
    silent: Sequence[int] = (),
    substitutes: Mapping[int, int] = MappingProxyType({}),
    at: datetime = NOVEMBER,
    game: str = "acquire",
    guild: int = GUILD,
    scores: Mapping[int, int] | None = None,
    **row: Any,
) -> Live:
    """A table that has just ended with these places, by seat; its result is not entered yet.

    `substitutes` are users by the seat that they took over.
    """
    opened = {"created": at - DAY, "opened": at - DAY} | row
    table = msgspec.structs.replace(
        RUNNING, game=game, guild_id=guild, stage="over", ended=at, at=at, number=9, **opened
    )
    table = msgspec.structs.replace(table, id=tables.insert(connection, table))
    rows = tuple(_sat(table.id, seat, one, seat in left) for seat, one in enumerate(sitters))
    former = tuple(_former(rows[seat], at) for seat in substitutes)
    rows = tuple(_taken(row, substitutes.get(row.seat)) for row in rows)
    for sat in rows:
        seats.insert(connection, sat)
    for one in former:
        former_players.put(connection, one)
    points = scores or {seat: 1000 * (9 - at) for at, tied in enumerate(places) for seat in tied}
    rows = tuple(
        replace(row, asked=3, missed=3, missed_row=3) if row.seat in lapsed else row for row in rows
    )
    moved = [seat for seat in range(len(rows)) if seat not in silent]
    return _live(table, rows, former, _outcome(places, points), moved)


def _outcome(places: Sequence[Sequence[int]], points: Mapping[int, int]) -> Outcome:
    return Outcome(
        tuple(tuple(map(Seat, tied)) for tied in places),
        {Seat(seat): score for seat, score in points.items()},
        "over",
    )


def _live(
    table: TableRow,
    rows: tuple[SeatRow, ...],
    former: tuple[FormerRow, ...],
    outcome: Outcome,
    moved: Sequence[int],
) -> Live:
    """The table as it ended; `moved` are the seats whose persons have acted."""
    rules: Any = SimpleNamespace(usual={len(rows): 6})
    header: Any = SimpleNamespace()
    game: Any = SimpleNamespace(outcome=outcome)
    lines = tuple(StandingEntry(0, Seat(seat), None) for seat in moved)
    return Live(
        rules=rules,
        row=table,
        seats=rows,
        header=header,
        game=game,
        former=former,
        lines=lines,
    )


def entered(connection: sqlite3.Connection, *args: Any, **rest: Any) -> int:
    """A table that has ended, and its result; the table's id."""
    live = ended(connection, *args, **rest)
    enter(connection, live, Model())
    return live.row.id


def _sat(table_id: int, number: int, who: Sitter, left: bool) -> SeatRow:
    user = who if isinstance(who, int) else None
    name = f"P{user}" if user else f"Player {number + 1}"
    computer = who if isinstance(who, str) else None
    return SeatRow(
        table_id=table_id,
        seat=Seat(number),
        user_id=user,
        name=name,
        computer=computer,
        left=left,
    )


def _former(row: SeatRow, at: datetime) -> FormerRow:
    assert row.user_id is not None
    return FormerRow(
        table_id=row.table_id, user_id=row.user_id, seat=row.seat, why="left", number=4, at=at
    )


def _taken(row: SeatRow, user_id: int | None) -> SeatRow:
    """The seat once the user has taken it over."""
    if user_id is None:
        return row
    return replace(row, user_id=user_id, name=f"P{user_id}", left=False, taken=5)


def standing(connection: sqlite3.Connection) -> dict[tuple[str, int, int], Rating]:
    """The stored ratings by game, server and person."""
    query = "SELECT game, guild_id, person, mu, sigma, season, games FROM rating"
    return {
        (game, guild, who): tuple(rest) for game, guild, who, *rest in connection.execute(query)
    }
