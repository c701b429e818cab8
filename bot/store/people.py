"""The choices of people, and the removal of a person."""

from __future__ import annotations

import sqlite3

import msgspec
from msgspec.structs import replace

from bot.store import apart, avoided, notices, ratings, traces
from bot.store.columns import UNREADABLE, Columns
from bot.store.rows import Calling, PersonRow

COLUMNS = Columns("person", PersonRow)
save = COLUMNS.put
_SELECT = COLUMNS.select


def get(connection: sqlite3.Connection, user_id: int, name: str = "") -> PersonRow:
    """The choices of a person; if there are none, the defaults under `name`."""
    cursor = connection.execute(f"{_SELECT} WHERE user_id = ?", (user_id,))
    # One that cannot be read must not stop every table at which the person sits.
    return next(iter(COLUMNS.readable(cursor)), None) or PersonRow(user_id=user_id, name=name)


def at_table(
    connection: sqlite3.Connection, user_id: int, table_id: int, name: str = ""
) -> PersonRow:
    """As `get`, but called as they want it at this table."""
    row, here = get(connection, user_id, name), notices_at(connection, table_id, user_id)
    return row if here is None else replace(row, notices=here)


def remember(connection: sqlite3.Connection, user_id: int, name: str) -> None:
    """Note how somebody was called last: histories name those who left a game, too."""
    save(connection, replace(get(connection, user_id), name=name))


_OWN = (
    *("vacation", "undelivered", "called", "draft", "table_notices", "watch", "notebook"),
    *("review_wanted", "digest", "lesson", "explained", "coached", "person"),
    "forgetting",
)
"""The tables whose rows belong to one person, by user_id."""


def notices_at(connection: sqlite3.Connection, table_id: int, user_id: int) -> Calling | None:
    """How the person is called at this table; None: as everywhere."""
    query = "SELECT notices FROM table_notices WHERE table_id = ? AND user_id = ?"
    record = connection.execute(query, (table_id, user_id)).fetchone()
    return None if record is None else record[0]


def choose_at(
    connection: sqlite3.Connection, table_id: int, user_id: int, notices: Calling | None
) -> None:
    """Call the person so at this table, or as everywhere."""
    if notices is None:
        connection.execute(
            "DELETE FROM table_notices WHERE table_id = ? AND user_id = ?", (table_id, user_id)
        )
        return
    connection.execute(
        "INSERT OR REPLACE INTO table_notices VALUES (?, ?, ?)", (table_id, user_id, notices)
    )


def forget(connection: sqlite3.Connection, user_id: int, alias: str = "Player") -> tuple[int, ...]:
    """Remove every trace of a person and return the tables that change.

    The person's seats stay as "Player 2", since games go on. The caller has given them up before.
    """
    touched = traces.tables_of(connection, user_id)
    traces.leave_tables(connection, user_id, alias, touched)
    _unlist(connection, user_id)
    notices.drop_all(connection, user_id)
    connection.execute("DELETE FROM outbox WHERE recipient = ?", (user_id,))
    traces.leave_games(connection, user_id)
    traces.leave_tournaments(connection, user_id, alias)
    ratings.forget(connection, user_id)
    apart.forget(connection, user_id)
    avoided.forget(connection, user_id)
    for table in _OWN:
        connection.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
    return touched


def _unlist(connection: sqlite3.Connection, user_id: int) -> None:
    """Take them out of the lists of open tables: an index has the tables with any."""
    query = (
        "SELECT id, invited, barred FROM game_table WHERE invited != X'5B5D' OR barred != X'5B5D'"
    )
    for table_id, *listed in connection.execute(query).fetchall():
        if any(str(user_id).encode() in one for one in listed):
            connection.execute(
                "UPDATE game_table SET invited = ?, barred = ? WHERE id = ?",
                (*(_without(one, user_id) for one in listed), table_id),
            )


def _without(listed: bytes, user_id: int) -> bytes:
    try:
        return msgspec.json.encode([one for one in msgspec.json.decode(listed) if one != user_id])
    except UNREADABLE:
        # Of one that cannot be read nobody is kept: the person may be anywhere in it.
        return b"[]"
