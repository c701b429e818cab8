"""The bot was down: nobody loses time by that."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta
from functools import partial

from msgspec.structs import replace

from bot.engine.draft import Draft
from bot.engine.room import Room
from bot.store import ballots, outbox, tables
from bot.store.rows import News, TableRow
from games.core import timers

WORTH_SAYING = timedelta(minutes=1)
"""A shorter outage is made good without a word."""


async def credit(room: Room, lost: timedelta) -> int:
    """Put off what runs at the tables' pace, and the closing of ballots; how many tables moved.

    Hours of the wall clock and the rules' own instants stay: they are played late. At the start,
    while no table is in memory, one transaction does it for all.
    """
    if lost <= timedelta():
        return 0
    if not room.held():
        return await room.store.write(partial(_credit_all, lost=lost))
    ids = await room.store.read(_running)
    for table_id in ids:
        await _credit_held(room, table_id, lost)
    return len(ids)


async def _credit_held(room: Room, table_id: int, lost: timedelta) -> None:
    async with room.hold(table_id) as live:
        draft = Draft(live, room.now())
        draft.set(alarms=timers.credit(live.row.alarms, lost))
        draft.set_ballots(*(replace(one, closes=one.closes + lost) for one in live.ballots))
        draft.news.extend(_news(live.row, draft.live.row, lost))
        await room.commit(draft)


def _credit_all(connection: sqlite3.Connection, lost: timedelta) -> int:
    ids = _running(connection)
    for table_id in ids:
        row = tables.get(connection, table_id)
        assert row is not None
        moved = replace(row, alarms=timers.credit(row.alarms, lost), due=_due(row, lost))
        tables.save(connection, moved)
        for ballot in ballots.at(connection, table_id):
            ballots.save(connection, replace(ballot, closes=ballot.closes + lost))
        for news in _news(row, moved, lost):
            outbox.put(connection, news)
    return len(ids)


def _due(row: TableRow, lost: timedelta) -> datetime | None:
    """Never too late; if it is too early, ringing finds nothing to do and sets it right."""
    fixed = [alarm.due for alarm in row.alarms if not alarm.paced]
    return min([*fixed, *([row.due + lost] if row.due else [])], default=None)


def _news(before: TableRow, after: TableRow, lost: timedelta) -> tuple[News, ...]:
    if lost < WORTH_SAYING or before.alarms == after.alarms:
        return ()
    facts = {"lost": int(lost.total_seconds())}
    said = News(table_id=after.id, kind="say", key="outage-credit", facts=facts)
    return said, News(table_id=after.id, kind="board")


def _running(connection: sqlite3.Connection) -> tuple[int, ...]:
    return tables.ids(connection, "running")
