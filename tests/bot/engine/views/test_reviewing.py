"""What was found in a finished game: once for all, and never about one that goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.engine.keeping.pool import Pool
from bot.errors import HouseError
from games.core.chance import Chance
from games.core.record import encode
from games.players import reviewing
from games.players.thinking import ReviewWanted, ThinkingAnswer, answered
from tests.bot.engine.keeping import odd_thinkers
from tests.bot.engine.views.test_advising import left_by_the_first
from tests.bot.engine.world import ANNA, BRUNO, World

KEY = "shark_room"


@pytest.fixture
async def short(world: World, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A world in which little is played on, on a thread."""
    monkeypatch.setattr(reviewing, "_budget", lambda *_: (2, 600))
    asked = list[ReviewWanted]()

    async def review(request: ReviewWanted, _who: str) -> ThinkingAnswer:
        asked.append(request)
        return await asyncio.to_thread(answered, encode(request))

    monkeypatch.setattr(world.tables.repository.pool, "review", review)
    monkeypatch.setattr(world, "asked", asked, raising=False)
    yield world
    await world.tables.repository.end()


async def finished(world: World) -> int:
    table = await world.begin(KEY, ANNA, BRUNO, computers=1)
    await world.play(table, Chance("people", 3))
    return table


async def test_a_game_is_gone_through_once_whoever_asks(short: World) -> None:
    table = await finished(short)
    assert await short.tables.reviews.known(table) is None
    one, other = await asyncio.gather(*(short.tables.reviews.of(table, ANNA) for _ in range(2)))
    assert one == other == await short.tables.reviews.known(table)
    assert await short.tables.reviews.of(table, ANNA) == one
    assert len(short.asked) == 1  # type: ignore[attr-defined]
    await short.restart()
    assert await short.tables.reviews.known(table) == one


async def test_a_game_that_goes_on_is_not_gone_through(short: World) -> None:
    table = await short.begin(KEY, ANNA, BRUNO, computers=1)
    with pytest.raises(HouseError, match="table-not-over"):
        await short.tables.reviews.of(table, ANNA)
    assert not short.asked  # type: ignore[attr-defined]


async def test_a_game_of_other_rules_is_not_gone_through(short: World) -> None:
    table = await finished(short)
    short.change_rules(KEY, version=99)
    short.tables.repository.forget(table)
    with pytest.raises(HouseError, match="other-version"):
        await short.tables.reviews.of(table, ANNA)


async def test_where_the_process_dies_it_is_said_and_can_be_asked_again(
    short: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(short)
    good = short.tables.repository.pool.review
    monkeypatch.setenv("ODD", "dies")
    bad = Pool(odd_thinkers.__name__)
    monkeypatch.setattr(short.tables.repository.pool, "review", bad.review)
    with pytest.raises(HouseError, match="no-review"):
        await short.tables.reviews.of(table, ANNA)
    await bad.end()
    monkeypatch.setattr(short.tables.repository.pool, "review", good)
    assert (await short.tables.reviews.of(table, ANNA)).points


async def test_one_who_gives_up_waiting_takes_the_review_from_nobody_else(
    short: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, enough = await finished(short), asyncio.Event()

    async def review(*_: object) -> ThinkingAnswer:
        await enough.wait()
        return ThinkingAnswer(1, review=reviewing.Review((), (), 1))

    monkeypatch.setattr(short.tables.repository.pool, "review", review)
    await left_by_the_first(lambda: short.tables.reviews.of(table, ANNA), enough)
