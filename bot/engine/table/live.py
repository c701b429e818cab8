"""A table as it is held in memory: its rows, and the game decoded. Never changed, only replaced."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

import msgspec

from bot.errors import HouseError
from bot.store.rows import BallotRow, Clock, FormerRow, SeatRow, TableRow, TimeOff
from games.core.contract import Rules, Waiting
from games.core.orders import Stored
from games.core.record import Header, Table, decode_options
from games.core.timers import House, Schedule
from games.core.undo import Standing
from games.core.words import Seat

NOBODY_WAITED_FOR = Waiting((), ())


class Live(msgspec.Struct, frozen=True, kw_only=True):
    """A table. `game` is the state decoded, None in a lobby; the row's own `state` stays None."""

    rules: Rules[Any, Any, Any]
    row: TableRow
    seats: tuple[SeatRow, ...]
    orders: tuple[Stored, ...] = ()
    ballots: tuple[BallotRow, ...] = ()
    header: Header[Any] | None = None
    game: Table[Any] | None = None
    waiting: Waiting = NOBODY_WAITED_FOR
    former: tuple[FormerRow, ...] = ()
    """Who has played a seat and does not any more."""
    time_off: Mapping[int, TimeOff] = {}
    """By Discord id, of those who sit there and have some."""
    lines: tuple[Standing, ...] = ()
    """The entries that stand, without those taken back; undoing works on them."""

    @property
    def begun(self) -> tuple[Header[Any], Table[Any]]:
        """Header and game of a table that has started."""
        assert self.header is not None
        assert self.game is not None
        return self.header, self.game

    @property
    def state(self) -> Any:
        return self.begun[1].state


def house_of(clock: Clock) -> House:
    return House(clock.zone, timedelta(seconds=clock.seconds), timedelta(seconds=clock.window))


def schedule_of(live: Live) -> Schedule | None:
    """When the turns close, if the game goes by the clock with its options."""
    options = live.header.options if live.header else decode_options(live.rules, live.row.options)
    return live.rules.schedule(options)


def seat_of(live: Live, user_id: int | None) -> Seat | None:
    """The seat of the person, also after they have left it."""
    if user_id is None:
        return None
    return next((row.seat for row in live.seats if row.user_id == user_id), None)


def player(live: Live, user_id: int) -> Seat:
    """The person's seat at a table in play. HouseError: not-at-this-table, seat-left."""
    check_played(live)
    seat = seat_of(live, user_id)
    if seat is None:
        gone = any(one.user_id == user_id for one in live.former)
        raise HouseError("seat-left" if gone else "not-at-this-table")
    if live.seats[seat].left:
        raise HouseError("seat-left")
    return seat


def check_played(live: Live) -> None:
    """HouseError: table-not-started, table-over, table-closed."""
    match live.row.stage:
        case "lobby":
            raise HouseError("table-not-started")
        case "over":
            raise HouseError("table-over")
        case "closed":
            raise HouseError("table-closed")
        case "running" | "paused":
            pass


def check_running(live: Live) -> None:
    """HouseError: place-unreachable, table-paused, and as for `check_played`."""
    check_played(live)
    if live.row.unreachable is not None:
        raise HouseError("place-unreachable", cause=live.row.unreachable)
    if live.row.stage == "paused":
        raise HouseError("table-paused")


def users(live: Live) -> tuple[int, ...]:
    """The people who sit there."""
    return tuple([row.user_id for row in live.seats if row.user_id is not None])


def persons(live: Live) -> tuple[Seat, ...]:
    """The seats that a person plays, none of them on a computer's hands."""
    return tuple([row.seat for row in live.seats if row.person])


def absent(live: Live) -> tuple[Seat, ...]:
    """The seats whose person the computer stands in for."""
    return tuple(
        row.seat
        for row in live.seats
        if row.user_id is not None and row.computer is not None and not row.left
    )
