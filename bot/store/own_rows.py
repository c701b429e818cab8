"""All that is stored about one person, for them to read."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

BY_PERSON = {
    **dict.fromkeys(
        (
            *("person", "vacation", "digest", "coached", "explained", "lesson", "reliability"),
            *("draft", "notebook", "table_notices", "watch", "review_wanted", "notice", "called"),
            *("undelivered", "seat", "former_player", "avoided", "tournament_player"),
            *("tournament_entry", "tournament_director"),
        ),
        "user_id",
    ),
    **dict.fromkeys(("rating", "anchor", "result_seat"), "person"),
}
"""Rows that are a person's, by the column that has their id. Who avoids them, and whom a host keeps apart from
them, is somebody else's secret; their acts stand in the records of their tables.
"""

_OTHERS = {
    "stored_order": "SELECT stored_order.* FROM stored_order JOIN seat USING (table_id, seat)"
    " WHERE user_id = ?",
    "hosted_table": "SELECT id, game, guild_id, created, ended FROM game_table WHERE host_id = ?",
    "hosted_tournament": "SELECT id, guild_id, state, created FROM tournament WHERE host_id = ?",
}


def about(connection: sqlite3.Connection, user_id: int) -> bytes:
    """Lists of rows as JSON, by the name of their table; those without rows are left out."""
    queries = {
        table: f"SELECT * FROM {table} WHERE {column} = ?" for table, column in BY_PERSON.items()
    }
    told = {}
    for table, query in (queries | _OTHERS).items():
        cursor = connection.execute(query, (user_id,))
        names = [column[0] for column in cursor.description]
        if rows := [dict(zip(names, map(_plain, row), strict=True)) for row in cursor]:
            told[table] = rows
    return msgspec.json.format(msgspec.json.encode(told), indent=1)


def _plain(value: Any) -> Any:
    if not isinstance(value, bytes):
        return value
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        return value.hex()
