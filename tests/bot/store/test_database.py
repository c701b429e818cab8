"""A transaction is one function: all of it, or nothing; and trouble has one name."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import HouseError, StoreError
from bot.store import entries, outbox, tables
from bot.store.database import Database, connect
from bot.store.rows import News
from tests.bot.store import remarks
from tests.bot.store.arrange import NOON, RUNNING, entry, play


async def test_what_one_transaction_wrote_the_next_reader_sees(database: Database) -> None:
    table_id = await database.write(lambda connection: tables.insert(connection, RUNNING))
    row = await database.read(lambda connection: tables.get(connection, table_id))
    assert row is not None
    assert row.place_id == RUNNING.place_id


async def test_a_transaction_that_raises_leaves_nothing(database: Database) -> None:
    def half(connection: sqlite3.Connection) -> None:
        tables.insert(connection, RUNNING)
        raise HouseError("stale")

    with pytest.raises(HouseError, match="stale"):
        await database.write(half)
    assert await database.read(lambda connection: tables.ids(connection, "running")) == ()


async def test_after_a_failure_the_next_transaction_works(database: Database) -> None:
    with pytest.raises(ZeroDivisionError):
        await database.write(lambda _: 1 // 0)
    assert await database.write(lambda connection: tables.insert(connection, RUNNING)) == 1


async def test_a_reader_cannot_write(database: Database) -> None:
    with pytest.raises(StoreError):
        await database.read(lambda connection: tables.insert(connection, RUNNING))


async def test_coroutines_that_write_at_once_come_one_after_the_other(database: Database) -> None:
    table_id = await database.write(lambda connection: tables.insert(connection, RUNNING))
    numbers = await asyncio.gather(
        *(database.write(lambda connection: play(connection, table_id)) for _ in range(30))
    )
    assert sorted(numbers) == list(range(1, 31))
    assert len(await database.read(lambda connection: entries.all(connection, table_id))) == 30


async def test_of_two_coroutines_with_the_same_number_one_is_stale(database: Database) -> None:
    """The second fence: both have judged on the same state."""
    table_id = await database.write(lambda connection: tables.insert(connection, RUNNING))

    def tell(connection: sqlite3.Connection) -> None:
        outbox.put(connection, News(table_id=table_id, kind="board"))
        entries.append(connection, entry(table_id, 1))

    results = await asyncio.gather(
        database.write(tell), database.write(tell), return_exceptions=True
    )
    assert sorted(str(result) for result in results) == ["('stale', {})", "None"]
    assert len(await database.read(lambda connection: outbox.pending(connection, NOON))) == 1


async def test_whoever_is_cancelled_before_his_turn_has_written_nothing(
    database: Database,
) -> None:
    first = asyncio.create_task(
        database.write(lambda connection: remarks.put(connection, "first", "1"))
    )
    second = asyncio.create_task(
        database.write(lambda connection: remarks.put(connection, "second", "2"))
    )
    await asyncio.sleep(0)
    second.cancel()
    await first
    assert await database.read(lambda connection: remarks.get(connection, "first")) == "1"
    assert await database.read(lambda connection: remarks.get(connection, "second")) is None


async def test_a_full_disk_is_a_store_error_and_nothing_is_half_written(
    database: Database,
) -> None:
    table_id = await database.write(lambda connection: tables.insert(connection, RUNNING))
    pages = await database.read(lambda one: one.execute("PRAGMA page_count").fetchone()[0])
    await limit(database, pages + 4)
    with pytest.raises(StoreError, match="full") as caught:
        for _ in range(1000):
            await database.write(lambda connection: play(connection, table_id))
    assert caught.value.why == "not-saved"
    assert await is_whole(database, table_id)


async def test_when_there_is_room_again_the_game_goes_on(database: Database) -> None:
    table_id = await database.write(lambda connection: tables.insert(connection, RUNNING))
    await limit(database, 1)
    with pytest.raises(StoreError, match="full"):
        for _ in range(1000):
            await database.write(lambda connection: play(connection, table_id))
    await limit(database, 1_000_000)
    await database.write(lambda connection: play(connection, table_id))
    assert await is_whole(database, table_id)


async def test_a_file_held_by_another_program_is_a_store_error(
    database: Database, path: Path
) -> None:
    await database._writer.run(lambda connection: connection.execute("PRAGMA busy_timeout = 10"))
    with closing(connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="Another program holds the database"):
            await database.write(lambda connection: tables.insert(connection, RUNNING))
        other.execute("ROLLBACK")
    assert await database.write(lambda connection: tables.insert(connection, RUNNING)) == 1


async def test_commits_are_durable_and_references_are_kept(database: Database, path: Path) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}

    def settings(connection: sqlite3.Connection) -> dict[str, object]:
        return {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in wanted}

    # Not the database's own connection: in tests it waits for no disk.
    with closing(connect(path)) as link:
        assert settings(link) == wanted
    with pytest.raises(sqlite3.IntegrityError):
        await database.write(lambda connection: entries.append(connection, entry(99, 1)))


async def test_closing_twice_does_nothing(path: Path) -> None:
    database = await Database.open(path)
    await database.close()
    await database.close()


def test_a_process_that_ends_in_an_error_does_not_wait_for_the_database(path: Path) -> None:
    script = f"""
import asyncio
from bot.store.database import Database

async def start():
    database = await Database.open({str(path)!r})
    raise SystemExit(3)

asyncio.run(start())
"""
    ended = subprocess.run([sys.executable, "-c", script], check=False, timeout=30)
    assert ended.returncode == 3


async def limit(database: Database, pages: int) -> None:
    await database._writer.run(
        lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}")
    )


async def is_whole(database: Database, table_id: int) -> bool:
    """Entry, state and news tell of the same number."""

    def numbers(connection: sqlite3.Connection) -> set[int]:
        table = tables.get(connection, table_id)
        assert table is not None
        assert table.state == f'"state {table.number}"'.encode()
        told = len(outbox.pending(connection, NOON))
        return {table.number, len(entries.all(connection, table_id)), told}

    return len(await database.read(numbers)) == 1
