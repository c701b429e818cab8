"""Rows to begin with."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta

import msgspec

from bot.store import entries, outbox, tables
from bot.store.rows import ClockTerms, EntryRow, News, SeatRow, TableRow
from games.core.words import Seat

NOON = datetime(2026, 3, 28, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
GIULIA, MARCO = 111, 222

CLOCK = ClockTerms(
    pace="daily", seconds=86400, window=3600, bank=86400, refill=600, zone="Europe/Rome"
)
LOBBY = TableRow(
    id=0,
    game="acquire",
    guild_id=7,
    channel_id=70,
    host_id=GIULIA,
    language="it",
    stage="lobby",
    options=b'{"open_holdings":true}',
    clock=CLOCK,
    created=NOON,
)
RUNNING = msgspec.structs.replace(
    LOBBY, stage="running", place_id=700, seed="seed", opened=NOON, at=NOON, state=b'"state 0"'
)


def seat(table_id: int, number: int, user_id: int | None, name: str = "") -> SeatRow:
    return SeatRow(table_id=table_id, seat=Seat(number), user_id=user_id, name=name)


def entry(table_id: int, number: int) -> EntryRow:
    action = b'{"do":"play-tile"}'
    return EntryRow(table_id=table_id, number=number, seat=Seat(0), action=action, at=NOON)


def play(connection: sqlite3.Connection, table_id: int) -> int:
    """What the engine does with an entry, in one transaction: entry, state, news."""
    table = tables.get(connection, table_id)
    assert table is not None
    number = table.number + 1
    state = f'"state {number}"'.encode()
    entries.append(connection, entry(table_id, number))
    tables.save(connection, msgspec.structs.replace(table, number=number, state=state))
    outbox.put(connection, News(table_id=table_id, kind="board", facts={"number": number}))
    return number
