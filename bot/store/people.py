"""The choices of people, and the removal of a person."""

from __future__ import annotations

import sqlite3

import msgspec
from msgspec.structs import replace

from bot.store import apart, avoided, notices, ratings, results, tournaments
from bot.store.columns import UNREADABLE, Columns
from bot.store.rows import Calling, PersonRow

FORGOTTEN = 0
"""The host id of tables whose host has asked to be forgotten."""

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


_NAMELESS = """
UPDATE seat SET name = :alias || ' ' || (seat + 1) WHERE user_id IS NULL AND (table_id, seat) IN (
    SELECT table_id, seat FROM former_player AS gone WHERE user_id = :user AND NOT EXISTS (
        SELECT 1 FROM former_player AS later WHERE later.table_id = gone.table_id
        AND later.seat = gone.seat AND later.number > gone.number
    )
)
"""

_OWN = (
    *("vacation", "undelivered", "called", "draft", "table_notices", "watch", "notebook"),
    *("review_wanted", "digest", "lesson", "explained", "coached", "person"),
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


def tables_of(connection: sqlite3.Connection, user_id: int) -> tuple[int, ...]:
    """The tables that name a person, as a player or as the host."""
    query = (
        "SELECT table_id FROM seat WHERE user_id = :user"
        " UNION SELECT id FROM game_table WHERE host_id = :user"
        " UNION SELECT table_id FROM former_player WHERE user_id = :user"
    )
    return tuple(record[0] for record in connection.execute(query, {"user": user_id}))


def forget(connection: sqlite3.Connection, user_id: int, alias: str = "Player") -> tuple[int, ...]:
    """Remove every trace of a person and return the tables that change.

    The person's seats stay as "Player 2", since games go on. The caller has given them up before.
    """
    who = {"user": user_id, "alias": alias, "nobody": FORGOTTEN}
    touched = tables_of(connection, user_id)
    _unlist(connection, user_id)
    notices.drop_all(connection, user_id)
    for statement in (
        # A stand-in goes, too: a seat with a computer and no person is taken for a computer's own.
        """UPDATE seat SET user_id = NULL, computer = NULL, name = :alias || ' ' || (seat + 1)
        WHERE user_id = :user""",
        # A seat that the person has left and nobody has taken still has their name.
        _NAMELESS,
        # Who began on a seat counts for the others' result: a number that is nobody's stands for them.
        """UPDATE former_player
        SET user_id = -(table_id * 1000 + 2 * seat + 1) - 1000000000000 * (1 + number)
        WHERE user_id = :user""",
        "UPDATE game_table SET host_id = :nobody WHERE host_id = :user",
        "DELETE FROM outbox WHERE recipient = :user",
        *(f"DELETE FROM {table} WHERE user_id = :user" for table in _OWN),
    ):
        connection.execute(statement, who)
    results.forget(connection, user_id)
    tournaments.forget(connection, user_id, alias)
    ratings.forget(connection, user_id)
    apart.forget(connection, user_id)
    avoided.forget(connection, user_id)
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
