"""Games that computers play on in processes beside the bot."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress

import pytest

from bot.engine.keeping.playouts import PlayoutError, Playouts
from games import GAMES
from games.core.words import Seat
from games.league.adjudication import by_playouts, mean
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World

KEY = "shark_room"
"""The quickest on the shelf; any game would do."""


async def test_processes_give_the_answer_that_the_rules_give(world: World) -> None:
    live = await world.live(await world.begin(KEY, ANNA, BRUNO, CARLA))
    outcomes = await Playouts().outcomes(live, 5)
    assert mean(outcomes) == by_playouts(live.rules, *live.begun, 5)
    assert all(set(one.scores) == {Seat(0), Seat(1), Seat(2)} for one in outcomes)


async def test_a_process_that_fails_says_why(world: World) -> None:
    """A game of the tests' own shelf, which the process does not know."""
    reduced = next(key for key in world.games if key not in GAMES)
    live = await world.live(await world.begin(reduced, ANNA, BRUNO, CARLA))
    with pytest.raises(PlayoutError, match="KeyError"):
        await Playouts().outcomes(live, 2)


async def test_giving_up_ends_the_processes(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = list[int]()
    create = asyncio.create_subprocess_exec

    async def noted(*words: str, **rest: object) -> asyncio.subprocess.Process:
        process = await create(*words, **rest)  # type: ignore[arg-type]
        begun.append(process.pid)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    table = await world.begin(KEY, ANNA, BRUNO, CARLA)
    playouts, live = Playouts(), await world.live(table)
    work = asyncio.create_task(playouts.outcomes(live))
    async with asyncio.timeout(60):
        while not playouts.ended(table):  # noqa: ASYNC110  # a process tells by lines alone
            await asyncio.sleep(0.01)
    work.cancel()
    with suppress(asyncio.CancelledError):
        await work
    assert begun
    assert not any(_is_there(pid) for pid in begun)
    assert playouts.ended(table) == 0


def _is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
