"""A board is made from one moment of its table, and is never behind the record for good."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.bot.outbound.arrange import World, files, mine, text

PAUSE = 0.05
"""Seconds between what SQLite has and what the process knows."""


def slow(world: World) -> Callable[[], None]:
    """A pause between commit and memory from now on; the answer takes it away again."""
    write: Any = world.store.write

    async def written(work: Any) -> Any:
        result = await write(work)
        if getattr(getattr(work, "func", None), "__name__", "") == "save":
            await asyncio.sleep(PAUSE)
        return result

    world.store.write = written  # type: ignore[method-assign]

    def again() -> None:
        world.store.write = write  # type: ignore[method-assign]

    return again


async def act(world: World, table: int) -> None:
    mover = await world.mover(table)
    sight = await world.tables.sight(table, mover.id)
    await world.tables.act(table, mover.id, sight.offers[0].action)


async def shown(world: World, table: int) -> tuple[int, str]:
    """The entry of which the newest board is, and what stands above its picture."""
    board = [one for one in mine(await world.place(table)) if files(one)][-1]
    return (await world.posted(table)).board_number, text(board)


async def test_news_that_is_read_before_memory_has_it_waits_for_it(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    await world.tell()
    again = slow(world)
    acting = asyncio.create_task(act(world, table))
    await asyncio.sleep(PAUSE / 2)
    await world.tell()
    await acting
    await world.tell()
    again()
    assert (await world.posted(table)).board_number == (
        await world.tables.sight(table)
    ).table.number


async def test_of_many_tables_at_once_none_stays_behind_its_record(world: World) -> None:
    """A thousand moves of all games, with real pictures, are made by the bench `moments`; here are a hundred."""
    tables = [await world.start("Giulia", "Marco") for _ in range(4)]
    await world.tell()
    again = slow(world)
    for _ in range(12):
        await asyncio.gather(*(act(world, table) for table in tables), world.tell())
    again()
    await world.tell()
    for table in tables:
        sight = await world.tables.sight(table)
        number, above = await shown(world, table)
        assert number == sight.table.number
        words = world.context.words(sight)
        assert sight.waiting is not None
        assert words.asked(sight.waiting) in above
