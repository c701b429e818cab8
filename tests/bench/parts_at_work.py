"""Parts as processes of their own, with people at their tables: work, answers, and a part that is killed.

It needs redis-server. The same tables are played by one process alone, by two parts and by four. Then fifty
deadlines fall in the same second in two parts, one of which is killed meanwhile with SIGKILL.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.store import seats, tables
from bot.store.columns import text_of
from games import GAMES
from games.core.record import decode_state
from tests.bench.parts import Figure, _spread
from tests.bot.games.playing import typed
from tests.bot.plan import decided
from tests.bot.seen import walk
from tests.wire import objects
from tests.wire.machines import SERVER, PartProcess, RedisServer
from tests.wire.shards import LargeWire

SERVERS = 8
EACH = 3
"""Tables in each server, and the people at each."""
PEOPLE = {objects.OWNER + 1: "Giulia", objects.OWNER + 2: "Marco"}
MOVES = 20
"""Moves at each table that are counted; WARM before them are not: each process draws its first pictures then."""
WARM = 8
LIMIT, REQUESTS = 50, 45
"""What Discord takes in a second, and what the parts share of it: as one process alone has. With more, boards are
drawn more often, which is more work a move for another reason.
"""
CLOSINGS = 50
IDLE, WARMING = 10, 0.012
"""Seconds of looking at idle processes, and the share of a core above which one still draws its first pictures."""
WITHIN = 1.15
"""The most work of a part for a move, as a multiple of what one process alone has."""


def main() -> list[Figure]:
    if SERVER is None:
        return [("parts at work", "no redis-server here", "", "")]
    return asyncio.run(_measured())


async def _measured() -> list[Figure]:
    figures, alone = [], 0.0
    for count in (0, 2, 4):
        async with _opened(count) as (wire, parts):
            places = await _begun(wire, parts, EACH)
            idle = await _idle(parts)
            played, work = await _played(wire, parts, places, idle, alone)
            figures += played
            alone = alone or work
    async with _opened(2) as (wire, parts):
        places = await _begun(wire, parts, -(-CLOSINGS // SERVERS))
        figures.append(await _killed(wire, parts, places))
    return figures


@asynccontextmanager
async def _opened(count: int) -> AsyncIterator[tuple[LargeWire, list[PartProcess]]]:
    """So many parts on a Discord of their own; 0: one process without a hub."""
    redis, wire = RedisServer(), LargeWire(shards=4, guilds=SERVERS, limit=LIMIT)
    await redis.open()
    await wire.open()
    with tempfile.TemporaryDirectory() as folder:
        parts = [
            PartProcess(
                wire,
                Path(folder),
                part,
                count,
                redis.url,
                **({"REQUESTS": REQUESTS} if count else {}),
            )
            for part in range(max(1, count))
        ]
        for one in parts:
            await one.open(wait=False)
        for one in parts:
            await one.ready(120)
        try:
            yield wire, parts
        finally:
            for one in parts:
                await one.close()
            await wire.close()
            await redis.kill()


Place = tuple[int, PartProcess, int]
"""A table: its server, the part that has it, its number."""


async def _begun(wire: LargeWire, parts: Sequence[PartProcess], each: int) -> list[Place]:
    """Running tables of two people, with their threads."""
    first, second = PEOPLE
    places = []
    for server in range(SERVERS):
        part = parts[server % len(parts)]
        for _ in range(each):
            await _typed(wire, server, first, "play", game="acquire", pace="live")
            ((number,),) = part.read("SELECT max(id) FROM game_table")
            await _typed(wire, server, second, "table join", table=number)
            await _typed(wire, server, first, "table start", table=number)
            places.append((server, part, number))
    waiting = "SELECT 1 FROM game_table WHERE place_id IS NULL AND stage = 'running'"
    await _until(lambda: not any(part.read(waiting) for part in parts))
    return places


async def _typed(
    wire: LargeWire, server: int, user: int, command: str, place: int = 0, **options: Any
) -> float:
    """Seconds until it was answered."""
    who = objects.member(user, PEOPLE[user])
    asked = await wire.ask_in(server, 2, objects.command(command, **options), who, place)
    return (await asyncio.wait_for(asked.answered, 60)).at - asked.sent


async def _idle(parts: Sequence[PartProcess]) -> float:
    """Seconds that a process works in a second in which nothing happens; it draws its first pictures before."""
    async with asyncio.timeout(180):
        while True:
            before = [one.cpu() for one in parts]
            await asyncio.sleep(IDLE)
            spent = [one.cpu() - was for one, was in zip(parts, before, strict=True)]
            if max(spent) < WARMING * IDLE:
                return sum(spent) / IDLE / len(parts)


async def _played(
    wire: LargeWire,
    parts: Sequence[PartProcess],
    places: Sequence[Place],
    idle: float,
    alone: float,
) -> tuple[list[Figure], float]:
    """All tables at once, each move after the last one's answer; the work of a move in seconds.

    What a process does anyway, without any move, is told apart from it.
    """
    await asyncio.gather(*(_game(wire, place, WARM) for place in places))
    await _quiet(parts)
    before, began, sent = sum(one.cpu() for one in parts), time.monotonic(), len(wire.passed)
    took = [
        second * 1000
        for row in await asyncio.gather(*(_game(wire, place, MOVES) for place in places))
        for second in row
    ]
    await _quiet(parts)
    spent = time.monotonic() - began
    all_in_all = (sum(one.cpu() for one in parts) - before) / len(took)
    work = all_in_all - idle * spent * len(parts) / len(took)
    share = f", {work / alone:.2f} of one process alone" if alone else ""
    requests = (len(wire.passed) - sent) / spent
    told = (
        f"{1000 * work:.1f} ms of work a move{share}; {1000 * all_in_all:.1f} with the idle work; "
        f"answers {_spread(took)}; {requests:.0f} requests/s, {len(wire.refused)} refused"
    )
    name = f"{len(places)} tables, {len(parts)} parts" if alone else f"{len(places)} tables, alone"
    return [
        (name, told, f"at most {WITHIN} of one alone", ""),
        ("  a process to which nothing happens", f"{1000 * idle:.1f} ms of work a second", "", ""),
    ], work


async def _game(wire: LargeWire, place: Place, moves: int) -> list[float]:
    took = [await _move(wire, place) for _ in range(moves)]
    return [one for one in took if one is not None]


async def _move(wire: LargeWire, place: Place) -> float | None:
    """None: the game is over."""
    server, part, number = place
    link = sqlite3.connect(f"file:{part.database}?mode=ro", uri=True)
    try:
        row, sitting = tables.get(link, number), seats.at(link, number)
    finally:
        link.close()
    assert row is not None
    assert row.state is not None
    rules = GAMES["acquire"]
    state = decode_state(rules, row.state)
    if not (waiting := rules.waiting(state).seats):
        return None
    seat = waiting[0]
    command, options = typed(decided(rules.view(state, seat), rules.offers(state, seat)))
    user = sitting[seat].user_id
    assert user is not None
    return await _typed(wire, server, user, f"acquire {command}", row.place_id or 0, **options)


async def _quiet(parts: Sequence[PartProcess]) -> None:
    """Until nothing is left to be told."""
    await _until(lambda: not any(part.read("SELECT 1 FROM outbox LIMIT 1") for part in parts))


async def _until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not happened():  # noqa: ASYNC110  # files of other processes call nobody
            await asyncio.sleep(0.01)


async def _killed(wire: LargeWire, parts: Sequence[PartProcess], places: Sequence[Place]) -> Figure:
    """All deadlines fall at once; a part is killed once some of its tables have moved on."""
    await _quiet(parts)
    for part in parts:
        await part.close()
        _set_due(part.database, datetime.now(UTC) + timedelta(seconds=12))
    before = {number: _entries(part, number) for _, part, number in places}
    posted = len(wire.requests)
    for part in parts:
        await part.open(wait=False)
    victim = parts[1]
    own = [number for _, part, number in places if part is victim]
    await _until(lambda: any(_entries(victim, number) > before[number] for number in own))
    await victim.kill()
    cut = sum(_entries(victim, number) == before[number] for number in own)
    await victim.open()
    await _until(lambda: all(_entries(part, one) > before[one] for _, part, one in places))
    await _quiet(parts)
    said = Counter(_said(wire, posted))
    twice = sum(count - 1 for count in said.values())
    late = sum(_entries(part, number) > before[number] + 1 for _, part, number in places)
    told = f"{len(places)} closings, {cut} of them after the kill: 0 lost, {late} moved twice, {twice} lines said twice"
    return ("a part killed in the midst of closings", told, "0 lost, 0 twice", "")


def _set_due(database: Path, due: datetime) -> None:
    """All that runs at the tables ends then, the time banks with it."""
    link = sqlite3.connect(database)
    with link:
        for number, alarms in link.execute(
            "SELECT id, alarms FROM game_table WHERE stage = 'running'"
        ).fetchall():
            rung = [
                {**alarm, "due": due.isoformat(), "banked": True} for alarm in json.loads(alarms)
            ]
            link.execute(
                "UPDATE game_table SET alarms = ?, due = ?, reminded = 90 WHERE id = ?",
                (json.dumps(rung).encode(), text_of(due), number),
            )
    link.close()


def _entries(part: PartProcess, number: int) -> int:
    return int(part.read("SELECT count(*) FROM entry WHERE table_id = ?", number)[0][0])


def _said(wire: LargeWire, since: int) -> list[tuple[str, str]]:
    """Each message without a picture: where, and its words. Discord drops a nonce that it has seen."""
    found, nonces = [], set[str]()
    for one in wire.posts(since):
        body = one.body if isinstance(one.body, dict) else {}
        nonce = str(body.get("nonce", ""))
        words = [
            part["content"] for part in walk(body.get("components") or []) if "content" in part
        ]
        if not one.files and words and (not nonce or nonce not in nonces):
            found.append((one.path, "\n".join(words)))
        nonces.add(nonce)
    return found
