"""Online backups: a consistent copy while the bot goes on writing, then renamed into place."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from datetime import datetime, timedelta
from pathlib import Path

import msgspec

from bot.errors import SetupError, StoreError
from bot.store import deltas
from bot.store.columns import moment_of, text_of

LATE = timedelta(hours=1)
"""The bot looks every ten minutes: a backup due for longer has failed, again and again."""


class Backups(msgspec.Struct, frozen=True):
    """The schedule. The time of the last backup is read from the folder, so restarts change nothing.

    The newest backup and the first of each week are whole, the others `deltas`: a day costs what has
    changed on it.
    """

    path: Path
    folder: Path
    every: timedelta = timedelta(days=1)
    keep: int = 7

    def next_due(self, now: datetime) -> datetime:
        """When the next backup is due: `every` after the newest, at once if there is none."""
        newest = self.newest(now)
        return now if newest is None else newest + self.every

    def newest(self, now: datetime) -> datetime | None:
        """When the last scheduled backup was made."""
        return max((_moment(file, self.path) for file in self._mine(now)), default=None)

    def are_well(self, now: datetime) -> bool:
        """Whether they can be written, and none has been due for long."""
        return _unwritable(self.folder) is None and now - self.next_due(now) < LATE

    def has_room(self) -> bool:
        """Whether there is room for the next one."""
        try:
            check_room((self.folder, size_of(self.path)))
        except (OSError, StoreError):
            return False
        return True

    async def run_due(self, now: datetime) -> Path | None:
        """Make the backup if its time has come and drop the oldest; StoreError if it fails."""
        if self.next_due(now) > now:
            return None
        return await asyncio.to_thread(self.run, now)

    def run(self, now: datetime) -> Path:
        """Make a backup now, reduce the one before it, and drop the oldest."""
        target = self.folder / name(self.path, now)
        make(self.path, target)
        self._reduce([file for file in self._mine(now) if file.stem < target.stem], target)
        # Old ones go only when the new one is in place.
        for files in (self._mine(now), self._before()):
            for file in files[: -self.keep]:
                file.unlink(missing_ok=True)
        return target

    def _reduce(self, older: list[Path], newest: Path) -> None:
        """The last of the older ones, unless it is the first of its week. If that fails it stays whole."""
        weeks = [_moment(file, self.path).isocalendar()[:2] for file in older[-2:]]
        if len(weeks) > len(set(weeks)) and older[-1].suffix == deltas.WHOLE:
            with suppress(OSError):
                deltas.reduce(older[-1], newest)

    def _before(self) -> list[Path]:
        """The copies made before upgrades, oldest first: as many of them are kept, however many more others."""
        pattern = f"{self.path.stem}-before-{'[0-9]' * 4}-{'[0-9]' * 8}T{'[0-9]' * 6}Z.sqlite3"
        return sorted(self.folder.glob(pattern))

    def _mine(self, now: datetime) -> list[Path]:
        """The scheduled backups, oldest first, without those before a migration and other files.

        One from the future was made while the clock was wrong: it does not count and is not dropped.
        """
        pattern = f"{self.path.stem}-{'[0-9]' * 8}T{'[0-9]' * 6}Z"
        found = [
            file
            for suffix in (deltas.SUFFIX, deltas.WHOLE)
            for file in self.folder.glob(f"{pattern}{suffix}")
        ]
        latest = now + self.every
        return sorted(file for file in found if _moment(file, self.path) <= latest)


def check_writable(folder: Path) -> None:
    """SetupError if no backup can be written there. The folder need not exist: its nearest parent counts."""
    if place := _unwritable(folder):
        why = "is not writable" if place.is_dir() else "is not a folder"
        raise SetupError(
            f"Borsa cannot start: no backups can be made, since {place} {why} (BORSA_BACKUPS)."
        )


def _unwritable(folder: Path) -> Path | None:
    """The folder, or what stands in its place, if nothing can be written there."""
    absolute = folder.absolute()
    place = next(one for one in (absolute, *absolute.parents) if one.exists())
    return None if place.is_dir() and os.access(place, os.W_OK | os.X_OK) else place


def folder_of(path: Path) -> Path:
    """The folder of a database's backups, unless the settings name another."""
    return path.parent / "backups"


def name(path: Path, now: datetime) -> str:
    """The name of a scheduled backup."""
    return f"{path.stem}-{stamp(now)}.sqlite3"


def name_before(path: Path, number: int, now: datetime) -> str:
    """The name of the backup made before that migration and those after it; these are never dropped."""
    return f"{path.stem}-before-{number:04}-{stamp(now)}.sqlite3"


def stamp(now: datetime) -> str:
    """The instant in a file's name, to the second, UTC."""
    return text_of(now)[:19].replace("-", "").replace(":", "") + "Z"


def size_of(path: Path) -> int:
    """Bytes of the database and its log: a copy takes no more."""
    files = (path, path.with_name(f"{path.name}-wal"))
    return sum(file.stat().st_size for file in files if file.exists())


def check_room(*wanted: tuple[Path, int]) -> None:
    """StoreError if so many bytes are not free in these folders, some of which may be on one disk."""
    needed, found = Counter[int](), dict[int, tuple[Path, int]]()
    for folder, size in wanted:
        place = next(one for one in (folder.absolute(), *folder.absolute().parents) if one.exists())
        disk = place.stat().st_dev
        needed[disk] += size
        found.setdefault(disk, (place, shutil.disk_usage(place).free))
    for disk, (place, free) in found.items():
        if free < needed[disk]:
            raise StoreError(
                f"{needed[disk] / 1e6:,.1f} MB are needed in {place}, and {free / 1e6:,.1f} MB are free there"
            )


def make(path: Path, target: Path) -> None:
    """Copy the database as it is now, check the copy and put it in place; StoreError if it fails."""
    # Under its own name stands only a whole backup: a crash leaves a `.part`, which nobody
    # restores.
    part = target.with_name(f"{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        check_room((target.parent, size_of(path)))
        copy(path, part)
        part.replace(target)
        sync_folder(target.parent)
    except (OSError, sqlite3.Error, StoreError) as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise StoreError(f"The backup {target} failed ({error}).") from error


def copy(path: Path, target: Path) -> None:
    """Copy in one read transaction, while writers go on. The copy is one file, without a log beside it.

    sqlite3.DatabaseError if the copy is not sound.
    """
    # SQLite would make the file readable for others, and it holds seeds and hands.
    target.touch(mode=0o600)
    source = sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True)
    with closing(source), closing(sqlite3.connect(target, isolation_level=None)) as copied:
        source.backup(copied)
        # In WAL mode a restored copy would look for a log beside it that does not exist.
        copied.execute("PRAGMA journal_mode = DELETE")
        found = copied.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)


def sync_folder(folder: Path) -> None:
    """Make a renaming in the folder durable, where folders can be opened."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _moment(file: Path, path: Path) -> datetime:
    return moment_of(file.stem.removeprefix(f"{path.stem}-"))
