"""A table between the store and memory: functions of a connection, each within one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from bot.engine.table.live import Change, Live, begun, users
from bot.errors import HouseError
from bot.store import (
    ballots,
    entries,
    former_players,
    orders,
    outbox,
    people,
    posted,
    ratings,
    seats,
    tables,
    time_off,
)
from bot.store.columns import UNREADABLE
from bot.store.rows import BallotRow, EntryRow, News, OrderRow, TableRow
from games.core.contract import Rules
from games.core.orders import Stored
from games.core.record import (
    Cause,
    Entry,
    Header,
    Table,
    decode_action,
    decode_options,
    decode_order,
    decode_position,
    decode_state,
    decode_taking_back,
    encode,
)
from games.core.undo import StandingEntry, standing

Games = Mapping[str, Rules[Any, Any, Any]]
log = structlog.get_logger()

AtEnd = Callable[[sqlite3.Connection, Live], None]
"""What is written, in the same transaction, when a game has ended."""

SETUP = b"null"
"""The action of entry 0, which has only the events of the setup."""


def load(connection: sqlite3.Connection, games: Games, table_id: int) -> Live:
    """The table with its game decoded.

    HouseError: no-such-table, also for a game that is no longer on the shelf; table-damaged, with
    the reason in the log.
    """
    try:
        return _loaded(connection, games, table_id)
    except (*UNREADABLE, LookupError, AssertionError) as error:
        # One damaged table must not stop the others, so it is an answer and not a crash.
        log.warning("table set aside: it cannot be read", table=table_id, error=repr(error))
        raise HouseError("table-damaged", table=table_id) from error


def _loaded(connection: sqlite3.Connection, games: Games, table_id: int) -> Live:
    row = tables.get(connection, table_id)
    if row is None or row.game not in games:
        raise HouseError("no-such-table", table=table_id)
    rules = games[row.game]
    live = Live(
        rules=rules,
        # The encoded state would only take memory beside the decoded one.
        row=replace(row, state=None),
        seats=seats.at(connection, table_id),
        former=former_players.at(connection, table_id),
        orders=tuple(_stored_orders(connection, rules, table_id)),
        ballots=ballots.at(connection, table_id),
    )
    live = replace(live, time_off=time_off.of_all(connection, users(live), live.row))
    if row.state is None:
        return live
    lines = (
        StandingEntry(number, seat, decode_taking_back(action), revealed, cause_of(cause, which))
        for number, seat, action, revealed, cause, which in entries.bare(connection, table_id)
    )
    state = decode_state(rules, row.state, row.shape)
    return _begun(live, state, tuple(standing(lines)))


def save(connection: sqlite3.Connection, change: Change, at_end: AtEnd | None = None) -> Live:
    """Write all that the change changed; the table with the ids of its new orders and ballots."""
    live, before = change.live, change.before
    for entry in change.entries:
        entries.append(connection, entry)
    tables.change(connection, before.row, _row(live))
    _save_seats(connection, change)
    for former in live.former[len(before.former) :]:
        former_players.put(connection, former)
        people.remember(connection, former.user_id, before.seats[former.seat].name)
    kept_orders = _save_orders(connection, before, live, change)
    kept_ballots = tuple(_save_ballot(connection, one) for one in _ballots(connection, change))
    if change.uproot:
        posted.save(connection, posted.uprooted(posted.get(connection, live.row.id)))
    for news in (*change.news, *_calls(connection, change)):
        outbox.put(connection, news)
    if users(live) != users(before):
        live = replace(live, time_off=time_off.of_all(connection, users(live), live.row))
    for seat, in_time in change.answers:
        if (user_id := before.seats[seat].user_id) is not None:
            if in_time is None:
                ratings.unasked(connection, user_id)
            else:
                ratings.answered(connection, user_id, in_time=in_time)
    if at_end is not None and live.row.stage == "over" and before.row.stage != "over":
        at_end(connection, live)
    return replace(live, orders=kept_orders, ballots=kept_ballots)


def create(connection: sqlite3.Connection, change: Change) -> int:
    """Write a new table, with all that the change holds; its id."""
    table_id = tables.insert(connection, _row(change.live))
    for seat in change.live.seats:
        seats.insert(connection, replace(seat, table_id=table_id))
    for entry in change.entries:
        entries.append(connection, replace(entry, table_id=table_id))
    for news in change.news:
        outbox.put(connection, replace(news, table_id=table_id))
    return table_id


def entries_of(rules: Rules[Any, Any, Any], rows: tuple[EntryRow, ...]) -> tuple[Entry, ...]:
    """The record from entry 1 on, as a replay takes it."""
    return tuple(
        Entry(
            row.seat,
            decode_action(rules, row.action),
            row.at,
            cause_of(row.cause, row.cause_number),
        )
        for row in rows
        if row.number
    )


@lru_cache(maxsize=1024)
def cause_of(by: str | None, number: int | None) -> Cause | None:
    """The cause of an entry, from its two columns."""
    return None if by is None else msgspec.convert({"by": by, "number": number}, Cause)


def _begun(live: Live, state: Any, lines: tuple[StandingEntry, ...]) -> Live:
    row, rules = live.row, live.rules
    assert row.seed is not None
    assert row.opened is not None
    assert row.at is not None
    options = decode_options(rules, row.options)
    position = None if row.position is None else decode_position(row.position)
    header = Header(row.game, row.version, len(live.seats), options, row.seed, row.opened, position)
    outcome = rules.outcome(state)
    game = Table(row.number, row.at, row.decision, state, outcome, (), row.revealed)
    return replace(begun(live, header, game), lines=lines)


def _row(live: Live) -> TableRow:
    """The row to save. The state goes out in the present shape, whichever it was loaded in."""
    row = live.row
    if row.stage in {"over", "closed"}:
        # Nobody can join any more: who could is nobody's affair.
        row = replace(row, invited=(), barred=())
    if live.game is None:
        return row
    return replace(row, state=encode(live.game.state), shape=live.rules.shape)


def _stored_orders(
    connection: sqlite3.Connection, rules: Rules[Any, Any, Any], table_id: int
) -> Iterator[Stored]:
    """The orders of a table. One that cannot be read is never carried out; the table goes on."""
    for one in orders.at(connection, table_id):
        try:
            yield _stored(rules, one)
        except UNREADABLE as error:
            log.warning(
                "stored order not readable", table=table_id, order=one.id, error=repr(error)
            )


def _stored(rules: Rules[Any, Any, Any], row: OrderRow) -> Stored:
    return Stored(row.id, row.seat, decode_order(rules, row.order))


def _save_seats(connection: sqlite3.Connection, change: Change) -> None:
    old, new = change.before.seats, change.live.seats
    if old is new:
        return
    # In a lobby seats are renumbered, so single rows cannot be matched.
    if change.before.row.stage == "lobby":
        seats.replace(connection, change.live.row.id, new)
        return
    for before, after in zip(old, new, strict=True):
        if before != after:
            seats.save(connection, after)


def _save_orders(
    connection: sqlite3.Connection, before: Live, live: Live, change: Change
) -> tuple[Stored, ...]:
    if live.orders is before.orders:
        return live.orders
    for gone in {one.id for one in before.orders} - {one.id for one in live.orders}:
        orders.remove(connection, gone)
    return tuple(one if one.id else _insert(connection, one, change) for one in live.orders)


def _insert(connection: sqlite3.Connection, stored: Stored, change: Change) -> Stored:
    row = OrderRow(
        id=0,
        table_id=change.live.row.id,
        seat=stored.seat,
        order=encode(stored.order),
        stored=change.now,
    )
    return replace(stored, id=orders.insert(connection, row))


def _calls(connection: sqlite3.Connection, change: Change) -> Iterator[News]:
    """The calls, without those that repeat a topic too soon for their person."""
    for topic, news in change.calls:
        assert news.to is not None
        if outbox.may_call(connection, news.table_id, news.to, topic, change.now):
            yield news


def _ballots(connection: sqlite3.Connection, change: Change) -> tuple[BallotRow, ...]:
    old, new = change.before.ballots, change.live.ballots
    for gone in {one.id for one in old} - {one.id for one in new}:
        ballots.remove(connection, gone)
    return new


def _save_ballot(connection: sqlite3.Connection, ballot: BallotRow) -> BallotRow:
    if not ballot.id:
        return replace(ballot, id=ballots.insert(connection, ballot))
    ballots.save(connection, ballot)
    return ballot
