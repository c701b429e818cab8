"""Parts with leases of less than a second, on a hub of their own."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import aiohttp
import pytest

from bot.errors import StoreError
from bot.parts import hub as hubs
from bot.parts import owned as leases
from bot.parts.fence import Fence
from bot.parts.owned import Lease
from bot.store import lease, share
from bot.store.database import Database
from bot.store.share import Share
from tests.bot.parts.conftest import Joined

Opened = Callable[..., Coroutine[Any, Any, Database]]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LIFE", 0.6)
    monkeypatch.setattr(leases, "BEAT", 0.1)
    monkeypatch.setattr(leases, "MARGIN", 0.05)
    monkeypatch.setattr(hubs, "REST", 0.05)
    monkeypatch.setattr(hubs, "SETTLING", 0.1)


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    files: list[Database] = []

    async def database(name: str, part: int = 1) -> Database:
        store = await Database.open(tmp_path / name, lambda: datetime.now(UTC))
        await store.write(partial(share.put, share=Share(part, 4)))
        files.append(store)
        return store

    yield database
    while Part.begun:
        await Part.begun.pop().stand_still()
    for store in files:
        await store.close()


class Part:
    """A process that serves a part, as far as others know of it."""

    begun: ClassVar[list[Part]] = []

    def __init__(
        self, join: Joined, store: Database, name: str, part: int = 1, **facts: Any
    ) -> None:
        self.lease, self.lost = Lease(), False
        hub = join(part, facts.pop("parts", 4), bot=facts.pop("bot", ""))
        facts = {"requests": 45, **facts}
        self.store, self.hub = store, hub
        self.fence = Fence(hub, store, name, self._lose, self.lease, **facts)
        self._keeping: asyncio.Task[None] | None = None

    def _lose(self) -> None:
        self.lost = True

    async def begin(self, before: str = "") -> Part:
        await self.fence.take(before)
        self.wake()
        return self

    def wake(self) -> None:
        self._keeping = asyncio.create_task(self.fence.keep())
        self.begun.append(self)

    async def stand_still(self) -> None:
        """As a process that sleeps or has died."""
        assert self._keeping is not None
        self._keeping.cancel()
        with suppress(asyncio.CancelledError):
            await self._keeping

    async def serves(self) -> bool:
        try:
            self.lease.may_ask()
            await self.store.write(lambda link: None)
        except (aiohttp.ClientError, StoreError):
            return False
        return True


def dead() -> str:
    """The name of a process of this machine that has ended."""
    host, _, began, word = lease.holder().split(" ")
    return f"{host} 4194302 {began} {word}"


async def copied(store: Database, to: Path) -> None:
    await store.settle()
    shutil.copy(store.path, to)
