"""Time given back after an outage of the bot."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from datetime import datetime, timedelta
from functools import partial

import structlog
from msgspec.structs import replace

from bot.engine.keeping.repository import Repository
from bot.engine.keeping.saving import Games, load, save
from bot.engine.people import pausing
from bot.engine.table.live import Change
from bot.engine.time.due import due_of
from bot.engine.time.starts import later_start
from bot.errors import HouseError
from bot.store import ballots, lease, outbox, seats, tables, time_off
from bot.store.columns import UNREADABLE
from bot.store.rows import News, SeatRow, Stage, TableRow
from games.core import timers
from games.core.contract import AnyRules

log = structlog.get_logger()

WORTH_SAYING = timedelta(minutes=1)
"""A shorter outage is made good without a word; of others the next board has a line."""


WAITING: tuple[Stage, ...] = ("lobby", "running", "paused")
"""A table that is paused has votes, and seats that are offered after a while."""

CREDITED = "outage-credit"
"""The line in the next board."""

BLINK = timedelta(seconds=5)
"""What is shorter, at one place, is nothing."""

PORTION = 100
"""Tables in one transaction: others wait a tenth of a second for the disk, not for all tables."""


async def credit(repository: Repository, since: datetime | None) -> int:
    """Put off what runs at the tables' pace, and the closing of ballots, by the time since then;
    how many tables moved.

    Hours of the wall clock and the rules' own instants stay while more time is left for them than was
    lost; else they move as by a pause. Nobody is at a table before it has its time. Each portion is noted with what it gives, so
    nothing is given twice: what a crash has cut off is brought to its end first.
    """
    now = repository.now()
    begun = await repository.store.read(lease.begun)
    if begun is not None and since is not None:
        until, to = begun
        await repository.above.missed(since, until, None)
        await _give(repository, since, until, to)
        since = until
    if since is None or since >= now:
        await repository.store.write(lease.repaid)
        return 0
    await repository.store.write(partial(lease.begin, since=since, until=now))
    await repository.above.missed(since, now, None)
    given = await _give(repository, since, now)
    await repository.store.write(lease.repaid)
    return given


async def repay(repository: Repository, place: int, since: datetime) -> None:
    """The same for a server, a channel or a thread that alone was out of reach."""
    now = repository.now()
    if now - since < BLINK:
        return
    await repository.above.missed(since, now, place)
    ids = await repository.store.read(partial(tables.ids_around, place=place))
    await _give_to(repository, ids, partial(_credit_all, since=since, until=now))


async def _give(repository: Repository, since: datetime, until: datetime, after: int = 0) -> int:
    """To all tables above number `after`; how many they were."""
    waiting = await repository.store.read(_waiting)
    ids = [table_id for table_id in waiting if table_id > after]
    await _give_to(repository, ids, partial(_credit_noted, since=since, until=until))
    return len(ids)


async def _give_to(repository: Repository, ids: Sequence[int], credit: Callable[..., None]) -> None:
    """In portions."""
    portions = [ids[at : at + PORTION] for at in range(0, len(ids), PORTION)]
    async with AsyncExitStack() as holding:
        held = [await _hold(repository, holding, portion) for portion in portions]
        for portion, locks in zip(portions, held, strict=True):
            await repository.store.write(partial(credit, games=repository.games, ids=portion))
            for table_id in portion:
                repository.forget(table_id)
            await locks.aclose()


async def _hold(
    repository: Repository, holding: AsyncExitStack, ids: Sequence[int]
) -> AsyncExitStack:
    """The locks of a portion, which are given up together; at the latest with all others."""
    locks = await holding.enter_async_context(AsyncExitStack())
    for table_id in ids:
        await locks.enter_async_context(repository.lock(table_id))
    return locks


def _credit_all(
    connection: sqlite3.Connection,
    games: Games,
    ids: Sequence[int],
    since: datetime,
    until: datetime,
) -> None:
    for table_id in ids:
        try:
            row = tables.get(connection, table_id)
            if row is not None and row.game in games:
                _credit(connection, games, row, since, until)
        except (*UNREADABLE, HouseError) as error:
            # One damaged table must not keep the bot from starting.
            log.warning(
                "no time given back: the table cannot be read", table=table_id, error=repr(error)
            )


def _credit_noted(
    connection: sqlite3.Connection,
    games: Games,
    ids: Sequence[int],
    since: datetime,
    until: datetime,
) -> None:
    """The note by which nobody gets it twice is part of it."""
    _credit_all(connection, games=games, ids=ids, since=since, until=until)
    lease.advance(connection, ids[-1])


def _credit(
    connection: sqlite3.Connection, games: Games, row: TableRow, since: datetime, until: datetime
) -> None:
    """Read everything, then write: a table that cannot be read stays as it is."""
    match row.stage:
        case "lobby":
            tables.change(connection, row, _lobby(games[row.game], row, since, until))
        case "running" if _at_stake(row, since, until):
            _as_after_a_pause(connection, games, row.id, since, until)
        case "running":
            alarms = timers.credit(row.alarms, since, until)
            _put_off(connection, row, replace(row, alarms=alarms), since, until)
        case "paused":
            _put_off(connection, row, row, since, until)
        case _:
            pass


def _lobby(rules: AnyRules, row: TableRow, since: datetime, until: datetime) -> TableRow:
    """It lives longer; a start at which nobody could join, or leave, is the next one."""
    starts = row.starts
    if starts is not None and starts - until < until - since:
        starts = later_start(rules, row, max(starts, until)) or starts
    return replace(row, starts=starts, created=row.created + (until - max(since, row.created)))


def _at_stake(row: TableRow, since: datetime, until: datetime) -> bool:
    """Whether something at an hour or an instant would end without the time that people lost for it:
    it fell into the outage, or less time is left than that took.
    """
    lost = until - since
    ends = (alarm.due - until for alarm in row.alarms if not alarm.paced)
    return lost >= WORTH_SAYING and any(left < lost for left in ends)


def _as_after_a_pause(
    connection: sqlite3.Connection,
    games: Games,
    table_id: int,
    since: datetime,
    until: datetime,
) -> None:
    """Hours and the rules' own instants are later, too."""
    change, lost = Change(load(connection, games, table_id), until), until - since
    pausing.give_back(change, since, exactly=lost <= timers.MOMENTS)
    for seat in change.live.seats:
        if seat.away_since is not None:
            change.set_seat(seat.seat, away_since=seat.away_since + lost)
    votes = (replace(one, closes=one.closes + lost) for one in change.live.ballots)
    change.set_ballots(*votes)
    change.tell("board", CREDITED, lost=int(lost.total_seconds()))
    change.set(due=due_of(change.live))
    save(connection, change)


def _put_off(
    connection: sqlite3.Connection,
    row: TableRow,
    moved: TableRow,
    since: datetime,
    until: datetime,
) -> None:
    """The table with its alarms as they are then, its votes, and its seats that are to be offered."""
    there, lost = seats.at(connection, row.id), until - since
    due = _due(row, since, until, [*_turning(connection, row, there)])
    votes = ballots.at(connection, row.id)
    tables.change(connection, row, replace(moved, due=due))
    for seat in there:
        if seat.away_since is not None:
            seats.save(connection, replace(seat, away_since=seat.away_since + lost))
    for ballot in votes:
        ballots.save(connection, replace(ballot, closes=ballot.closes + lost))
    if lost >= WORTH_SAYING and moved.alarms != row.alarms:
        facts = {"lost": int(lost.total_seconds())}
        outbox.put(connection, News(table_id=row.id, kind="board", key=CREDITED, facts=facts))


def _turning(
    connection: sqlite3.Connection, row: TableRow, there: Sequence[SeatRow]
) -> Iterator[datetime]:
    """Where vacations begin and end: an outage moves them as little as it moves the calendar."""
    users = [seat.user_id for seat in there if seat.user_id is not None]
    for off in time_off.of_all(connection, users, row).values():
        yield from (end for one in off.vacations for end in (one.since, one.until))


def _due(
    row: TableRow, since: datetime, until: datetime, turns: Sequence[datetime]
) -> datetime | None:
    """Never too late; if it is too early, ringing finds nothing to do and sets it right.

    Computers that have something to do wait for nothing: they are due since the newest entry.
    """
    if row.due is None or row.due == row.at:
        return row.due
    fixed = [alarm.due for alarm in row.alarms if not alarm.paced and row.stage == "running"]
    fixed += [turn for turn in turns if row.at is None or turn > row.at]
    fixed += [row.paused_until] if row.paused_until else []
    # What began in the outage has lost less of its time than all that ran before.
    lost = (timers.lost_of(one, since, until) for one in row.alarms if one.paced)
    return min([*fixed, row.due + min(lost, default=until - since)])


def _waiting(connection: sqlite3.Connection) -> tuple[int, ...]:
    return tables.ids(connection, *WAITING)
