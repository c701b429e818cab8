"""A table as it is held in memory: its rows, and the game decoded. Never changed, only replaced."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.store.rows import BallotRow, Clock, SeatRow, TableRow
from games.core.contract import Rules, Waiting
from games.core.orders import Stored
from games.core.record import Header, Table
from games.core.timers import Alarm, House
from games.core.undo import Standing
from games.core.words import Seat

NOBODY_WAITED_FOR = Waiting((), ())


class Live(msgspec.Struct, frozen=True, kw_only=True):
    """A table. What is played is `game`, None in a lobby; the row's own `state` is not kept."""

    rules: Rules[Any, Any, Any]
    row: TableRow
    seats: tuple[SeatRow, ...]
    orders: tuple[Stored, ...] = ()
    ballots: tuple[BallotRow, ...] = ()
    header: Header[Any] | None = None
    game: Table[Any] | None = None
    waiting: Waiting = NOBODY_WAITED_FOR
    lines: tuple[Standing, ...] = ()
    """The entries that stand, without those taken back: what undoing must know."""

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


def seat_of(live: Live, user_id: int | None) -> Seat | None:
    """Where the person sits, or sat before he left."""
    if user_id is None:
        return None
    return next((row.seat for row in live.seats if row.user_id == user_id), None)


def persons(live: Live) -> tuple[Seat, ...]:
    """The seats that a person plays himself."""
    return tuple([row.seat for row in live.seats if row.person])


def waited_persons(live: Live) -> tuple[Seat, ...]:
    return tuple([seat for seat in live.waiting.seats if live.seats[seat].person])


def asked_persons(live: Live) -> tuple[Seat, ...]:
    """Those waited for; where the game waits for nobody, all who may act."""
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
    """The alarm by which those waited for must have answered, if one runs at the table's pace."""
    paced = [alarm for alarm in alarms if alarm.paced]
    return min(paced, key=_due) if paced else None


def _due(alarm: Alarm) -> datetime:
    return alarm.due
