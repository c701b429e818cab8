"""One flooded channel and one damaged table hold up no other."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from bot.outbound import dispatcher
from tests.bot.outbound.arrange import World, mine
from tests.bot.outbound.thread.test_calm import awake


async def test_while_a_channel_takes_nothing_and_a_row_is_garbage_another_board_comes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its deadline rings, and all lobbies of the flooded channel still wait."""
    monkeypatch.setattr(dispatcher, "FINISHING", 0)
    table = await world.start("Giulia", "Marco")
    place = await world.place(table)
    (copy,) = await world.copies(table, 1)
    spoil = "UPDATE game_table SET alarms = ?, due = '2000-01-01T00:00:00.000000Z' WHERE id = ?"
    await world.store.write(lambda link: link.execute(spoil, (b"garbage", copy)).rowcount)
    flooded, request = world.guild.create_text_channel("flooded"), world.env.bot.http.request

    async def stuck(route: Any, **options: Any) -> Any:
        if route.channel_id == flooded.id:
            await asyncio.Event().wait()
        return await request(route, **options)

    cast("Any", world.env.bot.http).request = stuck
    boards = len(mine(place))
    async with awake(world):
        for number in range(40):
            await world.lobbies.open(
                world.guild.id, flooded.id, 10**18 + number, f"Guest {number}", "acquire", "en"
            )
        due = (await world.tables.sight(table)).deadline
        assert due is not None
        world.now = due
        await world.tables.ring_due()
        # The flooded channel stays busy for ever, so this waits for the board alone, and for the
        # note that it was sent, which is written after it stands in the channel.
        async with asyncio.timeout(60):
            while len(mine(place)) == boards or await world.waiting_news() > 40:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
    cast("Any", world.env.bot.http).request = request
    assert mine(flooded) == []
    # What was cut short by the end is over: left alone it would fail for want of a database.
    assert [one for one in asyncio.all_tasks() if "Herald._table" in repr(one)] == []
    assert await world.waiting_news() == 40
