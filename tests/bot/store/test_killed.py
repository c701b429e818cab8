"""kill -9, at every statement and in between; a log cut off anywhere: all of it or nothing."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import entries, outbox, tables
from bot.store.database import Database, connect
from bot.store.migrate import migrate, steps, version_of
from tests.bot.deaths import killer
from tests.bot.store.arrange import NOON, RUNNING, play

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")

BEFORE = 3
"""Entries already there."""

Set = Callable[[sqlite3.Connection, Callable[[], None]], None]


@pytest.fixture
def played(path: Path) -> Path:
    migrate(path, NOON)
    with closing(connect(path)) as connection:
        table_id = tables.insert(connection, RUNNING)
        for _ in range(BEFORE):
            play(connection, table_id)
    return path


def newest(path: Path) -> int:
    """The number of the newest entry, after it was found whole."""
    with closing(connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        row = tables.get(connection, 1)
        assert row is not None
        assert row.state == f'"state {row.number}"'.encode()
        numbers = list(range(1, row.number + 1))
        assert [entry.number for entry in entries.all(connection, 1)] == numbers
        news = outbox.pending(connection, NOON)
        assert [one.facts["number"] for one in news] == numbers
    return row.number


def at_statements(connection: sqlite3.Connection, step: Callable[[], None]) -> None:
    connection.set_trace_callback(lambda _: step())


def at_instructions(connection: sqlite3.Connection, step: Callable[[], None]) -> None:
    connection.set_progress_handler(step, 1)


def survives(path: Path, hook: Set, fatal: int) -> bool:
    """Whether a process that is killed at that step of an entry's transaction comes through."""
    fork = multiprocessing.get_context("fork")
    child = fork.Process(target=_live, args=(path, hook, fatal))
    child.start()
    child.join()
    assert child.exitcode in (0, -signal.SIGKILL)
    return child.exitcode == 0


def _live(path: Path, hook: Set, fatal: int) -> None:
    step = killer(fatal)

    async def act() -> None:
        database = await Database.open(path)
        await database._writer.run(lambda connection: hook(connection, step))
        await database.write(lambda connection: play(connection, 1))
        await database._writer.run(lambda connection: hook(connection, lambda: None))
        await database.close()

    asyncio.run(act())


@pytest.mark.parametrize(
    ("hook", "stride", "least"), [(at_statements, 1, 5), (at_instructions, 11, 50)]
)
def test_an_entry_is_there_with_its_state_and_its_news_or_not_at_all(
    played: Path, hook: Set, stride: int, least: int
) -> None:
    """BEGIN, the entry, the state, the news, COMMIT: killed before each, and within each."""
    fatal, number = 1, BEFORE
    while not survives(played, hook, fatal):
        found = newest(played)
        assert found in (number, number + 1)
        fatal, number = fatal + stride, found
    assert newest(played) == number + 1
    assert fatal > least


def test_nothing_happens_before_the_last_statement(played: Path) -> None:
    for fatal in range(1, 6):
        assert not survives(played, at_statements, fatal)
        assert newest(played) == BEFORE


def test_killed_during_a_migration(path: Path) -> None:
    """A file that was being made is made anew."""
    fork = multiprocessing.get_context("fork")
    for fatal in range(1, 60, 4):
        child = fork.Process(target=_make, args=(path, fatal))
        child.start()
        child.join()
        if child.exitcode == 0:
            break
        assert child.exitcode == -signal.SIGKILL
    migrate(path, NOON)
    with closing(connect(path)) as connection:
        assert tables.insert(connection, RUNNING) == 1


def test_killed_during_an_upgrade_the_file_is_of_the_one_version_or_the_other(
    path: Path, tmp_path: Path
) -> None:
    early = tmp_path / "early"
    early.mkdir()
    for number in range(1, 10):
        shutil.copy(steps()[number], early)
    migrate(path, NOON, folder=early)
    with closing(connect(path)) as connection:
        connection.execute(
            "INSERT INTO guild VALUES (7, 'it', 'UTC', NULL, 1, NULL, 'daily', 0, 0)"
        )
    fork, found = multiprocessing.get_context("fork"), set()
    for fatal in range(1, 1000, 11):
        child = fork.Process(target=_make, args=(path, fatal))
        child.start()
        child.join()
        with closing(sqlite3.connect(path)) as connection:
            found.add(version_of(connection))
            assert connection.execute("SELECT guild_id FROM guild").fetchone() == (7,)
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        if child.exitcode == 0:
            break
    assert found == {9, max(steps())}
    assert fatal > 100


def _make(path: Path, fatal: int) -> None:
    count = 0
    plain = sqlite3.connect

    def counting(*args: object, **kwargs: object) -> sqlite3.Connection:
        def step(_: str) -> None:
            nonlocal count
            count += 1
            if count == fatal:
                os.kill(os.getpid(), signal.SIGKILL)

        connection: sqlite3.Connection = plain(*args, **kwargs)  # type: ignore[call-overload]
        connection.set_trace_callback(step)
        return connection

    sqlite3.connect = counting  # type: ignore[assignment]
    migrate(path, NOON)


def test_a_log_cut_off_anywhere_ends_with_a_whole_entry(played: Path, tmp_path: Path) -> None:
    """What a power cut leaves of what had not reached the disk yet."""
    cut_off = tmp_path / "cut" / "borsa.sqlite3"
    cut_off.parent.mkdir()
    with closing(connect(played)) as connection:
        for _ in range(3):
            connection.execute("BEGIN IMMEDIATE")
            play(connection, 1)
            connection.execute("COMMIT")
        log = Path(f"{played}-wal").read_bytes()
        main = played.read_bytes()
    found = set()
    for length in [*range(0, len(log), 3001), len(log)]:
        shutil.rmtree(cut_off.parent)
        cut_off.parent.mkdir()
        cut_off.write_bytes(main)
        Path(f"{cut_off}-wal").write_bytes(log[:length])
        found.add(newest(cut_off))
    assert found == {BEFORE, BEFORE + 1, BEFORE + 2, BEFORE + 3}
