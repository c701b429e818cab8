"""The columns of a row's fields, and how they are written and read.

Instants are fixed-width ISO text in UTC, so that they sort; whole numbers, text and bytes stay as
they are; everything else is JSON.
"""

from __future__ import annotations

import lzma
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)
from zoneinfo import ZoneInfo

import msgspec
import structlog

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")
log = structlog.get_logger()

Codec = tuple[Callable[[Any], Any], Callable[[Any], Any]]


UNREADABLE = (msgspec.DecodeError, msgspec.ValidationError, ValueError, TypeError, LookupError)
"""The exceptions that reading a damaged row raises."""

ZoneName = Annotated[str, "zone"]
"""An IANA name of a time zone that this machine knows."""

LanguageName = Annotated[str, "language"]
"""Two letters: a language that the bot speaks, or spoke."""

Packed = Annotated[bytes, "packed"]
"""JSON, which may stand there compressed and is read as it was."""

_ZLIB, _XZ = b"x", b"\xfd7zXZ"
_FILTERS = ({"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 20, "pb": 0},)
"""No record is longer than the dictionary, and text has no words of four bytes."""

WIDTH = len("2026-01-01T00:00:00.000000")


def text_of(moment: datetime) -> str:
    """The instant as text. AssertionError for a moment without a zone."""
    if moment.tzinfo is None:
        raise AssertionError("an instant without a zone")
    # Almost all instants are in UTC already, and this runs for each of them.
    if moment.tzinfo is not UTC:
        moment = moment.astimezone(UTC)
    return moment.isoformat(timespec="microseconds")[:WIDTH] + "Z"


def moment_of(text: str) -> datetime:
    """ValueError, also for a moment without a zone, which no other can be compared with."""
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError(f"a moment without a zone: {text}")
    return moment


def moment_or_none(text: str | None, what: str) -> datetime | None:
    """The moment of a column that no row type has; one that cannot be read is logged, and missing."""
    try:
        return None if text is None else moment_of(text)
    except ValueError as error:
        log.warning("moment not readable", what=what, error=repr(error))
        return None


def readable(
    read: Callable[[Sequence[Any]], T], records: Iterable[Sequence[Any]], what: str
) -> Iterator[T]:
    """The rows that can be read; each other one is logged with its first cell and left out.

    This is for lists over many tables: one damaged row must not hide the others.
    """
    for record in records:
        try:
            yield read(record)
        except UNREADABLE as error:
            log.warning("row not readable", table=what, key=record[0], error=repr(error))


class Columns(Generic[R]):
    """A table of the store and its row type: the columns are the fields, in their order.

    The first `keys` columns are the key. An update writes `seldom` columns only if they have changed,
    since SQLite rewrites the indices of every column that is named. `renamed` gives other names to
    fields that are called like words of SQL.
    """

    def __init__(
        self,
        table: str,
        row_type: type[R],
        keys: int = 1,
        seldom: Sequence[str] = (),
        **renamed: str,
    ) -> None:
        hints = get_type_hints(row_type, include_extras=True)
        self._type = row_type
        self._fields = row_type.__struct_fields__
        self.table = table
        self._keys = keys
        self.columns = tuple(renamed.get(field, field) for field in self._fields)
        codecs = enumerate(_codec(hints[field]) for field in self._fields)
        self._codecs = [(index, *codec) for index, codec in codecs if codec]
        self.select = f"SELECT {', '.join(self.columns)} FROM {table}"
        self._insert = self._insertion(self.columns)
        self._add = self._insertion(self.columns[keys:])
        # The statements are built once: rows are written several times in each move.
        self._put = self._insert.replace("INSERT", "INSERT OR REPLACE", 1)
        self._often = [column for column in self.columns[keys:] if column not in seldom]
        self._seldom = list(seldom)
        self._update = self._updating(self._often)
        self._update_seldom = self._updating(self._seldom) + self._unlike(self._seldom)

    def insert(self, connection: sqlite3.Connection, row: R) -> None:
        """Add the row under its own key."""
        connection.execute(self._insert, self.values(row))

    def add(self, connection: sqlite3.Connection, row: R) -> int:
        """Add the row under a new id, which is returned; its own is ignored."""
        cursor = connection.execute(self._add, self.values(row)[self._keys :])
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def put(self, connection: sqlite3.Connection, row: R) -> None:
        """Add the row, or write it over the one with the same key."""
        connection.execute(self._put, self.values(row))

    def update(self, connection: sqlite3.Connection, row: R) -> None:
        """Write the row over the one with the same key, which must be there."""
        cells = dict(zip(self.columns, self.values(row), strict=True))
        key = [cells[column] for column in self.columns[: self._keys]]
        often = [cells[column] for column in self._often]
        if connection.execute(self._update, (*often, *key)).rowcount != 1:
            raise AssertionError(f"there is no {self.table} {key}")
        # The second statement matches no row if nothing differs, and then writes nothing.
        if self._seldom:
            seldom = [cells[column] for column in self._seldom]
            connection.execute(self._update_seldom, (*seldom, *key, *seldom))

    def change(self, connection: sqlite3.Connection, before: R, after: R) -> None:
        """Write what differs between two states of one row, which must be there."""
        pairs = zip(msgspec.structs.astuple(before), msgspec.structs.astuple(after), strict=True)
        changed = {index: new for index, (old, new) in enumerate(pairs) if old != new}
        if not changed:
            return
        for index, write, _ in self._codecs:
            if changed.get(index) is not None:
                changed[index] = write(changed[index])
        statement = self._updating([self.columns[index] for index in changed])
        key = [getattr(after, field) for field in self._fields[: self._keys]]
        if connection.execute(statement, (*changed.values(), *key)).rowcount != 1:
            raise AssertionError(f"there is no {self.table} {key}")

    def values(self, row: R) -> list[Any]:
        """The values of the columns, in their order."""
        values = list(msgspec.structs.astuple(row))
        for index, write, _ in self._codecs:
            if values[index] is not None:
                values[index] = write(values[index])
        return values

    def row(self, record: Sequence[Any]) -> R:
        """The row of a record that `select` gives."""
        values = list(record)
        for index, _, read in self._codecs:
            if values[index] is not None:
                values[index] = read(values[index])
        return self._type(**dict(zip(self._fields, values, strict=True)))

    def rows(self, cursor: Iterable[Sequence[Any]]) -> tuple[R, ...]:
        return tuple(self.row(record) for record in cursor)

    def readable(self, cursor: Iterable[Sequence[Any]]) -> tuple[R, ...]:
        return tuple(readable(self.row, cursor, self.table))

    def damages(
        self, connection: sqlite3.Connection, keys: tuple[int, int] | None = None
    ) -> Iterator[str]:
        """Those of all, or with `keys` from one to another, that cannot be read, each with its key and the reason."""
        within = "" if keys is None else f" WHERE {self.columns[0]} BETWEEN ? AND ?"
        for record in connection.execute(self.select + within, keys or ()):
            try:
                row = self.row(record)
                for field in self._fields:
                    if isinstance(value := getattr(row, field), bytes):
                        msgspec.json.decode(value)
            except UNREADABLE as error:
                key = ", ".join(str(part) for part in record[: self._keys])
                yield f"row {key} of {self.table}: {error}"

    def first(self, cursor: sqlite3.Cursor) -> R | None:
        """UNREADABLE, for a row without which nothing can be done."""
        record = cursor.fetchone()
        return None if record is None else self.row(record)

    def one(self, cursor: Iterable[Sequence[Any]]) -> R | None:
        """The first row; None also if it cannot be read, which is logged."""
        return next(iter(self.readable(cursor)), None)

    def _updating(self, columns: Sequence[str]) -> str:
        """The UPDATE of these columns; its parameters are the values, then the key."""
        settings = ", ".join(f"{column} = ?" for column in columns)
        key = " AND ".join(f"{column} = ?" for column in self.columns[: self._keys])
        return f"UPDATE {self.table} SET {settings} WHERE {key}"

    def _unlike(self, columns: Sequence[str]) -> str:
        places = ", ".join("?" * len(columns))
        # IS NOT, because with != a column that is NULL would never count as changed.
        return f" AND ({', '.join(columns)}) IS NOT ({places})"

    def _insertion(self, columns: Sequence[str]) -> str:
        places = ", ".join("?" * len(columns))
        return f"INSERT INTO {self.table} ({', '.join(columns)}) VALUES ({places})"


def _codec(hint: Any) -> Codec | None:
    """The functions that write and read a field; None if SQLite holds the value as it is."""
    if (known := _known(hint)) is not None:
        return _same, known
    kinds = _kinds(hint)
    if kinds == {"bool"}:
        return int, bool
    if kinds == {"datetime"}:
        return text_of, moment_of
    if kinds <= {"int", "str", "bytes", "float"}:
        return None
    return msgspec.json.encode, msgspec.json.Decoder(hint).decode


def _known(hint: Any) -> Callable[[Any], Any] | None:
    """The reader of a text or number of which not any will do; None for all others."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        plain = [one for one in get_args(hint) if one is not NoneType]
        return _known(plain[0]) if len(plain) == 1 else None
    if origin is Literal:
        return partial(_one_of, frozenset(get_args(hint)))
    if origin is Annotated:
        readers: dict[str, Callable[[Any], Any]] = {
            "zone": _zone,
            "language": _language,
            "packed": _unpacked,
        }
        return readers[get_args(hint)[1]]
    return None


def _same(value: Any) -> Any:
    return value


def _one_of(values: frozenset[Any], value: Any) -> Any:
    if value not in values:
        raise ValueError(f"{value!r} is none of {', '.join(map(str, sorted(values)))}")
    return value


def _zone(name: str) -> str:
    # Python keeps zones that it has read.
    return ZoneInfo(name).key


def _language(name: str) -> str:
    if not (len(name) == 2 and name.isascii() and name.islower()):
        raise ValueError(f"{name!r} is no language")
    return name


def compressed(data: bytes) -> bytes:
    """JSON as a `Packed` value."""
    ways = (zlib.compress(data, 9), lzma.compress(data, check=lzma.CHECK_CRC32, filters=_FILTERS))
    return min(ways, key=len)


def is_compressed(data: bytes) -> bool:
    """No JSON begins so."""
    return data.startswith((_ZLIB, _XZ))


def _unpacked(data: bytes) -> bytes:
    if not is_compressed(data):
        return data
    try:
        return zlib.decompress(data) if data.startswith(_ZLIB) else lzma.decompress(data)
    except (zlib.error, lzma.LZMAError, EOFError) as error:
        raise ValueError(f"it cannot be decompressed: {error}") from error


def _kinds(hint: Any) -> set[str]:
    """The names of the plain types that a field may hold, None left out."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return set[str]().union(*(_kinds(one) for one in get_args(hint) if one is not NoneType))
    if origin is Literal:
        return {type(one).__name__ for one in get_args(hint)}
    supertype = getattr(hint, "__supertype__", hint)
    return {getattr(supertype, "__name__", "json")}
