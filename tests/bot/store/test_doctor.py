"""The doctor finds what is wrong and says it in a line; a healthy database gets none."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from bot.engine.views.transcripts import setup_row
from bot.process.doctor import examine
from bot.store import ballots, entries, lease, outbox, seats, tables
from bot.store.rows import BallotRow, EntryRow, News, TableRow
from games.core.record import Entry, Undo, encode, replay
from games.core.words import Seat
from tests.bot.store.arrange import HOUR, LOBBY, MARCO, NOON, RUNNING, seat
from tests.contract.host import Host, header, played
from tests.contract.reduced import impero, owner

GAMES: dict[str, Any] = {"impero": impero.RULES, "owner": owner.RULES}


def saved(
    connection: sqlite3.Connection,
    game: str,
    host: Host,
    *more: Entry,
    games: Mapping[str, Any] = GAMES,
) -> TableRow:
    """The host's table, and perhaps further entries, as the engine would have saved it."""
    rules, record = games[game], [*host.entries, *more]
    states = replay(rules, host.head, record)
    row = replace(
        RUNNING,
        game=game,
        options=encode(host.head.options),
        seed=host.head.seed,
        opened=host.head.opened,
        version=rules.version,
        shape=rules.shape,
        number=states[-1].number,
        decision=states[-1].opened,
        at=states[-1].at,
        state=encode(states[-1].state),
        due=NOON + 9 * HOUR,
    )
    table_id = tables.insert(connection, row)
    for number in range(host.head.seats):
        seats.insert(connection, seat(table_id, number, MARCO + number))
    entries.append(connection, replace(setup_row(states[0]), table_id=table_id))
    for state, entry in zip(states[1:], record, strict=True):
        entries.append(connection, as_row(table_id, state.number, entry))
    return replace(row, id=table_id)


def as_row(table_id: int, number: int, entry: Entry) -> EntryRow:
    return EntryRow(
        table_id=table_id,
        number=number,
        seat=entry.seat,
        action=encode(entry.action),
        at=entry.at,
        cause=None if entry.cause is None else entry.cause.by,
    )


def wrong(connection: sqlite3.Connection) -> list[str]:
    return [finding.text for finding in examine(connection, NOON, GAMES) if finding.wrong]


def notes(connection: sqlite3.Connection) -> list[str]:
    return [finding.text for finding in examine(connection, NOON, GAMES) if not finding.wrong]


def test_a_healthy_database(connection: sqlite3.Connection) -> None:
    for steps in (0, 5, 30):
        saved(connection, "impero", played(impero.RULES, 3, steps))
        saved(connection, "owner", played(owner.RULES, 3, steps))
    assert wrong(connection) == []
    assert "records: 6 tables being played" in notes(connection)


def test_a_record_with_an_undo_in_it(connection: sqlite3.Connection) -> None:
    host = played(impero.RULES, 3, 12)
    saved(connection, "impero", host, Entry(None, Undo(4), host.now + HOUR))
    assert wrong(connection) == []


def test_a_state_that_does_not_follow_from_the_record(connection: sqlite3.Connection) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 12))
    other = played(impero.RULES, 4, 12)
    tables.save(connection, replace(row, state=encode(other.state)))
    (line,) = wrong(connection)
    assert line == f"table {row.id} (impero): its record leads to another state than the one saved"


def test_a_record_with_a_gap(connection: sqlite3.Connection) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 12))
    connection.execute("DELETE FROM entry WHERE number = 2")
    assert wrong(connection) == [
        f"table {row.id} (impero): has {row.number} entries and should have 0 to {row.number}"
    ]


def test_a_record_that_the_rules_refuse(connection: sqlite3.Connection) -> None:
    host = Host(owner.RULES, header(owner.RULES, 2))
    row = saved(connection, "owner", host)
    entry = Entry(Seat(1 - host.state.mover), owner.Buy((1, 0, 0, 0)), NOON)
    entries.append(connection, as_row(row.id, 1, entry))
    tables.save(connection, replace(row, number=1))
    (line,) = wrong(connection)
    assert "its record cannot be replayed" in line


def test_an_entry_that_nobody_can_read(connection: sqlite3.Connection) -> None:
    saved(connection, "impero", played(impero.RULES, 3, 12))
    connection.execute("UPDATE entry SET action = ? WHERE number = 2", (b"{broken",))
    assert all("JSON is malformed" in line for line in wrong(connection))
    assert wrong(connection)[0].startswith("rows: row 1, 2 of entry")


def test_a_row_that_says_otherwise_than_its_record(connection: sqlite3.Connection) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 12))
    tables.save(connection, replace(row, decision=row.decision + 1))
    (line,) = wrong(connection)
    assert "its record ends at" in line


def test_a_table_without_state(connection: sqlite3.Connection) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 12))
    tables.save(connection, replace(row, state=None))
    assert wrong(connection) == [f"table {row.id} (impero): has not begun"]


def test_a_game_that_is_over_and_not_ended(connection: sqlite3.Connection) -> None:
    saved(connection, "owner", played(owner.RULES, 1))
    (line,) = wrong(connection)
    assert "its game is over" in line


def test_a_game_that_is_not_on_the_shelf(connection: sqlite3.Connection) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 5))
    tables.save(connection, replace(row, game="chess"))
    assert wrong(connection) == [f"table {row.id} (chess): this game is not on the shelf"]


def test_a_table_begun_under_older_rules_goes_on_and_is_no_fault(
    connection: sqlite3.Connection,
) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 5))
    tables.save(connection, replace(row, version=row.version - 1))
    assert wrong(connection) == []
    assert any("goes on from its state" in line for line in notes(connection))


def test_games_that_have_ended_are_not_replayed(connection: sqlite3.Connection) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 5))
    tables.save(connection, replace(row, stage="over", state=b"{}", due=None))
    assert wrong(connection) == []


def test_what_is_overdue_is_wrong_only_while_a_bot_runs(connection: sqlite3.Connection) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 5))
    tables.save(connection, replace(row, due=NOON - HOUR))
    line = "clock: 1 tables overdue, the first since 2026-03-28 11:00 UTC"
    assert wrong(connection) == []
    assert line in notes(connection)
    lease.take(connection, "elsewhere 1 a", NOON)
    assert wrong(connection) == [line]
    tables.save(connection, replace(row, due=NOON - timedelta(seconds=30)))
    assert wrong(connection) == []


def test_a_vote_that_nobody_closed(connection: sqlite3.Connection) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 5))
    vote = BallotRow(
        id=0,
        table_id=row.id,
        what="pause",
        subject=0,
        number=0,
        by=Seat(0),
        asked=(),
        answers=(),
        closes=NOON - HOUR,
    )
    ballots.insert(connection, vote)
    lease.take(connection, "elsewhere 1 a", NOON)
    assert wrong(connection) == ["clock: 1 votes should have been closed"]


def test_a_running_table_without_deadline(connection: sqlite3.Connection) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 5))
    tables.save(connection, replace(row, due=None))
    assert wrong(connection) == [f"clock: table {row.id} is being played and has no deadline"]
    tables.save(connection, replace(row, due=None, stage="paused", paused_at=NOON))
    assert wrong(connection) == []


def test_news_that_cannot_be_told(connection: sqlite3.Connection) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 5))
    for tries in (0, 5):
        outbox.put(connection, News(table_id=row.id, kind="board", tries=tries))
    assert wrong(connection) == ["outbox: 1 could not be told in 5 tries or more"]
    assert "outbox: 2 waiting to be told" in notes(connection)


def test_rows_that_cannot_be_read_are_all_named(connection: sqlite3.Connection) -> None:
    """Lobbies, news and choices of people too, not only the tables that are being played."""
    lobby = tables.insert(connection, LOBBY)
    row = saved(connection, "impero", played(impero.RULES, 3, 5))
    for _ in range(2):
        outbox.put(connection, News(table_id=row.id, kind="board"))
    connection.execute("UPDATE outbox SET facts = X'7B'")
    connection.execute("UPDATE game_table SET clock = X'7B' WHERE id = ?", (lobby,))
    found = wrong(connection)
    assert [line.partition(":")[0] for line in found] == ["rows", "rows", f"table {lobby}"]
    assert "row 2 of outbox" in found[1]


def test_a_stage_that_there_is_not(connection: sqlite3.Connection) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 5))
    connection.execute("UPDATE game_table SET stage = 'begun', due = NULL")
    (line,) = wrong(connection)
    assert line.startswith(f"table {row.id}: its row cannot be read")
    assert "'begun' is none of closed, lobby" in line


def test_a_reference_to_nothing(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA foreign_keys = OFF")
    outbox.put(connection, News(table_id=9, kind="board"))
    assert wrong(connection) == ["references: row 1 of outbox belongs to no game_table"]


def test_a_row_that_cannot_be_read_is_named_and_the_others_are_examined(
    connection: sqlite3.Connection,
) -> None:
    row = saved(connection, "impero", played(impero.RULES, 3, 12))
    other = saved(connection, "impero", played(impero.RULES, 3, 12))
    connection.execute("UPDATE game_table SET clock = ? WHERE id = ?", (b"{broken", row.id))
    tables.save(connection, replace(other, decision=other.decision + 1))
    first, second = wrong(connection)
    assert first.startswith(f"table {row.id}: its row cannot be read")
    assert second.startswith(f"table {other.id} ")
