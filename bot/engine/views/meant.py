"""The tables among which one is meant, and what their viewer had to do with them last."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import NamedTuple

from bot.engine.keeping.repository import Repository
from bot.engine.table.live import seat_of
from bot.engine.views import sights
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.store import entries, tables
from bot.store.rows import TableRow
from games.core.contract import Waiting
from games.core.words import Seat

MAX_MEANT = 20
"""Tables of a place, the newest first, among which one without a number is sought."""


class Touched(NamedTuple):
    """When somebody acted at a table last, and since when it waits for them."""

    acted: datetime | None = None
    called: datetime | None = None


async def at(
    repository: Repository, place_id: int, user_id: int | None = None, *, over: bool = False
) -> list[Sight]:
    """The open tables of this thread or channel, or those that are over, the newest first."""
    known = tables.over_at if over else tables.open_at
    found = await repository.store.read(partial(known, place_id=place_id))
    return await _seen(repository, found, user_id)


async def of(repository: Repository, user_id: int) -> list[Sight]:
    """The finished tables at which the person sat to the end, the newest first."""
    found = await repository.store.read(partial(tables.over_of, user_id=user_id))
    return await _seen(repository, found, user_id)


async def touched(repository: Repository, seen: Sequence[Sight]) -> dict[int, Touched]:
    """When the person last touched each table, by the table's number."""
    return await repository.store.read(lambda link: {one.table.id: _of(link, one) for one in seen})


def asked(row: TableRow, waiting: Waiting | None, seat: Seat | None) -> bool:
    """Whether the table waits for the seat; where it waits for nobody, whether the seat may act."""
    who = (waiting.seats or waiting.may) if waiting is not None else ()
    return row.stage == "running" and seat in who


async def _seen(repository: Repository, found: Sequence[int], user_id: int | None) -> list[Sight]:
    seen = []
    for table_id in found[:MAX_MEANT]:
        # One that cannot be read must not hide the others.
        with suppress(HouseError):
            live = await repository.look(table_id)
            seen.append(sights.sight(live, seat_of(live, user_id)))
    return seen


def _of(connection: sqlite3.Connection, sight: Sight) -> Touched:
    table, seat = sight.table, sight.viewer
    if seat is None or sight.waiting is None:
        return Touched()
    called = None
    if asked(table, sight.waiting, seat):
        called = entries.moment(connection, table.id, table.decision)
    return Touched(entries.last_of(connection, table.id, seat), called)
