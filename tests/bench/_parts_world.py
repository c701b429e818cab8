"""Two parts as processes of their own on one Discord and one hub, for the stories of what happens to them."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import aiohttp
from redis.asyncio import Redis

from bot.parts.hub import bot_of
from tests.bench.parts_in_trouble import _typed, _until
from tests.wire import redirect
from tests.wire.machines import PartProcess, Proxy, RedisServer, free_port
from tests.wire.shards import LargeWire

PARTS, SHARDS, LEASE = 2, 4, 30
CHOSEN = "SELECT count(*) FROM person WHERE language = 'it'"


class World:
    """What the stories happen to. Part 1 has a way to the hub of its own."""

    def __init__(self, folder: Path, older: Path | None) -> None:
        self.folder, self.older = folder, older
        self.wire, self.redis = LargeWire(SHARDS, 8), RedisServer()
        self.people, self.copies = 100, 0
        self.ways: list[Proxy] = []

    async def open(self) -> None:
        await self.redis.open()
        await self.wire.open()
        self.link = Redis.from_url(self.redis.url)
        await self._open_way()
        self.parts = [
            PartProcess(self.wire, self.folder, part, PARTS, hub, HEALTH_PORT=free_port())
            for part, hub in enumerate((self.redis.url, self.way.url))
        ]
        for one in self.parts:
            one.environment[redirect.LEASE] = str(LEASE)
            await one.open(wait=False)
        for one in self.parts:
            await one.ready(180)

    @property
    def way(self) -> Proxy:
        """From part 1 as it is now to the hub."""
        return self.ways[-1]

    async def _open_way(self) -> None:
        self.ways.append(Proxy(self.redis.port))
        await self.way.open()

    async def replacement(self) -> PartProcess:
        """A copy of part 1 with a way of its own, once it serves."""
        await self._open_way()
        made = self.copy(1, self.way.url, HEALTH_PORT=free_port())
        await made.open(wait=False)
        await made.ready(180)
        return made

    async def close(self) -> None:
        for one in self.parts:
            with suppress(ProcessLookupError):
                one.process.send_signal(signal.SIGCONT)
            await one.close()
        await self.link.aclose()
        for way in self.ways:
            await way.close()
        await self.wire.close()
        await self.redis.kill()

    async def says(self, part: int, patience: float = 60) -> float:
        """Somebody new chooses a language in a server of that part; the seconds until it is answered."""
        self.people += 1
        told = _typed(self.wire, part, self.people, "me settings", language="it")
        return await asyncio.wait_for(told, patience)

    async def answer(self, part: int) -> str:
        """What somebody hears who asks a part that should not serve."""
        try:
            return f"ANSWERED after {await self.says(part, 5):.1f} s"
        except TimeoutError:
            return "answers nothing"

    async def epochs(self, hub: Redis) -> list[int]:
        """By part, as that hub knows them."""
        keys = [f"borsa:{bot_of('a-token')}:mark:{part}" for part in range(PARTS)]
        return [int(await hub.hget(key, "epoch") or 0) for key in keys]

    async def agree(self) -> float:
        """The seconds until all choices are in both files."""
        began = time.monotonic()
        await _until(lambda: len({str(one.read(CHOSEN)) for one in self.parts}) == 1)
        return time.monotonic() - began

    def copy(self, part: int, hub: str = "", **settings: Any) -> PartProcess:
        """Another process of a part, with a copy of its file as it is now."""
        self.copies += 1
        place = self.folder / f"copy{self.copies}"
        made = PartProcess(self.wire, place, part, PARTS, hub or self.redis.url, **settings)
        made.environment[redirect.LEASE] = str(LEASE)
        backed_up(self.parts[part].database, made.database)
        return made

    async def refused(self, one: PartProcess, patience: float = 90) -> str:
        """What a process says that does not start."""
        await one.open(wait=False)
        try:
            code = await one.ended(patience)
        except TimeoutError:
            await one.kill()
            return "STARTED"
        lines = one.log().decode().strip().splitlines()
        return f"exit {code}: {lines[-1][:90] if lines else ''}"

    async def health(self, part: int) -> str:
        port = self.parts[part].environment["BORSA_HEALTH_PORT"]
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}/health") as told,
        ):
            return f"{told.status}, lease {(await told.json())['lease']}"


def backed_up(source: Path, to: Path) -> None:
    """As an older copy has it: its lease in the file has run out."""
    with closing(sqlite3.connect(source)) as link, closing(sqlite3.connect(to)) as other:
        link.backup(other)
        other.execute("UPDATE lease SET beat = '2026-01-01T00:00:00.000000Z'")
        other.commit()


async def ran(part: PartProcess, *command: str) -> int | None:
    process = await asyncio.create_subprocess_exec(
        *command, env=part.environment, stdout=asyncio.subprocess.DEVNULL
    )
    return await process.wait()


async def serves(world: World) -> float:
    """The seconds until part 1 has a lease again."""
    began = time.monotonic()
    while "True" not in await world.health(1):  # noqa: ASYNC110  # another process calls nobody
        await asyncio.sleep(0.1)
    return time.monotonic() - began
