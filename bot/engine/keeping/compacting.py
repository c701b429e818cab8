"""Records of games that ended some days ago become compact, some seconds at a time, beside everything else.

Nothing is remembered: the next record with loose entries comes next, so a run may end anywhere.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from datetime import timedelta
from functools import partial

import structlog
from msgspec.structs import replace

from bot.engine.keeping.pool import ThinkingError
from bot.engine.keeping.repository import Repository
from bot.engine.keeping.saving import entries_of, load
from bot.errors import HouseError, StoreError
from bot.store import compact, entries, tables
from bot.store.columns import UNREADABLE, compressed
from bot.store.rows import EntryRow, TableRow
from games.core import transcript
from games.players.thinking import EventsWanted

AGE = timedelta(days=7)
"""Time after the end in which a record is still looked at often."""
LONGEST = 60.0
"""Seconds of a run."""

_log = structlog.get_logger()


async def run(
    repository: Repository, seconds: float = LONGEST, aside: set[int] | None = None
) -> int:
    """Go on for these seconds, or until all is done; how many records became compact. Those `aside` are left alone,
    and one that cannot be read becomes one of them.
    """
    aside = set() if aside is None else aside
    until, done, last = time.monotonic() + seconds, 0, 0
    while True:
        before = repository.now() - AGE
        found = await repository.store.read(partial(compact.loose, after=last, before=before))
        for table_id in (one for one in found.tables if one not in aside):
            if time.monotonic() > until:
                return done
            done += await _is_made_compact(repository, table_id, aside)
        if found.last is None:
            break
        last = found.last
    while time.monotonic() < until and await repository.store.write(compact.give_back):
        pass
    return done


async def _is_made_compact(repository: Repository, table_id: int, aside: set[int]) -> bool:
    """False for one that cannot be read or replayed now: it stays as it is, and the others go on."""
    read = repository.store.read
    try:
        row, rows = await read(partial(_record, table_id=table_id))
        again = await _told_again(repository, row, rows)
        content = await asyncio.to_thread(compact.packed, _without(rows, again))
        state = None if row.state is None else compressed(row.state)
        put = partial(compact.put, number=len(rows), content=content, state=state)
        await repository.store.write(partial(put, table_id=table_id))
    except StoreError:
        raise
    except (*UNREADABLE, HouseError, ThinkingError) as error:
        _log.warning("record does not become compact", table=table_id, error=repr(error))
        if not isinstance(error, ThinkingError):
            aside.add(table_id)
        return False
    return True


def _record(connection: sqlite3.Connection, table_id: int) -> tuple[TableRow, tuple[EntryRow, ...]]:
    row, rows = tables.get(connection, table_id), entries.all(connection, table_id)
    if row is None or [one.number for one in rows] != list(range(row.number + 1)):
        raise ValueError(f"{len(rows)} entries are not the whole record")
    return row, rows


async def _told_again(
    repository: Repository, row: TableRow, rows: tuple[EntryRow, ...]
) -> Sequence[bytes]:
    """The events that a replay makes; none under other rules than those that made the record."""
    rules = repository.games.get(row.game)
    if rules is None or row.version != rules.version:
        return ()
    live = await repository.store.read(partial(load, games=repository.games, table_id=row.id))
    names, record = [seat.name for seat in live.seats], entries_of(rules, rows)
    written = await asyncio.to_thread(transcript.write, live.begun[0], names, record)
    request = EventsWanted(game=rules.key, version=rules.version, record=written)
    return [bytes(events) for events in (await repository.pool.events(request)).events]


def _without(rows: Sequence[EntryRow], again: Sequence[bytes]) -> list[EntryRow]:
    """The entries, without events that are told again to the byte."""
    pairs = zip(rows, again or [b""] * len(rows), strict=True)
    return [replace(row, events=b"") if row.events == made else row for row, made in pairs]
