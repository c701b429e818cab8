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
from bot.store.batch import DoneWork, Failed, Work, anyway, readings, transactions
from bot.store.migrate import migrate
from bot.store.seal import Loss, Seal
from bot.store.sound import damage, leave

T = TypeVar("T")

Together = Callable[[Sequence[Work[Any]], sqlite3.Connection], list[DoneWork | Failed]]

PATIENCE = 5000
"""Milliseconds for which a statement waits for another program that holds the file."""

LONG = 3600.0
"""Seconds after which the look through all pages is given up."""

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

    async def close(self, *, left: bool) -> None:
        """Close after all that is under way; a connection that is `left` writes nothing on its way out."""
        if self._at_work is not None:
            # A loop that ends cancels all of its tasks, and the file is to be closed then, too.
            await asyncio.wait([self._at_work])
        await (self.link.leave() if left else self.link.close())

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
        works = [one.work for one in batch]
        try:
            outcomes = await self.link.run(partial(self._together, works))
        except Exception as error:  # noqa: BLE001 - each caller gets it
            outcomes = [Failed(error)] * len(batch)
        # The thread holds its last job until the next: all that these works know of would stay.
        works.clear()
        # Before the callers go on, who may ask at once what is new.
        self.batches += 1
        for ticket, outcome in zip(batch, outcomes, strict=True):
            _tell(ticket.future, outcome)


class Database:
    """Opened once, by the process that holds the lease."""

    def __init__(
        self, path: Path, writer: _Link, reader: _Link, seal: Seal, on_loss: Callable[[], None]
    ) -> None:
        self.path = path
        self._writer, self._reader, self._seal = writer, reader, seal
        self._writes, self._reads = _Lane(writer, self._together), _Lane(reader, readings)
        self.closed = False
        """Whether it was closed, or is being closed."""
        self.loss: Loss | None = None
        """What became of the file: from then on nothing is written any more."""
        self.looked_through = True
        """Whether all of its pages were found to fit together."""
        self._on_loss = on_loss
        self.may: Callable[[], None] = anyway
        """Called right before anything is saved; StoreError: nothing may be."""

    @classmethod
    async def open(
        cls,
        path: str | Path,
        now: Callable[[], datetime] | None = None,
        backup_folder: Path | None = None,
        on_loss: Callable[[], None] = lambda: None,
    ) -> Self:
        """Open the file, created if missing, migrated to the newest version. SetupError if it cannot be.

        Copies made before migrations go to `backup_folder`, by default `backups` beside the file. `on_loss` is
        called when the file is found to be lost.
        """
        path = Path(path)
        moment = now() if now else datetime.now(UTC)
        whole = await asyncio.to_thread(migrate, path, moment, backup_folder)
        writer, reader = await _link(path), await _link(path, "PRAGMA query_only = ON")
        opened = cls(path, writer, reader, await asyncio.to_thread(Seal, path), on_loss)
        opened.looked_through = whole
        return opened

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
        try:
            return await self._writes.done(work)
        finally:
            if self.loss is not None:
                self._on_loss()

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads, on the newest committed state. Writers do not hold it up.

        All its queries see the same moment. It may run twice.
        """
        return await self._reads.done(work)

    async def settle(self) -> None:
        """Put what is in the log into the file, which is known again by it."""
        await self._writer.run(lambda link: link.execute("PRAGMA wal_checkpoint").fetchall())

    @property
    def is_sound(self) -> bool:
        """Whether the file is one's own still, and all its pages were looked through."""
        return self.loss is None and self.looked_through

    async def look_through(self) -> None:
        """Look at the pages for which the start had no time."""
        if self.looked_through:
            return
        link = sqlite3.connect(self.path, check_same_thread=False)
        try:
            found = await asyncio.to_thread(_damage, link)
        except asyncio.CancelledError:
            link.interrupt()
            raise
        self.looked_through = not found
        if found:
            self.loss = Loss(f"The database {self.path} is damaged ({found})", whole=False)
            self._on_loss()

    async def rescue(self, target: Path) -> None:
        """Copy what is still open to a new file. StoreError."""
        await self._writer.run(partial(_copied, target=target))

    async def close(self) -> None:
        """Close after all that is under way; what became of a lost file is left to others. Closing twice
        does nothing.
        """
        first, self.closed = not self.closed, True
        for lane in (self._writes, self._reads):
            await lane.close(left=self.loss is not None)
        if first and self.loss is None:
            self._seal.end()

    def _together(
        self, works: Sequence[Work[Any]], connection: sqlite3.Connection
    ) -> list[DoneWork | Failed]:
        """In the thread that writes: nothing is written into a file that is not ours any more."""
        if self.loss is None:
            self.loss = self._seal.broken(connection)
        if self.loss is not None:
            raise StoreError(f"{self.loss.what}: nothing is written any more.")
        return transactions(works, connection, self.may)


def _damage(connection: sqlite3.Connection) -> str:
    with closing(connection):
        return damage(connection, LONG)


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

    async def leave(self) -> None:
        if self._connection is not None:
            await self.run(leave)
            self._connection = None
            self.stop()


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
