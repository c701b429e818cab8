"""The SQLite file: one connection that writes, one that reads, each on its own thread.

A transaction is one function run on that thread, so nothing can come in between.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.errors import StoreError
from bot.store.migrate import migrate

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

_TROUBLE = {
    sqlite3.SQLITE_FULL: "The disk is full",
    sqlite3.SQLITE_BUSY: "Another program holds the database",
    sqlite3.SQLITE_LOCKED: "Another program holds the database",
    sqlite3.SQLITE_IOERR: "The disk does not answer",
    sqlite3.SQLITE_READONLY: "The database cannot be written to",
    sqlite3.SQLITE_CANTOPEN: "The database cannot be opened",
    sqlite3.SQLITE_CORRUPT: "The database is damaged",
    sqlite3.SQLITE_NOTADB: "The database is damaged",
}


class Database:
    """Opened once, by the process that holds the lease."""

    def __init__(self, path: Path, writer: _Link, reader: _Link) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()

    @classmethod
    async def open(
        cls,
        path: str | Path,
        now: Callable[[], datetime] | None = None,
        backup_folder: Path | None = None,
    ) -> Self:
        """Migrated to the newest version, created if missing; SetupError says what is in the way.

        `backup_folder` takes the copies made before migrations; else they go to `backups` beside
        the file.
        """
        path = Path(path)
        moment = now() if now else datetime.now(UTC)
        await asyncio.to_thread(migrate, path, moment, backup_folder)
        return cls(path, await _link(path), await _link(path, "PRAGMA query_only = ON"))

    async def write(self, work: Work[T]) -> T:
        """Run the work as one durable transaction: all of it is saved, or nothing and it raises.

        StoreError when the disk or another program is in the way. Whoever is cancelled while
        waiting for his turn has written nothing; once begun, the work is brought to its end.
        """
        async with self._turn:
            return await self._writer.run(partial(_transaction, work, "BEGIN IMMEDIATE"))

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads, on the newest committed state."""
        return await self._reader.run(partial(_transaction, work, "BEGIN"))

    async def close(self) -> None:
        """After what is under way. Closing twice does nothing."""
        async with self._turn:
            await self._reader.close()
            await self._writer.close()


class _Link(aiosqlite.Connection):
    """A connection and its thread, which must not keep a process alive that ends in an error."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True

    async def run(self, work: Work[T]) -> T:
        if self._connection is None:
            raise StoreError("The database is closed")
        execute: Any = self._execute
        result: T = await execute(work, self._conn)
        return result


async def _link(path: Path, *pragmas: str) -> _Link:
    link = _Link(partial(connect, path, *pragmas))
    await link
    return link


def connect(path: Path, *pragmas: str) -> sqlite3.Connection:
    """A plain connection with the house's settings; used on the thread that opens it."""
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=256)
    for pragma in (
        "PRAGMA busy_timeout = 5000",
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
        *pragmas,
    ):
        connection.execute(pragma)
    return connection


def _transaction(work: Work[T], begin: str, connection: sqlite3.Connection) -> T:
    try:
        connection.execute(begin)
        result = work(connection)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        _back(connection)
        raise as_store_error(error) from error
    except BaseException:
        _back(connection)
        raise
    return result


def _back(connection: sqlite3.Connection) -> None:
    """Some failures have rolled back already; none may hide the error that led here."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def as_store_error(error: sqlite3.Error) -> Exception:
    """StoreError for what the disk or another program did; our own mistakes stay as they are."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    trouble = None if code is None else _TROUBLE.get(code & 0xFF)
    return error if trouble is None else StoreError(f"{trouble} ({error}).")
