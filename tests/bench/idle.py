"""What the bot computes while nobody does anything: CPU seconds of ten idle ones, of the process on the wire.

Once with a table in play, once with garbage in each column of each table besides, all at once.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bot.store.database import connect
from tests.bench.__main__ import Figure
from tests.bot.damage import damaged
from tests.wire.discord_wire import Wire
from tests.wire.process import Process

SECONDS = 10.0
WARM = 60.0
"""The most seconds after the start in which the first pictures are drawn."""
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> list[Figure]:
    return asyncio.run(_idle())


async def _idle() -> list[Figure]:
    wire = Wire()
    await wire.open()
    try:
        with tempfile.TemporaryDirectory() as folder:
            bot = Process(wire, Path(folder))
            await bot.open()
            table = (await bot.start()).number
            sound = await _computed(bot)
            await bot.close()
            with closing(connect(bot.database, "PRAGMA foreign_keys = OFF")) as link:
                damaged(link, table)
            wire.ready.clear()
            await bot.open()
            spoiled = await _computed(bot)
            await bot.close()
    finally:
        await wire.close()
    name = f"CPU of {SECONDS:.0f} idle seconds"
    return [
        (f"{name}, a table in play", f"{sound:.2f} s", "under 1 s", ""),
        (f"{name}, and garbage in every column", f"{spoiled:.2f} s", "under 1 s", ""),
    ]


async def _computed(bot: Process) -> float:
    """Once the bot has nothing to do any more, or should have nothing."""
    began, spent = time.monotonic(), SECONDS
    while spent > 0.05 and time.monotonic() < began + WARM:
        before = _cpu(bot.process.pid)
        await asyncio.sleep(SECONDS)
        spent = _cpu(bot.process.pid) - before
    return spent


def _cpu(pid: int) -> float:
    told = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / TICKS
