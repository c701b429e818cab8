"""The instant itself: what is due then happens then, and not a moment before."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.bot.engine.world import ANNA, BRUNO, CARLA, World

MOMENT = timedelta(microseconds=1)


async def rung_at(world: World, table: int, late: timedelta) -> bool:
    """Whether the deadline has struck so long after it."""
    sight = await world.tables.sight(table)
    assert sight.deadline is not None
    world.now = sight.deadline + late
    await world.tables.ring_due()
    live = await world.live(table)
    return live.row.number > sight.table.number or live.row.alarms != sight.table.alarms


@pytest.mark.parametrize("game", ["shark", "impero"])
@pytest.mark.parametrize(("late", "rung"), [(-MOMENT, False), (timedelta(), True)])
async def test_a_deadline_strikes_at_its_instant(
    world: World, game: str, late: timedelta, *, rung: bool
) -> None:
    table = await world.begin(game, ANNA, BRUNO)
    assert await rung_at(world, table, late) is rung


@pytest.mark.parametrize(("late", "opened"), [(-MOMENT, True), (timedelta(), False)])
async def test_a_vote_closes_at_its_instant(world: World, late: timedelta, *, opened: bool) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    ballot = (await world.tables.call(table, ANNA, "end")).ballots[0]
    world.now = ballot.closes + late
    await world.tables.ring_due()
    assert bool((await world.tables.sight(table)).ballots) is opened


@pytest.mark.parametrize(("late", "percent"), [(-MOMENT, 0), (timedelta(), 50)])
async def test_a_reminder_comes_at_half_of_the_time(
    world: World, late: timedelta, percent: int
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    world.now += timedelta(hours=12) + late
    await world.tables.ring_due()
    assert (await world.tables.sight(table)).table.reminded == percent


@pytest.mark.parametrize(("late", "lobby"), [(-MOMENT, True), (timedelta(), False)])
async def test_a_lobby_starts_at_its_instant(world: World, late: timedelta, *, lobby: bool) -> None:
    table = await world.lobby("impero", ANNA, BRUNO)
    starts = (await world.tables.sight(table)).table.starts
    assert starts is not None
    world.now = starts + late
    await world.tables.ring_due()
    assert ((await world.tables.sight(table)).table.stage == "lobby") is lobby
