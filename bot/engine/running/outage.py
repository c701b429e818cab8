"""Time given back after an outage of the bot."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import structlog
from msgspec.structs import replace

from bot.engine.keeping.repository import Repository
from bot.engine.keeping.saving import Games
from bot.store import ballots, lease, outbox, seats, tables, time_off
from bot.store.columns import UNREADABLE
from bot.store.rows import News, SeatRow, Stage, TableRow
from games.core import timers
from games.core.contract import Rules
from games.core.record import decode_options, decode_state
from games.core.words import Facts

log = structlog.get_logger()

WORTH_SAYING = timedelta(minutes=1)
"""A shorter outage is made good without a word; of others the next board has a line."""


WAITING: tuple[Stage, ...] = ("running", "paused")
"""A table that is paused has votes, and seats that are offered after a while."""

PORTION = 500
"""Tables in one transaction: others wait a tenth of a second for the disk, not for all tables."""


async def credit(repository: Repository, since: datetime | None) -> int:
    """Put off what runs at the tables' pace, and the closing of ballots, by the time since then;
    how many tables moved.

    Hours of the wall clock and the rules' own instants stay: they are played late, which is said
    once. Nobody is at a table before it has its time. Each portion is noted with what it gives, so
    nothing is given twice: what a crash has cut off is brought to its end first.
    """
    now = repository.now()
    begun = await repository.store.read(lease.begun)
    if begun is not None and since is not None:
        until, to = begun
        await repository.missed(since, until)
        await _give(repository, since, until, to)
        since = until
    if since is None or since >= now:
        await repository.store.write(lease.repaid)
        return 0
    await repository.store.write(partial(lease.begin, since=since, until=now))
    await repository.missed(since, now)
    given = await _give(repository, since, now)
    await repository.store.write(lease.repaid)
    return given


async def _give(repository: Repository, since: datetime, until: datetime, after: int = 0) -> int:
    """To all tables above number `after`, in portions; how many they were."""
    waiting = await repository.store.read(_waiting)
    ids = [table_id for table_id in waiting if table_id > after]
    portions = [ids[at : at + PORTION] for at in range(0, len(ids), PORTION)]
    async with AsyncExitStack() as holding:
        held = [await _hold(repository, holding, portion) for portion in portions]
        for portion, locks in zip(portions, held, strict=True):
            given = partial(_credit_all, ids=portion, since=since, until=until)
            await repository.store.write(partial(given, games=repository.games))
            for table_id in portion:
                repository.forget(table_id)
            await locks.aclose()
    return len(ids)


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
            if row is not None and row.stage in WAITING:
                _credit(connection, games, row, since, until)
        except UNREADABLE as error:
            # One damaged table must not keep the bot from starting.
            log.warning(
                "no time given back: the table cannot be read", table=table_id, error=repr(error)
            )
    lease.advance(connection, ids[-1])


def _credit(
    connection: sqlite3.Connection, games: Games, row: TableRow, since: datetime, until: datetime
) -> None:
    """Read everything, then write: a table that cannot be read stays as it is."""
    there, lost = seats.at(connection, row.id), until - since
    alarms = timers.credit(row.alarms, since, until) if row.stage == "running" else row.alarms
    turns = [*_turning(connection, there)]
    moved = replace(row, alarms=alarms, due=_due(row, since, until, turns))
    votes, said = (
        ballots.at(connection, row.id),
        (*_news(row, moved, lost), *_late_saved(games, row, until, lost)),
    )
    tables.change(connection, row, moved)
    for seat in there:
        if seat.away_since is not None:
            seats.save(connection, replace(seat, away_since=seat.away_since + lost))
    for ballot in votes:
        ballots.save(connection, replace(ballot, closes=ballot.closes + lost))
    for news in said:
        outbox.put(connection, news)


def _turning(connection: sqlite3.Connection, there: Sequence[SeatRow]) -> Iterator[datetime]:
    """Where vacations begin and end: an outage moves them as little as it moves the calendar."""
    users = [seat.user_id for seat in there if seat.user_id is not None]
    for off in time_off.of_all(connection, users).values():
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


def _news(before: TableRow, after: TableRow, lost: timedelta) -> tuple[News, ...]:
    if lost < WORTH_SAYING or before.alarms == after.alarms:
        return ()
    facts = {"lost": int(lost.total_seconds())}
    return (News(table_id=after.id, kind="board", key="outage-credit", facts=facts),)


def _late_saved(games: Games, row: TableRow, now: datetime, lost: timedelta) -> Iterator[News]:
    rules = games.get(row.game)
    if rules is not None and row.state is not None and _overdue(row, now):
        turn = decode_state(rules, row.state, row.shape).turn
        yield from _late(rules, row, turn, now, lost)


def _late(
    rules: Rules[Any, Any, Any], row: TableRow, turn: int, now: datetime, lost: timedelta
) -> Iterator[News]:
    """The line that names the turns which closed during the outage and are played late."""
    if lost >= WORTH_SAYING and _overdue(row, now):
        closed = [int(closing.timestamp()) for closing in _closings(rules, row, turn, now)]
        facts: Facts = {"lost": int(lost.total_seconds()), "times": tuple(closed)}
        yield News(table_id=row.id, kind="board", key="outage-late", facts=facts)


def _overdue(row: TableRow, now: datetime) -> bool:
    return any(not alarm.paced and alarm.due <= now for alarm in row.alarms)


def _closings(
    rules: Rules[Any, Any, Any], row: TableRow, turn: int, now: datetime
) -> Iterator[datetime]:
    """The ends of turns up to now, from that of the running turn on, which is the last alarm."""
    schedule, closing = rules.schedule(decode_options(rules, row.options)), row.alarms[-1].due
    while schedule is not None and closing <= now and turn <= schedule.turns:
        yield closing
        following = timers.Schedule(1, schedule.hours, schedule.length)
        (closing,) = timers.calendar(following, closing, row.clock.zone)
        turn += 1


def _waiting(connection: sqlite3.Connection) -> tuple[int, ...]:
    return tables.ids(connection, *WAITING)
