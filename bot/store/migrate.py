"""Bring a file to the newest version: numbered SQL files, each in one transaction with its number.

The file's header is read as bytes before anything is written: a newer database, another program's,
or a file that is no database is refused untouched.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

import msgspec

from bot.errors import SetupError, StoreError
from bot.store import backups, lease, sound

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION = int.from_bytes(b"Bors", "big")
"""PRAGMA application_id of our files."""

LEAST_SQLITE = (3, 37)
"""The first with STRICT tables."""

LOG_SHARE = 5
"""The part of the file, one in so many, that migrations are taken to change."""

PATIENCE = 60_000
"""Milliseconds to wait for another process that migrates: it makes a backup first."""


def migrate(
    path: Path,
    now: datetime,
    backup_folder: Path | None = None,
    folder: Path = MIGRATIONS,
    *,
    kept: bool = True,
) -> bool:
    """Create the file or migrate it, with one backup before that if what was there is to be `kept`;
    SetupError if it cannot. Whether there was time to look through all of its pages.
    """
    backup_folder = backup_folder or backups.folder_of(path)
    newest = max(steps(folder))
    if sqlite3.sqlite_version_info < LEAST_SQLITE:
        raise SetupError(f"Borsa needs SQLite 3.37; this Python has {sqlite3.sqlite_version}.")
    _check_writable(path)
    check_head(path, newest)
    _check_alone(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        keep_private(path)
        whole = sound.check_pages(path)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
            _check_version(connection, path, newest)
            _prepare(connection)
            if version_of(connection) < newest:
                with _alone(connection):
                    _climb(connection, path, now, backup_folder if kept else None, folder)
    except OSError as error:
        raise SetupError(f"The database {path} cannot be used: {error.strerror}.") from error
    except (sqlite3.Error, StoreError) as error:
        raise SetupError(f"The database {path} cannot be used ({error}).") from error
    return whole


def keep_private(path: Path) -> None:
    """Let only the file's owner read it: it holds seeds and hands. SQLite's files beside it follow."""
    path.touch(mode=0o600)
    with suppress(PermissionError):  # it is another user's, who lets us write
        path.chmod(0o600)


def steps(folder: Path = MIGRATIONS) -> dict[int, Path]:
    """The migrations by number."""
    return {int(file.name[:4]): file for file in sorted(folder.glob("[0-9]*.sql"))}


def version_of(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


class Head(msgspec.Struct, frozen=True):
    """What the first hundred bytes of a database say."""

    version: int
    owner: int
    keeps_log: bool = True

    def check(self, path: Path, newest: int) -> None:
        """SetupError if it is another program's, or newer than this one."""
        self.check_owner(path)
        if self.version > newest:
            raise SetupError(
                f"The database {path} was written by a newer Borsa (version {self.version}, "
                f"this one knows {newest}): update the bot, or restore an older backup."
            )

    def check_owner(self, path: Path) -> None:
        """SetupError if it is another program's. A file just created has neither number nor owner."""
        if (self.version or self.owner) and self.owner != APPLICATION:
            raise SetupError(f"{path} is the database of another program.")


def read_head(path: Path) -> Head | None:
    """The head of the file; None if it is missing or empty, SetupError if it is no database."""
    try:
        with path.open("rb") as file:
            head = file.read(100)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise SetupError(f"The database {path} cannot be read: {error.strerror}.") from error
    if not head:
        return None
    if len(head) < 100 or not head.startswith(b"SQLite format 3\0"):
        raise SetupError(f"{path} is not a database.")
    version, owner = int.from_bytes(head[60:64], "big"), int.from_bytes(head[68:72], "big")
    return Head(version, owner, keeps_log=head[18:20] == b"\x02\x02")


def check_head(path: Path, newest: int) -> Head | None:
    """The head of the file; SetupError if it, or the log beside it, is not one of this Borsa's."""
    head = read_head(path)
    if head is not None:
        head.check(path, newest)
    sound.check_log(path, keeps_log=head is not None and head.keeps_log)
    return head


def _check_writable(path: Path) -> None:
    """SetupError if file or folder is not writable; for a missing folder its nearest parent counts."""
    folder = next(place for place in path.absolute().parents if place.exists())
    for place in (folder, path):
        if place.exists() and not os.access(place, os.W_OK):
            raise SetupError(f"The database {path} cannot be used: {place} is not writable.")


def _check_alone(path: Path) -> None:
    """SetupError if the file has a second name: SQLite keeps a log for each, and each undoes the other."""
    if path.exists() and path.stat().st_nlink > 1:
        raise SetupError(
            f"The database {path} cannot be used: the file has another name, too (a hard link)."
            " Copy it, or remove one of the names."
        )


def _check_version(connection: sqlite3.Connection, path: Path, newest: int) -> None:
    """The checks of the header once more, with what is still in the write-ahead log."""
    owner: int = connection.execute("PRAGMA application_id").fetchone()[0]
    head = Head(version_of(connection), owner)
    head.check(path, newest)
    if not head.version and connection.execute("SELECT 1 FROM sqlite_schema").fetchone():
        raise SetupError(f"{path} is the database of another program.")


def made() -> sqlite3.Connection:
    """A new database in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for file in steps().values():
        _run(connection, file)
    return connection


@contextmanager
def _alone(connection: sqlite3.Connection) -> Iterator[None]:
    """One transaction that keeps other processes out from its beginning."""
    # The write lock is taken before the version is read again: two processes may start at once.
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _prepare(connection: sqlite3.Connection) -> None:
    if not version_of(connection):
        # What becomes free in a new file is given back, some pages at a time.
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # A table that is rebuilt is missing for a moment; references are checked before the commit.
    connection.execute("PRAGMA foreign_keys = OFF")


def _climb(
    connection: sqlite3.Connection,
    path: Path,
    now: datetime,
    backup_folder: Path | None,
    folder: Path,
) -> None:
    """Run the migrations that are missing, if no other process was faster: all of them or none.

    The backup is made while nobody else can write, so it holds all that was there.
    """
    version, files = version_of(connection), steps(folder)
    ahead = [number for number in files if number > version]
    if version and ahead and backup_folder is not None:
        # A running bot of the version before would write rows in the old shape.
        lease.check_free(connection, now)
        target = backup_folder / backups.name_before(path, ahead[0], now)
        # Beside the copy the log grows by what the migrations change.
        log = backups.size_of(path) // LOG_SHARE
        backups.check_room((path.parent, log), (backup_folder, backups.size_of(path)))
        backups.make(path, target)
    for number in ahead:
        _run(connection, files[number])
        connection.execute(f"PRAGMA user_version = {number}")
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise AssertionError(f"the migrations from {version} on leave a reference to nothing")


def _run(connection: sqlite3.Connection, file: Path) -> None:
    for statement in _statements(file.read_text("utf-8")):
        connection.execute(statement)


def _statements(script: str) -> Iterator[str]:
    """The statements of a script. `executescript` would commit before it runs them."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise AssertionError(f"a migration ends in the middle of {statement!r}")
