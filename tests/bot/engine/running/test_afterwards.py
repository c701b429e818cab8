"""A person is answered before computers have played; nothing comes in between all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from bot.engine.moves import computers
from bot.engine.time import due
from games.impero.actions import Ready
from tests.bot.engine.world import ANNA, World


class Slow:
    """Computers that think until they are let go."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.begun, self.may = Event(), Event()
        self._think: Callable[..., Any] = computers.think
        patch.setattr(computers, "think", self._thinking)

    def _thinking(self, *facts: Any) -> Any:
        self.begun.set()
        self.may.wait(30)
        return self._think(*facts)


async def to_turn(world: World) -> int:
    """A table of one person and two computers, at which the person has to act."""
    table = await world.begin("acquire", ANNA, computers=2)
    while not (await world.tables.sight(table, ANNA)).offers:
        await world.pass_time(minutes=1)
    return table


async def first_offer(world: World, table: int) -> Any:
    return (await world.tables.sight(table, ANNA)).offers[0].action


async def ends_turn(world: World, table: int) -> None:
    """The person acts until a computer has to."""
    while due.mover(await world.live(table)) is None:
        await world.tables.act(table, ANNA, await first_offer(world, table))


async def test_an_answer_does_not_wait_for_computers_that_think_long(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press is answered first, computers play afterwards."""
    table = await to_turn(world)
    world.tables.repository.soon = 0.01
    slow = Slow(monkeypatch)
    await ends_turn(world, table)
    assert due.mover(await world.live(table)) is not None
    slow.may.set()
    await world.tables.repository.settled()
    assert due.mover(await world.live(table)) is None


async def test_whoever_comes_while_computers_play_on_finds_the_table_held(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await to_turn(world)
    world.tables.repository.soon = 0.01
    slow = Slow(monkeypatch)
    await ends_turn(world, table)
    moving = asyncio.create_task(world.tables.place(table, 77))
    await asyncio.sleep(0.05)
    assert not moving.done()
    slow.may.set()
    await moving
    assert (await world.live(table)).row.place_id == 77


async def test_what_computers_leave_undone_when_the_bot_stops_the_clock_takes_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await to_turn(world)
    world.tables.repository.soon = 0.01
    slow = Slow(monkeypatch)
    await ends_turn(world, table)
    number = (await world.live(table)).row.number
    await world.tables.repository.end()
    slow.may.set()
    await world.restart()
    assert (await world.live(table)).row.number == number
    await world.pass_time(minutes=1)
    assert (await world.live(table)).row.number > number


async def test_one_who_goes_away_while_waiting_lets_nobody_in_before_the_computers_are_done(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await to_turn(world)
    slow = Slow(monkeypatch)
    acting = asyncio.create_task(ends_turn(world, table))
    await asyncio.to_thread(slow.begun.wait, 30)
    acting.cancel()
    moving = asyncio.create_task(world.tables.place(table, 77))
    await asyncio.sleep(0.05)
    assert acting.done()
    assert not moving.done()
    slow.may.set()
    await moving


async def test_a_turn_that_all_closed_early_is_told_before_computers_play_the_next(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board of the new turn comes at once, not when eleven computers are done with it."""
    table = await world.begin("impero", ANNA, computers=2, early=True)
    await world.pass_time(minutes=1)
    assert (await world.live(table)).waiting.seats == (await seat_of_anna(world, table),)
    await world.heard()
    world.tables.repository.soon = 0.01
    slow = Slow(monkeypatch)
    await world.tables.act(table, ANNA, Ready())
    assert [news.kind for news in await world.heard()] == ["board"]
    slow.may.set()
    await world.tables.repository.settled()


async def seat_of_anna(world: World, table: int) -> int:
    seat = (await world.tables.sight(table, ANNA)).viewer
    assert seat is not None
    return seat
