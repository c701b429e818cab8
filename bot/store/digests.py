"""Daily digests: who wants one, at which hour of which zone, and when the next is due."""

from __future__ import annotations

import sqlite3
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import msgspec

from bot.store import share
from bot.store.columns import Columns, ZoneName, text_of
from games.core.timers import next_at


class Digest(msgspec.Struct, frozen=True, kw_only=True):
    """A person's choice of a digest."""

    user_id: int
    hour: int
    """A full hour of the zone, 0 to 23."""
    zone: ZoneName
    due: datetime | None
    """None: they want none any more."""
    day: str
    """The day in the person's zone for which one was last told, or is put off: no day has two."""
    place_id: int | None = None
    message_id: int | None = None
    """The newest one: the next takes its place."""


COLUMNS = Columns("digest", Digest)


def get(connection: sqlite3.Connection, user_id: int) -> Digest | None:
    query = f"{COLUMNS.select} WHERE user_id = ?"
    return COLUMNS.one(connection.execute(query, (user_id,)))


def choose(
    connection: sqlite3.Connection, user_id: int, hour: int, zone: str, now: datetime
) -> Digest:
    """Tell the person at this hour from now on; a day that has had its digest has no other."""
    known, due = get(connection, user_id), next_at(now, zone, (hour,))
    day = date.fromisoformat(known.day) if known else _day(due, zone) - timedelta(days=1)
    if _day(due, zone) <= day:
        due = _at(day + timedelta(days=1), hour, zone)
    row = Digest(
        user_id=user_id,
        hour=hour,
        zone=zone,
        due=due,
        day=day.isoformat(),
        place_id=known.place_id if known else None,
        message_id=known.message_id if known else None,
    )
    COLUMNS.put(connection, row)
    return row


def stands(connection: sqlite3.Connection, user_id: int, place_id: int, message_id: int) -> None:
    """Note the newest one."""
    connection.execute(
        "UPDATE digest SET place_id = ?, message_id = ? WHERE user_id = ?",
        (place_id, message_id, user_id),
    )


def stop(connection: sqlite3.Connection, user_id: int) -> None:
    """Tell the person no more."""
    connection.execute("UPDATE digest SET due = NULL WHERE user_id = ?", (user_id,))


def due(connection: sqlite3.Connection, now: datetime, most: int) -> tuple[Digest, ...]:
    """The digests that are due, the earliest first. Each is told by one part: all know all of them."""
    part, parts = share.of(connection) or share.ALL
    query = (
        f"{COLUMNS.select} WHERE due <= ? AND (user_id >> 22) % ? = ? ORDER BY due, user_id LIMIT ?"
    )
    return COLUMNS.readable(connection.execute(query, (text_of(now), parts, part, most)))


def told(connection: sqlite3.Connection, row: Digest, now: datetime) -> None:
    """Note that the day has had its digest; the next one is due on the day after.

    A late one, told after an outage, counts for the day on which it is told; one that quiet hours
    have put off for its own day, or an evening's would come every other day only.
    """
    today = _day(now, row.zone)
    counted = date.fromisoformat(row.day) if _waited(row) else today
    due = _at(counted + timedelta(days=1), row.hour, row.zone)
    if due <= now:
        due = next_at(now, row.zone, (row.hour,))
    _due_again(connection, row, due, today.isoformat())


def wait(connection: sqlite3.Connection, row: Digest, until: datetime) -> None:
    """Put the digest off, for quiet hours; it goes on counting for its own day."""
    assert row.due is not None
    day = row.day if _waited(row) else _day(row.due, row.zone).isoformat()
    _due_again(connection, row, until, day)


def _waited(row: Digest) -> bool:
    """Whether quiet hours have put it off: it is not due at its hour."""
    return row.due is not None and row.due != _at(_day(row.due, row.zone), row.hour, row.zone)


def _due_again(connection: sqlite3.Connection, row: Digest, due: datetime, day: str) -> None:
    """Only of the one that was read: meanwhile the person may have chosen another hour, or none."""
    assert row.due is not None
    connection.execute(
        "UPDATE digest SET due = ? WHERE user_id = ? AND due = ?",
        (text_of(due), row.user_id, text_of(row.due)),
    )
    connection.execute("UPDATE digest SET day = ? WHERE user_id = ?", (day, row.user_id))


def _day(moment: datetime, zone: str) -> date:
    return moment.astimezone(ZoneInfo(zone)).date()


def _at(day: date, hour: int, zone: str) -> datetime:
    """The hour of that day, UTC; one that the clock leaves out is the instant at which it does."""
    return datetime.combine(day, time(hour), tzinfo=ZoneInfo(zone)).astimezone(UTC)
