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

from bot.engine.repository import Repository
from bot.engine.saving import Games
from bot.store import ballots, lease, outbox, tables
from bot.store.columns import UNREADABLE
from bot.store.rows import News, TableRow
from games.core import timers
from games.core.contract import Rules
from games.core.record import decode_options, decode_state
from games.core.words import Facts

log = structlog.get_logger()

WORTH_SAYING = timedelta(minutes=1)
"""Shorter outages are not mentioned at the tables."""


async def credit(repository: Repository, lost: timedelta) -> int:
    """Move the alarms at the tables' pace, and the ends of ballots; how many tables moved.

    Hours of the wall clock and the rules' own instants stay: they are played late, and the table is
    told so once. One transaction moves all and notes that nothing is owed: so no time is given
    twice. All tables are locked meanwhile.
    """
    if lost <= timedelta():
        await repository.store.write(lease.repaid)
        return 0
    ids = await repository.store.read(_running)
    async with AsyncExitStack() as holding:
        for table_id in ids:
            await holding.enter_async_context(repository.lock(table_id))
        given = partial(
            _credit_all, games=repository.games, ids=ids, now=repository.now(), lost=lost
        )
        await repository.store.write(given)
        for table_id in ids:
            # The rows were written past the tables in memory, so those are read anew.
            repository.forget(table_id)
    return len(ids)


def _credit_all(
    connection: sqlite3.Connection,
    games: Games,
    ids: Sequence[int],
    now: datetime,
    lost: timedelta,
) -> None:
    for table_id in ids:
        try:
            row = tables.get(connection, table_id)
            if row is not None and row.stage == "running":
                _credit(connection, games, row, now, lost)
        except UNREADABLE as error:
            # One damaged table must not keep the bot from starting.
            log.warning(
                "no time given back: the table cannot be read", table=table_id, error=repr(error)
            )
    lease.repaid(connection)


def _credit(
    connection: sqlite3.Connection, games: Games, row: TableRow, now: datetime, lost: timedelta
) -> None:
    """Read everything, then write: a table that cannot be read stays as it is."""
    moved = replace(row, alarms=timers.credit(row.alarms, lost), due=_due(row, lost))
    votes, said = (
        ballots.at(connection, row.id),
        (*_news(row, moved, lost), *_late_saved(games, row, now, lost)),
    )
    tables.save(connection, moved)
    for ballot in votes:
        ballots.save(connection, replace(ballot, closes=ballot.closes + lost))
    for news in said:
        outbox.put(connection, news)


def _due(row: TableRow, lost: timedelta) -> datetime | None:
    """A due time that is never too late. One too early is harmless: ringing finds nothing to do."""
    fixed = [alarm.due for alarm in row.alarms if not alarm.paced]
    return min([*fixed, *([row.due + lost] if row.due else [])], default=None)


def _news(before: TableRow, after: TableRow, lost: timedelta) -> tuple[News, ...]:
    if lost < WORTH_SAYING or before.alarms == after.alarms:
        return ()
    facts = {"lost": int(lost.total_seconds())}
    said = News(table_id=after.id, kind="say", key="outage-credit", facts=facts)
    return said, News(table_id=after.id, kind="board")


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
        yield News(table_id=row.id, kind="say", key="outage-late", facts=facts)


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


def _running(connection: sqlite3.Connection) -> tuple[int, ...]:
    return tables.ids(connection, "running")
