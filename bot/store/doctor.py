"""Is everything in order? The file, the references, the records, the clock, the outbox."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.store import ballots, entries, lease, outbox, seats, tables
from bot.store.columns import moment_of
from bot.store.rows import EntryRow, TableRow
from games import GAMES
from games.core.contract import Rules
from games.core.record import (
    Entry,
    Header,
    decode_action,
    decode_options,
    decode_state,
    replay,
)

Shelf = Mapping[str, Rules[Any, Any, Any]]

LATE = timedelta(minutes=2)
"""The clock's sweep comes every 20 s: what is due for longer has been missed."""

MANY_TRIES = 5


class Finding(msgspec.Struct, frozen=True):
    """One line of the report; some lines are only worth knowing."""

    text: str
    wrong: bool = True


class _TornError(Exception):
    """A record that does not lead to the saved state, and why."""


def examine(
    connection: sqlite3.Connection, now: datetime, games: Shelf = GAMES
) -> Iterator[Finding]:
    """What there is to say, one thing after the other; a damaged file ends the examination."""
    try:
        damage = list(_file(connection))
        yield from damage
        yield from _records(connection, games)
        yield from _clock(connection, now)
        yield from _outbox(connection)
    except (sqlite3.DatabaseError, msgspec.DecodeError, ValueError) as error:
        yield Finding(f"the database cannot be read any further: {error}")


def _file(connection: sqlite3.Connection) -> Iterator[Finding]:
    for (line,) in connection.execute("PRAGMA integrity_check(20)"):
        if line != "ok":
            yield Finding(f"file: {line}")
    for table, row_id, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield Finding(f"references: row {row_id} of {table} belongs to no {parent}")


def _records(connection: sqlite3.Connection, games: Shelf) -> Iterator[Finding]:
    """Every table that is being played must follow from its record."""
    ids = tables.ids(connection, "running", "paused")
    for table_id in ids:
        row = tables.get(connection, table_id)
        assert row is not None
        rules = games.get(row.game)
        name = f"table {row.id} ({row.game})"
        if rules is None:
            yield Finding(f"{name}: this game is not on the shelf")
        elif row.version != rules.version:
            text = f"{name}: goes on from its state, begun with version {row.version} of the rules"
            yield Finding(text, wrong=False)
        else:
            try:
                _follow(connection, row, rules)
            except (_TornError, msgspec.MsgspecError) as torn:
                yield Finding(f"{name}: {torn}")
    yield Finding(f"records: {len(ids)} tables being played", wrong=False)


def _follow(connection: sqlite3.Connection, row: TableRow, rules: Rules[Any, Any, Any]) -> None:
    """_TornError if replaying the record does not give what the row says."""
    record = entries.all(connection, row.id)
    if row.seed is None or row.opened is None or row.state is None:
        raise _TornError("has no seed, no beginning or no state")
    if [entry.number for entry in record] != list(range(1, row.number + 1)):
        raise _TornError(f"has {len(record)} entries and should have 1 to {row.number}")
    options = decode_options(rules, row.options)
    count = len(seats.at(connection, row.id))
    header = Header(row.game, row.version, count, options, row.seed, row.opened)
    try:
        table = replay(rules, header, [_entry(rules, entry) for entry in record])[-1]
    except Exception as error:  # whatever a torn record makes the rules do
        raise _TornError(f"its record cannot be replayed: {error}") from error
    if decode_state(rules, row.state, row.shape) != table.state:
        raise _TornError("its record leads to another state than the one saved")
    if (row.decision, row.at) != (table.opened, table.at):
        raise _TornError(
            f"its record ends at {table.at}, in decision {table.opened}; not so its row"
        )
    if rules.outcome(table.state) is not None:
        raise _TornError("its game is over, but it is not")


def _entry(rules: Rules[Any, Any, Any], row: EntryRow) -> Entry:
    return Entry(row.seat, decode_action(rules, row.action), row.at, row.cause)


def _clock(connection: sqlite3.Connection, now: datetime) -> Iterator[Finding]:
    """What is overdue is wrong only while a bot runs that should have seen to it."""
    running = lease.is_live(connection, now)
    yield Finding("lease: a bot runs on it" if running else "lease: no bot runs on it", wrong=False)
    late = tables.due_before(connection, now - LATE)
    if late:
        row = connection.execute("SELECT min(due) FROM game_table").fetchone()
        since = f"{moment_of(row[0]):%Y-%m-%d %H:%M} UTC"
        yield Finding(f"clock: {len(late)} tables overdue, the first since {since}", wrong=running)
    if votes := ballots.closing_before(connection, now - LATE):
        yield Finding(f"clock: {len(votes)} votes should have been closed", wrong=running)
    query = "SELECT id FROM game_table WHERE stage = 'running' AND due IS NULL ORDER BY id"
    for (table_id,) in connection.execute(query):
        yield Finding(f"clock: table {table_id} is being played and has no deadline")


def _outbox(connection: sqlite3.Connection) -> Iterator[Finding]:
    waiting, stuck = outbox.count(connection), outbox.count(connection, MANY_TRIES)
    yield Finding(f"outbox: {waiting} waiting to be told", wrong=False)
    if stuck:
        yield Finding(f"outbox: {stuck} could not be told in {MANY_TRIES} tries or more")
