"""A file with years in it: what grows with the history, and what must not.

`GAMES=100000 python -m tests.bench years` fills a larger one. The games are real records, cloned; results
come from the functions that enter them, with today's rule.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.community import check
from bot.community.ratings import Ratings, enter_result
from bot.community.replay import Replay
from bot.engine.keeping import compacting
from bot.engine.tables import Tables
from bot.process.examination import quick
from bot.store import backups, deltas, entries, people, ratings, results, seats, tables
from bot.store.database import Database, connect
from bot.store.migrate import migrate
from bot.store.restore import restore
from bot.store.results import ResultRow, SeatResult
from bot.store.rows import PersonRow
from games import GAMES
from games.core.words import Seat
from games.league.ratings import Model, met_since, season_of
from tests.bench.store import Figure, _copy, _entry, _row, _seat, _timed
from tests.contract.host import Host, played

COUNT = int(os.environ.get("GAMES", "1000"))
PEOPLE, SERVERS = 3_000, 200
NOW = datetime(2026, 11, 30, tzinfo=UTC)
YEARS = timedelta(days=3 * 365)


def main() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "borsa.sqlite3"
        fill(path, COUNT)
        return asyncio.run(_measured(path))


def fill(path: Path, count: int) -> None:
    """So many games that are over, over three years, by people of whom few play much."""
    migrate(path, NOW)
    with closing(connect(path, "PRAGMA synchronous = OFF")) as link:
        link.execute("BEGIN")
        models = [_model(link, key, seed) for key in GAMES for seed in (1, 2, 5)]
        for number in range(len(models), count):
            _copy(link, models[number % len(models)], number)
        _enter(link, count)
        link.execute("COMMIT")
        link.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _model(link: sqlite3.Connection, key: str, seed: int) -> int:
    rules = GAMES[key]
    host: Host = played(rules, seed)
    row = replace(_row(host, NOW), game=key, version=rules.version, shape=rules.shape)
    table_id = tables.insert(link, replace(row, stage="over", ended=NOW, due=None, alarms=()))
    for seat in range(host.head.seats):
        seats.insert(link, _seat(table_id, seat))
    for number in range(len(host.entries) + 1):
        entries.append(link, replace(_entry(host, number), table_id=table_id))
    return table_id


def _enter(link: sqlite3.Connection, count: int) -> None:
    """Results in the order of time."""
    dice, model = random.Random(37), Model()
    for person in range(1, PEOPLE + 1):
        people.save(link, PersonRow(user_id=person, name=f"P{person}"))
    for number in range(1, count + 1):
        ended = NOW - YEARS + YEARS * number / count
        row = tables.get(link, number)
        assert row is not None
        guild, sat = dice.randint(1, SERVERS), min(6, len(seats.at(link, number)))
        tables.save(link, replace(row, guild_id=guild, ended=ended, place_id=number))
        who = sorted({1 + int(PEOPLE * dice.random() ** 3) for _ in range(sat)} - {0, PEOPLE + 1})
        link.executemany(
            "UPDATE seat SET user_id = ? WHERE table_id = ? AND seat = ?",
            ((person, number, seat) for seat, person in enumerate(who)),
        )
        result = ResultRow(
            table_id=number, game=row.game, guild_id=guild, season=season_of(ended), ended=ended
        )
        parts = (
            SeatResult(
                seat=Seat(seat), person=person, role="played", place=seat + 1, score=100 - seat,
                in_game=row.game, in_guild=guild,
            )
            for seat, person in enumerate(who)
        )  # fmt: skip
        enter_result(link, result, parts, model)


async def _measured(path: Path) -> list[Figure]:
    whole, tables_before = backups.size_of(path), _sizes(path)
    first = _timed(partial(backups.make, path, path.with_name("first.sqlite3")))
    found = [
        ("years: games, file", f"{COUNT:,}, {whole / 1e6:.0f} MB", "", ""),
        ("years: backup, before", f"{first:.1f} s, {whole / 1e6:.0f} MB", "", ""),
    ]
    start = time.perf_counter()
    store = await Database.open(path)
    ledger = Ratings(store, GAMES)
    await ledger.catch_up()
    await ledger.heal()
    found.append(("years: start", f"{(time.perf_counter() - start) * 1000:.0f} ms", "", ""))
    engine = Tables(store, GAMES, lambda: NOW + compacting.AGE)
    took = await _awaited(lambda: compacting.run(engine.repository, 3600))
    await store.settle()
    found.append(("years: made compact", f"{took / COUNT * 1000:.1f} ms a game", "", ""))
    found += await _used(store, ledger, engine)
    await engine.repository.end()
    await store.close()
    return [*found, *_afterwards(path, tables_before)]


async def _used(store: Database, ledger: Ratings, engine: Tables) -> list[Figure]:
    reads: dict[str, Callable[[sqlite3.Connection], Any]] = {
        "who met": lambda link: results.met(link, range(1, 7), met_since(NOW), 1 << 40),
        "leaderboard": lambda link: ratings.standing(link, ("", 0), 1, NOW - timedelta(days=90)),
        "all ratings again": lambda link: Replay(1).run(link),
    }
    found = [
        (f"years: {name}", f"{await _awaited(partial(store.read, work)) * 1000:.1f} ms", "", "")
        for name, work in reads.items()
    ]
    for name, table in (("a year ago", COUNT * 2 // 3), ("of the first day", 2)):
        took = await _awaited(partial(ledger.annul, table))
        found.append((f"years: annul a game {name}", f"{took:.2f} s", "2 s", ""))
    took = await _awaited(partial(engine.log, COUNT // 2))
    found.append(("years: log of a compact record", f"{took * 1000:.0f} ms", "", ""))
    took = await _awaited(lambda: store.write(partial(people.forget, user_id=1)))
    found.append(("years: forget who has played most", f"{took * 1000:.1f} ms", "50 ms", ""))
    return found


def _afterwards(path: Path, before: dict[str, int]) -> list[Figure]:
    after, folder = _sizes(path), path.parent
    found = [
        (f"years: size of {name}", f"{size / 1e6:.1f} MB, before {before.get(name, 0) / 1e6:.1f} MB", "", "")
        for name, size in after.items()
        if max(size, before.get(name, 0)) > sum(before.values()) / 200
    ]  # fmt: skip
    copies = [folder / f"copy{number}.sqlite3" for number in range(2)]
    backups.make(path, copies[0])
    with closing(connect(path)) as link:
        link.execute("UPDATE game_table SET host_id = 7 WHERE id % 100 = 0")
    made = _timed(partial(backups.make, path, copies[1]))
    reduced = _timed(partial(deltas.reduce, *copies))
    daily = copies[0].with_suffix(deltas.SUFFIX).stat().st_size
    back = _timed(partial(restore, copies[1], folder / "again.sqlite3", NOW))
    size, small = path.stat().st_size, (folder / "again.sqlite3").stat().st_size
    with closing(connect(folder / "again.sqlite3")) as link:
        looked = _timed(lambda: list(quick(link, NOW)))
    repaired = _timed(lambda: check.main([], folder / "again.sqlite3", NOW))
    return [
        *found,
        ("years: file, restored", f"{size / 1e6:.1f} MB, {small / 1e6:.1f} MB", "", ""),
        ("years: a game, restored", f"{small / COUNT / 1000:.1f} kB", "10 kB", ""),
        ("years: backup, after", f"{made:.1f} s; as a delta {daily / 1e6:.2f} MB in {reduced:.1f} s", "", ""),
        ("years: restore", f"{back:.1f} s", "", ""),
        ("years: doctor --quick", f"{looked:.1f} s", "60 s", ""),
        ("years: ratings", f"{repaired:.1f} s", "60 s for 100,000", ""),
    ]  # fmt: skip


def _sizes(path: Path) -> dict[str, int]:
    """Bytes of the values by table: not every SQLite can tell its pages."""
    with closing(connect(path)) as link:
        found = {}
        query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        for (name,) in link.execute(query).fetchall():
            columns = [row[1] for row in link.execute(f"PRAGMA table_info({name})")]
            each = " + ".join(f"coalesce(length({one}), 0)" for one in columns)
            total = link.execute(f"SELECT coalesce(sum({each}), 0) FROM {name}")  # noqa: S608
            found[name] = total.fetchone()[0]
        return found


async def _awaited(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    await work()
    return time.perf_counter() - start


if __name__ == "__main__":
    for row in main():
        print(*row, sep="  ")
