"""The seal of a database: whether the file is still the one that this process wrote last.

It is looked at before each write. `cp backup house.sqlite3` keeps name and inode, and SQLite, which trusts its
log, would go on and write it into a file that it does not belong to.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec

from bot.store import lease
from bot.store.sound import COMPANIONS

AGAIN = 0.2
"""Seconds before a second look: another program may just write its part of the log into the file."""

_WITH_LOG = b"\x02\x02"
"""The bytes of the header that say that the file keeps a log. A backup does not."""

_WHEN = "while the bot ran"


class Loss(msgspec.Struct, frozen=True):
    """What became of a file that is not ours any more."""

    what: str
    whole: bool
    """Whether all that was in it can still be read through what this process has open."""


class _Mark(msgspec.Struct, frozen=True):
    """By what the file is known again: who held it, and how many rows were ever added."""

    holder: str
    added: int

    def follows(self, before: _Mark, holder: str) -> bool:
        """Whether a file with this mark may be what became of one with the mark before."""
        return self.added >= before.added and self.holder in {before.holder, holder}


class Seal:
    """For the thread that writes; made when the file and its log are open."""

    def __init__(self, path: Path) -> None:
        self._path = path
        # One handle for as long as the file is open: to close one would end SQLite's locks on it.
        self._file = os.open(path, os.O_RDONLY)
        names = (str(path), *(f"{path}{suffix}" for suffix in COMPANIONS))
        self._names = {name: _identity(name) for name in names}
        self._stamp = self._stamped()
        self._mark: _Mark | None = None
        self._mark = self._read()

    def broken(self, connection: sqlite3.Connection) -> Loss | None:
        """What has become of the file; None: it is as this process has left it."""
        for name, known in self._names.items():
            if _identity(name) != known:
                return Loss(f"{self._about(name)} was deleted or replaced {_WHEN}", whole=True)
        stamp = self._stamped()
        if stamp != self._stamp:
            # SQLite itself has written to it, or somebody else has.
            holder = _held(connection)
            if not self._is_ours(holder):
                time.sleep(AGAIN)
                if not self._is_ours(holder):
                    return Loss(
                        f"{self._about(str(self._path))} was overwritten {_WHEN}", whole=False
                    )
            self._stamp = stamp
        return None

    def end(self) -> None:
        """After the last connection was closed."""
        os.close(self._file)

    def _about(self, name: str) -> str:
        return (
            "The database {}" if name == str(self._path) else "The log {} of the database"
        ).format(name)

    def _stamped(self) -> tuple[int, int]:
        found = os.fstat(self._file)
        return found.st_size, found.st_mtime_ns

    def _is_ours(self, holder: str) -> bool:
        mark = self._read()
        if mark is None or (self._mark is not None and not mark.follows(self._mark, holder)):
            return False
        self._mark = mark
        return True

    def _read(self) -> _Mark | None:
        """The mark in the file itself, without its log; None if it has none, or was cut off."""
        os.lseek(self._file, 0, os.SEEK_SET)
        head, size = os.read(self._file, 100), self._stamped()[0]
        if head[18:20] != _WITH_LOG or size < min(self._stamp[0], _size(head)):
            return None
        uri = f"{self._path.resolve().as_uri()}?mode=ro&immutable=1"
        try:
            with closing(sqlite3.connect(uri, uri=True)) as link:
                added = link.execute("SELECT total(seq) FROM sqlite_sequence").fetchone()[0]
                return _Mark(lease.held_by(link), int(added))
        except sqlite3.DatabaseError:
            # A checkpoint that a reader holds back leaves pages of several moments, which only the log
            # completes: nothing is concluded of them.
            return self._mark


def _identity(name: str) -> tuple[int, int] | None:
    """The file behind the name; None: there is none."""
    try:
        found = os.stat(name)  # noqa: PTH116  # a path would cost more than the look
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _size(head: bytes) -> int:
    """The size that the header tells. Its last pages may be empty, and not be there yet."""
    page = int.from_bytes(head[16:18], "big")
    return int.from_bytes(head[28:32], "big") * (65536 if page == 1 else page)


def _held(connection: sqlite3.Connection) -> str:
    """The holder as this process knows it; empty if that cannot be read any more."""
    try:
        return lease.held_by(connection)
    except sqlite3.DatabaseError:
        return ""
