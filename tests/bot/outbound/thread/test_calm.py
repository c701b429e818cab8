"""A board is redrawn calmly while its turn goes on; nothing else waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import discord
import pytest

from bot.outbound import Herald
from bot.outbound.thread import boards
from games.impero.actions import Bid
from tests.bot.outbound.arrange import World, called, labels, mine, stopped, text
from tests.bot.outbound.timed import act, auction, board, user

CALM = 4
"""The first of them may have begun before, and what the second one finds may cause more."""


class Counted(Herald):
    """It counts its looks."""

    looks = 0

    async def _look(self, *, patient: bool) -> int:
        found = await super()._look(patient=patient)
        self.looks += 1
        return found


@asynccontextmanager
async def awake(world: World) -> AsyncIterator[Counted]:
    """The herald looks by himself, often."""
    world.herald = herald = Counted(world.context, every=0.005)
    running = asyncio.create_task(herald.run())
    yield herald
    await stopped(herald, running)


async def idle(world: World, herald: Counted) -> None:
    """Until the herald has done all that he would do now: some looks in a row have found nothing."""
    busy = herald.looks
    while herald.looks < busy + CALM:
        await asyncio.sleep(0.002)
        await world.env.settle()
        if herald._busy:
            busy = herald.looks


def drawings(world: World, message: discord.Message) -> int:
    """How often it was edited."""
    path = f"/messages/{message.id}"
    return sum(one.method == "PATCH" and one.path.endswith(path) for one in world.env.http_requests)


async def test_sixty_moves_in_a_minute_are_few_drawings_and_the_last_shows_all(
    clocked: World,
) -> None:
    table = await auction(clocked, "Giulia", "Marco")
    shown = await board(clocked, table)
    before = drawings(clocked, shown)
    async with awake(clocked) as herald:
        for number in range(60):
            clocked.later(seconds=1)
            await act(clocked, table, number % 2, Bid(1, 100 + number))
            await asyncio.sleep(0)
        await idle(clocked, herald)
        clocked.later(seconds=boards.MAX_REST.total_seconds())
        await idle(clocked, herald)
    sight = await clocked.tables.sight(table)
    assert 0 < drawings(clocked, shown) - before <= 14
    assert (await clocked.posted(table)).board_number == sight.table.number
    assert await clocked.waiting_news() == 0


async def test_lines_do_not_wait_for_the_board(clocked: World) -> None:
    table = await auction(clocked, "Giulia", "Marco")
    async with awake(clocked) as herald:
        for seat, amount in ((0, 100), (1, 150)):
            await act(clocked, table, seat, Bid(1, amount))
        await idle(clocked, herald)
        line = mine(await clocked.place(table))[-1]
        assert called(clocked.env, line) == {await user(clocked, table, 0)}
        assert await clocked.waiting_news() == 1


async def test_a_new_turn_does_not_wait(clocked: World) -> None:
    table = await clocked.start("Giulia", "Marco")
    first = await board(clocked, table)
    due = (await clocked.tables.sight(table)).deadline
    assert due is not None
    clocked.now = due
    clocked.context.drawn[table] = (due, (await clocked.tables.sight(table)).table.decision)
    async with awake(clocked) as herald:
        await clocked.tables.ring(table)
        await idle(clocked, herald)
    assert (await board(clocked, table)).id != first.id


@pytest.mark.parametrize(
    ("hours", "boards_there", "age", "seconds"),
    [(1 / 12, 1, 0, 5), (12, 0, 0, 60), (12, 100, 0, 120), (12, 5000, 0, 120), (2, 0, 2, 30)],
)
def test_the_longer_a_turn_and_the_more_tables_the_calmer_the_board(
    hours: float, boards_there: int, age: float, seconds: int
) -> None:
    """And a message that is older than an hour takes few edits (Discord's 30046)."""
    rest = boards.rest(timedelta(hours=hours), boards_there, timedelta(hours=age))
    assert round(rest.total_seconds()) == seconds


async def test_ten_acts_six_seconds_apart_in_a_turn_of_twelve_hours_are_two_redraws(
    clocked: World,
) -> None:
    table = await auction(clocked, "Giulia", "Marco")
    shown = await board(clocked, table)
    before = drawings(clocked, shown)
    async with awake(clocked) as herald:
        for number in range(10):
            clocked.later(seconds=6)
            await act(clocked, table, number % 2, Bid(1, 100 + number))
            await idle(clocked, herald)
        clocked.later(seconds=boards.MAX_REST.total_seconds())
        await idle(clocked, herald)
    assert 0 < drawings(clocked, shown) - before <= 2
    assert await clocked.waiting_news() == 0


async def test_sixty_who_join_an_old_lobby_in_a_minute_are_few_edits_and_the_last_shows_all(
    world: World,
) -> None:
    table = await world.lobby("Giulia")
    await world.tell()
    card = mine(world.channel)[-1]
    world.now = card.created_at + timedelta(hours=2)
    marco = world.people["Marco"].id
    async with awake(world) as herald:
        for number in range(60):
            world.later(seconds=1)
            if number % 2:
                await world.lobbies.leave(table, marco)
            else:
                await world.lobbies.join(table, marco, "Marco")
            await idle(world, herald)
        await world.lobbies.join(table, marco, "Marco")
        world.later(seconds=60)
        await idle(world, herald)
    assert 0 < drawings(world, card) <= 4
    assert "Marco" in text(mine(world.channel)[-1])
    assert await world.waiting_news() == 0


async def test_a_start_does_not_wait_for_an_old_card(world: World) -> None:
    table = await world.lobby("Giulia")
    await world.tell()
    world.now = mine(world.channel)[-1].created_at + timedelta(hours=2)
    async with awake(world) as herald:
        await world.lobbies.join(table, world.people["Marco"].id, "Marco")
        await idle(world, herald)
        await world.lobbies.start(table, world.people["Giulia"].id)
        await idle(world, herald)
    assert mine(await world.place(table))


async def test_a_board_is_one_request_and_the_old_one_loses_its_buttons_in_a_quiet_moment(
    world: World,
) -> None:
    table = await world.start("Giulia", "Marco")
    place = await world.place(table)
    old = mine(place)[-1]
    mover = await world.mover(table)
    async with awake(world) as herald:
        await idle(world, herald)
        while (await world.mover(table)).id == mover.id:
            requests = len(world.env.http_requests)
            await world.act(table)
            await idle(world, herald)
    sent = [one.method for one in world.env.http_requests[requests:]]
    assert sent == ["POST", "PATCH"]
    assert labels(next(one for one in mine(place) if one.id == old.id)) == []
