"""Records of games that ended some days ago become compact, some seconds at a time, beside everything else.

Nothing is remembered: the next record with loose entries comes next, so a run may end anywhere.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from datetime import timedelta
from functools import partial

import structlog

from bot.engine.keeping.repository import Repository
from bot.errors import StoreError
from bot.store import compact, entries, tables
from bot.store.columns import UNREADABLE, compressed
from bot.store.rows import EntryRow, TableRow

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
    """False for one that cannot be read: it stays as it is, and the others go on."""
    read = repository.store.read
    try:
        row, rows = await read(partial(_record, table_id=table_id))
        content = await asyncio.to_thread(compact.packed, rows)
        state = None if row.state is None else await asyncio.to_thread(compressed, row.state)
        put = partial(compact.put, number=len(rows), content=content, state=state)
        await repository.store.write(partial(put, table_id=table_id))
    except StoreError:
        raise
    except UNREADABLE as error:
        _log.warning("record does not become compact", table=table_id, error=repr(error))
        aside.add(table_id)
        return False
    return True


def _record(connection: sqlite3.Connection, table_id: int) -> tuple[TableRow, tuple[EntryRow, ...]]:
    row, rows = tables.get(connection, table_id), entries.all(connection, table_id)
    if row is None or [one.number for one in rows] != list(range(row.number + 1)):
        raise ValueError(f"{len(rows)} entries are not the whole record")
    return row, rows
