"""Another program holds the file, deletes it, or gives it a second name."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter

import pytest

from bot.errors import SetupError, StoreError
from bot.store import backups, database, lease
from bot.store.database import Database, connect
from bot.store.migrate import migrate
from tests.bot.store import overwriting
from tests.bot.store.arrange import NOON

WAIT = 300


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    monkeypatch.setattr(database, "PATIENCE", WAIT)
    opened = await Database.open(tmp_path / "bot.sqlite3")
    yield opened
    await opened.close()


async def test_a_lock_by_another_program_fails_all_that_waits_at_once_and_no_look(
    store: Database,
) -> None:
    """Forty works, each alone, would wait forty times as long."""
    with closing(connect(store.path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        began = perf_counter()
        writing = [
            asyncio.create_task(
                store.write(lambda link: link.execute("DELETE FROM guild").rowcount)
            )
            for _ in range(40)
        ]
        await asyncio.sleep(0.05)
        await store.read(lambda link: link.execute("SELECT * FROM guild").fetchall())
        assert perf_counter() - began < WAIT / 1000
        found = await asyncio.gather(*writing, return_exceptions=True)
        assert perf_counter() - began < 5 * WAIT / 1000
    assert all(isinstance(one, StoreError) for one in found)
    assert await store.write(lambda link: link.execute("DELETE FROM guild").rowcount) == 0


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be deleted")
@pytest.mark.parametrize("replaced", [False, True])
async def test_a_file_that_was_deleted_or_replaced_is_noticed_and_what_it_had_is_rescued(
    store: Database, tmp_path: Path, replaced: bool
) -> None:
    told: list[bool] = []
    store._on_loss = lambda: told.append(True)
    await store.write(lambda link: link.execute("INSERT INTO heard VALUES (1, 2)").rowcount)
    if replaced:
        migrate(tmp_path / "other.sqlite3", NOON)
        (tmp_path / "other.sqlite3").rename(store.path)
    else:
        store.path.unlink()
    assert (store.loss, told) == (None, [])
    with pytest.raises(StoreError, match="was deleted or replaced"):
        await store.write(lambda link: link.execute("INSERT INTO heard VALUES (3, 4)").rowcount)
    assert store.loss is not None
    assert store.loss.whole
    assert told == [True]
    await store.rescue(tmp_path / "rescued.sqlite3")
    with closing(sqlite3.connect(tmp_path / "rescued.sqlite3")) as link:
        assert link.execute("SELECT * FROM heard").fetchall() == [(1, 2)]


@pytest.mark.skipif(os.name != "posix", reason="there are no such names")
def test_a_file_with_a_second_name_is_not_opened(tmp_path: Path) -> None:
    """Each name has a log of its own, so a second process would not see the first one's lease."""
    migrate(tmp_path / "bot.sqlite3", NOON)
    (tmp_path / "other.sqlite3").hardlink_to(tmp_path / "bot.sqlite3")
    with pytest.raises(SetupError, match="hard link"):
        migrate(tmp_path / "other.sqlite3", NOON)


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be changed")
@pytest.mark.parametrize("change", overwriting.CHANGES)
async def test_a_file_that_somebody_else_has_changed_is_written_no_more(
    tmp_path: Path, change: Callable[[Path], None]
) -> None:
    path = tmp_path / "bot.sqlite3"
    migrate(path, NOON)
    shutil.copyfile(path, tmp_path / "older.sqlite3")
    store = await Database.open(path)
    await store.write(lambda link: lease.take(link, "me", NOON))
    await store.settle()
    backups.make(path, tmp_path / "backup.sqlite3")
    await store.write(lambda link: link.execute("INSERT INTO heard VALUES (1, 2)").rowcount)
    change(path)
    left = path.read_bytes()
    with pytest.raises(StoreError, match=overwriting.CHANGES[change]):
        await store.write(lambda link: link.execute("INSERT INTO heard VALUES (3, 4)").rowcount)
    await store.close()
    assert path.read_bytes() == left


def _heard(link: sqlite3.Connection, number: int) -> None:
    link.execute("INSERT INTO heard VALUES (?, 2)", [number])


async def test_what_sqlite_does_to_a_file_and_what_leaves_it_as_it_is_are_no_loss(
    store: Database, tmp_path: Path
) -> None:
    for number in range(3):
        await store.write(partial(_heard, number=number))
        await store.settle()
        with closing(connect(store.path)) as other:
            other.execute("INSERT INTO heard VALUES (?, 3)", [number + 10])
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        store.path.touch()
        shutil.copyfile(store.path, tmp_path / "same.sqlite3")
        shutil.copyfile(tmp_path / "same.sqlite3", store.path)
        backups.make(store.path, tmp_path / f"{number}.sqlite3")
    await store.write(lambda link: lease.take(link, "me", NOON))
    await store.settle()
    with closing(sqlite3.connect(store.path)) as other:
        other.execute("VACUUM")
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    await store.write(lambda link: link.execute("DELETE FROM heard WHERE 0").rowcount)
    assert await store.read(lambda link: link.execute("SELECT count(*) FROM heard").fetchone()) == (
        6,
    )
    assert store.loss is None


async def test_what_the_start_has_no_time_to_look_through_is_looked_through_beside_all_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bot.sqlite3"
    migrate(path, NOON)
    with closing(connect(path)) as link:
        link.execute("BEGIN")
        link.executemany("INSERT INTO heard VALUES (?, ?)", ((n, n) for n in range(200_000)))
        link.execute("COMMIT")
    monkeypatch.setattr("bot.store.sound.damage.__defaults__", (0.003,))
    store = await Database.open(path)
    assert not store.looked_through
    await store.look_through()
    assert store.looked_through
    await store.close()
    with path.open("r+b") as file:
        file.seek(path.stat().st_size - 3 * 4096)
        file.write(bytes(2 * 4096))
    monkeypatch.setattr("bot.store.sound.check_pages", lambda _: False)
    store, told = await Database.open(path), list[bool]()
    store._on_loss = lambda: told.append(True)
    await store.look_through()
    assert store.loss is not None
    assert "is damaged" in store.loss.what
    assert (store.loss.whole, told) == (False, [True])
    with pytest.raises(StoreError, match="is damaged"):
        await store.write(lambda link: link.execute("DELETE FROM heard").rowcount)
    before = path.read_bytes()
    await store.close()
    assert path.read_bytes() == before
