"""A file with years in it: what grows with the history, and what must not.

`GAMES=100000 python -m tests.bench years` fills a larger one, which `FILE=path` keeps for the next time, and `SERVERS=10000`
begins a bot with so many. The games are real records, cloned; results come from the functions that enter them, with today's
rule; tournaments and analyses are as large as real ones. Seconds are of computing, here and in processes beside: a busy
machine changes them little. The last column is what the same took in a file of 100,200 games of 9.2 GB before.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import sys
import tempfile
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import closing
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any, Self

from bot.community import check
from bot.community.ratings import Ratings
from bot.community.replay import Replay
from bot.engine.keeping import compacting
from bot.engine.tables import Tables
from bot.process.doctor import findings, parts
from bot.process.examination import quick
from bot.store import backups, deltas, histories, ratings, results
from bot.store import tables as stored
from bot.store.database import Database, connect
from bot.store.restore import restore
from games import GAMES
from games.league.ratings import met_since
from tests.bench import servers
from tests.bench.aged import COUNT, NOW, PEOPLE, begin
from tests.bench.store import Figure
from tests.contract.host import played

SERVED = int(os.environ.get("SERVERS", "0"))
PROBE = 0.02
"""Seconds between two writes of somebody who plays meanwhile."""


def main() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "borsa.sqlite3"
        filled = f"{_timed(partial(begin, path)):.0f} s"
        found = [_figure("a file filled", filled), *asyncio.run(_measured(path))]
    if SERVED:
        servers.BIG = SERVED
        found += asyncio.run(servers.measured())
    return found


def _figure(name: str, measured: str, wanted: str = "", before: str = "") -> Figure:
    # A large file takes long: what is known already is said.
    sys.stderr.write(f"{name}: {measured}\n")
    return (f"years: {name}", measured, wanted, before)


async def _measured(path: Path) -> list[Figure]:
    began = _computed()
    store = await Database.open(path)
    opened = _computed() - began
    ledger = Ratings(store, GAMES)
    await ledger.catch_up()
    await ledger.heal()
    started = _computed() - began - opened
    engine = Tables(store, GAMES, lambda: NOW + compacting.AGE)
    loose, weight = await store.read(_loose)
    took = await _awaited(lambda: compacting.run(engine.repository, 3600))
    await store.settle()
    found = [
        _figure("games", f"{COUNT:,}; {loose:,} not compact yet"),
        _figure(
            "records, if none were compact", f"{COUNT * weight / 1e6:,.0f} MB", "", "9.2 GB, all"
        ),
        _figure("start, pages for 5 s at most", f"{opened:.2f} s", "5 s", "4 s"),
        _figure("start, all else", f"{started:.2f} s"),
        _figure("made compact", f"{took / loose * 1000:.1f} ms a game"),
        *await _played(store, engine),
        *await _read(store, engine),
        *await _changed(store, ledger, engine),
    ]
    await engine.repository.end()
    await store.close()
    return [*found, *_sizes(path), *_afterwards(path)]


def _loose(link: sqlite3.Connection) -> tuple[int, float]:
    """How many records are not compact, and the bytes of one."""
    query = "SELECT count(DISTINCT table_id), sum(length(action) + length(events) + 60) FROM entry"
    count, weight = link.execute(query).fetchone()
    return count, weight / count


async def _played(store: Database, engine: Tables) -> list[Figure]:
    """Some moves at the one table that is open."""
    (table,) = await store.read(lambda link: stored.ids(link, "running"))
    host, times = played(GAMES["acquire"], 2, 1), list[float]()
    while len(times) < 30 and not host.over:
        seat = next(one for one in host.seats if host.offers(one))
        action = host.offers(seat)[0].action
        host.act(seat, action)
        times.append(await _awaited(partial(engine.act, table, PEOPLE + 1 + seat, action)))
    told = f"{sorted(times)[len(times) // 2] * 1000:.1f} ms"
    return [_figure("a move, in the middle", told, "", "11 ms by the clock")]


async def _read(store: Database, engine: Tables) -> list[Figure]:
    all_of = histories.KnownTables(1)
    reads: dict[str, tuple[Callable[[sqlite3.Connection], Any], str]] = {
        "who met": (
            lambda link: results.met(link, range(1, 7), met_since(NOW), 1 << 40),
            "11 ms",
        ),
        "leaderboard": (
            lambda link: ratings.standing(link, ("", 0), 1, NOW - timedelta(days=90)),
            "",
        ),
        "history of who has played most": (
            lambda link: histories.finished(link, ("", 0), 1, all_of, 0, 5),
            "",
        ),
        "profile of who has played most": (
            lambda link: (
                histories.places(link, ("", 0), 1),
                histories.steps(link, ("", 0), 1),
                histories.best(link, ("", 0), 1, all_of),
            ),
            "",
        ),
        "tables by stage": (stored.counts, ""),
        "all ratings again": (lambda link: Replay(1).run(link), "312 s, --repair"),
    }
    found = [
        _figure(name, f"{await _awaited(partial(store.read, work)) * 1000:.1f} ms", "", before)
        for name, (work, before) in reads.items()
    ]
    took = await _awaited(partial(engine.log, COUNT // 2))
    return [*found, _figure("log of a compact record", f"{took * 1000:.0f} ms")]


async def _changed(store: Database, ledger: Ratings, engine: Tables) -> list[Figure]:
    """What somebody who plays meanwhile waits for: rows in one transaction, and milliseconds of one of theirs."""
    works: dict[str, tuple[Callable[[], Awaitable[Any]], str, str]] = {
        "annul a game a year ago": (
            lambda: ledger.annul(COUNT * 2 // 3),
            "2 s, or portions",
            "25 s",
        ),
        "annul a game of the first day": (lambda: ledger.annul(2), "", "minutes"),
        "forget who has played most": (
            lambda: engine.forget(1, "Player"),
            "waits of 50 ms",
            "1.2 s, in one",
        ),
        # What a busy machine and its disk cost, in comparison.
        "write with nothing beside": (lambda: asyncio.sleep(10), "", ""),
    }
    found = []
    for name, (work, wanted, before) in works.items():
        with _Portions(store) as portions:
            took = await _awaited(work)
        told = f"{took:.2f} s in {len(portions.rows)} portions of at most {portions.told()}"
        found.append(_figure(name, told, wanted, before))
    return found


class _Portions:
    """Counts the rows and the time of computing of each transaction, and writes beside."""

    def __init__(self, store: Database) -> None:
        self.rows: list[int] = []
        self._times: list[float] = []
        self._waits: list[float] = []
        self._store, self._write = store, store.write

    def __enter__(self) -> Self:
        self._store.write = self._counted  # type: ignore[method-assign]
        self._probing = asyncio.create_task(self._probe())
        return self

    def __exit__(self, *_: object) -> None:
        self._probing.cancel()
        self._store.write = self._write  # type: ignore[method-assign]

    def told(self) -> str:
        largest = (
            f"{max(self.rows, default=0)} rows and {max(self._times, default=0) * 1000:.0f} ms"
        )
        if not (waits := sorted(self._waits)):
            return largest
        usual, longest = waits[len(waits) // 2] * 1000, waits[-1] * 1000
        return f"{largest}; by the clock {len(waits)} writes took {usual:.0f} ms, the longest {longest:.0f}"

    async def _counted(self, work: Any) -> Any:
        def counted(link: sqlite3.Connection) -> Any:
            before, began = link.total_changes, time.thread_time()
            done = work(link)
            self._times.append(time.thread_time() - began)
            self.rows.append(link.total_changes - before)
            return done

        return await self._write(counted)

    async def _probe(self) -> None:
        beat = "INSERT OR REPLACE INTO registration VALUES (1, 'a', 'b')"
        while True:
            await asyncio.sleep(PROBE)
            began = time.perf_counter()
            await self._write(lambda link: link.execute(beat))
            self._waits.append(time.perf_counter() - began)


def _sizes(path: Path) -> list[Figure]:
    """Bytes of the values by table: not every SQLite can tell its pages."""
    found = defaultdict[str, int](int)
    with closing(connect(path)) as link:
        query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        for (name,) in link.execute(query).fetchall():
            columns = [row[1] for row in link.execute(f"PRAGMA table_info({name})")]
            each = " + ".join(f"coalesce(length({one}), 0)" for one in columns)
            total = link.execute(f"SELECT coalesce(sum({each}), 0) FROM {name}")  # noqa: S608
            found[name] = total.fetchone()[0]
    told = sorted(found.items(), key=lambda one: -one[1])[:7]
    return [_figure(f"size of {name}", f"{size / 1e6:.1f} MB") for name, size in told]


def _afterwards(path: Path) -> list[Figure]:
    folder = path.parent
    copies = [folder / f"copy{number}.sqlite3" for number in range(2)]
    backups.make(path, copies[0])
    with closing(connect(path)) as link:
        link.execute("UPDATE game_table SET host_id = 7 WHERE id % 1000 = 0")
    made = _timed(partial(backups.make, path, copies[1]))
    reduced = _timed(partial(deltas.reduce, *copies))
    daily = copies[0].with_suffix(deltas.SUFFIX).stat().st_size
    again = folder / "again.sqlite3"
    back = _timed(partial(restore, copies[1], again, NOW, lambda _: ()))
    size, small = path.stat().st_size, again.stat().st_size
    with closing(connect(again)) as link:
        looked = _timed(partial(_exhaust, quick(link, NOW)))
        whole = {one.name: _timed(partial(_exhaust, findings(one))) for one in parts(link, NOW)}
    checked = _timed(lambda: check.main([], again, NOW))
    three = small / COUNT * 100_000 / 1e6
    return [
        _figure("file, and restored", f"{size / 1e6:.1f} MB, {small / 1e6:.1f} MB", "", "9.2 GB"),
        _figure("a game", f"{small / COUNT / 1000:.1f} kB; 100,000 are {three:,.0f} MB", "1 GB", "92 kB"),
        _figure("backup", f"{made:.1f} s, {size / 1e6:.0f} MB", "", "47 s"),
        _figure("of the day before, what differs", f"{daily / 1e6:.2f} MB in {reduced:.1f} s", "", "9.2 GB"),
        _figure("restore", f"{back:.1f} s", "", "in the system's temporary folder"),
        _figure("doctor --quick", f"{looked:.1f} s", "60 s"),
        _figure("doctor", _portioned(whole), "stopped anywhere", "10 min, no end"),
        _figure("ratings", f"{checked:.1f} s", "60 s for 100,000", "312 s"),
    ]  # fmt: skip


def _exhaust(found: Iterable[object]) -> None:
    deque(found, maxlen=0)


def _portioned(times: dict[str, float]) -> str:
    longest = max(times, key=times.__getitem__)
    told = f"the longest {times[longest]:.1f} s ({longest}); ratings beside"
    return f"{sum(times.values()):.1f} s in {len(times)} parts, {told}"


def _computed() -> float:
    """Seconds of computing until now, here and in processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + used.ru_utime + used.ru_stime


def _timed(work: Callable[[], object]) -> float:
    began = _computed()
    work()
    return _computed() - began


async def _awaited(work: Callable[[], Awaitable[Any]]) -> float:
    began = _computed()
    await work()
    return _computed() - began


if __name__ == "__main__":
    for row in main():
        print(*row, sep="  ")
