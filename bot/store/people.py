"""What people have chosen, and forgetting them."""

from __future__ import annotations

import sqlite3

from bot.store.columns import Columns
from bot.store.rows import PersonRow

FORGOTTEN = 0
"""The host of a table whose host has asked to be forgotten."""

COLUMNS = Columns("person", PersonRow)
_SELECT = COLUMNS.select


def get(connection: sqlite3.Connection, user_id: int, name: str = "") -> PersonRow:
    """What a person has chosen; the defaults under `name` if nothing yet."""
    cursor = connection.execute(f"{_SELECT} WHERE user_id = ?", (user_id,))
    return COLUMNS.first(cursor) or PersonRow(user_id=user_id, name=name)


def save(connection: sqlite3.Connection, row: PersonRow) -> None:
    COLUMNS.put(connection, row)


def tables_of(connection: sqlite3.Connection, user_id: int) -> tuple[int, ...]:
    """The tables that name a person, as a player or as the host."""
    query = (
        "SELECT table_id FROM seat WHERE user_id = :user"
        " UNION SELECT id FROM game_table WHERE host_id = :user"
    )
    return tuple(record[0] for record in connection.execute(query, {"user": user_id}))


def forget(connection: sqlite3.Connection, user_id: int, alias: str = "Player") -> tuple[int, ...]:
    """Remove every trace of a person and return the tables that change.

    His seats stay, as "Player 2": games go on. Who plays them then is the caller's to say first.
    """
    who = {"user": user_id, "alias": alias, "nobody": FORGOTTEN}
    touched = tables_of(connection, user_id)
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
