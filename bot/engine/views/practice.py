"""A record opened at one of its entries, to play on from there: in the sandbox, or for practice.

The record's moments are moved by whole days, so that the game goes on now and its hours stay. Who sat
in the record is not asked: each seat is a person's who opens it, or a computer's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine.keeping.repository import Repository
from bot.engine.table.live import Change, Live, begun
from bot.engine.table.names import of_a_computer, of_a_file, of_a_person
from bot.engine.time.paces import clock_of
from bot.engine.views import transcripts
from bot.errors import HouseError
from bot.store.rows import SeatRow
from bot.words.languages import ENGLISH
from games.core.record import Entry, Header, replay
from games.core.timers import arm
from games.core.transcript import Reading
from games.core.words import Seat
from games.players import kinds

DAY = timedelta(days=1)

Sitter = tuple[int, str]
"""A person's id and name."""


def upto(reading: Reading, step: int | None) -> Reading:
    """The record up to that entry; HouseError: no-such-step."""
    last = len(reading.entries)
    if step is None:
        return reading
    if not 0 <= step <= last:
        raise HouseError("no-such-step", most=last)
    return replace(reading, entries=reading.entries[:step], tables=reading.tables[: step + 1])


async def practise(
    repository: Repository,
    place: tuple[int, int],
    sitters: Sequence[Sitter],
    data: bytes,
    step: int | None = None,
    language: str = ENGLISH.code,
    zone: str = "UTC",
) -> int:
    """A running table in (server, channel) from a record, after its entry `step` or its last. Its id.

    The first sitter is the host, and gets the seat that is waited for; further ones get the next
    seats. HouseError: as when a record is imported, no-such-step, record-is-over.
    """
    reading = upto(await transcripts.read(repository, data, unfinished=True), step)
    change = await asyncio.to_thread(
        partial(_opened, reading, repository, place, sitters, language, zone)
    )
    return await repository.create(change)


def _opened(
    reading: Reading,
    repository: Repository,
    place: tuple[int, int],
    sitters: Sequence[Sitter],
    language: str,
    zone: str,
) -> Change:
    rules, now = reading.rules, repository.now()
    if reading.tables[-1].outcome is not None:
        raise HouseError("record-is-over")
    header, entries = _moved(reading, now)
    tables = replay(rules, header, entries)
    last, clock = tables[-1], clock_of("daily", zone)
    moved = replace(reading, header=header, tables=tables)
    row = replace(
        transcripts.table_row(moved, place, sitters[0][0], language, now),
        stage="running",
        clock=clock,
        shape=rules.shape,
        revealed=last.revealed,
        ended=None,
    )
    live = begun(Live(rules=rules, row=row, seats=()), header, last)
    first = live.waiting.seats[0] if live.waiting.seats else Seat(0)
    seats = _seats(reading, first, sitters, clock.bank)
    change = Change(replace(live, seats=seats), now, by_person=True)
    change.set(alarms=arm((), live.waiting.timers, max(now, last.at), clock))
    change.entries = list(transcripts.rows_of(tables, entries))
    change.tell("board")
    return change


def _seats(
    reading: Reading, first: Seat, sitters: Sequence[Sitter], bank: int
) -> tuple[SeatRow, ...]:
    """The sitters in order from the first seat on; the others are computers, called as in the file."""
    seats = len(reading.players)
    at = [(first + turn) % seats for turn in range(seats)]
    sitting = dict(zip(at, sitters, strict=False))
    own = [of_a_person(name) for _, name in sitting.values()]
    others = [of_a_computer(reading.players[number]) for number in at[len(sitting) :]]
    called = dict(zip(at, of_a_file([*own, *others]), strict=True))
    return tuple(
        SeatRow(
            table_id=0,
            seat=Seat(number),
            user_id=sitting[number][0] if number in sitting else None,
            name=called[number],
            computer=None if number in sitting else kinds(reading.rules)[0],
            bank=bank,
        )
        for number in range(seats)
    )


def _moved(reading: Reading, now: datetime) -> tuple[Header[Any], tuple[Entry, ...]]:
    """The record moved by whole days, so that its last moment is the first of its hour after now.

    A moment before now could lie before a deadline that has passed, and the turn would close at once.
    """
    late = now - reading.tables[-1].at
    days = -(-late // DAY) * DAY
    header = replace(reading.header, opened=_later(reading.header.opened, days))
    return header, tuple(replace(one, at=_later(one.at, days)) for one in reading.entries)


def _later(moment: datetime, days: timedelta) -> datetime:
    return (moment + days).astimezone(UTC)
