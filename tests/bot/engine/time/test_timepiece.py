"""A machine's clock that is wrong for a moment, and one that sleeps: nothing ends by it."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import partial

import pytest

from bot.engine.clock import Clock
from bot.engine.time.timepiece import LASTS, Timepiece
from bot.store import lease
from tests.bot.engine.world import ANNA, BRUNO, OPENED, World

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
HALF_A_MINUTE = timedelta(seconds=30)
STEPS = [HOUR, DAY, -HOUR, -DAY]


class Machine:
    """Its clock may be set; the time since its start may not."""

    def __init__(self, world: World) -> None:
        self.world, self.started, self.true = world, 1000.0, OPENED
        self.wrong = timedelta()
        self.piece = Timepiece(self.clock, self.since_start)
        world.tables.repository.now = lambda: self.now
        world.tables.repository.contact._now = lambda: self.now
        self.keeper = Clock(world.tables, "me")

    @property
    def now(self) -> datetime:
        return self.piece()

    def clock(self) -> float:
        return (self.true + self.wrong).timestamp()

    def since_start(self) -> float:
        return self.started

    async def passes(self, time: timedelta, step: timedelta = timedelta(seconds=10)) -> None:
        end = self.true + time
        while self.true < end:
            self.sleeps(min(step, end - self.true))
            await self.keeper.beat()
            await self.keeper.sweep()

    def sleeps(self, time: timedelta) -> None:
        self.true += time
        self.started += time.total_seconds()


async def moved_by_half_a_minute(
    machine: Machine, game: str, wrong: timedelta, first: timedelta = timedelta(minutes=1)
) -> bool:
    """A table while the clock is wrong for half a minute: whether anything was decided, or moved, by that."""
    world = machine.world
    table = await world.begin(game, ANNA, BRUNO, pace="live" if game == "shark" else "daily")
    before = (await world.tables.sight(table)).deadline
    await machine.passes(first)
    machine.wrong = wrong
    await machine.passes(HALF_A_MINUTE)
    machine.wrong = timedelta()
    await machine.passes(timedelta(seconds=20))
    sight = await world.tables.sight(table)
    return (sight.table.number, sight.deadline, machine.now) != (0, before, machine.true)


@pytest.fixture
async def machine(world: World) -> Machine:
    machine = Machine(world)
    await world.store.write(partial(lease.take, me="me", now=machine.now))
    return machine


@pytest.mark.parametrize("wrong", STEPS)
@pytest.mark.parametrize("game", ["shark", "impero"])
async def test_a_clock_that_is_wrong_for_half_a_minute_ends_nothing_and_moves_nothing(
    machine: Machine, game: str, wrong: timedelta
) -> None:
    assert not await moved_by_half_a_minute(machine, game, wrong)


@pytest.mark.parametrize("wrong", STEPS)
async def test_an_act_meanwhile_has_its_own_time(
    world: World, machine: Machine, wrong: timedelta
) -> None:
    """The next player has the whole time from then on."""
    table = await world.begin("shark", ANNA, BRUNO, pace="live")
    live = await world.live(table)
    machine.wrong = wrong
    await machine.passes(timedelta(seconds=20))
    seat = live.waiting.seats[0]
    offers = (await world.tables.sight(table, await world.sit(table, seat))).offers
    await world.act(table, seat, offers[0].action)
    machine.wrong = timedelta()
    await machine.passes(timedelta(seconds=20))
    deadline = (await world.tables.sight(table)).deadline
    assert deadline is not None
    assert timedelta(minutes=2) < deadline - machine.true <= timedelta(minutes=3)


async def test_a_sleep_of_ten_hours_is_no_step_and_is_given_back(
    world: World, machine: Machine
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await machine.passes(timedelta(minutes=1))
    machine.sleeps(10 * HOUR)
    await machine.passes(timedelta(seconds=20))
    assert machine.now == machine.true
    deadline = (await world.tables.sight(table)).deadline
    assert deadline is not None
    assert abs(deadline - (OPENED + DAY + 10 * HOUR)) <= timedelta(seconds=20)


async def test_a_step_forward_is_believed_when_it_has_lasted(machine: Machine) -> None:
    machine.wrong = 2 * HOUR
    assert machine.now == machine.true
    machine.sleeps(timedelta(seconds=LASTS - 1))
    assert machine.now == machine.true
    machine.sleeps(timedelta(seconds=1))
    assert machine.now == machine.true + 2 * HOUR


async def test_a_clock_that_was_wrong_at_the_start_is_set_back_at_once(machine: Machine) -> None:
    machine.wrong = -HOUR
    assert machine.now == machine.true - HOUR


async def test_small_steps_are_followed(machine: Machine) -> None:
    for _ in range(10):
        machine.wrong += timedelta(seconds=50)
        machine.sleeps(HALF_A_MINUTE)
        assert machine.now == machine.true + machine.wrong
