"""Votes, and what they have decided, while nobody can reach the table's place."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta

from bot.engine.running import lost_places
from bot.errors import HouseError
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World


async def test_a_voted_pause_that_ends_out_of_reach_goes_on_when_the_place_is_back(
    world: World,
) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    asking = await world.tables.call(table, ANNA, "pause")
    for user in (BRUNO, CARLA):
        with suppress(HouseError):
            await world.tables.vote(asking.ballots[0].id, user, yes=True)
    assert (await world.live(table)).row.stage == "paused"
    repository = world.tables.repository
    await lost_places.lose(repository, table, "offline")
    async with asyncio.timeout(30):
        await world.pass_time(50)
    assert (await world.live(table)).row.stage == "paused"
    await lost_places.regain(repository, table)
    assert (await world.live(table)).row.stage == "running"


async def test_a_vote_stands_still_while_its_place_is_out_of_reach(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    asking = await world.tables.call(table, ANNA, "extend")
    repository = world.tables.repository
    await lost_places.lose(repository, table, "offline")
    await world.pass_time(72)
    assert len((await world.live(table)).ballots) == 1
    await lost_places.regain(repository, table)
    (vote,) = (await world.live(table)).ballots
    assert vote.closes == asking.ballots[0].closes + timedelta(hours=72)
