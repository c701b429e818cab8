"""Advice: at tables that change no rating, from what the seat may know, and never elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec import Raw
from msgspec.structs import replace

from bot.community.parts import tenancies, why_unrated
from bot.engine.keeping.pool import ThinkingError
from bot.engine.table.live import Change
from bot.engine.views import advising
from bot.engine.views.advising import BEST, WORLDS
from bot.errors import HouseError
from games.acquire.actions import Dispose, PlayTile
from games.core.record import encode
from games.core.words import Action
from games.players.thinking import Considered, MoveWanted, ThinkingAnswer, answered
from tests.bot.engine.world import ANNA, BRUNO, CARLA, STRANGER, World

KEY = "acquire"


@pytest.fixture
async def advised(world: World, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A world in which little is thought, on a thread."""

    async def ask(
        request: MoveWanted, _who: str, _urgency: str, _patience: float
    ) -> ThinkingAnswer:
        few = replace(request, rollouts=64, seconds=1.0, foretold=4)
        return await asyncio.to_thread(answered, encode(few))

    monkeypatch.setattr(world.tables.repository.pool, "thought", ask)
    yield world
    await world.tables.repository.end()


async def asked_of(world: World, table: int) -> int:
    """The person whom the table waits for."""
    live = await world.live(table)
    user = live.seats[live.waiting.seats[0]].user_id
    assert user is not None
    return user


async def test_who_plays_computers_alone_is_advised(advised: World) -> None:
    table = await advised.begin(KEY, ANNA, computers=2)
    sight = await advised.tables.sight(table, ANNA)
    assert sight.advised
    found = await advised.tables.advisers.best(table, ANNA)
    assert 1 <= len(found) <= BEST
    assert all(0 <= one.chance <= 1 and one.error > 0 for one in found)
    assert len({encode(one.action) for one in found}) == len(found)
    assert (await advised.tables.act(table, ANNA, found[0].action)).table.number > 0


async def test_at_a_table_that_may_be_rated_nobody_is_advised(advised: World) -> None:
    table = await advised.begin(KEY, ANNA, BRUNO)
    live = await advised.live(table)
    assert why_unrated(live, tenancies(live)) is None
    for user in (ANNA, BRUNO):
        assert not (await advised.tables.sight(table, user)).advised
        with pytest.raises(HouseError, match="no-advice-here"):
            await advised.tables.advisers.best(table, user)


async def test_two_people_with_computers_are_not_advised_either(advised: World) -> None:
    """It would not be fair of one towards the other, rated or not."""
    table = await advised.begin(KEY, ANNA, BRUNO, computers=1)
    with pytest.raises(HouseError, match="no-advice-here"):
        await advised.tables.advisers.best(table, ANNA)


async def test_nobody_becomes_alone_by_others_leaving(advised: World) -> None:
    table = await advised.begin(KEY, ANNA, BRUNO, computers=1)
    await advised.tables.leave(table, BRUNO)
    with pytest.raises(HouseError, match="no-advice-here"):
        await advised.tables.advisers.best(table, ANNA)


async def test_where_the_table_agreed_everybody_is_advised_and_nothing_is_rated(
    advised: World,
) -> None:
    table = await advised.lobby(KEY, ANNA, BRUNO)
    with pytest.raises(HouseError, match="host-only"):
        await advised.lobbies.set_term(table, BRUNO, "advice", True)
    await advised.lobbies.set_term(table, ANNA, "advice", True)
    await advised.lobbies.start(table, ANNA)
    assert await advised.tables.advisers.best(table, await asked_of(advised, table))
    live = await advised.live(table)
    assert why_unrated(live, tenancies(live)) == "advice"
    await advised.restart()
    assert (await advised.tables.sight(table, ANNA)).advised


async def test_a_tournament_s_table_advises_nobody(advised: World) -> None:
    table = await advised.lobby(KEY, ANNA, BRUNO)
    await advised.lobbies.set_term(table, ANNA, "advice", True)
    await advised.lobbies.start(table, ANNA)
    async with advised.tables.repository.hold(table) as live:
        change = Change(live, advised.now)
        change.set(directed=True)
        await advised.tables.repository.commit(change)
    with pytest.raises(HouseError, match="no-advice-here"):
        await advised.tables.advisers.best(table, ANNA)


async def test_who_can_do_nothing_and_who_does_not_play_are_told_so(advised: World) -> None:
    table = await advised.lobby(KEY, ANNA, BRUNO, CARLA)
    await advised.lobbies.set_term(table, ANNA, "advice", True)
    await advised.lobbies.start(table, ANNA)
    asked = await asked_of(advised, table)
    other = next(user for user in (ANNA, BRUNO, CARLA) if user != asked)
    with pytest.raises(HouseError, match="nothing-to-advise"):
        await advised.tables.advisers.best(table, other)
    with pytest.raises(HouseError, match="not-at-this-table"):
        await advised.tables.advisers.best(table, STRANGER)
    assert not (await advised.tables.sight(table, None)).advised


@pytest.mark.parametrize(("kind", "said"), [("late", "advice-late"), ("fails", "advice-failed")])
async def test_where_there_is_no_answer_it_is_said_why(
    advised: World, monkeypatch: pytest.MonkeyPatch, kind: str, said: str
) -> None:
    """A rule that raises in an imagined world is no queue: to ask again would not help."""
    table = await advised.begin(KEY, ANNA, computers=2)

    async def ask(*_: object) -> None:
        if kind == "fails":
            raise ThinkingError("ZeroDivisionError")

    monkeypatch.setattr(advised.tables.repository.pool, "thought", ask)
    with pytest.raises(HouseError, match=said):
        await advised.tables.advisers.best(table, ANNA)


@pytest.mark.parametrize("game", [KEY, "impero"])
async def test_after_a_move_advice_is_about_what_is_so_then(
    advised: World, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked twice it is thought about once; after an act, also within one turn, it is another question."""
    table, asked = await advised.begin(game, ANNA, computers=2), list[MoveWanted]()

    async def ask(request: MoveWanted, *_: object) -> ThinkingAnswer:
        asked.append(request)
        return ThinkingAnswer(1)

    monkeypatch.setattr(advised.tables.repository.pool, "thought", ask)
    best = advised.tables.advisers.best
    for _ in range(2):
        assert await best(table, ANNA) == ()
    assert len(asked) == 1
    offers = (await advised.tables.sight(table, ANNA)).offers
    await advised.tables.act(table, ANNA, offers[0].action)
    await best(table, ANNA)
    assert len(asked) == 2
    assert asked[0].state != asked[1].state


def thought(*moves: tuple[Action, int]) -> Any:
    """The process, with an answer of such acts, each tried in so many worlds."""
    found = tuple(Considered(Raw(encode(act)), "", 0.5, 0.1, worlds) for act, worlds in moves)

    async def ask(*_: object) -> ThinkingAnswer:
        return ThinkingAnswer(1, found)

    return ask


async def test_of_what_is_closed_by_now_or_was_not_played_to_an_end_nothing_is_told(
    advised: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await advised.begin(KEY, ANNA, computers=2)
    (offer, *_) = (await advised.tables.sight(table, ANNA)).offers
    ask = thought((Dispose((0, 0)), 48), (offer.action, 0), (offer.action, WORLDS - 1))
    monkeypatch.setattr(advised.tables.repository.pool, "thought", ask)
    assert await advised.tables.advisers.best(table, ANNA) == ()


async def test_a_rule_that_fails_in_an_imagined_world_costs_no_more_than_the_reasons(
    advised: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await advised.begin(KEY, ANNA, computers=2)
    (offer, *_) = (await advised.tables.sight(table, ANNA)).offers
    acts = [PlayTile(cell) for cell in offer.fields[0].values][:2]  # type: ignore[union-attr,arg-type]
    ask = thought(*((act, WORLDS) for act in acts))
    monkeypatch.setattr(advised.tables.repository.pool, "thought", ask)
    monkeypatch.setattr(advising, "reasons", Mock(side_effect=ZeroDivisionError))
    found = await advised.tables.advisers.best(table, ANNA)
    assert [(one.action, one.reasons) for one in found] == [(act, ()) for act in acts]


async def test_one_who_gives_up_waiting_takes_advice_from_nobody_else(
    advised: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, enough = await advised.begin(KEY, ANNA, computers=2), asyncio.Event()

    async def ask(*_: object) -> ThinkingAnswer:
        await enough.wait()
        return ThinkingAnswer(1)

    monkeypatch.setattr(advised.tables.repository.pool, "thought", ask)
    await left_by_the_first(lambda: advised.tables.advisers.best(table, ANNA), enough)


async def left_by_the_first(ask: Callable[[], Awaitable[object]], enough: asyncio.Event) -> None:
    """Two ask, the first gives up, and the other one is answered all the same."""
    first, other = (asyncio.ensure_future(ask()) for _ in range(2))
    await asyncio.wait([first, other], timeout=0.2)
    first.cancel()
    await asyncio.wait([first])
    enough.set()
    await asyncio.wait_for(other, 10)
