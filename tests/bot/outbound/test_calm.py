"""A board is redrawn calmly while its turn goes on; nothing else waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import discord

from bot.outbound import Herald, boards
from games.impero.actions import Bid
from tests.bot.outbound.arrange import World, called, files, mine
from tests.bot.outbound.timed import act, auction, board, user


@asynccontextmanager
async def awake(world: World) -> AsyncIterator[None]:
    """The herald looks by himself, often."""
    world.herald = Herald(world.context, every=0.02)
    running = asyncio.create_task(world.herald.run())
    yield
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


async def idle(world: World) -> None:
    """Time for all that the herald would do now."""
    for _ in range(12):
        await asyncio.sleep(0.02)
        await world.env.settle()


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
    async with awake(clocked):
        for number in range(60):
            clocked.later(seconds=1)
            await act(clocked, table, number % 2, Bid(1, 100 + number))
            await asyncio.sleep(0)
        await idle(clocked)
        clocked.later(seconds=boards.CALM.total_seconds())
        await idle(clocked)
    sight = await clocked.tables.sight(table)
    assert 0 < drawings(clocked, shown) - before <= 14
    assert files(await board(clocked, table)) == [f"table-{table}-{sight.table.number}.png"]
    assert await clocked.waiting_news() == 0


async def test_lines_do_not_wait_for_the_board(clocked: World) -> None:
    table = await auction(clocked, "Giulia", "Marco")
    async with awake(clocked):
        for seat, amount in ((0, 100), (1, 150)):
            await act(clocked, table, seat, Bid(1, amount))
        await idle(clocked)
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
    async with awake(clocked):
        await clocked.tables.ring(table)
        await idle(clocked)
    assert (await board(clocked, table)).id != first.id
