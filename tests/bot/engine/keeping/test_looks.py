"""Whoever only looks waits for no writer: another program may hold the file."""

from __future__ import annotations

import asyncio
import sqlite3
from threading import Event

from tests.bot.engine.world import ANNA, BRUNO, World


async def test_a_table_that_is_not_in_memory_is_read_while_something_is_written(
    world: World,
) -> None:
    table = await world.begin("acquire", ANNA, BRUNO)
    number = (await world.tables.sight(table, ANNA)).table.number
    world.tables.repository.forget(table)
    held = Event()

    def slow(_: sqlite3.Connection) -> None:
        held.wait(5)

    writing = asyncio.create_task(world.store.write(slow))
    await asyncio.sleep(0)
    async with asyncio.timeout(30):
        assert (await world.tables.sight(table, ANNA, patience=0.01)).table.number == number
    held.set()
    await writing
