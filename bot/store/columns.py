"""How a row's fields become columns and come back.

Instants are fixed-width ISO text in UTC, so that they sort; whole numbers, text and bytes stay as
they are; everything else is JSON.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from types import NoneType, UnionType
from typing import Any, Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

R = TypeVar("R", bound=msgspec.Struct)
Value = int | str | bytes | None


def text_of(moment: datetime) -> str:
    """The instant as text; a moment without a zone is a mistake of the caller's."""
    if moment.tzinfo is None:
        raise AssertionError("an instant without a zone")
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"


def moment_of(text: str) -> datetime:
    return datetime.fromisoformat(text)


class Columns(Generic[R]):
    """A table of the store and its row type: the columns are the fields, in their order.

    `renamed` are the fields that SQL keeps for itself.
    """

    def __init__(self, table: str, row_type: type[R], **renamed: str) -> None:
        self._type = row_type
        hints = get_type_hints(row_type)
        fields = row_type.__struct_fields__
        self._table = table
        self._columns = {field: renamed.get(field, field) for field in fields}
        self._readers = tuple((field, _reader(hints[field])) for field in fields)

    @property
    def select(self) -> str:
        return f"SELECT {', '.join(self._columns.values())} FROM {self._table}"

    @property
    def insert(self) -> str:
        names = ", ".join(self._columns.values())
        places = ", ".join(f":{column}" for column in self._columns.values())
        return f"INSERT INTO {self._table} ({names}) VALUES ({places})"

    @property
    def put(self) -> str:
        """Insert, or write over the row with the same key."""
        return self.insert.replace("INSERT", "INSERT OR REPLACE", 1)

    def update(self, *keys: str) -> str:
        """Write every column of the row with these keys."""
        rest = [column for column in self._columns.values() if column not in keys]
        settings = ", ".join(f"{column} = :{column}" for column in rest)
        where = " AND ".join(f"{key} = :{key}" for key in keys)
        return f"UPDATE {self._table} SET {settings} WHERE {where}"

    def values(self, row: R) -> dict[str, Value]:
        """By column, for the places."""
        return {column: _value(getattr(row, field)) for field, column in self._columns.items()}

    def row(self, record: tuple[Any, ...]) -> R:
        """A record that `select` gives."""
        pairs = zip(self._readers, record, strict=True)
        fields = {name: read(cell) if read else cell for (name, read), cell in pairs}
        return self._type(**fields)

    def rows(self, cursor: Iterable[tuple[Any, ...]]) -> tuple[R, ...]:
        return tuple(self.row(record) for record in cursor)

    def first(self, cursor: sqlite3.Cursor) -> R | None:
        record = cursor.fetchone()
        return None if record is None else self.row(record)


def _value(item: object) -> Value:
    match item:
        case None | int() | str() | bytes():
            return item
        case datetime():
            return text_of(item)
        case _:
            return msgspec.json.encode(item)


def _reader(hint: Any) -> Callable[[Any], Any] | None:
    kinds = _kinds(hint)
    if kinds == {"bool"}:
        return bool
    if kinds == {"datetime"}:
        return _optional(moment_of)
    if kinds <= {"int", "str", "bytes"}:
        return None
    return _optional(msgspec.json.Decoder(hint).decode)


def _kinds(hint: Any) -> set[str]:
    """The names of the plain types that a field may hold, None left out."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return set[str]().union(*(_kinds(one) for one in get_args(hint) if one is not NoneType))
    if origin is Literal:
        return {type(one).__name__ for one in get_args(hint)}
    supertype = getattr(hint, "__supertype__", hint)
    return {getattr(supertype, "__name__", "json")}


def _optional(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda cell: None if cell is None else read(cell)
