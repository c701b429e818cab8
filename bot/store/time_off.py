"""When people are off: their quiet hours and their vacations."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from bot.store import people
from bot.store.columns import Columns
from bot.store.rows import TimeOff, VacationRow

COLUMNS = Columns("vacation", VacationRow)


def of(connection: sqlite3.Connection, user_id: int) -> TimeOff:
    """All of a person's time off, past vacations too."""
    row = people.get(connection, user_id)
    return TimeOff(row.zone or "UTC", row.quiet, vacations(connection, user_id))


def of_all(connection: sqlite3.Connection, users: Iterable[int]) -> dict[int, TimeOff]:
    """The time off of these people, without those who have none."""
    found = {user: of(connection, user) for user in users}
    return {user: one for user, one in found.items() if one.quiet or one.vacations}


def vacations(connection: sqlite3.Connection, user_id: int) -> tuple[VacationRow, ...]:
    """The vacations of a person, the earliest first."""
    query = f"{COLUMNS.select} WHERE user_id = ? ORDER BY since, id"
    return COLUMNS.readable(connection.execute(query, (user_id,)))


def add(connection: sqlite3.Connection, row: VacationRow) -> int:
    return COLUMNS.add(connection, row)


def save(connection: sqlite3.Connection, row: VacationRow) -> None:
    COLUMNS.update(connection, row)


def remove(connection: sqlite3.Connection, vacation_id: int) -> None:
    connection.execute("DELETE FROM vacation WHERE id = ?", (vacation_id,))
