"""kill -9 before, at and after a deadline, and in the middle of a bid: the game goes on as if not."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import shutil
import signal
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.store import entries, lease
from bot.store.rows import EntryRow
from games.core.words import RuleError
from games.impero.actions import Bid, Found, Issue
from tests.bot.deaths import killer
from tests.bot.engine.world import ANNA, BRUNO, OPENED, World

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")

HOUR, SECOND = timedelta(hours=1), timedelta(seconds=1)
SHORT = 5 * SECOND
NINE = OPENED.replace(hour=9) + timedelta(days=1)
STRIDE = 4
"""Killed before every so manieth statement."""

Deed = Callable[[World], Coroutine[Any, Any, None]]


async def bid(world: World) -> None:
    """A minute before the auction ends."""
    world.now = OPENED.replace(hour=23, minute=59)
    with suppress(RuleError):
        await world.act(1, 1, Bid(1, 500))


async def before(world: World) -> None:
    world.now = NINE - SECOND
    await awake(world)


async def at(world: World) -> None:
    """The auction, at midnight, and the turn."""
    world.now = NINE
    await awake(world)


async def after(world: World) -> None:
    """The end of two turns."""
    world.now = NINE + 13 * HOUR
    await awake(world)


async def awake(world: World) -> None:
    """What a process does at its start, after some seconds without one."""
    since = await world.store.write(partial(lease.owed, before=world.now - SHORT))
    await world.tables.recover(since)
    await world.tables.ring_due()


async def prepare(path: Path) -> None:
    world = World(path)
    await world.open()
    table = await world.begin("impero", ANNA, BRUNO)
    await world.act(table, 0, Found("Eagle", 1000))
    await world.act(table, 0, Issue(0, 10, 10))
    await world.store.close()


async def do(path: Path, *deeds: Deed) -> None:
    world = World(path)
    await world.open()
    for deed in deeds:
        await deed(world)
    await world.store.close()


async def record(path: Path) -> list[EntryRow]:
    world = World(path)
    await world.open()
    rows = await world.store.read(partial(entries.after, table_id=1, number=0))
    await world.store.close()
    return list(rows)


def killed(path: Path, deed: Deed, fatal: int) -> bool:
    """Whether a process that was to die before that statement did."""
    child = multiprocessing.get_context("fork").Process(target=_live, args=(path, deed, fatal))
    child.start()
    child.join()
    assert child.exitcode in (0, -signal.SIGKILL)
    return child.exitcode != 0


def _live(path: Path, deed: Deed, fatal: int) -> None:
    step = killer(fatal)

    def hook(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(lambda _: step())

    async def live() -> None:
        world = World(path)
        await world.open()
        await world.store._writer.run(hook)
        await deed(world)
        await world.store.close()

    asyncio.run(live())


@pytest.mark.parametrize("deed", [bid, before, at, after])
def test_whoever_starts_again_finds_the_game_as_if_nobody_had_been_killed(
    tmp_path: Path, deed: Deed
) -> None:
    """No turn is skipped or closed twice, nobody is charged twice, nothing is a moment off."""
    fresh, calm, torn = (tmp_path / name for name in ("fresh", "calm", "torn"))
    asyncio.run(prepare(fresh))
    shutil.copy(fresh, calm)
    asyncio.run(do(calm, deed, after))
    wanted, fatal, dead = asyncio.run(record(calm)), 1, True
    while dead:
        shutil.copy(fresh, torn)
        dead = killed(torn, deed, fatal)
        asyncio.run(do(torn, deed, after))
        assert asyncio.run(record(torn)) == wanted
        for left in tmp_path.glob("torn*"):
            left.unlink()
        fatal += STRIDE
    assert len([row for row in wanted if row.seat is None]) == 3
    assert fatal > 2 * STRIDE
