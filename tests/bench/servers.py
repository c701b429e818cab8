"""Memory of servers: one process of the bot on the wire's Discord, with one server and with thousands.

A server has 30 channels, 20 roles and three open threads. `BIG=10000` in the environment chooses how many.
On the day in each a thread is opened and put away, a role comes and changes, and a channel changes.
"""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.bot.inbound.test_folded import connection
from tests.wire import objects
from tests.wire.machines import PartProcess
from tests.wire.servers import server
from tests.wire.shards import LargeWire, guild_of

Figure = tuple[str, str, str, str]

BIG = int(os.environ.get("BIG", "2500"))
WANTED = 300
"""Megabytes with 10,000 servers."""


class FullWire(LargeWire):
    """Its servers are as large as they are in life."""

    def _guild_in(self, number: int) -> Any:
        return server(guild_of(number))


def main() -> list[Figure]:
    return [*asyncio.run(measured()), *[_pauses(folded=one) for one in (False, True)]]


async def measured() -> list[Figure]:
    """Memory at the start, and after a day."""
    alone, _, began = await _memory(1)
    many, after, took = await _memory(BIG)
    lines = [
        ("memory of a process with one server", f"{alone / 1e6:.0f} MB, ready in {began:.1f} s", "", ""),
        (f"memory with {BIG:,} servers", f"{many / 1e6:.0f} MB, ready in {took:.1f} s", "", ""),
    ]  # fmt: skip
    for name, size in (("", many), (" after a day of events", after)):
        each = (size - alone) / (BIG - 1)
        told = f"{each / 1e3:.1f} kB; 10,000 take {(alone + each * 10_000) / 1e6:.0f} MB"
        lines.append((f"memory of a server{name}", told, f"{WANTED} MB", ""))
    return lines


def day(guild: int) -> Iterator[tuple[str, Any]]:
    """What may happen in any server on a day."""
    known, role = server(guild), objects.everyone() | {"id": str(guild + 7), "name": "new"}
    thread = known["threads"][0] | {"id": str(guild + 8), "name": "new"}
    archived = thread["thread_metadata"] | {"archived": True}
    yield "THREAD_CREATE", thread
    yield "GUILD_ROLE_CREATE", {"guild_id": str(guild), "role": role}
    yield "CHANNEL_UPDATE", known["channels"][1] | {"name": "renamed"}
    yield "GUILD_ROLE_UPDATE", {"guild_id": str(guild), "role": role | {"position": 3}}
    yield "THREAD_UPDATE", thread | {"thread_metadata": archived}


async def _memory(servers: int) -> tuple[float, float, float]:
    """Bytes of the process a moment after it was ready, and after a day; and the seconds until it was ready."""
    wire = FullWire(shards=max(1, servers // 2000), guilds=servers)
    await wire.open()
    with tempfile.TemporaryDirectory() as folder:
        bot, began = PartProcess(wire, Path(folder), 0, 0, ""), time.monotonic()
        await bot.open(wait=False)
        try:
            await bot.ready(300)
            took = time.monotonic() - began
            # The first pictures are drawn after it is ready.
            await asyncio.sleep(15)
            before = bot.memory()
            for number in range(servers):
                for event, data in day(guild_of(number)):
                    await wire.emit(event, data, number)
            await _settled(bot)
            return before, bot.memory(), took
        finally:
            await bot.kill()
            await wire.close()


async def _settled(bot: PartProcess) -> None:
    """Until it has nothing to do any more."""
    worked = -1.0
    while bot.cpu() - worked > 0.1:
        worked = bot.cpu()
        await asyncio.sleep(2)


def _pauses(*, folded: bool) -> Figure:
    """The longest look for garbage while servers come, and on a day, in time of computing."""
    state, longest, began, phase = connection(folded=folded), [0.0, 0.0], 0.0, 0

    def watch(moment: str, _: object) -> None:
        nonlocal began
        if moment == "start":
            began = time.thread_time()
        else:
            longest[phase] = max(longest[phase], time.thread_time() - began)

    # What this process has itself is not the bot's.
    gc.collect()
    gc.freeze()
    gc.callbacks.append(watch)
    for number in range(BIG):
        state.parsers["GUILD_CREATE"](server(guild_of(number)))
    # As the start does.
    gc.freeze()
    phase = 1
    for number in range(BIG):
        for event, data in day(guild_of(number)):
            state.parsers[event](data)
    gc.collect()
    gc.callbacks.remove(watch)
    told = " and ".join(f"{one * 1000:.0f}" for one in longest)
    kind = "folded" if folded else "of the plain library"
    return f"garbage at the start and on the day, {BIG:,} servers {kind}", f"{told} ms", "50 ms", ""
