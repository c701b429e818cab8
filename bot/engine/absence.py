"""What follows when nobody answers: bank, silence, the computer, a pause; and the way back."""

from __future__ import annotations

from bot.engine import ballots, banks, computers, pausing
from bot.engine.change import Change
from bot.engine.entries import enter
from bot.engine.live import absent, persons, waited_persons
from bot.engine.stored_orders import drop, drop_all, settle
from games.core.record import Cause, Leave, TimeUp
from games.core.timers import Alarm
from games.core.words import Seat

PATIENCE = 2
"""Silences in a row after which the computer plays the seat."""


def ring(change: Change, alarm: Alarm) -> None:
    """An alarm's time has come. All who were waited for run out of time together, once."""
    # The bank is lent before anything is counted: a table on its bank has not been silent yet.
    if alarm.paced and banks.lend(change, alarm):
        return
    counts = alarm.paced and not alarm.quiet and not change.live.waiting.window
    # The rules move on with TimeUp, so those waited for are noted before it. A window does not
    # count: to let it pass is an answer.
    silent = waited_persons(change.live) if counts else ()
    banks.empty(change, alarm)
    enter(change, None, TimeUp(alarm.key))
    for seat in silent:
        _count(change, seat)
    settle(change)
    if change.live.row.stage == "running":
        pause_if_deserted(change)


def come_back(change: Change, seat: Seat) -> None:
    """The person plays again; a table that paused because everybody was away goes on.

    Orders that the person left for the time of the absence are over.
    """
    row = change.live.seats[seat]
    # These orders go before the seat is given back, or one could act for the person who is here
    # again.
    for stored in change.live.orders:
        if stored.seat == seat and stored.order.while_away:
            drop(change, stored)
    if row.computer is not None:
        # This is read before the seat has its person back: then the table would not look deserted.
        deserted = change.live.row.stage == "paused" and not persons(change.live)
        change.set_seat(seat, computer=None)
        change.say("player-back", seat=seat)
        change.tell("board")
        if deserted:
            pausing.resume(change, "back")
    if row.silences:
        change.set_seat(seat, silences=0)


def pause_if_deserted(change: Change) -> None:
    """Pause: computers do not play a game to its end while all its persons are away."""
    if absent(change.live) and not persons(change.live):
        pausing.pause(change, "absent")


def _count(change: Change, seat: Seat) -> None:
    row = change.live.seats[seat]
    change.set_seat(seat, silences=row.silences + 1)
    if row.silences + 1 >= PATIENCE and change.live.row.stage == "running":
        change.set_seat(seat, computer=computers.stand_in(change.live.rules))
        change.say("computer-plays", seat=seat)
        ballots.excuse(change, seat)


def leave(change: Change, seat: Seat) -> None:
    """The seat's orders go with it. When no person is left the game ends by its rules."""
    _leave(change, seat, None)
    change.say("player-left", seat=seat)
    # A game may end by itself after any of these leavings, so each is asked for anew.
    for row in change.live.seats:
        if not _ends(change):
            return
        if not row.left and row.seat != seat:
            _leave(change, row.seat, Cause("computer"))


def _leave(change: Change, seat: Seat, cause: Cause | None) -> None:
    enter(change, seat, Leave(), cause)
    change.set_seat(seat, left=True)
    drop_all(change, seat)
    ballots.excuse(change, seat)


def _ends(change: Change) -> bool:
    """Whether only computers are left."""
    here = [row for row in change.live.seats if not row.left]
    return change.live.row.stage != "over" and all(row.user_id is None for row in here)
