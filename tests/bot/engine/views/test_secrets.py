"""Nothing that leaves the engine tells anybody what they may not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.table.live import seat_of
from bot.engine.views import sights
from bot.engine.views.sight import Sight
from games import GAMES
from games.core.chance import Chance
from games.core.words import Seat
from games.impero.actions import Answer, Found, Send
from tests.bot.engine.world import ALL, ANNA, BRUNO, CARLA, STRANGER, World


def seen(sight: Sight) -> bytes:
    """All of a sight as bytes, but the rules themselves."""
    fields = [getattr(sight, name) for name in sight.__struct_fields__ if name != "rules"]
    worked_out = [sight.undo, sight.deadline, sight.order_forms]
    told = [one for one in fields if not callable(one)]
    return msgspec.json.encode([told, worked_out], enc_hook=list)


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("people", [1, 2])
async def test_in_another_world_that_a_viewer_could_be_in_he_sees_the_same(
    world: World, game: str, people: int
) -> None:
    """`imagine` gives such worlds: other hands, another deck, other sealed bids."""
    table = await world.begin(game, ANNA, BRUNO, computers=1)
    chance, differing = Chance("imagine", people), 0
    for step in range(25):
        await world.play(table, Chance("people", step), (await world.live(table)).row.number + 2)
        live = await world.live(table)
        _, now = live.begun
        for user in (STRANGER, ANNA, BRUNO):
            viewer = seat_of(live, user)
            dream: Any = replace(now, state=live.rules.imagine(now.state, viewer, chance))
            differing += dream.state != now.state
            imagined = replace(live, game=dream)
            assert seen(sights.sight(live, viewer)) == seen(sights.sight(imagined, viewer))
    live = await world.live(table)
    assert differing or live.rules.imagine(live.state, None, chance) == live.state


@pytest.mark.parametrize("game", ALL)
async def test_what_is_told_is_for_those_who_may_know(world: World, game: str) -> None:
    table = await world.begin(game, ANNA, BRUNO, computers=1)
    await world.play(table, Chance("people", 21), 30)
    for user in (None, STRANGER, ANNA, BRUNO):
        viewer = seat_of(await world.live(table), user)
        for one in await world.tables.log(table, user):
            assert all(viewer in getattr(event, "to", (viewer,)) for event in one.events)


@pytest.mark.parametrize("game", ALL)
async def test_seed_state_and_other_peoples_orders_never_leave_a_running_table(
    world: World, game: str
) -> None:
    table = await world.begin(game, ANNA, BRUNO, computers=1)
    header, _ = (await world.live(table)).begun
    for user in (None, STRANGER, ANNA, BRUNO):
        sight = await world.tables.sight(table, user)
        assert (sight.table.seed, sight.table.state) == (None, None)
        assert header.seed.encode() not in seen(sight)


@pytest.mark.parametrize("game", ALL)
async def test_public_buttons_show_nothing_hidden(world: World, game: str) -> None:
    table = await world.begin(game, ANNA, BRUNO, computers=1)
    for step in range(15):
        sight = await world.play(table, Chance("people", step), 2 * step)
        live = await world.live(table)
        if live.row.stage == "running":
            assert all(not offer.hidden for _, offer in sight.open_offers)
            able = {*live.waiting.seats, *live.waiting.may}
            assert {seat for seat, _ in sight.open_offers} <= able


async def test_what_only_two_may_know_changes_no_board(world: World) -> None:
    """Or the time of its edit would tell everybody that money was sent, or answered, just then."""
    table = await world.begin("impero", ANNA, BRUNO, CARLA)
    await world.heard()
    await world.act(table, 0, Send(Seat(1), 100))
    assert [news.kind for news in await world.heard()] == ["private"]
    await world.act(table, 1, Answer(1, accept=False))
    assert "board" not in [news.kind for news in await world.heard()]
    await world.act(table, 0, Found("Luce", 100))
    assert "board" in [news.kind for news in await world.heard()]


@pytest.mark.parametrize("game", GAMES)
async def test_what_shows_nothing_to_everybody_changes_no_board(world: World, game: str) -> None:
    """A hidden answer in a window too: the time of the edit would tell who has decided."""
    table = await world.begin(game, ANNA, BRUNO, CARLA)
    chance, hidden = Chance("hidden", 1), 0
    for _ in range(120):
        before, number = await public(world, table), (await world.live(table)).row.number
        await world.heard()
        await world.somebody(table, chance)
        sight = await world.tables.sight(table)
        if sight.table.number == number:
            await world.pass_time(1)
        elif sight.table.stage == "running" and await public(world, table) == before:
            hidden += 1
            assert "board" not in {one.kind for one in await world.heard()}
    assert hidden or game not in SECRETIVE


SECRETIVE = {"impero"}
"""Games in which something is done that nobody else notices; elsewhere a hidden card is seen to be put."""


async def public(world: World, table: int) -> tuple[object, ...]:
    """All that everybody can see but the number of entries."""
    sight = await world.tables.sight(table)
    events = [one.events for one in await world.tables.log(table, None) if one.events]
    asked = sight.waiting and replace(sight.waiting, timers=())
    return sight.view, asked, events, sight.table.stage, sight.table.decision
