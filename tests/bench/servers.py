"""Memory of servers: one process of the bot on the wire's Discord, with one server and with thousands.

A server has 30 channels, 20 roles and three open threads. `BIG=10000` in the environment chooses how many.
"""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.bot.inbound.test_folded import connection
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
    return asyncio.run(_measured())


async def _measured() -> list[Figure]:
    alone, began = await _memory(1)
    many, took = await _memory(BIG)
    each = (many - alone) / (BIG - 1)
    at = alone + each * 10_000
    return [
        ("memory of a process with one server", f"{alone / 1e6:.0f} MB, ready in {began:.1f} s", "", ""),
        (f"memory with {BIG:,} servers", f"{many / 1e6:.0f} MB, ready in {took:.1f} s", "", ""),
        ("memory of a server", f"{each / 1e3:.1f} kB; 10,000 take {at / 1e6:.0f} MB", f"{WANTED} MB", ""),
        *[await _pause(folded=one) for one in (False, True)],
    ]  # fmt: skip


async def _memory(servers: int) -> tuple[float, float]:
    """Bytes of the process a moment after it was ready, and the seconds until then."""
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
            return bot.memory(), took
        finally:
            await bot.close()
            await wire.close()


async def _pause(*, folded: bool) -> Figure:
    """The longest look for garbage while servers come, before they are frozen."""
    count = 2_000
    state = connection(folded=folded)
    for number in range(count):
        state.parsers["GUILD_CREATE"](server(guild_of(number)))
    gc.collect()
    began = time.perf_counter()
    gc.collect()
    took = time.perf_counter() - began
    name = f"looking for garbage with {count:,} servers, {'folded' if folded else 'of the plain library'}"
    return name, f"{took * 1000:.0f} ms", "50 ms", ""
