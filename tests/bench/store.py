"""The store: durable transactions, and ten thousand open tables in one file.

`python -m tests.bench.store PATH [COUNT]` makes such a file, for other measurements.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from bot.engine.moves.entries import entry_row
from bot.engine.time.paces import PACES
from bot.engine.views.transcripts import setup_row
from bot.store import backups, entries, outbox, seats, tables
from bot.store.database import Database, connect
from bot.store.migrate import migrate
from bot.store.rows import EntryRow, News, SeatRow, TableRow
from games.acquire.rules import RULES as acquire
from games.core.record import Entry, encode
from games.core.words import Seat
from tests.contract.host import Host, played

MODELS = 60
"""Different games; the other tables are copies of these in other threads, with other people."""
GUILDS, PEOPLE, PLACE = 500, 1_000_000, 2_000_000
TRANSACTIONS = 3000

Figure = tuple[str, str, str, str]


def fill(path: Path, count: int = 10_000) -> None:
    """A new file with so many running tables of Acquire, at any point of their games.

    Table n is played in thread PLACE + n of server n % GUILDS + 1, by people from PEOPLE on, each
    of whom sits at three tables. The next deadlines are hours or days away.
    """
    now = datetime.now(UTC)
    migrate(path, now)
    with closing(connect(path, "PRAGMA synchronous = OFF")) as connection:
        connection.execute("BEGIN IMMEDIATE")
        models = [_model(connection, seed, now) for seed in range(min(MODELS, count))]
        for number in range(len(models), count):
            _copy(connection, models[number % MODELS], number)
        _scatter(connection, count)
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def main() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "borsa.sqlite3"
        filled = _filled(path)
        opened, rate = asyncio.run(_used(path))
        bare = _bare(path.with_name("bare.sqlite3"))
        peer = f"{bare:,.0f}/s: bare sqlite3, 4 KB"
        return [
            *filled,
            ("store: open that file", f"{opened * 1000:.0f} ms", "the whole bot: 5 s", ""),
            ("store: entry, state and news, durable", f"{rate:,.0f}/s", "at least 1,500/s", peer),
            _backed_up(path),
        ]


def _filled(path: Path) -> list[Figure]:
    took = _timed(partial(fill, path))
    size = path.stat().st_size
    with closing(connect(path)) as connection:
        number = entries.count(connection)
    return [
        ("store: make 10,000 open tables", f"{took:.1f} s, {size / 1e6:.0f} MB", "", ""),
        ("store: file by entry, all in all", f"{size / number:.0f} bytes", "", ""),
    ]


async def _used(path: Path) -> tuple[float, float]:
    start = time.perf_counter()
    database = await Database.open(path)
    await database.read(tables.next_due)
    opened = time.perf_counter() - start
    rate = await _transactions(database)
    await database.close()
    return opened, rate


def _backed_up(path: Path) -> Figure:
    took = _timed(partial(backups.make, path, path.with_name("copy.sqlite3")))
    peer = "0.08 s for 49 MB, unchecked"
    return ("store: backup of that file, checked", f"{took:.2f} s", "", peer)


async def _transactions(database: Database) -> float:
    """What the engine saves for each entry, one after the other, at a thousand tables in turn."""
    host = played(acquire, 2, 60)
    records = [_entry(host, number) for number in range(1, len(host.entries) + 1)]
    rows = [await database.read(partial(tables.get, table_id=one)) for one in range(1, 1001)]
    held = [row for row in rows if row]
    start = time.perf_counter()
    for number in range(TRANSACTIONS):
        table = held[number % len(held)]
        entry = replace(records[number % len(records)], table_id=table.id, number=table.number + 1)
        due = entry.at + timedelta(days=1)
        moved = replace(table, number=entry.number, decision=entry.number, at=entry.at, due=due)
        await database.write(partial(_save, entry=entry, table=moved))
        held[number % len(held)] = moved
    return TRANSACTIONS / (time.perf_counter() - start)


def _save(connection: sqlite3.Connection, entry: EntryRow, table: TableRow) -> None:
    entries.append(connection, entry)
    tables.save(connection, table)
    outbox.put(connection, News(table_id=table.id, kind="board"))


def _bare(path: Path) -> float:
    """The same disk, the same durability, one row of 4 KB and nothing else."""
    with closing(connect(path)) as connection:
        connection.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, content BLOB)")
        content = bytes(4096)
        start = time.perf_counter()
        for _ in range(TRANSACTIONS):
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO bare (content) VALUES (?)", (content,))
            connection.execute("COMMIT")
        return TRANSACTIONS / (time.perf_counter() - start)


def _model(connection: sqlite3.Connection, seed: int, now: datetime) -> int:
    """A game of 2 to 6, between its first turns and its last, as the engine would have saved it."""
    steps = 8 + seed * 37 % 170
    host = played(acquire, seed, steps)
    while host.over:
        steps //= 2
        host = played(acquire, seed, steps)
    table_id = tables.insert(connection, _row(host, now))
    for seat in range(host.head.seats):
        seats.insert(connection, _seat(table_id, seat))
    for number in range(len(host.entries) + 1):
        entries.append(connection, replace(_entry(host, number), table_id=table_id))
    return table_id


def _row(host: Host, now: datetime) -> TableRow:
    return TableRow(
        id=0,
        game=acquire.key,
        guild_id=1,
        channel_id=1,
        place_id=PLACE,
        host_id=PEOPLE,
        language="en",
        stage="running",
        options=encode(host.head.options),
        clock=PACES["daily"],
        seed=host.head.seed,
        version=acquire.version,
        shape=acquire.shape,
        opened=host.head.opened,
        number=host.table.number,
        decision=host.table.opened,
        at=host.table.at,
        state=encode(host.state),
        revealed=host.table.revealed,
        alarms=host.alarms,
        due=now,
        created=host.head.opened,
    )


def _seat(table_id: int, seat: int) -> SeatRow:
    bank = PACES["daily"].bank
    return SeatRow(table_id=table_id, seat=Seat(seat), user_id=0, name=f"Player {seat}", bank=bank)


def _entry(host: Host, number: int) -> EntryRow:
    table = host.tables[number]
    if not number:
        return setup_row(table)
    entry: Entry = host.entries[number - 1]
    return entry_row(0, entry, table)


def _copy(
    connection: sqlite3.Connection,
    model: int,
    number: int,
    names: tuple[str, ...] = ("game_table", "seat", "entry"),
) -> None:
    for name in names:
        own = "id" if name == "game_table" else "table_id"
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        copied = ", ".join("?" if column == own else column for column in columns)
        query = f"INSERT INTO {name} SELECT {copied} FROM {name} WHERE {own} = ?"  # noqa: S608
        connection.execute(query, (number + 1, model))


def _scatter(connection: sqlite3.Connection, count: int) -> None:
    """Other threads, servers, people and deadlines for each table."""
    people = max(count * 4 // 3, 6)
    connection.execute(
        "UPDATE game_table SET place_id = ? + id, guild_id = id % ? + 1,"
        " due = strftime('%Y-%m-%dT%H:%M:%S', 'now', '+' || (3600 + id * 37 % 86400) || ' seconds')"
        " || '.000000Z'",
        (PLACE, GUILDS),
    )
    connection.execute("UPDATE seat SET user_id = ? + (table_id * 4 + seat) % ?", (PEOPLE, people))


def _timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


if __name__ == "__main__":
    fill(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 10_000)
