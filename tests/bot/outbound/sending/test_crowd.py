"""Many tables whose turns close at the same moment: all are told, once each, at a bearable rate."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import Any

import pytest

from bot.outbound import Herald, dispatcher
from bot.outbound.sending.budget import AT_ONCE, PER_SECOND, paced
from tests.bot.outbound.arrange import World, stopped

FILE = re.compile(r"table-(\d+)-\w+\.png")


@pytest.mark.parametrize("crowd", [40])
async def test_tables_that_are_due_at_once_are_all_told_and_none_twice(
    clocked: World, crowd: int
) -> None:
    """Within Discord's limits, and the first of them at once."""
    await clocked.server_wants(threads=False)
    table = await clocked.start("Giulia", "Marco")
    everywhere = {table, *await clocked.copies(table, crowd - 1)}
    sent = watched(clocked)
    due = (await clocked.tables.sight(table)).deadline
    assert due is not None
    clocked.now = due
    began = monotonic()
    clocked.herald = Herald(clocked.context)
    telling = asyncio.create_task(clocked.herald.run())
    await clocked.tables.ring_due()
    async with asyncio.timeout(30):
        while await clocked.waiting_news():  # noqa: ASYNC110  # the outbox does not call
            await asyncio.sleep(0.02)
    telling.cancel()
    with suppress(asyncio.CancelledError):
        await telling
    boards = [(when, int(found[1])) for when, what in sent if (found := FILE.search(what))]
    assert Counter(number for _, number in boards) == dict.fromkeys(everywhere, 1)
    assert boards[0][0] - began < 5
    times = [when for when, _ in sent]
    later = times[PER_SECOND + AT_ONCE - 1 :]
    assert all(b - a > 0.99 for a, b in zip(times, later, strict=False))


def watched(world: World) -> list[tuple[float, str]]:
    """From now on, what is sent and when, at the rate at which the bot sends."""
    http: Any = world.env.bot.http
    plain, sent = http.request, []

    async def noted(route: Any, **rest: Any) -> Any:
        files = [file.filename for file in rest.get("files") or ()]
        sent.append((monotonic(), f"{route.method} {files}"))
        return await plain(route, **rest)

    http.request = paced(noted)
    return sent


async def test_a_slow_channel_holds_up_no_other(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty lobbies in a channel that takes one message in a second; another has its board at once."""
    monkeypatch.setattr(dispatcher, "FINISHING", 0)
    await world.server_wants(threads=False)
    slow = world.channel
    for _ in range(40):
        await world.lobby("Giulia")
    world.channel = world.guild.create_text_channel("other")
    table = await world.lobby("Marco", "Anna")
    await world.lobbies.start(table, world.people["Marco"].id)
    sent = _slowed(world, slow.id)
    world.herald = Herald(world.context)
    telling = asyncio.create_task(world.herald.run())
    async with asyncio.timeout(30):
        while not any(file.startswith(f"table-{table}-") for file in sent):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    assert await world.waiting_news() > 30
    await stopped(world.herald, telling)


def _slowed(world: World, place: int) -> list[str]:
    """One request a second to this channel, as Discord lets through; the files sent anywhere."""
    http: Any = world.env.bot.http
    plain, turn = http.request, asyncio.Lock()
    sent: list[str] = []

    async def noted(route: Any, **rest: Any) -> Any:
        if str(place) in route.url:
            async with turn:
                await asyncio.sleep(1)
        sent.extend(file.filename for file in rest.get("files") or ())
        return await plain(route, **rest)

    http.request = noted
    return sent


async def test_what_a_person_waits_for_goes_before_what_the_clock_makes(clocked: World) -> None:
    """All workers but those kept for people are busy with turns that closed."""
    await clocked.server_wants(threads=False)
    table = await clocked.start("Giulia", "Marco")
    await clocked.copies(table, 30)
    http: Any = clocked.env.bot.http
    plain, busy = http.request, asyncio.Event()

    async def stuck(route: Any, **rest: Any) -> Any:
        if rest.get("files") and not any(
            f"table-{live}-" in rest["files"][0].filename for live in quick
        ):
            await busy.wait()
        return await plain(route, **rest)

    quick: list[int] = []
    http.request = stuck
    due = (await clocked.tables.sight(table)).deadline
    assert due is not None
    clocked.now = due
    clocked.herald = Herald(clocked.context)
    telling = asyncio.create_task(clocked.herald.run())
    await clocked.tables.ring_due()
    clocked.channel = clocked.guild.create_text_channel("other")
    other = await clocked.lobby("Giulia", "Marco")
    quick.append(other)
    await clocked.lobbies.start(other, clocked.people["Giulia"].id)
    async with asyncio.timeout(30):
        while (await clocked.posted(other)).board_message is None:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    busy.set()
    telling.cancel()
    with suppress(asyncio.CancelledError):
        await telling


async def test_what_is_being_told_when_the_bot_stops_is_told_to_its_end(world: World) -> None:
    http: Any = world.env.bot.http
    plain, begun, go_on = http.request, asyncio.Event(), asyncio.Event()

    async def held(route: Any, **rest: Any) -> Any:
        begun.set()
        await go_on.wait()
        return await plain(route, **rest)

    http.request = held
    await world.lobby("Giulia")
    world.herald = Herald(world.context)
    telling = asyncio.create_task(world.herald.run())
    await begun.wait()
    telling.cancel()
    await asyncio.sleep(0.01)
    go_on.set()
    with suppress(asyncio.CancelledError):
        await telling
    assert await world.waiting_news() == 0
