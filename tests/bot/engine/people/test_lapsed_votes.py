"""Votes at a table where the computer has answered too often for somebody, and what one leaves behind."""

from __future__ import annotations

import pytest

from bot.engine.people import ballots
from bot.engine.people.ruling import Ruling
from bot.engine.table.live import Change
from bot.errors import HouseError
from games.core.words import Seat
from tests.bot.engine.people.test_ballots import call, lapse, vote
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World


async def test_who_lapses_while_a_vote_is_open_is_not_needed_any_more(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await call(world, table, 0, "end")
    await vote(world, table, 1, yes=True)
    assert (await world.tables.sight(table)).table.stage == "running"
    await lapse(world, table, 2)
    await world.tables.ring(table)
    assert (await world.tables.sight(table)).table.stage == "closed"


async def test_without_those_who_lapsed_nobodys_silence_is_consent(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await call(world, table, 0, "end")
    await lapse(world, table, 2)
    await world.pass_time(96)
    assert (await world.tables.sight(table)).table.stage == "running"


async def test_who_lapsed_and_is_here_is_asked_about_a_pause_but_proposes_none(
    world: World,
) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await lapse(world, table, 0)
    with pytest.raises(HouseError, match="lapsed-no-vote"):
        await call(world, table, 0, "pause")
    await call(world, table, 1, "pause")
    (ballot,) = (await world.tables.sight(table)).ballots
    assert ballot.asked == (0, 2)


async def test_after_an_extension_people_are_reminded_anew(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(13)
    assert (await world.live(table)).row.reminded
    await call(world, table, 0, "extend")
    await vote(world, table, 1, yes=True)
    assert not (await world.live(table)).row.reminded


@pytest.mark.parametrize(("what", "still"), [("end", (1, 2)), ("pause", (2,))])
async def test_the_yes_of_somebody_who_is_away_is_needed_where_a_result_is_taken_away(
    world: World, what: Ruling, still: tuple[int, ...]
) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await call(world, table, 0, what)
    async with world.tables.repository.hold(table) as live:
        change = Change(live, world.now)
        change.set_seat(Seat(1), computer="sensible", away_since=world.now)
        ballots.excuse(change, Seat(1))
        assert change.live.ballots[0].asked == still
