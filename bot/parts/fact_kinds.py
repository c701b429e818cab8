"""Rows of people that all parts have: by column or by element, as facts name them and as tables hold them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

Rows = list[dict[str, str | int | float | None]]
"""Rows of a person, as they are told."""
_NONE: Mapping[str, Any] = MappingProxyType({})


class Kind(NamedTuple):
    """Rows of a person in a table."""

    table: str
    key: tuple[str, ...] = ()
    """The columns that tell a person's rows apart. None: they have one row, told column by column."""
    local: tuple[str, ...] = ()
    """Columns that mean something in one file only."""
    blank: Mapping[str, str | int] = _NONE
    """What the one row has where nothing is told yet."""
    by_itself: Mapping[str, str] = _NONE
    """By column, when a change of it is nobody's choice, and not told."""


KINDS = {
    "person": Kind("person", blank={"name": "", "notices": "mention"}),
    "digest": Kind(
        "digest",
        blank={"hour": 0, "zone": "UTC", "day": "1970-01-01"},
        # As each day passes: it must not undo that they want none, chosen elsewhere at that moment.
        by_itself={
            "due": "NEW.hour = OLD.hour AND NEW.zone = OLD.zone AND NEW.due + OLD.due IS NOT NULL"
        },
    ),
    "vacations": Kind("vacation", ("since",), local=("id",)),
    # Their numbers stand in buttons, and are the same everywhere.
    "lessons": Kind("lesson", ("game",)),
    "explained": Kind("explained", ("game", "key")),
    "coached": Kind("coached", ("game",)),
    "avoided": Kind("avoided", ("other_id",)),
}
"""By the name with which the kinds of their facts begin: never another meaning for a name."""


def key_of(kind: Kind, row: str = "") -> str:
    """SQL for what tells a row from the person's others, as text."""
    return "('' || " + " || '.' || ".join(f"{row}{column}" for column in kind.key) + ")"


def cell(name: str, *, blob: bool) -> str:
    return f"CAST({name} AS TEXT)" if blob else name


def body_of(connection: sqlite3.Connection, kind: Kind, where: str) -> str:
    """SQL for rows: each with the names of its columns, for files of other shapes."""
    cells = ", ".join(
        f"'{name}', {cell(name, blob=blob)}"
        for name, (blob, _) in columns_of(connection, kind).items()
    )
    return f"(SELECT json_group_array(json_object({cells})) FROM {kind.table} WHERE {where})"


def columns_of(connection: sqlite3.Connection, kind: Kind) -> dict[str, tuple[bool, str | None]]:
    """The columns that are told, whether each holds bytes, and what it has where nothing is said."""
    found = connection.execute(f"PRAGMA main.table_info({kind.table})")
    return {
        name: (type_ == "BLOB", usual)
        for _, name, type_, _, usual, _ in found
        if name not in ("user_id", *kind.local)
    }


def put_rows(
    connection: sqlite3.Connection, kind: Kind, subject: int, key: str, rows: Rows
) -> None:
    """In the place of the one with that key."""
    columns = columns_of(connection, kind)
    where = f"WHERE user_id = ? AND {key_of(kind)} = ?"
    connection.execute(f"DELETE FROM {kind.table} {where}", (subject, key))
    for row in rows:
        # Of another version's row what this file has a column for.
        known = [name for name in columns if name in row]
        cells = [_value(row[name], blob=columns[name][0]) for name in known]
        names, marks = ", ".join(("user_id", *known)), ", ".join("?" * (len(known) + 1))
        connection.execute(
            f"INSERT INTO {kind.table} ({names}) VALUES ({marks})", (subject, *cells)
        )


def put_cell(
    connection: sqlite3.Connection, kind: Kind, subject: int, column: str, value: Any
) -> None:
    columns = columns_of(connection, kind)
    if column not in columns:
        return
    names, marks = ", ".join(("user_id", *kind.blank)), ", ".join("?" * (len(kind.blank) + 1))
    connection.execute(
        f"INSERT OR IGNORE INTO {kind.table} ({names}) VALUES ({marks})",
        (subject, *kind.blank.values()),
    )
    connection.execute(
        f"UPDATE {kind.table} SET {column} = ? WHERE user_id = ?",
        (_value(value, blob=columns[column][0]), subject),
    )


def _value(value: Any, *, blob: bool) -> Any:
    return str(value).encode() if blob and value is not None else value


def rows_of(connection: sqlite3.Connection, kind: Kind, subject: int) -> list[dict[str, Any]]:
    query = body_of(connection, kind, "user_id = ?")
    found: list[dict[str, Any]] = json.loads(
        connection.execute(f"SELECT {query}", (subject,)).fetchone()[0]
    )
    return found
