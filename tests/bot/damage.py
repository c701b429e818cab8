"""Garbage in each column of each table of the schema, made from the schema: new columns are included."""

from __future__ import annotations

import sqlite3
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.store import entries, seats, tables

GARBAGE: dict[str, tuple[Any, ...]] = {
    "TEXT": ("x", "2026", ""),
    "INTEGER": (-7, 2**40),
    "BLOB": (b"x", b"{}", b"\xff"),
    "REAL": (-7.0,),
}
"""By the column's type: the first is tried in the suite, all of them in the bench."""

MOMENT = "2026-03-02T12:00:00.000000Z"

SOUND: dict[str, Any] = {
    "language": "en",
    "zone": "UTC",
    "game": "shark",
    "pace": "daily",
    "notices": "mention",
    "what": "pause",
    "why": "left",
    "way": "message",
    "kind": "board",
    "did": "came",
    "role": "played",
    "mark": "played",
    "asked": b"[1]",
    "answers": b"[null]",
    "news": b"[]",
    "facts": b"{}",
    "done": b"[]",
    "day": "2026-03-02",
    "first": "2026-03-02",
    "last": "2026-03-02",
    "content": "c",
    "rule": 2,
    "unrated": "alone",
    "sigma": 8.0,
    "mu": 25.0,
    "number": 1,
    "seat": 1,
}
"""By the column's name, what may stand there; of all others their type says it."""

SOUND_AT: dict[tuple[str, str], Any] = {
    ("watch", "what"): "turn",
    ("seat", "asked"): 1,
    ("reliability", "asked"): 1,
    ("fact", "kind"): "none",
    ("follow", "kind"): "none",
    ("stored_order", "content"): b"{}",
    ("review", "content"): b'{"points":[],"swings":[],"rollouts":48}',
    ("tournament_player", "name"): "Anna",
    ("part", "last"): 0,
    ("person", "pictures"): "yes",
    ("standing", "what"): "vote",
    ("person", "news"): "all",
    ("anchor", "level"): 0.5,
}

PLAYED = ("game_table", "seat", "entry")
"""Rows of these come from a table that was really played."""

MOMENTS = {
    "at", "beat", "closes", "created", "due", "ended", "not_before", "offered", "opened", "owed",
    "owed_until", "since", "starts", "stored", "until", "away_since", "proposed", "host_seen",
    "paused_at", "paused_until", "weekly_due",
}  # fmt: skip


class Column(NamedTuple):
    """A column of a table: its SQL type, and whether it is of the key."""

    table: str
    name: str
    type: str
    key: bool

    def __str__(self) -> str:
        return f"{self.table}.{self.name}"


def columns(connection: sqlite3.Connection) -> list[Column]:
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1"
    tables = [row[0] for row in connection.execute(query)]
    return [
        Column(table, name, kind, bool(key))
        for table in tables
        for _, name, kind, _, _, key in connection.execute(f"PRAGMA table_info({table})")
    ]


def of_table(connection: sqlite3.Connection, table: str) -> list[Column]:
    return [one for one in columns(connection) if one.table == table]


def add(connection: sqlite3.Connection, table: str, number: int, table_id: int) -> None:
    """A row that can be read; `number` is its key, or what belongs to the table of that id."""
    cells = {
        one.name: _cell(table, one.name, one.type, number, table_id)
        for one in of_table(connection, table)
    }
    marks = ", ".join("?" * len(cells))
    connection.execute(
        f"INSERT OR IGNORE INTO {table} ({', '.join(cells)}) VALUES ({marks})",  # noqa: S608
        tuple(cells.values()),
    )


def _cell(table: str, name: str, kind: str, number: int, table_id: int) -> Any:
    if name == "only":
        return 1
    if name == "other_id":
        return number + 1
    if name == "table_id":
        return table_id
    if (table, name) in SOUND_AT:
        return SOUND_AT[table, name]
    if name in MOMENTS and kind == "TEXT":
        return MOMENT
    if name == "content" and kind == "BLOB":
        return b"{}"
    if name in SOUND and (name, table) != ("number", "result"):
        return SOUND[name]
    if name in {"board_turn", "quiet", "after"}:
        return None
    if kind == "BLOB":
        return b"[]" if name in {"invited", "barred", "actions"} else b"{}"
    return number if kind == "INTEGER" else "text"


def spoil(connection: sqlite3.Connection, column: Column, where: str, garbage: Any) -> int:
    """Put garbage there; how many rows have it now. SQLite itself may refuse it."""
    statement = f"UPDATE {column.table} SET {column.name} = ? WHERE {where}"  # noqa: S608
    try:
        return connection.execute(statement, (garbage,)).rowcount
    except sqlite3.IntegrityError:
        return 0


def has_a_form(column: Column) -> bool:
    """Whether not any text or bytes may stand there."""
    if column.type == "BLOB":
        return True
    named = {"language", "zone", "pace", "stage", "notices", "what", "why", "way", "kind", "did"}
    named |= {"role", "mark", "cause", "unrated", "paused_why", "unreachable"}
    # Counted from rows whose own stage is read.
    counted = {("table_count", "stage")}
    free = {("fact", "kind"), ("follow", "kind"), ("tournament", "game")} | counted
    moment = column.name in MOMENTS
    words = column.name in named and (column.table, column.name) not in free
    return column.type == "TEXT" and (moment or words)


def damaged(link: sqlite3.Connection, table: int) -> list[tuple[Column, tuple[str, ...]]]:
    """Each column of each table is garbage in a row of its own. Those that have a form,
    and how the doctor may call the row.
    """
    found: list[tuple[Column, tuple[str, ...]]] = []
    # A file that is said to be a part numbers its tables otherwise: with garbage there it does not start.
    there = [one for one in columns(link) if one.table != "part"]
    for number, column in enumerate(there, 1000):
        own = [one.name for one in columns(link) if one.table == column.table]
        alone = "table_id" in own or column.table in PLAYED
        copy = _copied(link, table) if alone else table
        if column.table not in PLAYED:
            add(link, column.table, number, copy)
        key = "id" if column.table == "game_table" else "table_id"
        where = f"{key} = {copy}" if alone else "1"
        if spoil(link, column, where, GARBAGE[column.type][0]) and has_a_form(column):
            names = (f" of {column.table}:", f"table {copy} ", f"table {copy}:")
            found.append((column, names[1:] if column.table == "game_table" else names))
    return found


def _copied(link: sqlite3.Connection, table: int) -> int:
    row = tables.get(link, table)
    assert row is not None
    copy = tables.insert(link, row)
    for place in seats.at(link, table):
        seats.insert(link, replace(place, table_id=copy))
    for entry in entries.all(link, table):
        entries.append(link, replace(entry, table_id=copy))
    return copy
