"""Impero as large as it gets on an evening: twelve players on 828 cells, played sensibly.

Turns that close, by the rules alone and through the engine; entries; what those wait for who type
a command or open a page.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from datetime import datetime
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.lobby import Lobbies
from bot.sight import Sight
from bot.store.database import Database
from bot.tables import Tables
from games.core.chance import Chance
from games.core.record import Header, Table, TimeUp, open_table, play
from games.core.words import Seat
from games.impero import rules as impero
from games.impero.state import NOBODY, Options, State
from games.players import player_of
from games.players.game import OPENED, play_game

Row = tuple[str, str, str, str]

PLAYERS = 12
OWNED = 77
"""Per cent of the map, by when the closing of a turn is measured."""
ENTRIES = 3_600
SENSIBLE = player_of("impero", "sensible")


def main() -> list[Row]:
    """Figure, measured, wanted, peer."""
    return [*_closings(), *asyncio.run(_entries())]


def _closings() -> list[Row]:
    """By the rules alone: each closing from then on."""
    times, first = list[float](), None
    for table, key, moment in _turns():
        start = perf_counter()
        impero.time_up(table.state, key, moment, Chance("bench", table.number))
        times.append(perf_counter() - start)
        first = first or table.state
    assert first is not None
    return [(f"turn close: {_size(first)}", _told(times), "30 ms", "-")]


def _turns() -> list[tuple[Table[State], str, datetime]]:
    header = Header("impero", impero.version, PLAYERS, Options(), "bench", OPENED)
    entries = play_game(impero, header, [SENSIBLE] * PLAYERS).entries
    table: Table[State] = open_table(impero, header)
    found = list[tuple[Table[State], str, datetime]]()
    for entry in entries:
        match entry.action:
            case TimeUp(key=key) if key.startswith("turn:") and _owned(table.state) >= OWNED:
                found.append((table, key, entry.at))
            case _:
                pass
        table = play(impero, header, table, entry)
    return found


def _owned(state: State) -> int:
    return 100 * sum(owner != NOBODY for owner in state.owners) // len(state.owners)


def _size(state: State) -> str:
    owned, companies = _owned(state), len(state.companies)
    return f"{PLAYERS} players, {len(state.owners)} cells, {companies} companies, {owned}% owned"


async def _entries() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        store = await Database.open(Path(folder, "bench.sqlite3"))
        alone = await _Bench.seated(store, 0)
        rate = await _rate([alone], ENTRIES)
        abreast = await _rate([await _Bench.seated(store, one) for one in range(1, 9)], ENTRIES)
        await store.close()
    return [
        ("turn close through the engine, saved", _told(alone.closings), "30 ms", "-"),
        (f"durable entries, {PLAYERS} players, one table", f"{rate:,.0f}/s", "1,500/s", "-"),
        ("durable entries, eight such tables abreast", f"{abreast:,.0f}/s", "1,500/s", "-"),
    ]


async def _rate(bench: list[_Bench], entries: int) -> float:
    """Entries a second; the time in which players make up their minds is not counted."""
    start = perf_counter()
    await asyncio.gather(*(one.play(entries // len(bench)) for one in bench))
    spent = perf_counter() - start - sum(one.thinking for one in bench)
    return sum(one.entries for one in bench) / spent


class _Bench:
    """Twelve people at a table, who act in turn until they are ready."""

    def __init__(self, store: Database, number: int) -> None:
        self.now = OPENED
        self.chance = Chance("bench", number)
        self.tables = Tables(store, now=lambda: self.now)
        self.table, self.entries, self.thinking = 0, 0, 0.0
        self.closings: list[float] = []
        """Those with so much of the map owned, in seconds."""

    @classmethod
    async def seated(cls, store: Database, number: int) -> _Bench:
        one = cls(store, number)
        lobbies = Lobbies(one.tables)
        one.table = await lobbies.open(1, 2, 1, "Player 1", "impero", "en")
        for user in range(2, PLAYERS + 1):
            await lobbies.join(one.table, user, f"Player {user}")
        await lobbies.start(one.table, 1)
        return one

    async def play(self, entries: int) -> None:
        while self.entries < entries:
            start = perf_counter()
            sight = await self.tables.sight(self.table)
            self.thinking += perf_counter() - start
            assert sight.waiting is not None
            if sight.waiting.seats:
                await self._act(sight, sight.waiting.seats[0])
            else:
                await self._ring(sight)

    async def _act(self, sight: Sight, seat: Seat) -> None:
        start = perf_counter()
        user = sight.seats[seat].user_id
        assert user is not None
        mine = await self.tables.sight(self.table, user)
        action = SENSIBLE(mine.view, mine.offers, self.chance)
        self.thinking += perf_counter() - start
        await self.tables.act(self.table, user, action, mine.table.decision)
        self.entries += 1

    async def _ring(self, sight: Sight) -> None:
        """What is due next: an auction, a reminder, the turn."""
        assert sight.table.due is not None
        self.now, before = sight.table.due, (await self.tables.room.look(self.table)).state
        start = perf_counter()
        await self.tables.ring(self.table)
        spent = perf_counter() - start
        after = await self.tables.sight(self.table)
        self.entries += after.table.number - sight.table.number
        if after.turn > sight.turn and _owned(before) >= OWNED:
            self.closings.append(spent)


def _told(times: list[float]) -> str:
    return f"median {1000 * median(times):.1f} ms, most {1000 * max(times):.1f} ms"


if __name__ == "__main__":
    for row in main():
        sys.stdout.write("  ".join(row) + "\n")
