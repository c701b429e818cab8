"""Transactions in company: works that wait at the same time share one commit, each for itself.

What makes a commit dear is the disk; a batch goes there once. A work that fails takes back only
what it did itself.
"""

from __future__ import annotations

import sqlite3
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


class Done(msgspec.Struct, frozen=True):
    """A work's result, saved."""

    result: Any


class Failed(msgspec.Struct, frozen=True):
    """A work's error; it has written nothing."""

    error: BaseException


def transaction(work: Work[T], begin: str, connection: sqlite3.Connection) -> T:
    """The work alone: all of it is saved, or nothing and it raises."""
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


def transactions(works: Sequence[Work[Any]], connection: sqlite3.Connection) -> list[Done | Failed]:
    """What became of each, in order; all that is done is saved.

    If the batch as a whole cannot be saved, each work is tried by itself.
    """
    if len(works) > 1:
        try:
            return _together(works, connection)
        except sqlite3.Error:
            _back(connection)
    return [_alone(work, connection) for work in works]


def as_store_error(error: sqlite3.Error) -> Exception:
    """StoreError for what the disk or another program did; our own mistakes stay as they are."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    trouble = None if code is None else _TROUBLE.get(code & 0xFF)
    return error if trouble is None else StoreError(f"{trouble} ({error}).")


def _together(works: Sequence[Work[Any]], connection: sqlite3.Connection) -> list[Done | Failed]:
    connection.execute("BEGIN IMMEDIATE")
    outcomes = [_within(work, connection) for work in works]
    connection.execute("COMMIT")
    return outcomes


def _within(work: Work[Any], connection: sqlite3.Connection) -> Done | Failed:
    """One of a batch. sqlite3.Error: what went wrong concerns them all."""
    connection.execute("SAVEPOINT work")
    outcome: Done | Failed
    try:
        outcome = Done(work(connection))
    except sqlite3.Error as error:
        if isinstance(as_store_error(error), StoreError) or not connection.in_transaction:
            raise
        outcome = Failed(error)
    except BaseException as error:  # noqa: BLE001 - its own coroutine raises it
        outcome = Failed(error)
    if isinstance(outcome, Failed):
        connection.execute("ROLLBACK TO work")
    connection.execute("RELEASE work")
    return outcome


def _alone(work: Work[Any], connection: sqlite3.Connection) -> Done | Failed:
    try:
        return Done(transaction(work, "BEGIN IMMEDIATE", connection))
    except BaseException as error:  # noqa: BLE001 - its own coroutine raises it
        return Failed(error)


def _back(connection: sqlite3.Connection) -> None:
    """Some failures have rolled back already; none may hide the error that led here."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
