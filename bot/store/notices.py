"""Notices posted on Discord: at most one per table, person and channel, and which of them are
outdated.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import Literal, NamedTuple

import msgspec

from bot.store.columns import Columns, text_of
from games.core.words import Facts

Way = Literal["message", "line"]
"""A direct message, or a line at the table that mentions the person."""

MAX_NEWS = 5
"""The newest news that a notice keeps; the log has all of them."""


class NoticeNews(msgspec.Struct, frozen=True):
    """One news in a notice: `id` is its number in the outbox."""

    id: int
    key: str
    facts: Facts = {}
    page: str = ""
    at: int = 0
    """The newest entry of the table when it was told: what its person does later answers it."""


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """What a person is told of a table, and the message in which it stands."""

    table_id: int
    user_id: int
    way: Way
    place_id: int | None = None
    message_id: int | None = None
    """None: nothing is posted yet."""
    calls: int | None = None
    """The decision to which it calls, or the turn of a game by the clock; None: it only tells news."""
    reminds: bool = False
    since: int | None = None
    """The entry from which on it tells the person's private events."""
    news: tuple[NoticeNews, ...] = ()
    due: datetime | None = None
    """When quiet hours end, for which it waits."""

    def with_news(self, *more: NoticeNews) -> Notice:
        """With these as well, each once: after a crash the same news comes again."""
        known = {one.id: one for one in (*self.news, *more)}
        return msgspec.structs.replace(self, news=tuple(known.values())[-MAX_NEWS:])


class Outdated(NamedTuple):
    """A message to delete."""

    message_id: int
    place_id: int
    table_id: int


COLUMNS = Columns("notice", Notice, keys=3)
_SELECT = COLUMNS.select


def get(connection: sqlite3.Connection, table_id: int, user_id: int, way: Way) -> Notice:
    """The person's notice; without a message if none stands."""
    query = f"{_SELECT} WHERE table_id = ? AND user_id = ? AND way = ?"
    cursor = connection.execute(query, (table_id, user_id, way))
    return COLUMNS.one(cursor) or Notice(table_id=table_id, user_id=user_id, way=way)


def at(connection: sqlite3.Connection, table_id: int) -> tuple[Notice, ...]:
    """All notices of a table."""
    return COLUMNS.readable(connection.execute(f"{_SELECT} WHERE table_id = ?", (table_id,)))


def due(connection: sqlite3.Connection, now: datetime, most: int) -> tuple[Notice, ...]:
    """The notices whose quiet hours are over, the oldest first."""
    query = f"{_SELECT} WHERE due <= ? ORDER BY due LIMIT ?"
    return COLUMNS.readable(connection.execute(query, (text_of(now), most)))


def stand(connection: sqlite3.Connection, rows: Sequence[Notice]) -> None:
    """Write the notices over those before them, whose messages are outdated by that."""
    before = [get(connection, one.table_id, one.user_id, one.way) for one in rows]
    for row in rows:
        COLUMNS.put(connection, row)
    for row in before:
        _let_go(connection, row)


def drop(connection: sqlite3.Connection, rows: Sequence[Notice]) -> None:
    """Remove notices that no longer hold."""
    for row in rows:
        connection.execute(
            "DELETE FROM notice WHERE table_id = ? AND user_id = ? AND way = ?",
            (row.table_id, row.user_id, row.way),
        )
    for row in rows:
        _let_go(connection, row)


def drop_all(connection: sqlite3.Connection, user_id: int) -> None:
    """Remove every notice of a person."""
    cursor = connection.execute(f"{_SELECT} WHERE user_id = ?", (user_id,))
    drop(connection, COLUMNS.readable(cursor))


def outdate(connection: sqlite3.Connection, message: Outdated) -> None:
    """Note a message that is to be deleted."""
    connection.execute("INSERT OR IGNORE INTO outdated_notice VALUES (?, ?, ?)", message)


def outdated(connection: sqlite3.Connection, most: int) -> tuple[Outdated, ...]:
    """The messages to delete, the oldest first."""
    query = "SELECT message_id, place_id, table_id FROM outdated_notice ORDER BY message_id LIMIT ?"
    return tuple(map(Outdated._make, connection.execute(query, (most,))))


def deleted(connection: sqlite3.Connection, messages: Sequence[Outdated]) -> None:
    """Note that these messages are gone."""
    for one in messages:
        connection.execute("DELETE FROM outdated_notice WHERE message_id = ?", (one.message_id,))


def _let_go(connection: sqlite3.Connection, row: Notice) -> None:
    """The message is outdated once it is nobody's notice: a line may call several people."""
    if row.message_id is None or row.place_id is None:
        return
    query = "SELECT 1 FROM notice WHERE message_id = ?"
    if connection.execute(query, (row.message_id,)).fetchone() is None:
        outdate(connection, Outdated(row.message_id, row.place_id, row.table_id))
