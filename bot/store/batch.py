"""Batches: jobs queued at the same time share one transaction.

The disk makes commits slow, and a batch waits for it once. A job that fails rolls back only its
own changes.
"""

from __future__ import annotations

import sqlite3
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from bot.errors import StoreError

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


class DoneWork(msgspec.Struct, frozen=True):
    """A work's result, saved."""

    result: Any


class Failed(msgspec.Struct, frozen=True):
    """A work's error; nothing of it was written."""

    error: BaseException


def anyway() -> None:
    """Nothing stands in the way of what is to be saved."""


def transaction(
    work: Work[T], begin: str, connection: sqlite3.Connection, may: Callable[[], None] = anyway
) -> T:
    """Run the work alone: all of it is saved, or nothing and it raises."""
    try:
        connection.execute(begin)
        result = work(connection)
        may()
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        _back(connection)
        raise as_store_error(error) from error
    except BaseException:
        _back(connection)
        raise
    return result


def transactions(
    works: Sequence[Work[Any]], connection: sqlite3.Connection, may: Callable[[], None] = anyway
) -> list[DoneWork | Failed]:
    """The outcome of each work, in order; all that is done is saved.

    If the batch as a whole cannot be saved, each work is tried alone. `may` is called right before anything
    is saved, and raises a StoreError if nothing may be.
    """
    if len(works) > 1:
        try:
            return _together(works, connection, may)
        except StoreError as error:
            _back(connection)
            return [Failed(error)] * len(works)
        except sqlite3.Error as error:
            _back(connection)
            # Each work alone would wait for the other program as long as this batch has.
            if _is_held(error):
                return [Failed(as_store_error(error))] * len(works)
    return [_alone(work, connection, may=may) for work in works]


def readings(works: Sequence[Work[Any]], connection: sqlite3.Connection) -> list[DoneWork | Failed]:
    """The outcome of each work that only reads, in order, all at the same moment.

    If SQLite fails at one of them, each is tried alone.
    """
    try:
        connection.execute("BEGIN")
        outcomes = [_read(work, connection) for work in works]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        _back(connection)
        if _is_held(error):
            return [Failed(as_store_error(error))] * len(works)
        return [_alone(work, connection, "BEGIN") for work in works]
    return outcomes


def _read(work: Work[Any], connection: sqlite3.Connection) -> DoneWork | Failed:
    """sqlite3.Error is raised: it may concern all."""
    try:
        return DoneWork(work(connection))
    except sqlite3.Error:
        raise
    except BaseException as error:  # noqa: BLE001 - its own coroutine raises it
        return _failed(error)


def as_store_error(error: sqlite3.Error) -> Exception:
    """StoreError for what the disk or another program did; errors of our SQL stay as they are."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    trouble = None if code is None else _TROUBLE.get(code & 0xFF)
    return error if trouble is None else StoreError(f"{trouble} ({error}).")


def _is_held(error: sqlite3.Error) -> bool:
    """Whether another program holds the file."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
    }


def _together(
    works: Sequence[Work[Any]], connection: sqlite3.Connection, may: Callable[[], None]
) -> list[DoneWork | Failed]:
    connection.execute("BEGIN IMMEDIATE")
    outcomes = [_within(work, connection) for work in works]
    may()
    connection.execute("COMMIT")
    return outcomes


def _within(work: Work[Any], connection: sqlite3.Connection) -> DoneWork | Failed:
    """Run one work of a batch. sqlite3.Error is raised only if it concerns the whole batch."""
    connection.execute("SAVEPOINT work")
    outcome: DoneWork | Failed
    try:
        outcome = DoneWork(work(connection))
    except sqlite3.Error as error:
        # A full disk fails every work, and SQLite may have rolled back the whole batch by itself.
        if isinstance(as_store_error(error), StoreError) or not connection.in_transaction:
            raise
        outcome = _failed(error)
    except BaseException as error:  # noqa: BLE001 - its own coroutine raises it
        outcome = _failed(error)
    if isinstance(outcome, Failed):
        connection.execute("ROLLBACK TO work")
    # Rolling back to a savepoint leaves it open: it is closed in both cases.
    connection.execute("RELEASE work")
    return outcome


def _alone(
    work: Work[Any],
    connection: sqlite3.Connection,
    begin: str = "BEGIN IMMEDIATE",
    may: Callable[[], None] = anyway,
) -> DoneWork | Failed:
    try:
        return DoneWork(transaction(work, begin, connection, may))
    except BaseException as error:  # noqa: BLE001 - its own coroutine raises it
        return _failed(error)


def _failed(error: BaseException) -> Failed:
    """Let go of what the work was reading: a cursor among the error's frames would hold the connection at that
    moment, and all that is read later would be as it was then.
    """
    one: BaseException | None = error
    while one is not None:
        traceback.clear_frames(one.__traceback__)
        one = one.__context__
    return Failed(error)


def _back(connection: sqlite3.Connection) -> None:
    """Roll back, unless SQLite has done so already. A failure here must not hide the first error."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
