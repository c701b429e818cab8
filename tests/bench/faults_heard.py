"""Events of the gateway in which a field is missing or null, all kinds and all fields, in a drawn order: whether the bot
still answers. Part of `python -m tests.bench faults`.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from unittest.mock import patch

from bot.inbound import guild_events
from tests.wire.conftest import PATIENCE, Bot
from tests.wire.incomplete import SENT, incomplete
from tests.wire.keeping import KeepingWire
from tests.wire.objects import Json
from tests.wire.redirect import instead_of_discord
from tests.wire.test_incomplete import server

Figure = tuple[str, str, str, str]

SEED = os.environ.get("BORSA_SEEDS", "")
AT_ONCE, SOON = 40, 0.01
"""Events between two looks whether the bot answers, and seconds until a server that is away is missed."""


def figures() -> list[Figure]:
    sent, deaf, passed = asyncio.run(_sent())
    told = f"{sent} events of {len(SENT)} kinds with a field missing or null"
    return [
        (f"{told}: passed over", str(passed), "", ""),
        (f"{told}: deaf after", str(deaf), "0", ""),
    ]


async def _sent() -> tuple[int, int, int]:
    """How many events, after how many of the looks the bot did not answer, and what it has passed over."""
    events = [(kind, data) for kind, sent in SENT.items() for data in incomplete(sent)]
    Random(f"events {SEED}").shuffle(events)
    wire, deaf = KeepingWire(), 0
    await wire.open()
    with (
        instead_of_discord(wire.at),
        tempfile.TemporaryDirectory() as folder,
        patch.object(guild_events, "SHORT", SOON),
    ):
        bot = Bot(wire, Path(folder))
        await bot.open()
        for at in range(0, len(events), AT_ONCE):
            deaf += await _deaf_after(bot, events[at : at + AT_ONCE])
        passed = bot.app.client.passed_over.total()
        with suppress(Exception):
            await bot.close()
    await wire.close()
    return len(events), deaf, passed


async def _deaf_after(bot: Bot, events: list[tuple[str, Json]]) -> bool:
    for kind, data in events:
        await bot.wire.emit(kind, data)
    # The server is there again, whatever was deleted.
    await bot.wire.emit("GUILD_CREATE", server())
    asked = await bot.type("help")
    with suppress(TimeoutError):
        await asyncio.wait_for(asked.answered, PATIENCE)
    return bot.task.done() or not asked.answered.done()
