"""How fast tables are: an entry from the press to what its presser sees, and many open tables."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from pathlib import Path
from time import perf_counter

from msgspec.structs import replace

from bot.engine.lobbies import Lobbies
from bot.engine.tables import Tables, utcnow
from bot.engine.views.sight import Sight
from bot.store import entries, seats
from bot.store import tables as table_rows
from bot.store.database import Database
from games.core.chance import Chance
from games.core.offers import sample
from games.core.words import Action, RuleError

Row = tuple[str, str, str, str]

ENTRIES = 3_000
OPEN_TABLES = 10_000
VISITS = 2_000
PEOPLE = (1, 2, 3, 4)


def main() -> list[Row]:
    """Figure, measured, wanted, peer."""
    return [*durable("acquire"), *asyncio.run(_many())]


def durable(game: str) -> list[Row]:
    """Durable entries a second in a game of four."""
    return asyncio.run(_entries(game))


async def _entries(game: str) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        store = await Database.open(Path(folder, "bench.sqlite3"))
        tables = Tables(store)
        alone = await _rate(tables, 1, game)
        abreast = await _rate(tables, 8, game)
        await store.close()
    return [
        (f"durable entries, one table of {game}", f"{alone:,.0f}/s", "1,500/s", "-"),
        (f"durable entries, eight tables of {game}", f"{abreast:,.0f}/s", "1,500/s", "-"),
    ]


async def _rate(tables: Tables, width: int, game: str = "acquire") -> float:
    """Entries a second; the time in which players make up their minds is not counted."""
    bench = [_Bench(tables, Chance("bench", number), game) for number in range(width)]
    for one in bench:
        await one.sit_down()
    start = perf_counter()
    await asyncio.gather(*(one.play(ENTRIES // width) for one in bench))
    spent = perf_counter() - start - sum(one.thinking for one in bench)
    return sum(one.entries for one in bench) / spent


class _Bench:
    """Four people who play at random, one game after the other."""

    def __init__(self, tables: Tables, chance: Chance, game: str = "acquire") -> None:
        self.tables, self.lobbies = tables, Lobbies(tables)
        self.chance, self.game = chance, game
        self.entries = 0
        self.thinking = 0.0

    async def sit_down(self) -> None:
        self.table = await open_table(self.lobbies, self.game)
        self.sight = await self.tables.sight(self.table)

    async def play(self, entries: int) -> None:
        while self.entries < entries:
            if self.sight.table.stage == "over":
                await self.sit_down()
            await self._act()

    async def _act(self) -> None:
        start = perf_counter()
        assert self.sight.waiting is not None
        user = self.sight.seats[self.sight.waiting.seats[0]].user_id
        assert user is not None
        action, offered = self._choice(await self.tables.sight(self.table, user))
        self.thinking += perf_counter() - start
        decision = self.sight.table.decision
        try:
            self.sight = await self.tables.act(self.table, user, action, decision)
        except RuleError:
            self.sight = await self.tables.act(self.table, user, offered, decision)
        self.entries += 1

    def _choice(self, sight: Sight) -> tuple[Action, Action]:
        offer = sight.offers[self.chance.below(len(sight.offers))]
        return sample(offer, self.chance), offer.action


async def open_table(lobbies: Lobbies, game: str = "acquire") -> int:
    """A table of four, started."""
    table = await lobbies.open(1, 2, PEOPLE[0], "One", game, "en")
    for user in PEOPLE[1:]:
        await lobbies.join(table, user, f"Player {user}")
    await lobbies.start(table, PEOPLE[0])
    return table


async def _many() -> list[Row]:
    """Ten thousand open tables: opened, found after an outage, visited here and there."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "bench.sqlite3")
        await _fill(path)
        ready, tables, store = await _start(path)
        visits = [1 + n * 7919 % OPEN_TABLES for n in range(VISITS)]
        cold = await _timed(visits, lambda table: tables.sight(table, PEOPLE[0]))
        rate = await _rate(tables, 8)
        await store.close()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    count = f"{OPEN_TABLES:,} open tables"
    return [
        (f"{count}: outage made good, due tables rung", f"{ready:.1f} s", "5 s", "-"),
        (f"{count}: a table seldom visited", f"{1000 * cold:.1f} ms", "15 ms", "-"),
        (f"{count}: durable entries, eight abreast", f"{rate:,.0f}/s", "1,250/s", "-"),
        (f"{count}: memory of the process", f"{memory} MB", "300 MB", "-"),
    ]


async def _fill(path: Path) -> None:
    """One game in its middle, and as many copies."""
    store = await Database.open(path)
    bench = _Bench(Tables(store), Chance("bench", 0))
    await bench.sit_down()
    await bench.play(60)
    await store.write(partial(_copy, table_id=bench.table, copies=OPEN_TABLES - 1))
    await store.close()


def _copy(connection: sqlite3.Connection, table_id: int, copies: int) -> None:
    row = table_rows.get(connection, table_id)
    assert row is not None
    places, record = seats.at(connection, table_id), entries.all(connection, table_id)
    for _ in range(copies):
        copy = table_rows.insert(connection, row)
        for place in places:
            seats.insert(connection, replace(place, table_id=copy))
        for entry in record:
            entries.append(connection, replace(entry, table_id=copy))


async def _start(path: Path) -> tuple[float, Tables, Database]:
    start = perf_counter()
    store = await Database.open(path)
    tables = Tables(store)
    await tables.recover(utcnow() - timedelta(hours=1))
    await tables.ring_due()
    return perf_counter() - start, tables, store


async def _timed(tables: list[int], visit: Callable[[int], Awaitable[object]]) -> float:
    """Seconds each, on average."""
    start = perf_counter()
    for table in tables:
        await visit(table)
    return (perf_counter() - start) / len(tables)


if __name__ == "__main__":
    for row in main():
        sys.stdout.write("  ".join(row) + "\n")
