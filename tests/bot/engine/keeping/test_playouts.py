"""Games that computers play on in processes beside the bot."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from bot.engine.keeping.pool import Pool, ThinkingError
from games import GAMES
from games.core.words import Seat
from games.league.adjudication import mean
from games.players.playing_on import playouts
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World

KEY = "shark_room"
"""The quickest on the shelf; any game would do."""


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    pool = Pool()
    yield pool
    await pool.end()


async def test_processes_give_the_answer_that_the_rules_give(world: World, pool: Pool) -> None:
    live = await world.live(await world.begin(KEY, ANNA, BRUNO, CARLA))
    outcomes = await pool.playouts("table 1", *live.begun, 5)
    assert mean(outcomes) == mean(playouts(live.rules, *live.begun, range(5)))
    assert all(set(one.scores) == {Seat(0), Seat(1), Seat(2)} for one in outcomes)


async def test_a_process_that_fails_says_why(world: World, pool: Pool) -> None:
    """A game of the tests' own shelf, which the process does not know."""
    reduced = next(key for key in world.games if key not in GAMES)
    live = await world.live(await world.begin(reduced, ANNA, BRUNO, CARLA))
    with pytest.raises(ThinkingError, match=f"there is no {reduced}"):
        await pool.playouts("table 1", *live.begun, 2)


async def test_giving_up_ends_the_processes(
    world: World, pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = list[int]()
    create = asyncio.create_subprocess_exec

    async def noted(*words: str, **rest: object) -> asyncio.subprocess.Process:
        process = await create(*words, **rest)  # type: ignore[arg-type]
        begun.append(process.pid)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    live = await world.live(await world.begin(KEY, ANNA, BRUNO, CARLA))
    work = asyncio.create_task(pool.playouts("table 1", *live.begun, 10**6))
    async with asyncio.timeout(110):
        while not pool.played_on("table 1"):  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.01)
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
        while any(map(_is_there, begun)):  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.01)
    assert begun
    assert pool.played_on("table 1") == 0


def _is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
