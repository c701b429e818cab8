"""Discord is away, and turns would close meanwhile: how soon every table is told that they do not, once it is well
again, after two minutes and after half an hour, with the gateway there all the time and without.

Half an hour is a minute here in which the bot's clock runs thirty times as fast, and after which its next
tries to connect are as far apart as after half an hour.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path

import structlog
from aiohttp import web

from bot.app import App
from bot.engine.tables import utcnow
from bot.inbound.shards import ShardedClient
from tests.bench.__main__ import Figure
from tests.bot.sim import settings
from tests.wire import objects
from tests.wire.conftest import PEOPLE, Bot
from tests.wire.faults import as_json
from tests.wire.keeping import KeepingWire
from tests.wire.redirect import instead_of_discord

GIULIA, MARCO = PEOPLE
TABLES = 6
AWAY = 60.0
"""Seconds."""
OUTAGES = {"two minutes": (2, 0), "half an hour": (30, 10)}
"""How fast the bot's clock runs meanwhile, and how often discord.py has tried to connect at its end."""
PATIENCE = 1200


class AwayWire(KeepingWire):
    """Refuses every request while it is away."""

    def __init__(self) -> None:
        super().__init__()
        self.away = False

    async def _rest(self, web_request: web.Request) -> web.StreamResponse:
        if self.away:
            return as_json({"message": "no"}, 503)
        return await super()._rest(web_request)


class Hurried:
    """A clock that can run faster."""

    def __init__(self) -> None:
        self._pace, self._at, self._read = 1.0, utcnow(), time.monotonic()

    def runs(self, pace: float) -> None:
        """From now on, so many times as fast as the machine's."""
        self()
        self._pace = pace

    def __call__(self) -> datetime:
        read = time.monotonic()
        self._at += timedelta(seconds=(read - self._read) * self._pace)
        self._read = read
        return self._at


class Hastened(Bot):
    """The bot with such a clock."""

    def __init__(self, wire: AwayWire, folder: Path, clock: Hurried) -> None:
        super().__init__(wire, folder)
        self.app = App(settings(folder), now=clock, client=ShardedClient)


def main() -> list[Figure]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    return asyncio.run(_measured())


async def _measured() -> list[Figure]:
    rows = list[Figure]()
    for name, (pace, tries) in OUTAGES.items():
        for deaf in (False, True):
            took = await _told_after(pace, tries, deaf=deaf)
            gateway = "and its gateway" if deaf else "but not its gateway"
            what = f"after {name} without Discord, {gateway}: {TABLES} tables told"
            rows.append((what, f"{took:.1f} s", "20 s", "111 s"))
    return rows


async def _told_after(pace: int, tries: int, *, deaf: bool) -> float:
    """Seconds from the end of the outage until every table shows that its turn goes on."""
    clock = Hurried()
    async with _bot(clock) as (wire, bot):
        for number in range(1, TABLES + 1):
            # The turn would close in the outage, before which the tables have been there for some seconds.
            await _begun(wire, bot, number, max(1, round(pace * AWAY / 120)))
        wire.away = True
        if deaf:
            wire.shut = "refuses"
            await wire.drop(code=4000)
        clock.runs(pace)
        await asyncio.sleep(AWAY)
        clock.runs(1.0)
        _tried(bot, tries)
        await asyncio.sleep(1)
        wire.away, wire.shut = False, ""
        began = time.monotonic()
        await wire.until(lambda: _shown(wire) == TABLES, PATIENCE)
        return time.monotonic() - began


@asynccontextmanager
async def _bot(clock: Hurried) -> AsyncIterator[tuple[AwayWire, Hastened]]:
    wire = AwayWire()
    await wire.open()
    try:
        with instead_of_discord(wire.at), tempfile.TemporaryDirectory() as folder:
            bot = Hastened(wire, Path(folder), clock)
            await bot.open()
            yield wire, bot
            await bot.close()
    finally:
        await wire.close()


async def _begun(wire: AwayWire, bot: Hastened, number: int, minutes: int) -> None:
    """A table of Impero whose turns take so many minutes."""
    options = {"game": "impero", "option": f"minutes={minutes}"}
    await bot.answer("play", **options)
    await wire.until(lambda: any(f"b:{number}:" in str(one.body) for one in wire.posts()))
    for who, verb in ((MARCO, "join"), (GIULIA, "start")):
        custom_id, body = wire.button(f"b:{number}:", f":{verb}")
        await bot.press(who, custom_id, objects.CHANNEL, body)
        async with asyncio.timeout(PATIENCE):
            await asyncio.sleep(0.2)
            while bot.app.herald._busy:  # noqa: ASYNC110
                await asyncio.sleep(0.1)


def _tried(bot: Hastened, tries: int) -> None:
    """As if discord.py had tried so often to connect."""
    for shard in bot.app.client.shards.values():  # type: ignore[attr-defined]
        backoff = shard._parent._backoff
        backoff._exp = max(backoff._exp, tries)


def _shown(wire: AwayWire) -> int:
    """The tables whose thread has a board that says so."""
    return len({place for place, text in wire.texts() if "nobody could play here" in text})
