"""Somebody is forgotten in portions, between which others write, however much they have played."""

from __future__ import annotations

import sqlite3
from contextlib import AsyncExitStack
from functools import partial

from bot.engine.keeping.repository import Repository
from bot.store import people, traces

AT_ONCE = 50
"""Tables, or games, in one transaction."""


async def forget(repository: Repository, user_id: int, alias: str) -> None:
    """Remove every trace of a person. What is cut short is finished at the next start."""
    await repository.store.write(partial(traces.begin, user_id=user_id, alias=alias))
    await _forget(repository, user_id, alias)


async def finish(repository: Repository) -> None:
    """Forget those whose forgetting was cut short."""
    for user_id, alias in await repository.store.read(traces.unfinished):
        await _forget(repository, user_id, alias)


async def _forget(repository: Repository, user_id: int, alias: str) -> None:
    store = repository.store
    while tables := await store.read(partial(traces.tables_of, user_id=user_id, most=AT_ONCE)):
        async with AsyncExitStack() as holding:
            # An act that is under way could write the id again. Always in the same order, or two who are
            # forgotten at once would wait for each other.
            for table_id in sorted(tables):
                await holding.enter_async_context(repository.lock(table_id))
            left = partial(traces.leave_tables, alias=alias, tables=tables)
            await store.write(partial(left, user_id=user_id))
            for table_id in tables:
                repository.forget(table_id)
    for leave in (traces.leave_games, traces.leave_more):
        while await store.write(partial(leave, user_id=user_id, most=AT_ONCE)):
            pass

    def forgotten(connection: sqlite3.Connection) -> None:
        people.forget(connection, user_id, alias)
        repository.above.at_forget(connection, user_id, alias)

    await store.write(forgotten)
