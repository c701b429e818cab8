"""Another program holds the file, deletes it, or gives it a second name."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from time import perf_counter

import pytest

from bot.errors import SetupError, StoreError
from bot.store import database
from bot.store.database import Database, connect
from bot.store.migrate import migrate
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
    assert not store.is_lost()
    await store.write(lambda link: link.execute("INSERT INTO heard VALUES (1, 2)").rowcount)
    store.path.unlink()
    if replaced:
        migrate(store.path, NOON)
    assert store.is_lost()
    await store.write(lambda link: link.execute("INSERT INTO heard VALUES (3, 4)").rowcount)
    await store.rescue(tmp_path / "rescued.sqlite3")
    with closing(sqlite3.connect(tmp_path / "rescued.sqlite3")) as link:
        kept = link.execute("SELECT * FROM heard").fetchall()
    # Another file of that name has taken the log of before with it.
    assert kept[-1] == (3, 4)
    assert replaced or kept[0] == (1, 2)


@pytest.mark.skipif(os.name != "posix", reason="there are no such names")
def test_a_file_with_a_second_name_is_not_opened(tmp_path: Path) -> None:
    """Each name has a log of its own, so a second process would not see the first one's lease."""
    migrate(tmp_path / "bot.sqlite3", NOON)
    (tmp_path / "other.sqlite3").hardlink_to(tmp_path / "bot.sqlite3")
    with pytest.raises(SetupError, match="hard link"):
        migrate(tmp_path / "other.sqlite3", NOON)
