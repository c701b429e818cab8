"""Two parts as processes, and what can go wrong: killed at each step of a fact's way, a hub that is slow or hangs,
a Discord that refuses everything, all sessions lost at once, two versions side by side.

It needs redis-server.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from redis.asyncio import Redis

from games import GAMES
from games.core.record import decode_state
from tests.bench.parts import Figure
from tests.wire import objects
from tests.wire.machines import SERVER, PartProcess, RedisServer
from tests.wire.seams import SEAMS
from tests.wire.shards import LargeWire

PARTS, SHARDS, CLOSED = 2, 4, 3.0
GIULIA, MARCO = objects.OWNER + 1, objects.OWNER + 2


class ClosableWire(LargeWire):
    """It can refuse everything for some seconds, as Discord does to who has sent too much."""

    closed = 0.0

    def _too_many(self) -> float:
        now = time.monotonic()
        if now < self.closed:
            self.refused.append(now)
            return self.closed - now
        return super()._too_many()


def main() -> list[Figure]:
    if SERVER is None:
        return [("parts in trouble", "no redis-server here", "", "")]
    return asyncio.run(_measured())


async def _measured() -> list[Figure]:
    async with _opened() as (wire, parts, redis):
        figures = [await _killed_at(seam, wire, parts) for seam in SEAMS]
        figures += await _hub_slow_and_hung(wire, redis)
        figures.append(await _refused(wire))
        figures.append(await _all_lost(wire))
        figures.append(await _two_versions(wire, parts))
    return figures


@asynccontextmanager
async def _opened() -> AsyncIterator[tuple[ClosableWire, list[PartProcess], RedisServer]]:
    redis, wire = RedisServer(), ClosableWire(shards=SHARDS, guilds=8, concurrency=2)
    await redis.open()
    await wire.open()
    with tempfile.TemporaryDirectory() as folder:
        parts = [PartProcess(wire, Path(folder), part, PARTS, redis.url) for part in range(PARTS)]
        for one in parts:
            await one.open(wait=False)
        for one in parts:
            await one.ready(120)
        try:
            yield wire, parts, redis
        finally:
            for one in parts:
                await one.close()
            await wire.close()
            await redis.kill()


async def _killed_at(seam: str, wire: ClosableWire, parts: Sequence[PartProcess]) -> Figure:
    """A vacation announced in a server of part 1 stops the clock of a table in part 0, and is told there once."""
    here, there = parts
    victim = there if seam == "saved" else here
    first = objects.OWNER + 10 + 2 * SEAMS.index(seam)
    table, user = await _begun(wire, here, (first, first + 1))
    await victim.close()
    victim.program, victim.environment["WIRE_SEAM"] = "tests.wire.seams", seam
    await victim.open()
    posted = len(wire.requests)
    # Who is killed while saving may not answer any more.
    await _typed(wire, 1, user, "me vacation", days=3, wait=victim is not there)
    assert await victim.ended() < 0
    victim.program = "tests.wire.redirect"
    began = time.monotonic()
    await victim.open()
    started = time.monotonic() - began
    query = "SELECT first, last, since, until FROM vacation WHERE user_id = ?"
    left = "SELECT 1 FROM follow UNION ALL SELECT 1 FROM outbox"
    await _until(lambda: bool(here.read(query, user)) and not any(one.read(left) for one in parts))
    took = time.monotonic() - began - started
    found = [one.read(query, user) for one in parts]
    moved = here.read("SELECT due FROM game_table WHERE id = ?", table)[0][0]
    well = found[0] == found[1] and len(found[0]) == 1 and (moved is None or moved > found[0][0][3])
    lines = sum("vacation" in json.dumps(one.body) for one in wire.posts(posted))
    told = f"{'the same' if well else 'DIFFERS'}, told {lines} times, {took:.1f} s after its start"
    return f"killed at {seam!r}", told, "the same, told 1 times", ""


async def _begun(wire: ClosableWire, part: PartProcess, people: tuple[int, int]) -> tuple[int, int]:
    """A running table with its thread, and who is asked there."""
    await _typed(wire, part.part, people[0], "play", game="acquire", pace="daily")
    number = int(part.read("SELECT max(id) FROM game_table")[0][0])
    await _typed(wire, part.part, people[1], "table join", table=number)
    await _typed(wire, part.part, people[0], "table start", table=number)
    placed = "SELECT state FROM game_table WHERE id = ? AND place_id IS NOT NULL"
    await _until(lambda: bool(part.read(placed, number)))
    rules = GAMES["acquire"]
    asked = rules.waiting(decode_state(rules, part.read(placed, number)[0][0])).seats[0]
    query = "SELECT user_id FROM seat WHERE table_id = ? AND seat = ?"
    return number, int(part.read(query, number, asked)[0][0])


async def _hub_slow_and_hung(wire: ClosableWire, redis: RedisServer) -> list[Figure]:
    link = Redis.from_url(redis.url)
    asked = 12
    figures = []
    for name in ("slow: each answer is held for 0.3 s", "hung for 5 s"):
        before = len(wire.refused)
        if name.startswith("hung"):
            redis.hang()
            asyncio.get_running_loop().call_later(5, redis.resume)
        took = []
        for number in range(asked):
            if name.startswith("slow"):
                await link.client_pause(300)
            took.append(await _typed(wire, number % PARTS, GIULIA, "play", game="acquire"))
        worst = f"{asked} commands answered, the slowest after {max(took):.2f} s, {len(wire.refused) - before} refused"
        figures.append((f"a hub that is {name}", worst, "2 s", ""))
        await asyncio.sleep(6)
    await link.aclose()
    return figures


async def _refused(wire: ClosableWire) -> Figure:
    """A 429 for all: both parts have much to send, and send nothing until it is over."""
    sending = asyncio.gather(
        *(_typed(wire, number % PARTS, GIULIA, "play", game="acquire") for number in range(40))
    )
    await asyncio.sleep(0.3)
    before, wire.closed = len(wire.refused), time.monotonic() + CLOSED
    over = wire.closed
    await sending
    await asyncio.sleep(CLOSED + 6)
    refused = wire.refused[before:]
    late = sum(refused[0] + 0.5 < one < over for one in refused) if refused else 0
    first = min((one for one in wire.passed if one >= over), default=over + 99) - over
    told = f"{len(refused)} refused in flight, {late} later ones, the first passes {first:.2f} s after its end"
    return f"Discord refuses everything for {CLOSED:.0f} s", told, "0 later ones", ""


async def _all_lost(wire: ClosableWire) -> Figure:
    early, began = wire.early, time.monotonic()
    await wire.lose_all()
    async with asyncio.timeout(120):
        while len(wire.sessions) < SHARDS:  # noqa: ASYNC110  # the wire tells nobody
            await asyncio.sleep(0.05)
    took = time.monotonic() - began
    told = f"back after {took:.1f} s, {wire.early - early} too early, least gap {wire.least_gap():.2f} s"
    return f"all {SHARDS} sessions lost at once, 2 buckets", told, "0 too early", ""


async def _two_versions(wire: ClosableWire, parts: Sequence[PartProcess]) -> Figure:
    """Part 1 has a column that part 0 gets later."""
    old, new = parts
    added = "ALTER TABLE person ADD COLUMN shade TEXT"
    await new.close()
    _change(new, added)
    await new.open()
    await _typed(wire, 1, MARCO, "me settings", language="it")
    await new.close()
    _change(new, "UPDATE part SET shape = -1")
    await new.open()
    await _typed(wire, 0, GIULIA, "me settings", language="it")
    language = "SELECT count(*) FROM person WHERE language = 'it'"
    began = time.monotonic()
    await _until(lambda: all(one.read(language) == [(2,)] for one in parts))
    took = time.monotonic() - began
    kept = bool(old.read("SELECT 1 FROM fact WHERE kind = 'person.shade'"))
    told = f"choices of both hold in both {'at once' if took < 1 else f'after {took:.1f} s'}; the new column is {'' if kept else 'NOT '}kept by the old"
    return "a new and an old version side by side", told, "both hold, kept", ""


def _change(part: PartProcess, statement: str) -> None:
    link = sqlite3.connect(part.database)
    with link:
        link.execute(statement)
    link.close()


async def _typed(
    wire: LargeWire, server: int, user: int, command: str, *, wait: bool = True, **options: Any
) -> float:
    who = objects.member(user, f"Person {user % 100}")
    asked = await wire.ask_in(server, 2, objects.command(command, **options), who)
    return (await asyncio.wait_for(asked.answered, 60)).at - asked.sent if wait else 0.0


async def _until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not happened():  # noqa: ASYNC110  # files of other processes call nobody
            await asyncio.sleep(0.02)
