"""The doctor: checks of the file, its references, the records, the clock and the outbox."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from bot.engine.keeping.saving import Games, entries_of, load
from bot.engine.table.live import Live
from bot.store import ballots, compact, entries, lease, outbox, schema, tables
from bot.store.columns import UNREADABLE, Columns, moment_of
from bot.store.nouns import NOUNS
from games import GAMES
from games.core.record import Table, replay

LATE = timedelta(minutes=2)
"""The clock sweeps every 20 s: what is overdue for longer has been missed."""

MANY_TRIES = 5

AT_ONCE = 10_000
"""The games whose records are one part of the examination."""
_MOST = (1 << 63) - 1


class Finding(msgspec.Struct, frozen=True):
    """One line of the report: a fault, or something worth knowing."""

    text: str
    wrong: bool = True
    damage: bool = True
    """Whether what is wrong damages the file. What a bot puts right by itself is no damage."""


Examiner = Callable[[sqlite3.Connection], Iterable[str]]
"""What a room above this one finds wrong, in lines."""


class Part(NamedTuple):
    """A part of the examination."""

    name: str
    look: Callable[[], Iterable[Finding]]


def examine(
    connection: sqlite3.Connection,
    now: datetime,
    games: Games = GAMES,
    more: Sequence[Examiner] = (),
) -> Iterator[Finding]:
    """All findings, one after the other."""
    return chain.from_iterable(map(findings, parts(connection, now, games, more)))


def findings(part: Part) -> Iterator[Finding]:
    """What is found in a part, or how far it can be read. KeyboardInterrupt, also in the midst of a statement."""
    try:
        yield from part.look()
    except (sqlite3.DatabaseError, msgspec.DecodeError, ValueError) as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_INTERRUPT:
            raise KeyboardInterrupt from error
        yield Finding(f"the database cannot be read any further: {error}")


def parts(
    connection: sqlite3.Connection,
    now: datetime,
    games: Games = GAMES,
    more: Sequence[Examiner] = (),
) -> Iterator[Part]:
    """What is looked at, in its order; all rows but the tables' own, which are read with the records."""
    yield Part("pages", partial(_file, connection))
    yield Part("references", partial(_references, connection))
    yield Part("schema", partial(_schema, connection))
    for noun in NOUNS:
        if noun is not tables.COLUMNS:
            yield from _portions(connection, noun)
    yield Part("records", partial(_records, connection, games))
    yield Part("clock", partial(_clock, connection, now))
    yield Part("outbox", partial(_outbox, connection))
    for examiner in more:
        yield Part(examiner.__module__.split(".")[1], partial(_more, connection, examiner))


def in_a_minute(connection: sqlite3.Connection, now: datetime) -> list[Part]:
    """What is soonest looked at comes first; it may be stopped anywhere."""
    # Compact records are many, and each has to be unpacked.
    late = ("", "rows of ", "references", "records", "pages", f"rows of {compact.COLUMNS.table}")
    every = parts(connection, now)
    return sorted(every, key=lambda part: max(filter(part.name.startswith, late), key=late.index))


def _portions(connection: sqlite3.Connection, noun: Columns[Any]) -> Iterator[Part]:
    """The rows of a table of the store. Records take long: those of some games come after those of others."""
    name, first = f"rows of {noun.table}", 0
    if noun in (compact.COLUMNS, entries.COLUMNS):
        # If they cannot be read, that is found with the pages.
        with suppress(sqlite3.DatabaseError):
            for last in tables.ids(connection)[AT_ONCE:-1:AT_ONCE]:
                yield Part(f"{name} to {last}", partial(_rows, connection, noun, (first, last)))
                first = last + 1
    yield Part(name, partial(_rows, connection, noun, (first, _MOST) if first else None))


def _file(connection: sqlite3.Connection) -> Iterator[Finding]:
    for (line,) in connection.execute("PRAGMA integrity_check(20)"):
        if line != "ok":
            yield Finding(f"file: {line}")


def _references(connection: sqlite3.Connection) -> Iterator[Finding]:
    for table, row_id, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield Finding(f"references: row {row_id} of {table} belongs to no {parent}")


def _schema(connection: sqlite3.Connection) -> Iterator[Finding]:
    return (Finding(f"schema: {line}") for line in schema.differences(connection))


def _rows(
    connection: sqlite3.Connection, noun: Columns[Any], keys: tuple[int, int] | None
) -> Iterator[Finding]:
    return (Finding(f"rows: {damage}") for damage in noun.damages(connection, keys))


def _more(connection: sqlite3.Connection, examiner: Examiner) -> Iterator[Finding]:
    return (Finding(line, damage=False) for line in examiner(connection))


def _records(connection: sqlite3.Connection, games: Games) -> Iterator[Finding]:
    """Findings of records: a replay must give the state of every running table."""
    played = 0
    for table_id in tables.ids(connection):
        try:
            row = tables.get(connection, table_id)
        except UNREADABLE as error:
            yield Finding(f"table {table_id}: its row cannot be read: {error!r}")
            continue
        assert row is not None
        name = f"table {table_id} ({row.game})"
        played += row.stage in {"running", "paused"}
        if row.stage not in {"running", "paused"}:
            continue
        if row.game not in games:
            yield Finding(f"{name}: this game is not on the shelf")
        elif row.version != games[row.game].version:
            text = f"{name}: goes on from its state, begun with version {row.version} of the rules"
            yield Finding(text, wrong=False)
        elif torn := _torn(connection, table_id, games):
            yield Finding(f"{name}: {torn}")
    yield Finding(f"records: {played} tables being played", wrong=False)


def _torn(connection: sqlite3.Connection, table_id: int, games: Games) -> str | None:
    """What is wrong with the record, if its replay does not give the saved table."""
    try:
        record = entries.all(connection, table_id)
        live = load(connection, games, table_id)
        if live.header is None or live.game is None:
            return "has not begun"
        if [entry.number for entry in record] != list(range(live.game.number + 1)):
            return f"has {len(record)} entries and should have 0 to {live.game.number}"
        table = replay(live.rules, live.header, entries_of(live.rules, record))[-1]
    except sqlite3.OperationalError:
        raise
    except Exception as error:  # noqa: BLE001 - a torn record makes the rules do anything
        return f"its record cannot be replayed: {(error.__cause__ or error)!r}"
    return _different(live, live.game, table)


def _different(live: Live, saved: Table[Any], played: Table[Any]) -> str | None:
    if saved.state != played.state:
        return "its record leads to another state than the one saved"
    if (saved.opened, saved.at) != (played.opened, played.at):
        return f"its record ends at {played.at}, in decision {played.opened}; not so its row"
    if saved.outcome is not None:
        return "its game is over, but it is not"
    return None


def _clock(connection: sqlite3.Connection, now: datetime) -> Iterator[Finding]:
    """Findings of the clock. What is overdue is a fault only while a bot runs."""
    running = lease.is_live(connection, now)
    yield Finding("lease: a bot runs on it" if running else "lease: no bot runs on it", wrong=False)
    late = tables.due_before(connection, now - LATE)
    if late:
        row = connection.execute("SELECT min(due) FROM game_table").fetchone()
        since = f"{_instant(row[0])} UTC"
        yield Finding(
            f"clock: {len(late)} tables overdue, the first since {since}",
            wrong=running,
            damage=False,
        )
    if votes := ballots.closing_before(connection, now - LATE):
        text = f"clock: {len(votes)} votes should have been closed"
        yield Finding(text, wrong=running, damage=False)
    query = "SELECT id FROM game_table WHERE stage = 'running' AND due IS NULL ORDER BY id"
    for (table_id,) in connection.execute(query):
        yield Finding(f"clock: table {table_id} is being played and has no deadline")


def _instant(text: str) -> str:
    """The instant as a date; a text that is none stays as it is."""
    try:
        return f"{moment_of(text):%Y-%m-%d %H:%M}"
    except ValueError:
        return text


def _outbox(connection: sqlite3.Connection) -> Iterator[Finding]:
    waiting, stuck = outbox.count(connection), outbox.count(connection, MANY_TRIES)
    yield Finding(f"outbox: {waiting} waiting to be told", wrong=False)
    if stuck:
        text = f"outbox: {stuck} could not be told in {MANY_TRIES} tries or more"
        yield Finding(text, damage=False)
