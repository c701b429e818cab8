"""Seats that change hands: given up or taken away, offered, and taken by somebody else."""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

from msgspec.structs import replace

from bot.engine.lobby.lobby_changes import is_welcome
from bot.engine.moves import computers
from bot.engine.moves.entries import enter
from bot.engine.moves.stored_orders import drop_all, settle
from bot.engine.people import ballots, pausing
from bot.engine.table.live import Change, Live, check_played, seat_of
from bot.engine.table.names import distinct, of_a_person
from bot.errors import HouseError
from bot.store.rows import FormerRow, SeatRow
from games.core.record import Cause, Substitute
from games.core.timers import Alarm
from games.core.words import Seat

Why = Literal["left", "voted", "admin", "director", "absent"]
"""Why a seat is offered: its player has left, was removed by a vote, an administrator or a director, or is away."""


def offer(change: Change, seat: Seat, why: Why) -> None:
    """From now on somebody else may take the seat; at a tournament's table the tournament fills it."""
    change.set_seat(seat, offered=change.now)
    key = "seat-of-reserves" if change.live.row.directed else "seat-offered"
    change.say(key, seat=seat, why=why)
    if not change.live.row.directed:
        change.tell("seat", seat=seat)
    change.tell("board")


def vacate(change: Change, seat: Seat, why: Why) -> None:
    """The person plays here no more and the computer does, until somebody takes the seat."""
    _dismiss(change, seat, why)
    kind = computers.stand_in(change.live.rules)
    change.set_seat(seat, user_id=None, computer=kind, silences=0, away_since=None)
    ballots.excuse(change, seat)
    offer(change, seat, why)


def check(live: Live, seat: Seat, user_id: int) -> None:
    """HouseError: seat-of-tournament, seat-not-offered, already-seated, sat-here-before, not-invited,
    and for a table that is not being played.
    """
    check_played(live)
    if live.row.directed:
        raise HouseError("seat-of-tournament")
    if not 0 <= seat < len(live.seats) or live.seats[seat].offered is None:
        raise HouseError("seat-not-offered")
    if any(one.user_id == user_id for one in live.former):
        raise HouseError("sat-here-before")
    if seat_of(live, user_id) is not None:
        raise HouseError("already-seated")
    if not is_welcome(live, user_id):
        raise HouseError("not-invited")


def take(change: Change, seat: Seat, user_id: int, name: str) -> None:
    """The seat is another person's from this entry on: with the whole time, the bank, and all that the
    seat knows. HouseError: as for `check`.
    """
    check(change.live, seat, user_id)
    _take(change, seat, user_id, name)


def _take(change: Change, seat: Seat, user_id: int, name: str, cause: Cause | None = None) -> None:
    before = change.live.seats[seat]
    if before.user_id is not None:
        _dismiss(change, seat, "absent")
    enter(change, None, Substitute(seat), cause)
    change.live = replace(change.live, seats=_seated(change, before, user_id, name))
    _restart_clock(change, seat)
    change.say("seat-taken", seat=seat, before=before.name)
    change.tell("board")
    if change.live.row.stage == "paused" and change.live.row.paused_why == "absent":
        pausing.resume(change, "back")
        settle(change)


def replace_by(
    change: Change, seat: Seat, person: tuple[int, str] | None, why: Why = "director"
) -> None:
    """The seat goes to this person, or to a computer (None); its player is not asked."""
    row = change.live.seats[seat]
    if row.user_id is not None:
        if why == "director":
            change.say("player-removed", seat=seat, why=why)
        _dismiss(change, seat, why)
        ballots.excuse(change, seat)
    kind = computers.stand_in(change.live.rules)
    change.set_seat(seat, user_id=None, computer=kind, silences=0, offered=None, away_since=None)
    if person is not None:
        _take(change, seat, *person, Cause("director") if why == "director" else None)
        return
    change.say("computer-stays", seat=seat)
    change.tell("board")


def _dismiss(change: Change, seat: Seat, why: Why) -> None:
    """The person's orders go with them, and they cannot come back."""
    live = change.live
    user = live.seats[seat].user_id
    assert user is not None
    former = FormerRow(
        table_id=live.row.id,
        user_id=user,
        seat=seat,
        why=why,
        number=live.row.number,
        at=change.now,
        lapsed=live.seats[seat].lapsed,
    )
    change.live = replace(live, former=(*live.former, former))
    drop_all(change, seat)
    if why != "left":
        change.tell("call", "seat-lost", user, why=why)
    # A vote about this person must not fall on the one who comes after them.
    ballots.void_replacing(change, seat)


def _seated(change: Change, before: SeatRow, user_id: int, name: str) -> tuple[SeatRow, ...]:
    live = change.live
    taken = [row.name for row in live.seats if row.seat != before.seat]
    row = SeatRow(
        table_id=before.table_id,
        seat=before.seat,
        user_id=user_id,
        name=distinct(of_a_person(name), taken),
        bank=live.row.clock.bank,
        taken=live.row.number,
    )
    return tuple(row if one.seat == before.seat else one for one in live.seats)


def _restart_clock(change: Change, seat: Seat) -> None:
    """A whole pace for the one who is new, and so for all who are asked with them.

    In a window it begins again for everybody, or it would tell who has answered.
    """
    live = change.live
    if seat not in live.waiting.seats and not live.waiting.window:
        return
    alarms = tuple(_anew(change, one) if one.paced else one for one in live.row.alarms)
    change.set(alarms=alarms, reminded=0)


def _anew(change: Change, alarm: Alarm) -> Alarm:
    clock = change.live.row.clock
    whole = timedelta(seconds=clock.window if change.live.waiting.window else clock.seconds)
    begun = change.live.row.paused_at or change.now
    due = max(alarm.due, begun + whole)
    return replace(alarm, due=due, since=begun, banked=False, plain=None)
