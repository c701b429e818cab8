"""What people and programs do to a database under the running bot, beside it `older.sqlite3` and `backup.sqlite3`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path


def backup(database: Path) -> None:
    """As `cp backup house.sqlite3` does: the name and the inode stay."""
    shutil.copyfile(database.with_name("backup.sqlite3"), database)


def older(database: Path) -> None:
    """The file itself, copied while no bot ran."""
    shutil.copyfile(database.with_name("older.sqlite3"), database)


def replaced(database: Path) -> None:
    database.with_name("backup.sqlite3").rename(database)


def emptied(database: Path) -> None:
    os.truncate(database, 0)


def cut(database: Path) -> None:
    os.truncate(database, database.stat().st_size // 2)


def letter(database: Path) -> None:
    database.write_bytes(b"Dear reader, " * 2000)


def without_log(database: Path) -> None:
    Path(f"{database}-wal").unlink()


OVER, GONE = "was overwritten while the bot ran", "was deleted or replaced while the bot ran"
CHANGES: dict[Callable[[Path], None], str] = {
    backup: OVER,
    older: OVER,
    emptied: OVER,
    cut: OVER,
    letter: OVER,
    replaced: GONE,
    without_log: GONE,
}
"""What is said of each."""
