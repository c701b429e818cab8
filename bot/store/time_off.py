"""When people are off: their quiet hours and their vacations."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from datetime import datetime

from bot.store import guilds, people, share
from bot.store.columns import Columns, text_of
from bot.store.rows import TableRow, TimeOff, VacationRow

COLUMNS = Columns("vacation", VacationRow)


def of(connection: sqlite3.Connection, user_id: int, there: str = "UTC") -> TimeOff:
    """All of a person's time off, past vacations too; `there` is the zone of who has not chosen one."""
    row = people.get(connection, user_id)
    return TimeOff(row.zone or there, row.quiet, vacations(connection, user_id))


def of_all(
    connection: sqlite3.Connection, users: Iterable[int], table: TableRow
) -> dict[int, TimeOff]:
    """The time off of these people at a table, without those who have none."""
    there = zone_at(connection, table)
    found = {user: of(connection, user, there) for user in users}
    return {user: one for user, one in found.items() if one.quiet or one.vacations}


def zone_at(connection: sqlite3.Connection, table: TableRow) -> str:
    """Where people are likely to live who have not said so: where their server does."""
    return guilds.get(connection, table.guild_id, table.clock.zone).zone


def vacations(connection: sqlite3.Connection, user_id: int) -> tuple[VacationRow, ...]:
    """The vacations of a person, the earliest first."""
    query = f"{COLUMNS.select} WHERE user_id = ? ORDER BY since, id"
    return COLUMNS.readable(connection.execute(query, (user_id,)))


def ended(connection: sqlite3.Connection, now: datetime, most: int) -> tuple[VacationRow, ...]:
    """The vacations that are over, and of which their people do not know it yet; each part has its own people."""
    part, parts = share.of(connection) or share.ALL
    query = (
        f"{COLUMNS.select} WHERE until <= ? AND NOT told AND (user_id >> 22) % ? = ?"
        " ORDER BY until LIMIT ?"
    )
    return COLUMNS.readable(connection.execute(query, (text_of(now), parts, part, most)))


def told(connection: sqlite3.Connection, vacation_id: int) -> None:
    connection.execute("UPDATE vacation SET told = 1 WHERE id = ?", (vacation_id,))


def add(connection: sqlite3.Connection, row: VacationRow) -> int:
    return COLUMNS.add(connection, row)


def save(connection: sqlite3.Connection, row: VacationRow) -> None:
    COLUMNS.update(connection, row)


def remove(connection: sqlite3.Connection, vacation_id: int) -> None:
    connection.execute("DELETE FROM vacation WHERE id = ?", (vacation_id,))
