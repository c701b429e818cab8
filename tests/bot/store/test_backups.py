"""Copies that are whole, made while others write; a schedule that survives restarts."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.errors import SetupError, StoreError
from bot.process.doctor import examine
from bot.store import backups, deltas, entries, outbox, tables
from bot.store.backups import Backups
from bot.store.database import Database, connect
from bot.store.migrate import migrate
from bot.store.restore import restore
from tests.bot.store.arrange import HOUR, NOON, RUNNING, play

DAY = timedelta(days=1)


@pytest.fixture
def schedule(path: Path) -> Backups:
    return Backups(path, path.parent / "copies", every=DAY, keep=3)


def names(schedule: Backups) -> list[str]:
    return sorted(file.name for file in schedule.folder.iterdir())


def put(folder: Path, files: list[str]) -> None:
    folder.mkdir()
    for name in files:
        (folder / name).touch()


async def test_the_first_is_due_at_once_and_the_next_a_day_later(
    database: Database, schedule: Backups
) -> None:
    assert schedule.next_due(NOON) == NOON
    made = await schedule.run_due(NOON)
    assert made == schedule.folder / "borsa-20260328T120000Z.sqlite3"
    assert await schedule.run_due(NOON + 23 * HOUR) is None
    assert schedule.next_due(NOON + HOUR) == NOON + DAY
    assert await schedule.run_due(NOON + DAY) is not None
    assert len(names(schedule)) == 2


async def test_after_a_restart_the_schedule_goes_on(
    database: Database, schedule: Backups, path: Path
) -> None:
    await schedule.run_due(NOON)
    again = Backups(path, schedule.folder, every=DAY, keep=3)
    assert again.next_due(NOON + HOUR) == NOON + DAY


async def test_only_the_newest_are_kept_and_other_files_are_left_alone(
    database: Database, schedule: Backups
) -> None:
    others = ["borsa-before-0002-20250101T000000Z.sqlite3", "borsa-mine.sqlite3", "notes.txt"]
    put(schedule.folder, others)
    for day in range(5):
        await schedule.run_due(NOON + day * DAY)
    # Monday's is whole, and so is the newest.
    kept = [f"borsa-{day}T120000Z" for day in (20260330, 20260331, 20260401)]
    ends = (".sqlite3", ".delta", ".sqlite3")
    made = [f"{name}{end}" for name, end in zip(kept, ends, strict=True)]
    assert names(schedule) == sorted([*others, *made])


async def test_backups_of_days_when_the_clock_was_wrong_stop_nothing_and_are_kept(
    database: Database, schedule: Backups
) -> None:
    wrong = [f"borsa-20990{month}01T000000Z.sqlite3" for month in range(1, 6)]
    put(schedule.folder, wrong)
    for hours in range(0, 24 * 5, 6):
        await schedule.run_due(NOON + hours * HOUR)
    kept = [name for name in names(schedule) if name not in wrong]
    assert [name[6:14] for name in kept] == ["20260330", "20260331", "20260401"]
    assert len(names(schedule)) == 3 + len(wrong)


async def test_a_clock_set_back_a_little_makes_no_second_backup(
    database: Database, schedule: Backups
) -> None:
    await schedule.run_due(NOON)
    assert await schedule.run_due(NOON - 5 * HOUR) is None


def test_a_backup_is_one_whole_file(path: Path) -> None:
    migrate(path, NOON)
    with closing(connect(path)) as connection:
        table_id = tables.insert(connection, RUNNING)
    target = path.parent / "copy.sqlite3"
    backups.make(path, target)
    assert target.read_bytes()[18:20] == b"\x01\x01", "it needs no log beside it"
    with closing(sqlite3.connect(target)) as connection:
        assert tables.get(connection, table_id) is not None


async def test_backups_made_while_the_bot_writes_are_whole_and_hold_nobody_up(
    database: Database, path: Path
) -> None:
    table_id = await database.write(lambda connection: tables.insert(connection, RUNNING))
    done = asyncio.Event()

    async def write() -> int:
        written = 0
        while not done.is_set():
            await database.write(lambda connection: play(connection, table_id))
            written += 1
        return written

    writing = asyncio.create_task(write())
    numbers = []
    for number in range(5):
        target = path.parent / f"copy{number}.sqlite3"
        await asyncio.to_thread(backups.make, path, target)
        numbers.append(whole(target, table_id))
    done.set()
    written = await writing
    assert numbers == sorted(numbers)
    assert written >= numbers[-1] > numbers[0]


def whole(path: Path, table_id: int) -> int:
    """The number of the newest entry, after entry, state and news were found to agree."""
    with closing(sqlite3.connect(path)) as connection:
        row = tables.get(connection, table_id)
        assert row is not None
        assert len(entries.all(connection, table_id)) == row.number
        assert len(outbox.pending(connection, NOON)) == row.number
    return row.number


def test_a_backup_that_fails_leaves_no_piece_behind(path: Path, schedule: Backups) -> None:
    migrate(path, NOON)
    schedule.folder.write_text("a file where the folder should be")
    with pytest.raises(StoreError, match="backup"):
        schedule.run(NOON)
    schedule.folder.unlink()
    target = schedule.folder / backups.name(schedule.path, NOON)
    (target / "in the way").mkdir(parents=True)
    with pytest.raises(StoreError, match="backup"):
        schedule.run(NOON)
    assert names(schedule) == [target.name]


def test_a_damaged_database_replaces_no_good_backup(path: Path, schedule: Backups) -> None:
    migrate(path, NOON)
    with closing(connect(path)) as connection:
        for _ in range(50):
            tables.insert(connection, RUNNING)
    content = bytearray(path.read_bytes())
    content[3 * 4096 : 12 * 4096] = b"\xff" * 9 * 4096
    path.write_bytes(content)
    with pytest.raises(StoreError):
        schedule.run(NOON)
    assert names(schedule) == []


@pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX's")
async def test_database_and_backup_are_their_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    database = await Database.open(path)
    await database.close()
    made = tmp_path / "copy.sqlite3"
    backups.make(path, made)
    assert {file.stat().st_mode & 0o777 for file in (path, made)} == {0o600}


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE game_table SET alarms = X'7B'",
        "UPDATE game_table SET state = X'00'",
        "UPDATE game_table SET created = 'long ago'",
        "UPDATE entry SET action = X'7B22'",
    ],
)
def test_a_backup_with_rows_that_mean_nothing_is_not_restored(tmp_path: Path, damage: str) -> None:
    path, backup = tmp_path / "house.sqlite3", tmp_path / "backup.sqlite3"
    migrate(path, NOON)
    with closing(connect(path)) as connection:
        play(connection, tables.insert(connection, RUNNING))
    backups.make(path, backup)
    with closing(connect(backup)) as connection:
        connection.execute(damage)
    before = path.read_bytes()
    with pytest.raises(SetupError, match="is damaged"):
        restore(
            backup, path, NOON, lambda link: (one.text for one in examine(link, NOON) if one.wrong)
        )
    assert path.read_bytes() == before


def days(path: Path, schedule: Backups, count: int) -> list[list[str]]:
    """A backup each day, on which something is played; what the database says on each."""
    migrate(path, NOON)
    said = []
    for day in range(count):
        with closing(connect(path)) as connection:
            table_id = tables.insert(connection, RUNNING)
            for _ in range(3 + day * 40 % 100):
                play(connection, table_id)
            if day == 4 and count > 6:
                connection.execute("DELETE FROM game_table WHERE id < 3")
                connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            said.append(list(connection.iterdump()))
        schedule.run(NOON + day * DAY)
    return said


def test_a_day_costs_what_has_changed_on_it_and_each_can_be_restored(
    path: Path, tmp_path: Path
) -> None:
    schedule = Backups(path, path.parent / "copies", every=DAY, keep=14)
    said = days(path, schedule, 9)
    files = sorted(schedule.folder.iterdir())
    # Saturday, then Monday to Sunday: the first of each week and the newest are whole.
    assert [file.suffix for file in files] == [
        *(".sqlite3", ".delta", ".sqlite3"),
        *[".delta"] * 5,
        ".sqlite3",
    ]
    assert files[3].stat().st_size < files[-1].stat().st_size / 10
    for file, right in zip(files, said, strict=True):
        target = tmp_path / "again.sqlite3"
        restore(file, target, NOON, lambda _: ())
        with closing(connect(target)) as connection:
            connection.execute("UPDATE lease SET holder = ''")
            again = list(connection.iterdump())
        # Made small, a file names its indices before its triggers.
        assert sorted(line for line in again if "lease" not in line) == sorted(
            line for line in right if "lease" not in line
        )
        target.unlink()


def test_a_delta_that_lacks_another_or_is_damaged_restores_nothing(
    path: Path, tmp_path: Path
) -> None:
    schedule = Backups(path, path.parent / "copies", every=DAY, keep=14)
    days(path, schedule, 6)
    first, second, last = (
        schedule.folder / f"borsa-{day}T120000Z.{end}"
        for day, end in ((20260331, "delta"), (20260401, "delta"), (20260402, "sqlite3"))
    )
    target = tmp_path / "again.sqlite3"
    damages: dict[str, Callable[[], object]] = {
        "is missing beside it": second.unlink,
        "is another": lambda: _spoilt(last),
        "cannot be made whole": lambda: first.write_bytes(first.read_bytes()[:-30]),
    }
    for said, damage in damages.items():
        before = {file: file.read_bytes() for file in (first, second, last)}
        damage()
        with pytest.raises(SetupError, match=said):
            restore(first, target, NOON, lambda _: ())
        assert not list(tmp_path.glob("again*"))
        for file, content in before.items():
            file.write_bytes(content)


def _spoilt(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE secret SET value = 'another'")


def test_killed_while_a_delta_is_made_the_whole_one_is_still_there(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    schedule = Backups(path, path.parent / "copies", every=DAY, keep=14)
    days(path, schedule, 3)
    monkeypatch.setattr(deltas, "_write", _fails)
    schedule.run(NOON + 3 * DAY)
    schedule.run(NOON + 4 * DAY)
    assert not [name for name in names(schedule) if name.endswith(".part")]
    assert sum(name.endswith(".sqlite3") for name in names(schedule)) == 4


def _fails(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_without_room_there_is_no_backup_and_health_says_so(
    path: Path, schedule: Backups, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(path, NOON)
    assert schedule.has_room()
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=1000))
    assert not schedule.has_room()
    with pytest.raises(StoreError, match="MB are needed in"):
        schedule.run(NOON)
    assert not schedule.folder.exists() or names(schedule) == []


def test_as_many_copies_from_before_upgrades_are_kept(path: Path, schedule: Backups) -> None:
    migrate(path, NOON)
    schedule.folder.mkdir()
    named = [schedule.folder / backups.name_before(path, number, NOON) for number in range(8, 14)]
    for file in named:
        file.touch()
    made = schedule.run(NOON)
    assert sorted(schedule.folder.iterdir()) == sorted([made, *named[-3:]])
