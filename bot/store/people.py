"""The choices of people, and the removal of a person."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.store.columns import Columns
from bot.store.rows import PersonRow

FORGOTTEN = 0
"""The host id of tables whose host has asked to be forgotten."""

COLUMNS = Columns("person", PersonRow)
save = COLUMNS.put
_SELECT = COLUMNS.select


def get(connection: sqlite3.Connection, user_id: int, name: str = "") -> PersonRow:
    """The choices of a person; if there are none, the defaults under `name`."""
    cursor = connection.execute(f"{_SELECT} WHERE user_id = ?", (user_id,))
    return COLUMNS.first(cursor) or PersonRow(user_id=user_id, name=name)


def tables_of(connection: sqlite3.Connection, user_id: int) -> tuple[int, ...]:
    """The tables that name a person, as a player or as the host."""
    query = (
        "SELECT table_id FROM seat WHERE user_id = :user"
        " UNION SELECT id FROM game_table WHERE host_id = :user"
    )
    return tuple(record[0] for record in connection.execute(query, {"user": user_id}))


def forget(connection: sqlite3.Connection, user_id: int, alias: str = "Player") -> tuple[int, ...]:
    """Remove every trace of a person and return the tables that change.

    The person's seats stay as "Player 2", since games go on. The caller has given them up before.
    """
    who = {"user": user_id, "alias": alias, "nobody": FORGOTTEN}
    touched = tables_of(connection, user_id)
    for column in ("invited", "barred"):
        _unlisted(connection, column, user_id)
    for statement in (
        "UPDATE seat SET user_id = NULL, name = :alias || ' ' || (seat + 1) WHERE user_id = :user",
        "UPDATE game_table SET host_id = :nobody WHERE host_id = :user",
        "DELETE FROM outbox WHERE recipient = :user",
        "DELETE FROM undelivered WHERE user_id = :user",
        "DELETE FROM called WHERE user_id = :user",
        "DELETE FROM draft WHERE user_id = :user",
        "DELETE FROM person WHERE user_id = :user",
    ):
        connection.execute(statement, who)
    return touched


def _unlisted(connection: sqlite3.Connection, column: str, user_id: int) -> None:
    """Lists are JSON: who is in one is found by its text, and taken out of it."""
    query = f"SELECT id, {column} FROM game_table WHERE {column} LIKE ?"
    for table_id, listed in connection.execute(query, (f"%{user_id}%",)).fetchall():
        kept = [one for one in msgspec.json.decode(listed) if one != user_id]
        connection.execute(
            f"UPDATE game_table SET {column} = ? WHERE id = ?",
            (msgspec.json.encode(kept), table_id),
        )
