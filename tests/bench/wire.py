"""Slash command to finished reply: the bot as a process of its own, Discord on the wire.

The time runs from the moment the interaction is sent to the moment the reply (for a board: the
message with the picture) has come in. Once with an empty database, once with 10,000 open tables.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.wire import objects
from tests.wire.discord_wire import Wire
from tests.wire.process import FIRST, Process, Table

Figure = tuple[str, str, str, str]

TABLES = 10_000
TEXTS, BOARDS = 200, 120
WARM = 5
TEXT_ALONE, BOARD_ALONE = "0.3 ms (discord.py alone)", "0.9 ms (discord.py alone)"
"""What the library takes for a reply with nothing behind it."""


def main() -> list[Figure]:
    return asyncio.run(_measured())


async def _measured() -> list[Figure]:
    wire = Wire()
    await wire.open()
    try:
        with tempfile.TemporaryDirectory() as folder:
            bot = Process(wire, Path(folder))
            # All the tables have the same host.
            for limit in ("PERSON", "SERVER"):
                bot.environment[f"BORSA_TABLES_PER_{limit}"] = str(2 * TABLES)
            started = await bot.open()
            figures = await _latencies(bot, "")
            await bot.close()
            _multiply(bot.database)
            crowded = await bot.open()
            figures += [
                ("start to ready, empty database", f"{started:.1f} s", "", ""),
                ("start to ready, 10,000 tables", f"{crowded:.1f} s", "5 s", ""),
            ]
            figures += await _latencies(bot, ", 10,000 tables")
            figures.append(("memory, 10,000 tables", f"{bot.memory():.0f} MB", "300 MB", ""))
            await bot.close()
    finally:
        await wire.close()
    return figures


async def _latencies(bot: Process, where: str) -> list[Figure]:
    table = await bot.start()
    texts = await _texts(bot, table)
    replies, boards = await _boards(bot, table)
    return [
        _figure(f"command to text{where}", texts, 15, TEXT_ALONE),
        _figure(f"move to its reply{where}", replies, 60, TEXT_ALONE),
        _figure(f"move to the board{where}", boards, 60, BOARD_ALONE),
    ]


async def _texts(bot: Process, table: Table) -> list[float]:
    place = table.row.place_id
    assert place is not None
    times = [(await bot.type(FIRST, "table log", place))[1] for _ in range(WARM + TEXTS)]
    return times[WARM:]


async def _boards(bot: Process, table: Table) -> tuple[list[float], list[float]]:
    """Game after game, until there are enough."""
    times: list[tuple[float, float]] = []
    while len(times) < WARM + BOARDS:
        step = await table.step()
        if step is None:
            table = await bot.start()
        else:
            times.append(step)
    replies, boards = zip(*times[WARM:], strict=True)
    return list(replies), list(boards)


def _figure(name: str, times: Sequence[float], wanted: int, peer: str) -> Figure:
    ordered = sorted(times)
    middle, late = (ordered[round(share * (len(ordered) - 1))] * 1000 for share in (0.5, 0.95))
    return name, f"p50 {middle:.1f} ms, p95 {late:.1f} ms", f"p95 {wanted} ms", peer


def _multiply(database: Path) -> None:
    """The running table, 10,000 times, each in a thread of its own."""
    with sqlite3.connect(database) as link:
        (source,) = link.execute(
            "SELECT max(id) FROM game_table WHERE stage = 'running'"
        ).fetchone()
        link.execute("CREATE TEMP TABLE more (copy INTEGER PRIMARY KEY)")
        first = source + 1_000
        link.executemany("INSERT INTO more VALUES (?)", ((first + n,) for n in range(TABLES)))
        for table, key in (("game_table", "id"), ("seat", "table_id"), ("entry", "table_id")):
            columns = [row[1] for row in link.execute(f"PRAGMA table_info({table})")]
            values = [_value(name, key) for name in columns]
            into, chosen = ", ".join(columns), ", ".join(values)
            selected = f"SELECT {chosen} FROM {table}, more WHERE {key} = {source}"  # noqa: S608  # our own names
            link.execute(f"INSERT INTO {table} ({into}) {selected}")
    link.close()


def _value(name: str, key: str) -> str:
    if name == key:
        return "more.copy"
    return f"more.copy + {objects.CHANNEL * 1000}" if name == "place_id" else name
