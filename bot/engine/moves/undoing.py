"""Undo: the table goes on from a past state, and the record keeps what was taken back."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import msgspec

from bot.engine.keeping.repository import Repository
from bot.engine.keeping.saving import entries_of
from bot.engine.moves.entries import enter, take
from bot.engine.table.live import Change, Live, staying
from bot.errors import HouseError
from bot.store import entries
from bot.store.rows import EntryRow
from games.core.record import (
    Cause,
    Entry,
    Leave,
    Resume,
    Table,
    Undo,
    decode_events,
    replay,
    undone,
)
from games.core.timers import Alarm, Pace, arm, reopened
from games.core.undo import Reach, StandingEntry, reach
from games.core.words import Public, Seat

OFTEN = 2 * 3
"""Entries taken back at one place, and their undos, after which an undo needs consent."""


class Past(msgspec.Struct, frozen=True):
    """A table as it was, and the entries since."""

    table: Table[Any]
    since: tuple[Entry, ...]
    moves: int
    """How many of them everybody could read, those of players: what the undo is told with."""
    used: timedelta
    """How long the decision had been open when the first of the entries since was made."""


def reach_of(live: Live, seat: Seat) -> Reach | None:
    """How far the seat could take back now; None where it cannot.

    A record of other rules cannot be replayed, so nothing of it can be taken back. After three
    undos at the same place the others are asked: each gives new time to think.
    """
    if live.row.stage != "running" or not is_replayable(live):
        return None
    found = None if _is_anothers(live, seat) else reach(_tail(live.lines, seat), seat)
    if found is not None and _fallen(live, found.to) >= OFTEN:
        return msgspec.structs.replace(found, free=False)
    return found


def find(live: Live, seat: Seat | None) -> Reach:
    """How far an undo of the seat would go. An administrator's takes back the newest entry that a
    person made. HouseError: undo-other-version, nothing-to-undo.
    """
    if not is_replayable(live):
        present = live.rules.version
        raise HouseError("undo-other-version", started=live.row.version, present=present)
    found = _newest(live.lines) if seat is None else reach_of(live, seat)
    if found is None:
        raise HouseError("nothing-to-undo")
    return found


def check_seen(
    live: Live, found: Reach, seat: Seat | None, number: int, before: Reach | None
) -> None:
    """Whether it takes back what it would have taken back at the table as somebody saw it: after that entry, and
    for a seat as far as `before`. HouseError: stale.
    """
    same = live.row.number == number if seat is None else before and before.to == found.to
    if not same:
        raise HouseError("stale")


def asked(live: Live, seat: Seat, found: Reach) -> tuple[Seat, ...]:
    """The persons whose consent it needs: those who acted since, or else all others."""
    if found.free:
        return ()
    there = [one for one in staying(live) if one != seat]
    return tuple(one for one in there if one in found.asked) or tuple(there)


def is_replayable(live: Live) -> bool:
    """Whether the present rules are those of the record."""
    return live.row.version == live.rules.version


async def past(repository: Repository, live: Live, to: int) -> Past:
    """The table after entry `to`, replayed on another thread."""
    rows = await repository.store.read(partial(entries.all, table_id=live.row.id))
    header, _ = live.begun
    record = entries_of(live.rules, rows)
    tables = await asyncio.to_thread(replay, live.rules, header, record[:to])
    table, since = tables[-1], record[to:]
    moves = _moves(live, [row for row in rows if row.number > to])
    return Past(table, since, moves, _used(tables[table.opened].at, record[table.opened : to + 1]))


def _moves(live: Live, rows: Sequence[EntryRow]) -> int:
    """Moves that nobody else could read are not counted: at least the one that is taken back."""
    standing = {line.number for line in live.lines}
    told = (
        any(isinstance(event, Public) for event in decode_events(live.rules, row.events))
        for row in rows
        if row.seat is not None and row.number in standing
    )
    return max(1, sum(told))


def _used(opened: datetime, record: Sequence[Entry]) -> timedelta:
    """From the opening of a decision to the last of these entries, without pauses."""
    paused = [one.action.after for one in record if isinstance(one.action, Resume)]
    moment = record[-1].at if record else opened
    return max(timedelta(), moment - opened - sum(paused, timedelta()))


def cause_of(seat: Seat | None) -> Cause:
    """The cause of an undo: the seat's, or for None an administrator's."""
    return Cause("admin") if seat is None else Cause("seat", seat)


def perform(change: Change, past: Past, seat: Seat | None, cause: Cause) -> None:
    """Enter the undo. Orders stay stored, and players who have left stay away.

    What runs at the table's pace has as much time left as when the first of the moves was made, but
    at least a tenth of the pace. What ends at an hour ends at that hour; a turn that
    had closed since ends when it would have ended, or if that is past, at the next hour.
    """
    live, to = change.live, past.table.number
    entry = Entry(None, Undo(to), change.now, cause)
    kept = (
        *(alarm for alarm in live.row.alarms if not alarm.paced),
        *_closing(live, past, change.now),
        *_going_on(live, past, change.now),
    )
    take(change, entry, undone(live.rules, past.table, past.since, change.now), kept)
    change.say("undone", seat=seat, to=to, number=change.live.row.number, moves=past.moves)
    for gone in _returned(change.live):
        enter(change, gone, Leave(), cause)


def _closing(live: Live, past: Past, now: datetime) -> tuple[Alarm, ...]:
    """The alarm of the reopened turn by the clock; none if that turn still runs."""
    turns = live.state.turn - past.table.state.turn
    if not turns or live.schedule is None:
        return ()
    timer = live.rules.waiting(past.table.state).timers[-1]
    found = reopened(live.row.alarms[-1], timer, turns, now, live.row.clock)
    return () if found is None else (found,)


def _going_on(live: Live, past: Past, now: datetime) -> Iterator[Alarm]:
    """What ran at the table's pace, with the time that is gone."""
    timers = [
        one for one in live.rules.waiting(past.table.state).timers if isinstance(one.due, Pace)
    ]
    for alarm in arm((), timers, now, live.row.clock):
        whole = alarm.due - now
        gone = min(past.used, whole * (1 - _LEAST))
        yield msgspec.structs.replace(alarm, due=alarm.due - gone, since=now - gone)


_LEAST = 0.1
"""The share of the pace that each person gets who is asked again."""


def _fallen(live: Live, to: int) -> int:
    """How many entries of the record after `to` no longer stand."""
    standing = len(live.lines) - bisect_right(live.lines, to, key=lambda line: line.number)
    return live.row.number - to - standing


def _newest(lines: tuple[StandingEntry, ...]) -> Reach | None:
    for place in reversed(range(len(lines))):
        line = lines[place]
        person = line.seat is not None and line.cause is None
        # Leaving is for good: an administrator's undo must not put somebody back on a seat.
        if person and not isinstance(line.action, Leave):
            return Reach(lines[place - 1].number if place else 0, free=True)
    return None


def _returned(live: Live) -> list[Seat]:
    """The seats whose leaving was taken back with the rest."""
    left = {line.seat for line in live.lines if isinstance(line.action, Leave)}
    return [row.seat for row in live.seats if row.left and row.seat not in left]


def _is_anothers(live: Live, seat: Seat) -> bool:
    """Whether the seat's newest entry was made by a player before the present one."""
    taken = live.seats[seat].taken
    own = (one.number for one in reversed(live.lines) if one.seat == seat and one.cause is None)
    return bool(taken) and next(own, taken) <= taken


def _tail(lines: tuple[StandingEntry, ...], seat: Seat) -> tuple[StandingEntry, ...]:
    """The entries from before the seat's newest on: `reach` needs no more, and records are long."""
    for place in reversed(range(len(lines))):
        if lines[place].seat == seat and lines[place].cause is None:
            return lines[max(0, place - 1) :]
    return ()
