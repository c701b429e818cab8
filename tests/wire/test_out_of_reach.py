"""An hour in which Discord takes no request, with its gateway up: nobody is absent by it, nothing is decided.

The hour is some seconds in which the bot's clock runs fast.
"""

from __future__ import annotations

import asyncio
import time
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from aiohttp import web

from bot.app import App
from bot.engine import clock as clocks
from bot.engine.tables import utcnow
from bot.inbound import client
from bot.inbound.shards import ShardedClient
from bot.store import outbox
from tests.bot.sim import settings
from tests.wire import objects
from tests.wire.conftest import PATIENCE, PEOPLE, Bot
from tests.wire.faults import PAGE, as_json
from tests.wire.keeping import KeepingWire
from tests.wire.redirect import instead_of_discord

pytestmark = pytest.mark.long

GIULIA, MARCO = PEOPLE
AWAY = 6.0
"""Seconds."""
HOUR = timedelta(hours=1)
FAST = HOUR.total_seconds() / AWAY


class AwayWire(KeepingWire):
    """Takes no request while it is away, in one of several manners."""

    def __init__(self) -> None:
        super().__init__()
        self.away = ""
        self.well = asyncio.Event()

    async def _rest(self, web_request: web.Request) -> web.StreamResponse:
        match self.away:
            case "503" | "401":
                status = int(self.away)
                return as_json({"message": f"{status}: no", "code": 0}, status)
            case "429":
                body = {"message": "no", "retry_after": AWAY, "global": False}
                return as_json(body, 429, {"Via": "1.1 wire"})
            case "global 429":
                body = {"message": "no", "retry_after": AWAY, "global": True}
                return as_json(body, 429, {"Via": "1.1 wire", "X-RateLimit-Global": "true"})
            case "banned":
                text = PAGE.format(status=429)
                return web.Response(text=text, status=429, content_type="text/html")
            case "no answer":
                await self.well.wait()
            case "cut":
                assert web_request.transport is not None
                web_request.transport.close()
                return web.Response()
            case _:
                pass
        return await super()._rest(web_request)


class Hurried:
    """A clock that can run faster."""

    def __init__(self) -> None:
        self._pace, self._at, self._read = 1.0, utcnow(), time.monotonic()

    def runs(self, pace: float) -> None:
        self()
        self._pace = pace

    def __call__(self) -> datetime:
        read = time.monotonic()
        self._at += timedelta(seconds=(read - self._read) * self._pace)
        self._read = read
        return self._at


class Hastened(Bot):
    """The bot with such a clock."""

    def __init__(self, wire: KeepingWire, folder: Path, now: Hurried) -> None:
        super().__init__(wire, folder)
        self.app = App(settings(folder), now=now, client=ShardedClient)

    async def begun(self) -> int:
        """A live table at which somebody is asked."""
        lobbies = self.app.lobbies
        table = await lobbies.open(
            objects.GUILD, objects.CHANNEL, GIULIA, "Giulia", "acquire", "en", "live"
        )
        await lobbies.join(table, MARCO, "Marco")
        await lobbies.start(table, GIULIA)
        async with asyncio.timeout(PATIENCE):
            while await self.app.store.read(outbox.count):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        return table


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "BEAT", 0.05)
    monkeypatch.setattr(clocks, "SWEEP", 0.1)
    monkeypatch.setattr(client, "PROBING", 0.2)


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("kind", ["503", "401", "429", "global 429", "banned", "no answer", "cut"])
async def test_an_hour_without_requests_makes_nobody_absent_and_decides_nothing(
    tmp_path: Path, kind: str
) -> None:
    wire, now = AwayWire(), Hurried()
    await wire.open()
    with instead_of_discord(wire.at):
        bot = Hastened(wire, tmp_path, now)
        await bot.open()
        table = await bot.begun()
        look = bot.app.tables.repository.look
        before = await look(table)
        wire.away = kind
        now.runs(FAST)
        await asyncio.sleep(AWAY)
        after = await look(table)
        assert (after.row.number, after.row.stage) == (before.row.number, "running")
        now.runs(1.0)
        wire.away = ""
        wire.well.set()
        async with asyncio.timeout(PATIENCE):
            while bot.app.tables.repository.contact.since is not None:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        after = await look(table)
        assert after.row.number == before.row.number
        assert [(row.silences, row.computer) for row in after.seats] == [(0, None)] * 2
        (alarm,) = after.row.alarms
        assert not alarm.banked
        assert alarm.due > now()
        await bot.close()
    await wire.close()
