"""The SQLite file: one connection that writes, one that reads, each on its own thread.

A transaction is one function run on its thread, so no other statement can come in between.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

import aiosqlite

from bot.errors import StoreError
from bot.store.batch import DoneWork, Failed, Work, readings, transactions
from bot.store.migrate import migrate

T = TypeVar("T")

Together = Callable[[Sequence[Work[Any]], sqlite3.Connection], list[DoneWork | Failed]]

PATIENCE = 5000
"""Milliseconds for which a statement waits for another program that holds the file."""

MAX_BATCH = 32
"""Maximum jobs per transaction, so that none waits long for its batch."""


class _Ticket(NamedTuple):
    """A work in the queue, and the future for which its coroutine waits."""

    work: Work[Any]
    future: asyncio.Future[Any]


class _Lane:
    """Works on their way to a connection's thread: those that wait at the same time go together, since
    each trip there and back makes the loop wait.
    """

    def __init__(self, link: _Link, together: Together) -> None:
        self.link = link
        self._together = together
        self._queue: deque[_Ticket] = deque()
        self._at_work: asyncio.Task[None] | None = None
        self.batches = 0
        """Batches done since it was opened."""

    @property
    def idle(self) -> bool:
        """Whether nothing is under way, or waits to be."""
        return self._at_work is None and not self._queue

    async def done(self, work: Work[T]) -> T:
        """Its result, or what it raises. A call cancelled in the queue has done nothing; once begun, the
        work is brought to its end.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append(_Ticket(work, future))
        if self._at_work is None:
            self._at_work = asyncio.create_task(self._work())
        return await future

    async def close(self) -> None:
        """Close after all that is under way."""
        if self._at_work is not None:
            # A loop that ends cancels all of its tasks, and the file is to be closed then, too.
            await asyncio.wait([self._at_work])
        await self.link.close()

    async def _work(self) -> None:
        """Do batch after batch, until the queue is empty."""
        batch: list[_Ticket] = []
        try:
            while batch := self._batch():
                await self._do(batch)
        except asyncio.CancelledError:
            # Nobody else would tell those who wait.
            for ticket in (*batch, *self._queue):
                ticket.future.cancel()
            self._queue.clear()
            raise
        finally:
            self._at_work = None

    def _batch(self) -> list[_Ticket]:
        """The next works in the queue whose callers still wait."""
        batch: list[_Ticket] = []
        while self._queue and len(batch) < MAX_BATCH:
            ticket = self._queue.popleft()
            # A cancelled call must not write: nobody would tell its player.
            if not ticket.future.done():
                batch.append(ticket)
        return batch

    async def _do(self, batch: list[_Ticket]) -> None:
        try:
            outcomes = await self.link.run(partial(self._together, [one.work for one in batch]))
        except Exception as error:  # noqa: BLE001 - each caller gets it
            outcomes = [Failed(error)] * len(batch)
        # Before the callers go on, who may ask at once what is new.
        self.batches += 1
        for ticket, outcome in zip(batch, outcomes, strict=True):
            _tell(ticket.future, outcome)


class Database:
    """Opened once, by the process that holds the lease."""

    def __init__(self, path: Path, writer: _Link, reader: _Link) -> None:
        self.path = path
        self._writer, self._reader = writer, reader
        self._writes, self._reads = _Lane(writer, transactions), _Lane(reader, readings)
        self.closed = False
        """Whether it was closed, or is being closed."""
        self._file = _identity(path)

    @classmethod
    async def open(
        cls,
        path: str | Path,
        now: Callable[[], datetime] | None = None,
        backup_folder: Path | None = None,
    ) -> Self:
        """Open the file, created if missing, migrated to the newest version. SetupError if it cannot be.

        Copies made before migrations go to `backup_folder`, by default `backups` beside the file.
        """
        path = Path(path)
        moment = now() if now else datetime.now(UTC)
        await asyncio.to_thread(migrate, path, moment, backup_folder)
        return cls(path, await _link(path), await _link(path, "PRAGMA query_only = ON"))

    @property
    def idle(self) -> bool:
        """Whether nothing is being written, or waits to be."""
        return self._writes.idle

    @property
    def batches(self) -> int:
        """Batches saved since it was opened: while it stands, there is nothing new to be read."""
        return self._writes.batches

    async def write(self, work: Work[T]) -> T:
        """Run the work as one durable transaction: all of it is saved, or nothing and it raises.

        Works run one after the other, in the order of the calls. Those that wait at the same time
        share a commit, so a work may run twice: it must do nothing but write. StoreError if the disk
        or another program is in the way. A call cancelled in the queue has written nothing; once
        begun, the work is brought to its end.
        """
        return await self._writes.done(work)

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads, on the newest committed state. Writers do not hold it up.

        All its queries see the same moment. It may run twice.
        """
        return await self._reads.done(work)

    def is_lost(self) -> bool:
        """Whether another file, or none, has the name of this one: what is written now is lost."""
        return _identity(self.path) != self._file

    async def rescue(self, target: Path) -> None:
        """Copy what is still open to a new file. StoreError."""
        await self._writer.run(partial(_copied, target=target))

    async def close(self) -> None:
        """Close after all that is under way. Closing twice does nothing."""
        self.closed = True
        await self._writes.close()
        await self._reads.close()


def _identity(path: Path) -> tuple[int, int] | None:
    """The file behind the name; None: there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _copied(connection: sqlite3.Connection, target: Path) -> None:
    target.touch(mode=0o600)
    with closing(sqlite3.connect(target)) as copy:
        connection.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def _tell(future: asyncio.Future[Any], outcome: DoneWork | Failed) -> None:
    if future.done():
        return
    match outcome:
        case DoneWork(result=result):
            future.set_result(result)
        case Failed(error=error):
            future.set_exception(error)


class _Link(aiosqlite.Connection):
    """A connection and its thread."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        # Otherwise the thread would keep a process alive that ends in an error.
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
    """A plain connection with the bot's settings, for the thread that opens it."""
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=256)
    for pragma in (
        f"PRAGMA busy_timeout = {PATIENCE}",
        # With a write-ahead log readers and the writer do not wait for each other.
        "PRAGMA journal_mode = WAL",
        # A move that a player has seen as made must survive a power cut, so each commit reaches the
        # disk.
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
        *pragmas,
    ):
        connection.execute(pragma)
    return connection
