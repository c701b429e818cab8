"""News that cannot be read is set aside: it holds up nothing, spins nothing, and the doctor names it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress

import pytest

from bot.outbound import Herald
from bot.store import outbox
from tests.bot.outbound.arrange import World, mine, text

SPOILT = {
    "kind": "rumour",
    "facts": b"x",
    "not_before": "soon",
}


@pytest.mark.parametrize("column", SPOILT)
async def test_news_that_cannot_be_read_holds_up_no_other_news_of_its_table(
    world: World, column: str
) -> None:
    table = await world.start("Giulia", "Marco")
    bad = await world.news(table, "say", "player-back", seat=0)

    def spoil(link: sqlite3.Connection) -> int:
        statement = f"UPDATE outbox SET {column} = ? WHERE id = ?"  # noqa: S608
        return link.execute(statement, (SPOILT[column], bad)).rowcount

    await world.store.write(spoil)
    await world.news(table, "say", "player-back", seat=1)
    world.restart()
    await world.tell()
    assert "is back" in text(mine(await world.place(table))[-1])
    assert await world.waiting_news() == 0
    (damage,) = await world.store.read(lambda link: list(outbox.COLUMNS.damages(link)))
    assert damage.startswith(f"row {bad} of outbox")


async def test_what_was_spoilt_while_the_bot_runs_is_looked_at_once(world: World) -> None:
    """The control is a busy loop: thousands of looks in half a second."""
    table = await world.start("Giulia", "Marco")
    bad = await world.news(table, "say", "player-back", seat=0)
    await world.store.write(
        lambda link: link.execute("UPDATE outbox SET kind = 'rumour' WHERE id = ?", (bad,)).rowcount
    )
    looks = 0
    read = world.store.read

    async def counted(work: object) -> object:
        nonlocal looks
        looks += 1
        return await read(work)  # type: ignore[arg-type]

    world.store.read = counted  # type: ignore[method-assign, assignment]
    world.herald = Herald(world.context, every=0.05)
    running = asyncio.create_task(world.herald.run())
    await asyncio.sleep(0.5)
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    assert looks < 100
