"""The bot on the wire: the real client, a real socket, a Discord that can be told to misbehave."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.app import App
from bot.inbound.shards import ShardedClient
from bot.process.service import serve
from tests.bot.prepared import prepared
from tests.bot.sim import settings
from tests.wire import objects
from tests.wire.discord_wire import Asked, Request, Wire
from tests.wire.keeping import KeepingWire
from tests.wire.redirect import cold, instead_of_discord

__all__ = ["prepared"]

PATIENCE = 20
PEOPLE = {objects.OWNER + 1: "Giulia", objects.OWNER + 2: "Marco"}


@pytest.fixture(autouse=True)
def _nothing_is_drawn_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(App, "warm_up", cold)


class Bot:
    """A running bot, and a person who types."""

    def __init__(self, wire: Wire, folder: Path) -> None:
        self.wire = wire
        self.app = App(settings(folder), client=ShardedClient)
        self.stopped = asyncio.Event()

    async def open(self) -> None:
        self.wire.ready.clear()
        self.task = asyncio.create_task(serve(self.app, self.stopped))
        ready = asyncio.create_task(self.wire.ready.wait())
        await asyncio.wait({self.task, ready}, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if self.task.done():
            self.task.result()

    async def close(self) -> None:
        self.stopped.set()
        await asyncio.wait_for(self.task, PATIENCE)

    async def type(self, command: str, **options: Any) -> Asked:
        """Giulia sends a command off; see `Asked.answered`."""
        who = objects.member(objects.OWNER + 1, "Giulia")
        return await self.wire.ask(2, objects.command(command, **options), who, objects.CHANNEL)

    async def press(self, who: int, custom_id: str, place: int, body: Any) -> Asked:
        """A button of a message."""
        member = objects.member(who, PEOPLE[who])
        message = objects.message(next(objects.ids), place, body)
        data = {"custom_id": custom_id, "component_type": 2}
        return await self.wire.ask(3, data, member, place, message=message)

    async def answer(self, command: str, **options: Any) -> Request:
        asked = await self.type(command, **options)
        return await asyncio.wait_for(asked.answered, PATIENCE)

    async def posted(self, number: int = 1) -> list[Request]:
        """What the bot has posted in channels by itself, once there are so many messages."""
        await self.wire.until(lambda: len(self.wire.posts()) >= number)
        return self.wire.posts()


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    wire = Wire()
    await wire.open()
    with instead_of_discord(wire.at):
        yield wire
    await wire.close()
    wire.check()


@pytest.fixture
async def keeping() -> AsyncIterator[KeepingWire]:
    """A Discord that keeps what is posted."""
    wire = KeepingWire()
    await wire.open()
    with instead_of_discord(wire.at):
        yield wire
    await wire.close()
    wire.check()


@pytest.fixture
async def bot(wire: Wire, tmp_path: Path) -> AsyncIterator[Bot]:
    bot = Bot(wire, tmp_path)
    await bot.open()
    yield bot
    if not bot.task.done():
        await bot.close()
