"""The numbered entries of a table's record, loose or compact. They are added and never changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import datetime

from bot.errors import HouseError
from bot.store import compact
from bot.store.columns import Columns, moment_of, moment_or_none, readable, text_of
from bot.store.rows import EntryRow
from games.core.words import Seat

NEWEST = 60
"""Entries of a table among which those of the last minutes are."""

COLUMNS = Columns("entry", EntryRow, keys=2)
_SELECT = COLUMNS.select


def append(connection: sqlite3.Connection, row: EntryRow) -> None:
    """Add an entry. HouseError: stale, if its number is taken, since somebody was faster."""
    try:
        COLUMNS.insert(connection, row)
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
            raise HouseError("stale") from error
        raise


def all(connection: sqlite3.Connection, table_id: int) -> tuple[EntryRow, ...]:
    """The whole record, in order."""
    return after(connection, table_id, -1)


def bare(
    connection: sqlite3.Connection, table_id: int
) -> Iterator[tuple[int, Seat | None, bytes, bool, str | None, int | None]]:
    """Number, seat, action, revealed, cause and cause number of each entry in order, without setup.

    Events are the greater part of a record, and are not read.
    """
    query = (
        "SELECT number, seat, action, revealed, cause, cause_number FROM entry"
        " WHERE table_id = ? AND number > 0 ORDER BY number"
    )
    loose = False
    for number, seat, action, revealed, cause, which in connection.execute(query, (table_id,)):
        loose = True
        yield number, seat, action, bool(revealed), cause, which
    if not loose:
        for row in compact.rows(connection, table_id)[1:]:
            yield row.number, row.seat, row.action, row.revealed, row.cause, row.cause_number


def after(connection: sqlite3.Connection, table_id: int, number: int) -> tuple[EntryRow, ...]:
    """The entries that came after that number, in order."""
    query = f"{_SELECT} WHERE table_id = ? AND number > ? ORDER BY number"
    if found := COLUMNS.rows(connection.execute(query, (table_id, number))):
        return found
    return tuple(row for row in compact.rows(connection, table_id) if row.number > number)


def acted(connection: sqlite3.Connection, table_id: int, since: datetime) -> dict[Seat, datetime]:
    """When each seat's person acted or took back last, of those who did since then."""
    query = (
        "SELECT coalesce(seat, cause_number), at FROM"
        " (SELECT * FROM entry WHERE table_id = ? ORDER BY number DESC LIMIT ?)"
        " WHERE at > ? AND (cause = 'seat' OR seat IS NOT NULL AND cause IS NULL) ORDER BY number"
    )
    found = connection.execute(query, (table_id, NEWEST, text_of(since)))
    return dict(readable(lambda one: (Seat(one[0]), moment_of(one[1])), found, "entry"))


def is_clocks(connection: sqlite3.Connection, table_id: int, number: int) -> bool:
    """Whether the clock, and no seat, caused that entry."""
    query = "SELECT seat IS NULL AND cause IS NULL FROM entry WHERE table_id = ? AND number = ?"
    record = connection.execute(query, (table_id, number)).fetchone()
    return record is not None and bool(record[0])


def moment(connection: sqlite3.Connection, table_id: int, number: int) -> datetime | None:
    """When that entry was made."""
    query = "SELECT at FROM entry WHERE table_id = ? AND number = ?"
    record = connection.execute(query, (table_id, number)).fetchone()
    return moment_or_none(record and record[0], "entry")


def last_of(connection: sqlite3.Connection, table_id: int, seat: Seat) -> datetime | None:
    """When the seat's person acted or took back last."""
    query = (
        "SELECT at FROM entry WHERE table_id = :table AND (seat = :seat AND cause IS NULL"
        " OR cause = 'seat' AND cause_number = :seat) ORDER BY number DESC LIMIT 1"
    )
    record = connection.execute(query, {"table": table_id, "seat": seat}).fetchone()
    return moment_or_none(record and record[0], "entry")


def seats_after(connection: sqlite3.Connection, table_id: int, number: int) -> set[Seat]:
    """The seats whose persons have acted after that entry, or taken back."""
    query = (
        "SELECT DISTINCT coalesce(seat, cause_number) FROM entry WHERE table_id = ? AND number > ?"
        " AND (cause = 'seat' OR seat IS NOT NULL AND cause IS NULL)"
    )
    return {Seat(one) for (one,) in connection.execute(query, (table_id, number))}


def newest_of(connection: sqlite3.Connection, table_id: int, seat: Seat) -> int:
    """The number of the newest entry that the seat's person made; -1 if there is none."""
    query = (
        "SELECT max(number) FROM entry WHERE table_id = :table AND (seat = :seat AND cause IS NULL"
        " OR cause = 'seat' AND cause_number = :seat)"
    )
    found = connection.execute(query, {"table": table_id, "seat": seat}).fetchone()[0]
    return -1 if found is None else int(found)


def count(connection: sqlite3.Connection) -> int:
    number: int = connection.execute("SELECT count(*) FROM entry").fetchone()[0]
    return number + compact.count(connection)
