"""A late table of Impero with eight seats is played on 64 times: what the bot's other tables notice.

Meanwhile somebody moves at another table, again and again, until each board is posted. The same on a
thread of the bot, with fewer games, shows why the games have processes of their own; and the same
with nothing beside it what the machine itself does.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from simcord import Env

from bot.engine.keeping.pool import PROCESSES, Pool
from bot.outbound import Herald
from bot.process.service import TURN
from bot.store.database import Database
from games import GAMES
from games.core.contract import Rules
from games.core.record import Header, Table, open_table
from games.league.adjudication import GAMES as COUNT
from games.league.adjudication import mean
from games.players.game import OPENED
from games.players.playing_on import playouts
from render.shelf import DRAWERS
from tests.bench.tournament import Today
from tests.bot.outbound.arrange import client

Row = tuple[str, str, str, str]

KEY, SEATS = "impero", 8
FEW = 3
"""Games that are played on in a thread: they take as long as they take."""
TURNS = 20
"""Turns at the other table, after which another one takes its place: none comes to its end."""
IDLE = 15
"""Seconds without anything beside the moves."""
GLANCE = 0.005
"""Seconds between two looks at the loop."""

Beside = Callable[[], Awaitable[object]]


class Noticed:
    """How late the loop was at each look, how long boards took, and the whole; in seconds."""

    def __init__(self) -> None:
        self.lags, self.boards, self.whole = list[float](), list[float](), 0.0

    def told(self) -> str:
        lags = sorted(self.lags)
        late = f"{1000 * lags[int(len(lags) * 0.999)]:.0f} ms, most {1000 * lags[-1]:.0f} ms"
        boards = f"median {1000 * median(self.boards):.0f} ms, most {1000 * max(self.boards):.0f}"
        return f"{self.whole:.0f} s; loop late p99.9 {late}; boards {boards} ms"


def main() -> list[Row]:
    """Figure, measured, wanted, peer."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(TURN)
    try:
        return asyncio.run(_measured())
    finally:
        sys.setswitchinterval(before)


async def _measured() -> list[Row]:
    rules = GAMES[KEY]
    header = Header(KEY, rules.version, SEATS, rules.options_type(), "bench", OPENED)
    table = open_table(rules, header)
    on_thread = partial(asyncio.to_thread, _few, rules, header, table)
    whole = f"{KEY}, {SEATS} seats"
    kinds: tuple[tuple[str, Beside], ...] = (
        ("nothing beside the moves", partial(asyncio.sleep, IDLE)),
        (f"{whole}: {COUNT} games in {PROCESSES} processes", partial(_played_on, header, table)),
        (f"{whole}: {FEW} games in a thread", on_thread),
    )
    return [(what, (await _beside(work)).told(), "boards 5 s", "-") for what, work in kinds]


def _few(rules: Rules[Any, Any, Any], header: Header[Any], table: Table[Any]) -> object:
    return mean(playouts(rules, header, table, range(FEW)))


async def _played_on(header: Header[Any], table: Table[Any]) -> object:
    pool = Pool()
    try:
        return await pool.playouts("bench", header, table, COUNT)
    finally:
        await pool.end()


async def _beside(work: Beside) -> Noticed:
    with tempfile.TemporaryDirectory() as folder:
        store = await Database.open(Path(folder, "bench.sqlite3"))
        env = Env(client(), check_errors=False)
        await env.start()
        world = Today(env, store, drawer=DRAWERS["acquire"])
        world.herald = Herald(world.context)
        noticed = await _watched(world, work)
        world.context.pictures.close()
        await env.shutdown()
        await store.close()
    return noticed


async def _watched(world: Today, work: Beside) -> Noticed:
    noticed, table = Noticed(), await world.start("Giulia", "Marco")
    # The first pictures are slow for reasons of their own.
    await world.turn(table)
    await world.tell()
    telling = asyncio.create_task(world.herald.run())
    watching = [
        asyncio.create_task(_looking(noticed)),
        asyncio.create_task(_moving(world, table, noticed)),
    ]
    began = perf_counter()
    await work()
    noticed.whole = perf_counter() - began
    for task in (*watching, telling):
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    return noticed


async def _looking(noticed: Noticed) -> None:
    while True:
        began = perf_counter()
        await asyncio.sleep(GLANCE)
        noticed.lags.append(perf_counter() - began - GLANCE)


async def _moving(world: Today, table: int, noticed: Noticed) -> None:
    for turn in count(1):
        if not turn % TURNS:
            table = await world.start("Giulia", "Marco")
        before, began = (await world.posted(table)).board_number, perf_counter()
        await world.turn(table)
        while (await world.posted(table)).board_number == before:  # noqa: ASYNC110  # as a person
            await asyncio.sleep(GLANCE)
        noticed.boards.append(perf_counter() - began)
        await asyncio.sleep(1)


if __name__ == "__main__":
    for row in main():
        sys.stdout.write("  ".join(row) + "\n")
