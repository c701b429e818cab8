"""Fifty tables with strong computers at once: how soon each plays, and what all others notice.

At each table one person plays two strong computers at the live pace and moves as soon as they may, which
nobody does. Beside them two people play at a table without computers. The same with nothing beside it
shows what the machine itself does.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import perf_counter

from msgspec.structs import replace

from bot.engine.keeping.thoughts import wanted
from bot.engine.time.paces import PACES
from bot.process.service import TURN
from games.core.chance import Chance
from games.core.offers import sample
from games.core.words import RuleError
from games.players.levels import STRONG
from tests.bot.engine.world import ANNA, BRUNO, World

Row = tuple[str, str, str, str]

KEY = "acquire"
TABLES = 50
SECONDS, IDLE = 45, 10
"""How long it is watched, with and without the tables."""
GLANCE = 0.005
"""Seconds between two looks at the loop."""
MOVES = 0.25
"""Seconds between two moves at the other table, and between two looks at one's own."""
ALONE = 1.0
"""Seconds of one search, where the process alone is at work."""


class Watched:
    """In seconds: how late the loop was, how long moves elsewhere took, and computers after a move."""

    def __init__(self) -> None:
        self.lags, self.moves, self.rounds = list[float](), list[float](), list[float]()

    def late(self) -> str:
        return (
            f"median {_ms(self.lags, 0.5)}, 99 % {_ms(self.lags, 0.99)}, most {_ms(self.lags, 1)}"
        )

    def moved(self) -> str:
        return f"median {_ms(self.moves, 0.5)}, 99 % {_ms(self.moves, 0.99)}"


def _ms(found: list[float], part: float) -> str:
    ordered = sorted(found)
    return f"{1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))]:.1f} ms"


def main() -> list[Row]:
    """Figure, measured, wanted, peer."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(TURN)
    try:
        return asyncio.run(_measured())
    finally:
        sys.setswitchinterval(before)


async def _measured() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder, "bench.sqlite3"))
        await world.open()
        other = await world.begin(KEY, ANNA, BRUNO)
        quiet = await _watching(world, other, [], IDLE)
        thinking = asyncio.create_task(_thinking(world, other))
        alone = await _watching(world, other, [], IDLE)
        await thinking
        tables = [await _table(world) for _ in range(TABLES)]
        await world.tables.waking.settled()
        busy = await _watching(world, other, tables, SECONDS)
        figures = world.tables.repository.thoughts.figures()
        await world.tables.repository.end()
        await world.store.close()
    pace = PACES["live"].seconds
    longest = max(busy.rounds)
    told = f"median {median(busy.rounds):.1f} s, most {longest:.1f} s ({len(busy.rounds)} rounds)"
    asked = f"{figures['thinking_answered']:.0f} answered, {figures['thinking_failed']:.0f} failed, {figures['thinking_late']:.0f} late"
    return [
        (f"{TABLES} tables: two strong computers after a move", told, f"under {pace} s each", "-"),
        ("searches", asked, "0 failed, 0 late", "-"),
        ("loop late, nothing at work", quiet.late(), "-", "-"),
        ("loop late, the process at work", alone.late(), "99 % 3 ms", "-"),
        (f"loop late, {TABLES} tables at once", busy.late(), "-", "-"),
        ("moves elsewhere, nothing at work", quiet.moved(), "-", "-"),
        ("moves elsewhere, the process at work", alone.moved(), "as ever", "-"),
        (f"moves elsewhere, {TABLES} tables at once", busy.moved(), "as ever", "-"),
    ]


async def _thinking(world: World, table: int) -> None:
    """Keep the process at work."""
    live, until = await world.live(table), perf_counter() + IDLE
    request = replace(wanted(live, live.waiting.seats[0], ALONE), rollouts=10**9)
    while perf_counter() < until:
        await world.tables.repository.pool.move(request, "bench", "live", 10 * ALONE)


async def _table(world: World) -> int:
    table = await world.lobby(KEY, ANNA, pace="live")
    for _ in range(2):
        await world.lobbies.add_computer(table, ANNA, STRONG)
    await world.lobbies.start(table, ANNA)
    return table


async def _watching(world: World, other: int, tables: list[int], seconds: float) -> Watched:
    watched, until = Watched(), perf_counter() + seconds
    works = [asyncio.create_task(_playing(world, table, watched, until)) for table in tables]
    works.append(asyncio.create_task(_moving(world, other, watched, until)))
    looking = asyncio.create_task(_looking(watched))
    await asyncio.gather(*works)
    looking.cancel()
    with suppress(asyncio.CancelledError):
        await looking
    return watched


async def _looking(watched: Watched) -> None:
    while True:
        began = perf_counter()
        await asyncio.sleep(GLANCE)
        watched.lags.append(perf_counter() - began - GLANCE)


async def _playing(world: World, table: int, watched: Watched, until: float) -> None:
    """The person of a table, until the time is over: each move and the wait for the next."""
    chance = Chance(f"bench/{table}", 0)
    while perf_counter() < until and await _moved(world, table, ANNA, chance):
        began = perf_counter()
        while not await _is_asked(world, table):  # noqa: ASYNC110  # as a person looks
            await asyncio.sleep(MOVES)
        watched.rounds.append(perf_counter() - began)


async def _is_asked(world: World, table: int) -> bool:
    live = await world.live(table)
    asked = [live.seats[seat].user_id for seat in live.waiting.seats]
    return ANNA in asked or live.row.stage != "running"


async def _moving(world: World, table: int, watched: Watched, until: float) -> None:
    chance = Chance("elsewhere", 0)
    while perf_counter() < until:
        began = perf_counter()
        if not await _moved(world, table, ANNA, chance) and not await _moved(
            world, table, BRUNO, chance
        ):
            table = await world.begin(KEY, ANNA, BRUNO)
            continue
        watched.moves.append(perf_counter() - began)
        await asyncio.sleep(MOVES)


async def _moved(world: World, table: int, user: int, chance: Chance) -> bool:
    """Whether the person had something to do, and did it."""
    sight = await world.tables.sight(table, user)
    if sight.table.stage != "running" or not sight.offers:
        return False
    offer = sight.offers[chance.below(len(sight.offers))]
    try:
        await world.tables.act(table, user, sample(offer, chance))
    except RuleError:
        await world.tables.act(table, user, offer.action)
    return True


if __name__ == "__main__":
    for row in main():
        sys.stdout.write("  ".join(row) + "\n")
