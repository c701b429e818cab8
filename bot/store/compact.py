"""Records of games that are over, each as one compressed value in place of its entries.

It has the events, too: later rules could not make those of earlier ones again. The first records that became
compact lack those that the rules of then make; such an entry has empty `events`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from bot.store.columns import Columns, Packed, compressed, moment_of, text_of
from bot.store.rows import EntryRow
from games.core.words import Seat

LOOKED_AT = 200
"""Tables that are looked at in one reading."""
SPARE, PAGES = 2_000, 250
"""Free pages that stay for what comes, and those that are given back in one transaction."""
_INCREMENTAL = 2
_USUAL = 6_000.0


class CompactRow(msgspec.Struct, frozen=True, kw_only=True):
    """A record; `content` is a `_Record` as JSON."""

    table_id: int
    entries: int
    content: Packed


class _Record(msgspec.Struct, frozen=True):
    """The entries column by column, from entry 0 on: what is alike stands together."""

    seats: tuple[Seat | None, ...]
    actions: tuple[msgspec.Raw, ...]
    moments: tuple[str, ...]
    causes: tuple[str | None, ...]
    cause_numbers: tuple[int | None, ...]
    revealed: tuple[bool, ...]
    events: tuple[msgspec.Raw, ...]
    """`null`: only a replay by the rules of then makes them again."""


class Loose(NamedTuple):
    """Tables that are over and have their entries still, and up to which table was looked."""

    tables: tuple[int, ...]
    last: int | None
    """None: there is none behind these."""


COLUMNS = Columns("compact_record", CompactRow)
_NONE = b"null"
_DECODER = msgspec.json.Decoder(_Record)


def packed(rows: Sequence[EntryRow]) -> bytes:
    """The entries of one table, from 0 on, as one value. ValueError: they would not be read as they are."""
    record = _Record(
        seats=tuple(row.seat for row in rows),
        actions=tuple(msgspec.Raw(row.action) for row in rows),
        moments=tuple(text_of(row.at) for row in rows),
        causes=tuple(row.cause for row in rows),
        cause_numbers=tuple(row.cause_number for row in rows),
        revealed=tuple(row.revealed for row in rows),
        events=tuple(msgspec.Raw(row.events or _NONE) for row in rows),
    )
    content = msgspec.json.encode(record)
    if not rows or _unpacked(rows[0].table_id, content) != tuple(rows):
        raise ValueError("the record would be another")
    return compressed(content)


def rows(connection: sqlite3.Connection, table_id: int) -> tuple[EntryRow, ...]:
    """The whole record, in order; nothing if it is not compact. ValueError: it is damaged."""
    cursor = connection.execute(f"{COLUMNS.select} WHERE table_id = ?", (table_id,))
    found = COLUMNS.first(cursor)
    return () if found is None else _unpacked(table_id, found.content)


def _unpacked(table_id: int, content: bytes) -> tuple[EntryRow, ...]:
    record = _DECODER.decode(content)
    columns: list[Sequence[Any]] = [getattr(record, name) for name in record.__struct_fields__]
    return tuple(
        EntryRow(
            table_id=table_id,
            number=number,
            seat=seat,
            action=bytes(action),
            at=moment_of(at),
            cause=cause,
            cause_number=which,
            revealed=revealed,
            events=b"" if bytes(events) == _NONE else bytes(events),
        )
        for number, (seat, action, at, cause, which, revealed, events) in enumerate(
            zip(*columns, strict=True)
        )
    )


def put(
    connection: sqlite3.Connection, table_id: int, number: int, content: bytes, state: bytes | None
) -> None:
    """Keep the record so in place of its `number` entries, and the last state as it is given. Nothing
    happens if it is not the record that was packed.
    """
    query = (
        "SELECT count(*) FROM entry JOIN game_table ON id = table_id WHERE table_id = ? AND ended"
    )
    if connection.execute(query, (table_id,)).fetchone()[0] != number:
        return
    connection.execute("INSERT INTO compact_record VALUES (?, ?, ?)", (table_id, number, content))
    connection.execute("UPDATE game_table SET state = ? WHERE id = ?", (state, table_id))
    connection.execute("DELETE FROM entry WHERE table_id = ?", (table_id,))


def loose(connection: sqlite3.Connection, after: int, before: datetime) -> Loose:
    """The next tables after that id. The ids are stepped through: entries are not read."""
    steps = (
        "WITH RECURSIVE one (id, count) AS ("
        " SELECT (SELECT min(table_id) FROM entry WHERE table_id > :after), 1 UNION ALL"
        " SELECT (SELECT min(table_id) FROM entry WHERE table_id > one.id), count + 1"
        " FROM one WHERE id IS NOT NULL AND count < :most)"
        # What a director has closed may be opened again.
        " SELECT one.id, (stage = 'over' OR stage = 'closed' AND NOT directed) AND ended <= :before"
        " FROM one JOIN game_table USING (id)"
    )
    facts = {"after": after, "before": text_of(before), "most": LOOKED_AT}
    found = connection.execute(steps, facts).fetchall()
    last = found[-1][0] if len(found) == LOOKED_AT else None
    return Loose(tuple(table_id for table_id, over in found if over), last)


def usual_size(connection: sqlite3.Connection) -> float:
    """Bytes of a record, by the newest ones."""
    newest = "SELECT content FROM compact_record ORDER BY table_id DESC LIMIT 500"
    found = connection.execute(f"SELECT avg(length(content)) FROM ({newest})").fetchone()[0]
    return _USUAL if found is None else float(found)


def give_back(connection: sqlite3.Connection) -> bool:
    """Make the file smaller by some of the pages that are free; False if so few are that they stay.

    A file that was made without that keeps them all, for what comes.
    """
    free, kind = (
        connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("freelist_count", "auto_vacuum")
    )
    if kind != _INCREMENTAL or free < SPARE + PAGES:
        return False
    connection.execute(f"PRAGMA incremental_vacuum({PAGES})").fetchall()
    return True


def count(connection: sqlite3.Connection) -> int:
    """The entries of all compact records."""
    found = connection.execute("SELECT coalesce(sum(entries), 0) FROM compact_record")
    number: int = found.fetchone()[0]
    return number
