"""The bot as a process whose database is overwritten or cut under it: it ends with a sentence and exit code 2, and
the file is as whoever did it has left it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.store import backups
from tests.bot.store import overwriting
from tests.wire import objects
from tests.wire.discord_wire import Wire
from tests.wire.process import FIRST, Process

pytestmark = pytest.mark.skipif(os.name != "posix", reason="an open file cannot be changed")

NOT_STARTED = 2


@pytest.fixture
def started() -> Iterator[list[Process]]:
    """Processes that end with the test."""
    all_of_them: list[Process] = []
    yield all_of_them
    for one in all_of_them:
        if one.process.returncode is None:
            one.process.kill()


@pytest.mark.parametrize("change", [overwriting.backup, overwriting.cut, overwriting.without_log])
async def test_a_database_changed_under_the_running_bot_ends_it_and_stays_as_it_is(
    wire: Wire, tmp_path: Path, started: list[Process], change: Callable[[Path], None]
) -> None:
    process = Process(wire, tmp_path)
    started.append(process)
    database = process.database
    await process.open()
    backups.make(database, tmp_path / "backup.sqlite3")
    await process.type(FIRST, "play", objects.CHANNEL, game="acquire")
    change(database)
    left = database.read_bytes()
    await process.type(FIRST, "play", objects.CHANNEL, game="acquire")
    said = await process.ended()
    assert process.process.returncode == NOT_STARTED, said
    *before, last = said.splitlines()
    assert str(database) in last
    assert f"{overwriting.CHANGES[change]}: this process stops." in last
    assert all(line.startswith("{") for line in before), said
    assert database.read_bytes() == left
