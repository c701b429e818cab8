"""Who has left the server is not waited for: the seat is offered at the first reminder, and no vote asks them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.engine.people.ruling import Ruling
from bot.store.rows import SeatRow
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World


class Server:
    """Says who is not there any more, and counts how often it is asked."""

    def __init__(self, world: World, *gone: int) -> None:
        self.gone, self.asked = gone, 0
        repository = world.tables.repository
        repository.above = replace(repository.above, gone=self._who)

    async def _who(self, _guild_id: int, users: Sequence[int]) -> Collection[int]:
        self.asked += len(users)
        return [one for one in users if one in self.gone]


async def waited(world: World, table: int) -> SeatRow:
    live = await world.live(table)
    return live.seats[live.waiting.seats[0]]


async def test_at_the_first_reminder_the_seat_is_offered_and_the_others_are_told(
    world: World,
) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    row = await waited(world, table)
    assert row.user_id is not None
    server = Server(world, row.user_id)
    hours = 0
    while (await world.live(table)).seats[row.seat].offered is None and hours < 24:
        await world.pass_time(hours=1)
        await world.tables.departures.settled()
        hours += 1
    seat = (await world.live(table)).seats[row.seat]
    assert (seat.user_id, seat.offered is not None) == (None, True)
    assert hours < 24, "before the time for the decision is up"
    assert "person-gone" in await world.keys()
    assert server.asked <= 2


async def test_who_is_there_is_asked_about_once_an_hour_and_goes_on(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    row, server, live = await waited(world, table), Server(world), await world.live(table)
    for minutes, asked in ((0, 1), (30, 1), (31, 2)):
        world.now += timedelta(minutes=minutes)
        world.tables.departures.look(live)
        await world.tables.departures.settled()
        assert server.asked == asked
    assert (await world.live(table)).seats[row.seat].user_id == row.user_id


@pytest.mark.parametrize("what", ["pause", "end"])
async def test_no_vote_asks_who_is_gone(world: World, what: Ruling) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    Server(world, CARLA)
    sight = await world.tables.call(table, ANNA, what)
    (ballot,) = sight.ballots
    assert {sight.seats[seat].user_id for seat in ballot.asked} == {BRUNO}


async def test_of_a_server_that_does_not_answer_nobody_is_gone(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)

    async def silent(_guild_id: int, _users: Sequence[int]) -> Collection[int]:
        raise TimeoutError

    repository = world.tables.repository
    repository.above = replace(repository.above, gone=silent)
    sight = await world.tables.call(table, ANNA, "pause")
    assert {one for row in sight.seats if (one := row.user_id)} == {ANNA, BRUNO, CARLA}
