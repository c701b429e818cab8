"""Several parts: one line of requests, facts, turns to log in, direct messages, dividing a file.

It needs redis-server. Discord is a counter here that takes 50 requests in any second, as strictly as can be.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from bot.outbound.sending.budget import PER_SECOND, Budget, RequestLine
from bot.parts.hub import Hub
from bot.parts.identify import Turns
from bot.parts.line import SharedLine
from bot.parts.split import split
from bot.store.share import Share
from tests.bench.store import fill
from tests.bot.parts.conftest import lasting
from tests.bot.parts.test_gossip import PARTS as GOSSIPS
from tests.bot.parts.test_gossip import Part, agreed, until
from tests.wire import objects, redirect
from tests.wire.machines import SERVER, PartProcess, RedisServer
from tests.wire.shards import LargeWire

Figure = tuple[str, str, str, str]

PARTS, LIMIT = 4, 50
TABLES, REQUESTS = 240, 3
"""Tables that close at one moment, and the requests of each."""


class Strict:
    """A Discord that refuses what is too much, and says when to come again."""

    def __init__(self) -> None:
        self.passed: deque[float] = deque(maxlen=LIMIT)
        self.times: list[float] = []
        self.refused = 0

    async def take(self, line: RequestLine) -> None:
        while True:
            await line.take()
            now = time.monotonic()
            if len(self.passed) < LIMIT or self.passed[0] <= now - 1:
                self.passed.append(now)
                self.times.append(now)
                return
            self.refused += 1
            await asyncio.sleep(self.passed[0] + 1 - now)


class Asked(Hub):
    """A hub that notes how long its answers took."""

    def __init__(self, address: str, share: Share) -> None:
        super().__init__(address, share)
        self.took: list[float] = []

    async def ask(self, what: Callable[[], Awaitable[Any]], patience: float = 1.0) -> Any:
        began = time.perf_counter()
        answer = await super().ask(what, patience)
        self.took.append(time.perf_counter() - began)
        return answer


def main() -> list[Figure]:
    if SERVER is None:
        return [("several parts", "no redis-server here", "", "")]
    return asyncio.run(_measured())


async def _measured() -> list[Figure]:
    figures = await _flood("a budget in each part", [Budget(PER_SECOND) for _ in range(PARTS)], "")
    async with AsyncExitStack() as stack:
        redis = RedisServer()
        await redis.open()
        stack.push_async_callback(redis.kill)
        hubs = [Asked(redis.url, Share(part, PARTS)) for part in range(PARTS)]
        for hub in hubs:
            stack.push_async_callback(hub.close)
        lines = [SharedLine(hub, PER_SECOND, lasting()) for hub in hubs]
        figures += await _flood("one line", lines, "0 refused")
        took = sorted(one * 1000 for hub in hubs for one in hub.took)
        figures.append(("  asking for places", _spread(took), "", ""))
        figures += await _without_hub(redis, lines)
        figures += await _facts(redis)
        figures.append(await _log_ins(redis, 16))
    figures += await _messages()
    return [*figures, *_divided()]


async def _flood(name: str, lines: list[Any], wanted: str) -> list[Figure]:
    """All tables close at once; the board is a table's last request."""
    discord, boards = Strict(), list[float]()

    async def close(number: int) -> None:
        for _ in range(REQUESTS):
            await discord.take(lines[number % PARTS])
        boards.append(time.monotonic())

    began = time.monotonic()
    await asyncio.gather(*(close(number) for number in range(TABLES)))
    rate = len(discord.times) / (discord.times[-1] - began)
    told = f"{discord.refused} refused, {rate:.0f}/s, last board of {TABLES} {max(boards) - began:.1f} s"
    return [(f"{TABLES} closings in {PARTS} parts, {name}", told, wanted, "")]


async def _without_hub(redis: RedisServer, lines: list[SharedLine]) -> list[Figure]:
    """Redis is gone for 20 seconds while all parts have something to send."""
    discord, until_ = Strict(), time.monotonic() + 26

    async def send(line: SharedLine) -> None:
        while time.monotonic() < until_:
            await discord.take(line)

    sending = asyncio.gather(*(send(line) for line in lines for _ in range(3)))
    await asyncio.sleep(2)
    await redis.kill()
    await asyncio.sleep(20)
    await redis.open()
    await sending
    gaps = [b - a for a, b in zip(discord.times, discord.times[1:], strict=False)]
    told = f"{discord.refused} refused, longest silence {max(gaps):.2f} s"
    return [("Redis killed for 20 s, all parts busy", told, "0 refused, 1 s", "")]


async def _facts(redis: RedisServer) -> list[Figure]:
    """From a choice in one part until it holds in all."""
    hubs: list[Hub] = []

    def join(part: int, parts: int) -> Hub:
        hubs.append(Hub(redis.url, Share(part, parts)))
        return hubs[-1]

    with tempfile.TemporaryDirectory() as folder:
        parts = [Part(join, Path(folder), part) for part in range(GOSSIPS)]
        for one in parts:
            await one.open()
        await asyncio.sleep(1)
        times = []
        for user in range(1, 41):
            await parts[user % GOSSIPS].say(user, language="it")
            times.append(await until(lambda user=user: agreed(parts, user, "it")))  # type: ignore[misc]
        for one in parts:
            await one.close()
    for hub in hubs:
        await hub.close()
    return [
        (
            f"a choice, until it holds in {GOSSIPS} parts",
            _spread([one * 1000 for one in times]),
            "median 200 ms",
            "",
        )
    ]


async def _log_ins(redis: RedisServer, buckets: int) -> Figure:
    hubs = [Hub(redis.url, Share(part, PARTS)) for part in range(PARTS)]
    turns = [Turns(hub, buckets) for hub in hubs]
    began = time.monotonic()
    await asyncio.gather(*(turns[shard % PARTS].wait(shard) for shard in range(16)))
    took = time.monotonic() - began
    for hub in hubs:
        await hub.close()
    return f"16 shards log in, {buckets} at once", f"{took:.1f} s", "", ""


async def _messages() -> list[Figure]:
    """A command in a direct message about a table of the part that hears it, and of another."""
    async with AsyncExitStack() as stack:
        redis, wire = RedisServer(), LargeWire(shards=2, guilds=2)
        await redis.open()
        stack.push_async_callback(redis.kill)
        await wire.open()
        stack.push_async_callback(wire.close)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        parts = [PartProcess(wire, folder, part, 2, redis.url) for part in range(2)]
        for part in parts:
            # A process that has no core for some seconds keeps its part.
            part.environment[redirect.LEASE] = "30"
            await part.open(wait=False)
            stack.push_async_callback(part.close)
        for part in parts:
            await part.ready(120)
        for number in range(2):
            await _typed(wire, number, "play", game="acquire")
        tables = [part.read("SELECT id FROM game_table")[0][0] for part in parts]
        own, other = [
            [await _typed(wire, None, "table info", table=table) for _ in range(45)][5:]
            for table in tables
        ]
    more = (median(other) - median(own)) * 1000
    return [("a direct message of another part", f"{more:.1f} ms more", "20 ms", "")]


async def _typed(wire: LargeWire, number: int | None, command: str, **options: Any) -> float:
    who = objects.member(objects.OWNER + 1, "Giulia")
    asked = await wire.ask_in(number, 2, objects.command(command, **options), who)
    return (await asyncio.wait_for(asked.answered, 30)).at - asked.sent


def _divided() -> list[Figure]:
    count = 20_000
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "whole.sqlite3"
        fill(path, count)
        began = time.perf_counter()
        split(path, Path(folder) / "parts", PARTS, datetime.now(UTC))
        took = time.perf_counter() - began
        size = path.stat().st_size / 1e6
    return [(f"{count:,} tables ({size:.0f} MB) in {PARTS} files", f"{took:.0f} s", "", "")]


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    middle, late = (ordered[round(share * (len(ordered) - 1))] for share in (0.5, 0.95))
    return f"p50 {middle:.1f} ms, p95 {late:.1f} ms"
