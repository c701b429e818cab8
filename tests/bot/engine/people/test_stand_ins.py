"""Whose time has run out at a quick table holds nobody up: one press lets the computer play until they are back."""

from __future__ import annotations

import pytest

from bot.engine.time.paces import PACES
from bot.errors import HouseError
from bot.store.rows import Pace
from games.core.words import Seat
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World


async def late(world: World, pace: Pace = "live") -> tuple[int, int, int]:
    """A table at which the first person has let the time of the decision pass: with the seats of both."""
    table = await world.begin("shark", ANNA, BRUNO, pace=pace)
    await world.pass_time(seconds=PACES[pace].seconds + 1)
    live = await world.live(table)
    silent = live.waiting.seats[0]
    other = next(row.seat for row in live.seats if row.seat != silent)
    return table, silent, other


async def test_one_press_lets_the_computer_play_before_the_bank_is_empty(world: World) -> None:
    table, silent, other = await late(world)
    assert "bank-runs" in await world.keys()
    live = await world.live(table)
    await world.tables.stand_in(table, live.seats[other].user_id or 0, Seat(silent))
    after = await world.live(table)
    assert after.seats[silent].computer is not None
    assert silent not in after.waiting.seats
    assert "computer-lent" in await world.keys()


async def test_the_next_press_of_the_person_takes_the_seat_back(world: World) -> None:
    table, silent, other = await late(world)
    live = await world.live(table)
    person = live.seats[silent].user_id or 0
    await world.tables.stand_in(table, live.seats[other].user_id or 0, Seat(silent))
    await world.tables.back(table, person)
    assert (await world.live(table)).seats[silent].computer is None
    assert "player-back" in await world.keys()


@pytest.mark.parametrize("why", ["in time", "oneself", "slow"])
async def test_nobody_else_is_taken_the_seat(world: World, why: str) -> None:
    if why == "in time":
        table = await world.begin("shark", ANNA, BRUNO, pace="live")
        silent = int((await world.live(table)).waiting.seats[0])
        other = 1 - silent
    else:
        table, silent, other = await late(world, "daily" if why == "slow" else "live")
    live = await world.live(table)
    by = silent if why == "oneself" else other
    with pytest.raises(HouseError, match="stand-in-not"):
        await world.tables.stand_in(table, live.seats[by].user_id or 0, Seat(silent))
    assert (await world.live(table)).seats[silent].computer is None


async def test_who_does_not_play_there_lends_nothing(world: World) -> None:
    table, silent, _ = await late(world)
    with pytest.raises(HouseError, match="not-at-this-table"):
        await world.tables.stand_in(table, CARLA, Seat(silent))
