"""kill -9 at every few statements of a vacation and of a change of seats: done once, or not at all."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.engine.people import persons_time
from bot.engine.running import seats_offered
from bot.errors import HouseError
from bot.store import entries, outbox
from games.core.record import Substitute, decode_action
from tests.bot.engine.keeping.test_killed import do, killed
from tests.bot.engine.world import ANNA, BRUNO, CARLA, DARIO, OPENED, World

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")

STRIDE = 3
"""Killed before every so manieth statement."""

Found = tuple[object, ...]


async def prepare(path: Path) -> None:
    """Anna is waited for in any case: all choose at once. Bruno has left."""
    world = World(path)
    await world.open()
    table = await world.begin("greed", ANNA, BRUNO, CARLA)
    await world.tables.leave(table, BRUNO)
    await world.heard()
    await world.store.close()


async def announces(world: World) -> None:
    with suppress(HouseError):
        await persons_time.announce(world.tables.repository, ANNA, date(2026, 3, 2), 4)


async def takes(world: World) -> None:
    live = await world.live(1)
    free = next((row.seat for row in live.seats if row.offered is not None), None)
    if free is not None:
        await seats_offered.take(world.tables.repository, 1, free, DARIO, "Dario")


async def rings(world: World) -> None:
    """Two hours after the deadline without a vacation."""
    world.now = OPENED + timedelta(hours=26)
    await world.tables.ring_due()


async def found(path: Path) -> Found:
    """Who sits there, what is told how often, the substitutions in the record, and the deadline."""
    world = World(path)
    await world.open()
    live, later = await world.live(1), OPENED + timedelta(days=99)
    rows = await world.store.read(lambda link: entries.all(link, 1))
    actions = [decode_action(live.rules, row.action) for row in rows if row.number]
    told = [news.key for news in await world.store.read(lambda link: outbox.pending(link, later))]
    sight = await world.tables.sight(1)
    once = [key for key in told if key in {"vacation-announced", "seat-taken"}]
    substitutes = sum(isinstance(action, Substitute) for action in actions)
    await world.store.close()
    return [row.user_id for row in live.seats], once, substitutes, sight.deadline, len(live.former)


@pytest.mark.parametrize("deed", [announces, takes])
def test_whoever_starts_again_finds_it_done_once(
    tmp_path: Path, deed: Callable[[World], Awaitable[None]]
) -> None:
    fresh, calm, torn = (tmp_path / name for name in ("fresh", "calm", "torn"))
    asyncio.run(prepare(fresh))
    shutil.copy(fresh, calm)
    asyncio.run(do(calm, deed, rings))  # type: ignore[arg-type]
    wanted, fatal, dead = asyncio.run(found(calm)), 1, True
    while dead:
        shutil.copy(fresh, torn)
        dead = killed(torn, deed, fatal)  # type: ignore[arg-type]
        asyncio.run(do(torn, deed, rings))  # type: ignore[arg-type]
        assert asyncio.run(found(torn)) == wanted
        for left in tmp_path.glob("torn*"):
            left.unlink()
        fatal += STRIDE
    assert fatal > 2 * STRIDE
