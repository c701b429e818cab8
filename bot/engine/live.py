"""A table as it is held in memory: its rows, and the game decoded. Never changed, only replaced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.store.rows import BallotRow, Clock, FormerRow, SeatRow, TableRow, TimeOff
from games.core.contract import Rules, Waiting
from games.core.orders import Stored
from games.core.record import Header, Table, decode_options
from games.core.timers import Alarm, House, Schedule
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


def users(live: Live) -> tuple[int, ...]:
    """The people who sit there."""
    return tuple([row.user_id for row in live.seats if row.user_id is not None])


def persons(live: Live) -> tuple[Seat, ...]:
    """The seats that a person plays, none of them on a computer's hands."""
    return tuple([row.seat for row in live.seats if row.person])


def waited_persons(live: Live) -> tuple[Seat, ...]:
    return tuple([seat for seat in live.waiting.seats if live.seats[seat].person])


def asked_persons(live: Live) -> tuple[Seat, ...]:
    """The persons waited for; where the game waits for nobody, all who may act."""
    asked = live.waiting.seats or live.waiting.may
    return tuple([seat for seat in asked if live.seats[seat].person])


def absent(live: Live) -> tuple[Seat, ...]:
    """The seats whose person the computer stands in for."""
    return tuple(
        row.seat
        for row in live.seats
        if row.user_id is not None and row.computer is not None and not row.left
    )


def pressing(alarms: Sequence[Alarm]) -> Alarm | None:
    """The first alarm at the table's pace, by which those waited for must answer, or None."""
    paced = [alarm for alarm in alarms if alarm.paced]
    return min(paced, key=_due) if paced else None


def _due(alarm: Alarm) -> datetime:
    return alarm.due
