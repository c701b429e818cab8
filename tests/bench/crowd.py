"""500 tables whose turns close at 21:00: how soon the first and the last are told on Discord.

Discord answers at once here; what takes time is the bot itself, and the rate at which it sends.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any, cast

from simcord import Env

from bot.outbound import Herald
from bot.outbound.sending.budget import PER_SECOND, paced
from bot.store.database import Database
from games.impero.actions import Found
from render.shelf import DRAWERS
from tests.bot.outbound.arrange import World, client

Row = tuple[str, str, str, str]

TABLES, PEOPLE = 500, 6
BOARD = re.compile(r"table-(\d+)-\w+\.png")


def main() -> list[Row]:
    """Figure, measured, wanted, peer."""
    return asyncio.run(_measured())


async def _measured() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        store = await Database.open(Path(folder, "bench.sqlite3"))
        env = Env(client(), check_errors=False)
        await env.start()
        world = World(env, store, game="impero", drawer=DRAWERS["impero"])
        await _crowd(world)
        sent = await _closed(world)
        world.context.pictures.close()
        await env.shutdown()
        await store.close()
    return _rows(sent)


async def _crowd(world: World) -> None:
    """A table in its first turn, with companies, and as many copies."""
    await world.server_wants(threads=False)
    table = await world.lobby("Giulia")
    for number in range(1, PEOPLE):
        await world.lobbies.join(table, 10**18 + number, f"Player {number}")
    await world.lobbies.start(table, world.people["Giulia"].id)
    for seat in (await world.tables.sight(table)).seats:
        assert seat.user_id is not None
        await world.tables.act(table, seat.user_id, Found(f"Company {seat.seat}", 4000))
    await world.tell()
    await world.copies(table, TABLES - 1)
    due = (await world.tables.sight(table)).deadline
    assert due is not None
    world.now = due


async def _closed(world: World) -> list[tuple[float, str]]:
    """What was sent, and how long after the hour."""
    sent = _watched(world)
    world.herald = Herald(world.context)
    telling = asyncio.create_task(world.herald.run())
    await world.tables.ring_due()
    while await world.waiting_news():  # noqa: ASYNC110  # the outbox does not call
        await asyncio.sleep(0.1)
    telling.cancel()
    with suppress(asyncio.CancelledError):
        await telling
    return sent


def _watched(world: World) -> list[tuple[float, str]]:
    http = cast("Any", world.env.bot.http)
    plain, began = http.request, perf_counter()
    sent: list[tuple[float, str]] = []

    async def noted(route: Any, **rest: Any) -> Any:
        files = [file.filename for file in rest.get("files") or ()]
        sent.append((perf_counter() - began, f"{route.method} {files}"))
        return await plain(route, **rest)

    http.request = paced(noted)
    return sent


def _rows(sent: list[tuple[float, str]]) -> list[Row]:
    boards = [(when, found[1]) for when, what in sent if (found := BOARD.search(what))]
    assert len(boards) == len({table for _, table in boards}) == TABLES
    times = [when for when, _ in sent]
    busiest = max(sum(when <= one < when + 1 for one in times) for when in times)
    return [
        (f"{TABLES} turns close at once: first board", f"{boards[0][0]:.1f} s", "5 s", "-"),
        (f"{TABLES} turns close at once: last board", f"{boards[-1][0]:.0f} s", "-", "-"),
        ("requests for each board", f"{len(sent) / TABLES:.2f}", "1.2", "-"),
        ("requests in the busiest second", f"{busiest}", f"{PER_SECOND} (Discord: 50)", "-"),
    ]


if __name__ == "__main__":
    for row in main():
        sys.stdout.write("  ".join(row) + "\n")
