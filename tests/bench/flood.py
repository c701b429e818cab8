"""One table's deadline while everything else goes wrong: a flooded channel, imports, a garbage row.

200 lobbies are opened in one channel, of which Discord takes a message a second; eight people import
a record with as many undos as it may have, each again and again; one table's row cannot be read. The
deadline of a table in another channel falls in the midst of it: how late it rings is measured, and how
long after it the board is there.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, cast

from msgspec.structs import replace
from simcord import Env

from bot.engine.clock import Clock
from bot.outbound import Herald
from bot.store import lease, seats, tables
from bot.store.database import Database
from games.core.transcript import LARGEST, MAX_UNDOS
from render.shelf import DRAWERS
from tests.bot.outbound.arrange import World, client

Row = tuple[str, str, str, str]

LOBBIES, IMPORTS = 200, 8
SOON = timedelta(seconds=4)
"""When the deadline is, once all the rest is under way."""
APART = 0.03
"""Seconds between two lobbies: a part of them is opened after the deadline."""


class Today(World):
    """A world whose time is the machine's."""

    @property
    def now(self) -> datetime:
        return datetime.now(UTC)

    @now.setter
    def now(self, _moment: datetime) -> None:
        """Time goes by itself."""


def main() -> list[Row]:
    """Figure, measured, wanted, peer."""
    late, shown = asyncio.run(measured(LOBBIES, IMPORTS))
    return [
        ("a deadline amid a flood rings after", f"{late:.2f} s", "2 s", "134 s"),
        ("its board is there after", f"{shown:.2f} s", "5 s", "185 s"),
    ]


async def measured(lobbies: int, imports: int) -> tuple[float, float]:
    """Seconds from the deadline until it has rung, and until its board is posted."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Database.open(Path(folder, "bench.sqlite3"))
        env = Env(client(), check_errors=False)
        await env.start()
        world = Today(env, store, drawer=DRAWERS["acquire"])
        try:
            return await _besieged(world, lobbies, imports)
        finally:
            world.context.pictures.close()
            await env.shutdown()
            await store.close()


async def _besieged(world: World, lobbies: int, imports: int) -> tuple[float, float]:
    quiet, flooded = world.channel, world.guild.create_text_channel("flooded")
    world.channel = quiet
    table = await world.start("Giulia", "Marco", "Anna")
    record = await _record(world)
    await _spoilt(world, table)
    _slow(world, flooded.id)
    holder = lease.holder()
    await world.store.write(lambda link: lease.take(link, holder, world.now))
    clock, herald = Clock(world.tables, holder), Herald(world.context)
    world.herald = herald
    telling = asyncio.create_task(herald.run())
    await clock.begin(None)
    due = await _due_soon(world, table)
    work = [
        asyncio.create_task(_open(world, flooded.id, lobbies)),
        *(asyncio.create_task(_import(world, record)) for _ in range(imports)),
    ]
    await clock.sweep()
    figures = await _waited(world, table, due)
    if any(task.done() for task in work):
        raise AssertionError("the flood was over before the board was there")
    for task in (*work, telling):
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    await clock.end()
    return figures


async def _open(world: World, channel: int, lobbies: int) -> None:
    for number in range(lobbies):
        user, game = 10**18 + number, "acquire"
        await world.lobbies.open(world.guild.id, channel, user, f"Guest {number}", game, "en")
        await asyncio.sleep(APART)


async def _import(world: World, data: bytes) -> None:
    while True:
        await world.tables.import_(world.guild.id, world.channel.id, 1, data)


async def _record(world: World) -> bytes:
    """A game, its last entry taken back and made again until the file is as large as it may be."""
    played = await world.start("Giulia", "Marco")
    await world.play_out(played)
    record = json.loads(await world.tables.export(played))
    *before, last = record["entries"]
    size = len(json.dumps(record))
    again = [{"action": {"do": "undo", "to": len(before)}, "at": last["at"]}, last]
    times = max(0, (LARGEST // 2 - size) // (len(json.dumps(again)) + 2))
    record["entries"] = [*before, last, *(again * min(times, MAX_UNDOS))]
    return json.dumps(record).encode()


async def _spoilt(world: World, table: int) -> None:
    """A copy of the table whose alarms are garbage, and overdue."""
    (copy,) = await world.copies(table, 1)
    spoil = "UPDATE game_table SET alarms = ?, due = '2000-01-01T00:00:00.000000Z' WHERE id = ?"
    await world.store.write(lambda link: link.execute(spoil, (b"garbage", copy)).rowcount)


async def _due_soon(world: World, table: int) -> datetime:
    """Its players have no bank, and the time of the player asked ends in a moment."""
    due = world.now + SOON
    row = await world.store.read(lambda link: tables.get(link, table))
    places = await world.store.read(lambda link: seats.at(link, table))
    assert row is not None
    alarms = tuple(replace(alarm, due=due) for alarm in row.alarms)
    moved = replace(row, alarms=alarms, due=due)
    await world.store.write(lambda link: tables.save(link, moved))
    for place in places:
        await world.store.write(partial(seats.save, row=replace(place, bank=0)))
    world.tables.repository.forget(table)
    return due


def _slow(world: World, channel: int) -> None:
    """Discord takes a message a second in the flooded channel; a poster waits in the library."""
    request, turn = world.env.bot.http.request, asyncio.Lock()

    async def slowed(route: Any, **options: Any) -> Any:
        if route.channel_id == channel and route.method == "POST":
            async with turn:
                await asyncio.sleep(1)
        return await request(route, **options)

    cast("Any", world.env.bot.http).request = slowed


async def _waited(world: World, table: int, due: datetime) -> tuple[float, float]:
    before = await world.posted(table)
    number = (await world.tables.sight(table)).table.number
    rung = shown = None
    while shown is None:
        await asyncio.sleep(0.02)
        moment = world.now
        if rung is None and (await world.tables.sight(table)).table.number > number:
            rung = moment
        if rung is not None and (await world.posted(table)).board_number > before.board_number:
            shown = moment
    assert rung is not None
    return (rung - due).total_seconds(), (shown - due).total_seconds()
