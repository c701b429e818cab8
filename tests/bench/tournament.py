"""200 tables of one tournament open at once: how late the last person is called, and what others wait.

Discord answers after a third of a second here, and the bot keeps to what Discord takes in a second.
Meanwhile somebody plays in another server, and somebody in a channel beside the tournament's: their
boards must not wait for the tournament.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any, cast

from simcord import Env

from bot.outbound import Herald
from bot.outbound.sending.budget import PER_SECOND, paced
from bot.store.database import Database
from bot.tournaments.records.directors import Person
from bot.tournaments.records.records import Records, TournamentOpening
from bot.tournaments.records.terms import Terms, packed
from bot.tournaments.running.runner import Runner
from bot.tournaments.running.steps import Steps
from bot.tournaments.telling.teller import Teller
from games.league.tournament.entries import Begin
from games.league.tournament.settings import Settings
from render.shelf import DRAWERS
from tests.bot.outbound.arrange import World, client
from tests.bot.payloads import problems

Row = tuple[str, str, str, str]

TABLES, SEATS = 200, 4
LATENCY = 0.3
"""Seconds that a request takes."""
SETTLED = 5
"""Seconds after the opening at which the others move."""
APART, BESIDE = 1, 2
"""The tables that are no part of the tournament: in another server, and in its own."""
BOARD = re.compile(r"table-(\d+)-\w+\.png")


class Today(World):
    """A world whose time is the machine's."""

    @property
    def now(self) -> datetime:
        return datetime.now(UTC)

    @now.setter
    def now(self, _moment: datetime) -> None:
        """Time goes by itself."""


def main() -> list[Row]:
    """Figure, measured, wanted, peer."""
    return asyncio.run(_measured())


async def _measured() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        store = await Database.open(Path(folder, "bench.sqlite3"))
        env = Env(client(), check_errors=False)
        await env.start()
        world = Today(env, store, drawer=DRAWERS["acquire"])
        rows = await _rows(world)
        world.context.pictures.close()
        await env.shutdown()
        await store.close()
        assert problems(env.http_requests) == []
    return rows


async def _rows(world: World) -> list[Row]:
    await _others(world)
    world.channel = world.guild.create_text_channel("cup")
    records = Records(world.store, lambda: world.now)
    runner = Runner(records, world.tables, Teller(world.context, records).tell)
    cup = await _joined(world, records)
    began, sent = perf_counter(), _watched(world)
    herald = Herald(world.context)
    world.herald = herald
    tasks = [asyncio.create_task(herald.run()), asyncio.create_task(runner.run())]
    host = Person(world.people["Giulia"].id, "Giulia")
    await Steps(records, world.tables).direct(cup, host, Begin())
    others = [asyncio.create_task(_moved(world, table)) for table in (APART, BESIDE)]
    await _opened(sent)
    waited = await asyncio.gather(*others)
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    return _figures(sent, began, waited)


async def _others(world: World) -> None:
    guild, channel = world.guild, world.channel
    world.guild = world.env.create_guild("Next Door")
    world.channel = world.guild.create_text_channel("games")
    for name in ("Rosa", "Ugo"):
        world.people[name] = world.guild.add_member(world.env.create_user(name))
    assert await world.start("Rosa", "Ugo") == APART
    world.guild, world.channel = guild, channel
    assert await world.start("Giulia", "Marco") == BESIDE


async def _joined(world: World, records: Records) -> int:
    settings = Settings(
        game="acquire",
        title="Two hundred tables",
        sizes=(SEATS,),
        rounds=1,
        table=packed(Terms(pace="daily")),
    )
    opening = TournamentOpening(
        guild_id=world.guild.id,
        channel_id=world.channel.id,
        host_id=world.people["Giulia"].id,
        language="en",
        zone="UTC",
    )
    cup = await records.create(opening, settings)
    steps = Steps(records, world.tables)
    for number in range(1, TABLES * SEATS + 1):
        user = world.env.create_user(f"guest{number}")
        world.guild.add_member(user)
        await steps.join(cup, Person(user.id, f"Guest {number}"))
    return cup


Sent = list[tuple[float, float, str, str]]
"""When it was sent and answered, the method and path, the file."""


def _watched(world: World) -> Sent:
    http = cast("Any", world.env.bot.http)
    plain = http.request
    sent: Sent = []

    async def slow(route: Any, **rest: Any) -> Any:
        began = perf_counter()
        await asyncio.sleep(LATENCY)
        files = " ".join(file.filename for file in rest.get("files") or ())
        answer = await plain(route, **rest)
        sent.append((began, perf_counter(), f"{route.method} {route.url}", files))
        return answer

    http.request = paced(slow)
    return sent


async def _moved(world: World, table: int) -> float:
    """Seconds from somebody's move at another table until its board is there."""
    await asyncio.sleep(SETTLED)
    before = (await world.posted(table)).board_number
    began = perf_counter()
    await world.turn(table)
    while (await world.posted(table)).board_number == before:  # noqa: ASYNC110  # as above
        await asyncio.sleep(0.05)
    return perf_counter() - began


async def _opened(sent: Sent) -> None:
    """Until each table has its board, which calls who begins."""
    while len(_boards(sent)) < TABLES:  # noqa: ASYNC110  # it looks as a person would
        await asyncio.sleep(0.2)


def _boards(sent: Sent) -> dict[str, float]:
    """By table of the tournament the moment of its first board."""
    found: dict[str, float] = {}
    for _, when, _, files in sent:
        board = BOARD.search(files)
        if board and int(board[1]) not in {APART, BESIDE}:
            found.setdefault(board[1], when)
    return found


def _figures(sent: Sent, began: float, waited: Sequence[float]) -> list[Row]:
    boards = _boards(sent)
    threads = Counter(what for _, _, what, _ in sent if what.endswith("/threads"))
    assert sum(threads.values()) == TABLES
    times = [when for when, _, _, _ in sent]
    busiest = max(sum(when <= one < when + 1 for one in times) for when in times)
    return [
        (f"{TABLES} tables open: last call", f"{max(boards.values()) - began:.0f} s", "60 s", "-"),
        ("another server's board meanwhile", f"{waited[0]:.1f} s", "5 s", "-"),
        ("another board of the same server meanwhile", f"{waited[1]:.1f} s", "5 s", "-"),
        ("requests in the busiest second", f"{busiest}", f"{PER_SECOND} (Discord: 50)", "-"),
    ]


if __name__ == "__main__":
    for row in main():
        sys.stdout.write("  ".join(row) + "\n")
