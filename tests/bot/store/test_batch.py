"""Works that wait at the same time share a commit, and nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import HouseError, StoreError
from bot.store.batch import DoneWork, Failed, Work, readings, transactions
from bot.store.database import MAX_BATCH, Database, connect
from tests.bot.store import remarks


def putting(key: str) -> Work[None]:
    return lambda connection: remarks.put(connection, key, key)


def putting_and_failing(key: str) -> Work[None]:
    def work(connection: sqlite3.Connection) -> None:
        remarks.put(connection, key, key)
        raise HouseError("stale")

    return work


def kept(connection: sqlite3.Connection, *keys: str) -> list[bool]:
    return [remarks.get(connection, key) == key for key in keys]


def commits(connection: sqlite3.Connection) -> list[str]:
    """A list that grows with each commit from now on."""
    seen: list[str] = []

    def heard(statement: str) -> None:
        if statement.startswith("COMMIT"):
            seen.append(statement)

    connection.set_trace_callback(heard)
    return seen


def test_a_batch_is_saved_with_one_commit(connection: sqlite3.Connection) -> None:
    seen = commits(connection)
    outcomes = transactions([putting("a"), putting("b"), putting("c")], connection)
    assert outcomes == [DoneWork(None)] * 3
    assert len(seen) == 1
    assert kept(connection, "a", "b", "c") == [True] * 3


def test_who_fails_in_a_batch_takes_back_only_his_own(connection: sqlite3.Connection) -> None:
    works = [putting("a"), putting_and_failing("b"), putting("c")]
    first, second, third = transactions(works, connection)
    assert (first, third) == (DoneWork(None), DoneWork(None))
    assert isinstance(second, Failed)
    assert isinstance(second.error, HouseError)
    assert kept(connection, "a", "b", "c") == [True, False, True]


def test_a_mistake_in_sql_is_its_own_works_affair(connection: sqlite3.Connection) -> None:
    works: list[Work[object]] = [putting("a"), lambda link: link.execute("SELECT nothing")]
    first, second = transactions(works, connection)
    assert first == DoneWork(None)
    assert isinstance(second, Failed)
    assert isinstance(second.error, sqlite3.OperationalError)
    assert kept(connection, "a") == [True]


def test_when_a_batch_cannot_be_saved_each_is_tried_by_itself(
    connection: sqlite3.Connection,
) -> None:
    """One work needs more room than there is; the others are small."""
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    big: Work[None] = lambda link: remarks.put(link, "big", "x" * 100_000)  # noqa: E731
    first, second, third = transactions([putting("a"), big, putting("c")], connection)
    assert (first, third) == (DoneWork(None), DoneWork(None))
    assert isinstance(second, Failed)
    assert isinstance(second.error, StoreError)
    assert kept(connection, "a", "c") == [True, True]


def test_a_file_held_by_another_program_fails_them_all(
    connection: sqlite3.Connection, path: Path
) -> None:
    connection.execute("PRAGMA busy_timeout = 10")
    with closing(connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        outcomes = transactions([putting("a"), putting("b")], connection)
    errors = [outcome.error for outcome in outcomes if isinstance(outcome, Failed)]
    assert [type(error) for error in errors] == [StoreError, StoreError]


async def test_many_that_write_at_once_are_all_saved_and_each_hears_of_his_own(
    database: Database,
) -> None:
    works = [
        putting_and_failing(str(number)) if number % 5 == 0 else putting(str(number))
        for number in range(3 * MAX_BATCH)
    ]
    results = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    failed = [number for number, result in enumerate(results) if result is not None]
    assert failed == list(range(0, 3 * MAX_BATCH, 5))
    wanted = [bool(number % 5) for number in range(3 * MAX_BATCH)]
    keys = [str(number) for number in range(3 * MAX_BATCH)]
    assert await database.read(lambda link: kept(link, *keys)) == wanted


async def test_who_waits_when_the_database_is_closed_is_served_first(path: Path) -> None:
    database = await Database.open(path)
    writing = [asyncio.create_task(database.write(putting(key))) for key in "abc"]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*writing)
    with closing(connect(path)) as connection:
        assert kept(connection, "a", "b", "c") == [True] * 3


async def test_where_all_tasks_are_cancelled_nobody_waits_for_ever_and_it_can_be_closed(
    path: Path,
) -> None:
    """As at the end of a loop, with works under way and in the queue."""
    database = await Database.open(path)
    before = asyncio.all_tasks()
    jobs = [database.read, database.write]
    asked = [asyncio.create_task(job(putting("a"))) for job in jobs for _ in range(MAX_BATCH + 1)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for task in asyncio.all_tasks() - before - set(asked):
        task.cancel()
    await database.close()
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert {type(one) for one in found} == {asyncio.CancelledError}


async def test_a_closed_database_says_so(path: Path) -> None:
    database = await Database.open(path)
    await database.close()
    with pytest.raises(StoreError, match="closed"):
        await database.write(putting("a"))


def test_who_fails_in_a_reading_takes_nothing_from_the_others(
    connection: sqlite3.Connection,
) -> None:
    remarks.put(connection, "a", "1")
    works: list[Work[object]] = [
        lambda link: remarks.get(link, "a"),
        lambda _link: 1 // 0,
        lambda link: link.execute("SELECT nothing"),
    ]
    first, *others = readings(works, connection)
    assert first == DoneWork("1")
    assert [type(one.error) for one in others if isinstance(one, Failed)] == [
        ZeroDivisionError,
        sqlite3.OperationalError,
    ]
    assert not connection.in_transaction


async def test_readers_at_the_same_time_share_a_transaction_and_see_what_was_saved(
    database: Database,
) -> None:
    begun: list[str] = []
    heard: Work[None] = lambda link: link.set_trace_callback(  # noqa: E731
        lambda said: begun.append(said) if said == "BEGIN" else None
    )
    await database.read(heard)
    await database.write(putting("a"))
    found = await asyncio.gather(
        *(database.read(lambda link: remarks.get(link, "a")) for _ in range(20))
    )
    assert found == ["a"] * 20
    assert len(begun) == 1


def read_numbers(connection: sqlite3.Connection) -> list[int]:
    return [int(name) for (name,) in connection.execute("SELECT name FROM person")]


def refused(connection: sqlite3.Connection) -> list[int]:
    try:
        return read_numbers(connection)
    except ValueError as error:
        raise HouseError("stale") from error


@pytest.mark.parametrize("work", [read_numbers, refused])
async def test_a_reading_that_ends_in_the_middle_of_its_rows_keeps_nobody_at_that_moment(
    database: Database, work: Work[list[int]]
) -> None:
    """Whoever holds its error would keep all that are read later from seeing what is new."""
    for key in "abc":
        await database.write(putting(key))
    with pytest.raises((ValueError, HouseError)) as caught:
        await database.read(work)
    await database.write(putting("d"))
    assert await database.read(lambda connection: kept(connection, "d")) == [True]
    assert caught.value.__traceback__ is not None
