"""Finished games: the record as a file, a table made from a file, and every moment of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from bot.engine.keeping.repository import Repository
from bot.engine.keeping.saving import SETUP, entries_of
from bot.engine.moves.entries import entry_row
from bot.engine.table.live import Change, Live
from bot.engine.table.names import of_a_file
from bot.engine.time.paces import PACES
from bot.engine.views.sight import Point
from bot.errors import HouseError
from bot.store import entries
from bot.store.rows import EntryRow, SeatRow, TableRow
from games.core import transcript
from games.core.contract import Rules
from games.core.kinds import Titles
from games.core.record import Entry, Substitute, Table, Undo, encode, replay
from games.core.transcript import Reading, TranscriptError
from games.core.words import Seat, visible_events


async def export(repository: Repository, live: Live) -> bytes:
    """The record as JSON. HouseError: table-not-over, since a running record holds secrets."""
    check_over(live)
    header, _ = live.begun
    record = await _record(repository, live)
    names = [seat.name for seat in live.seats]
    return await asyncio.to_thread(transcript.write, header, names, record)


async def scenes(repository: Repository, live: Live) -> list[Point]:
    """Every moment that stands, from the setup on. HouseError: table-not-over, other-version."""
    check_over(live)
    if live.row.version != live.rules.version:
        raise HouseError("other-version")
    record = await _record(repository, live)
    # Every state of a long game is worked out: the loop serves other tables meanwhile.
    return await asyncio.to_thread(_points, live, record)


async def named_before(
    repository: Repository, live: Live, moves: Sequence[tuple[int, Seat]]
) -> list[Titles]:
    """For each move, by its entry and seat, the names that its player could tell the table's things by."""
    record = await _record(repository, live)
    return await asyncio.to_thread(_named_before, live, record, moves)


async def read(repository: Repository, data: bytes, *, unfinished: bool = False) -> Reading:
    """A record that a person has brought, replayed; HouseError says what is wrong with it.

    Records are read one after the other: however many come at once, the tables keep half of the
    processor.
    """
    try:
        async with repository.reading:
            return await asyncio.to_thread(
                partial(transcript.read, data, repository.games, unfinished=unfinished)
            )
    except TranscriptError as error:
        raise HouseError(error.why, number=error.number) from error


def imported(
    reading: Reading,
    repository: Repository,
    guild_id: int,
    channel_id: int,
    user_id: int,
    language: str,
) -> Change:
    """A table that is over, with the record's entries; its seats have names but no persons."""
    last, now = reading.tables[-1], repository.now()
    row = table_row(reading, (guild_id, channel_id), user_id, language, now)
    seats = tuple(
        SeatRow(table_id=0, seat=Seat(number), user_id=None, name=name)
        for number, name in enumerate(of_a_file(reading.players))
    )
    live = Live(rules=reading.rules, row=row, seats=seats, header=reading.header, game=last)
    change = Change(live, now)
    change.entries = list(rows_of(reading.tables, reading.entries))
    return change


def table_row(
    reading: Reading, place: tuple[int, int], host_id: int, language: str, now: datetime
) -> TableRow:
    """The row of a table that is over, in (server, channel)."""
    last = reading.tables[-1]
    return TableRow(
        id=0,
        game=reading.header.game,
        guild_id=place[0],
        channel_id=place[1],
        host_id=host_id,
        language=language,
        stage="over",
        options=encode(reading.header.options),
        # A row needs a pace, though nothing runs there any more.
        clock=PACES["daily"],
        seed=reading.header.seed,
        version=reading.header.version,
        opened=reading.header.opened,
        number=last.number,
        decision=last.opened,
        at=last.at,
        created=now,
        ended=last.at,
        imported=True,
    )


def setup_row(table: Table[Any]) -> EntryRow:
    """Entry 0: the events of the setup."""
    return EntryRow(
        table_id=0, number=0, seat=None, action=SETUP, at=table.at, events=encode(table.events)
    )


def rows_of(tables: Sequence[Table[Any]], record: Sequence[Entry]) -> Iterator[EntryRow]:
    """The setup and the entries as rows, of a table that has no number yet."""
    yield setup_row(tables[0])
    for entry, table in zip(record, tables[1:], strict=True):
        yield entry_row(0, entry, table)


def check_over(live: Live) -> None:
    """HouseError: table-not-over, since a running record holds secrets."""
    if live.row.stage != "over":
        raise HouseError("table-not-over")


async def _record(repository: Repository, live: Live) -> tuple[Entry, ...]:
    rows = await repository.store.read(partial(entries.all, table_id=live.row.id))
    return entries_of(live.rules, rows)


def _points(live: Live, record: tuple[Entry, ...]) -> list[Point]:
    header, _ = live.begun
    points: list[Point] = []
    for entry, table in zip((None, *record), replay(live.rules, header, record), strict=True):
        if entry is not None and isinstance(entry.action, Undo):
            to = entry.action.to
            # The entries themselves stay in the record; only what people look at leaves them out.
            points = [point for point in points if point.number <= to]
        else:
            points.append(_point(live.rules, entry, table))
    return points


def _named_before(
    live: Live, record: tuple[Entry, ...], moves: Sequence[tuple[int, Seat]]
) -> list[Titles]:
    (header, _), rules = live.begun, live.rules
    tables = replay(rules, header, record[: max((number for number, _ in moves), default=0)])
    views = (rules.view(tables[number - 1].state, seat) for number, seat in moves)
    return [rules.titles(view) for view in views]


def _point(rules: Rules[Any, Any, Any], entry: Entry | None, table: Table[Any]) -> Point:
    return Point(
        number=table.number,
        seat=entry.seat if entry else None,
        cause=entry.cause if entry else None,
        handed=entry.action.seat if entry and isinstance(entry.action, Substitute) else None,
        at=table.at,
        events=visible_events(table.events, None),
        view=rules.view(table.state, None),
        waiting=rules.waiting(table.state),
        worth=rules.worth(table.state),
        outcome=table.outcome,
    )
