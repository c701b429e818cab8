"""A tournament is announced while its event of the server meets a fault: one event is there in the end."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from tests.wire.conftest import PATIENCE, Bot
from tests.wire.keeping import KeepingWire
from tests.wire.redirect import instead_of_discord
from tests.wire.test_today import announced

EVENT = "an event is planned"


async def event(fault: dict[str, Any]) -> tuple[list[str], int]:
    """What went wrong, and how many requests met the fault."""
    wire = KeepingWire()
    await wire.open()
    spoilt = wire.spoil("POST", r"/scheduled-events$", **fault)
    try:
        with instead_of_discord(wire.at), tempfile.TemporaryDirectory() as folder:
            bot = Bot(wire, Path(folder))
            await bot.open()
            bot.app.client.http.max_ratelimit_timeout = 1.0
            try:
                await announced(wire, bot)
                planned = await known(bot)
            finally:
                await bot.close()
    finally:
        await wire.close()
    if len(wire.planned) > 1:
        return [f"doubled: {len(wire.planned)} events"], spoilt.met
    return ([] if list(wire.planned) == [planned] else [f"lost: {planned}"]), spoilt.met


async def known(bot: Bot) -> int:
    async with asyncio.timeout(PATIENCE):
        while (known := await bot.app.store.read(_event)) is None:
            await asyncio.sleep(0.05)
            bot.app.runner.wake()
    return known


def _event(link: sqlite3.Connection) -> int | None:
    found = link.execute("SELECT event_id FROM tournament").fetchone()
    return found[0] if found else None
