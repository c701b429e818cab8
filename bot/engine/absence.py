"""The ladder for who does not answer: bank, silence, the computer, a pause; and the way back."""

from __future__ import annotations

from bot.engine import ballots, banks, computers, pausing
from bot.engine.draft import Draft
from bot.engine.judge import enter
from bot.engine.live import absent, persons, waited_persons
from bot.engine.obeying import drop, settle
from games.core.record import TimeUp
from games.core.timers import Alarm
from games.core.words import Seat

PATIENCE = 2
"""Silences in a row after which the computer plays the seat."""


def ring(draft: Draft, alarm: Alarm) -> None:
    """An alarm's time has come. Whoever was waited for runs out together, once."""
    if alarm.paced and banks.lend(draft, alarm):
        return
    silent = waited_persons(draft.live) if alarm.paced and not draft.live.waiting.window else ()
    banks.empty(draft, alarm)
    enter(draft, None, TimeUp(alarm.key))
    for seat in silent:
        _count(draft, seat)
    settle(draft)
    if draft.live.row.stage == "running":
        pause_if_deserted(draft)


def come_back(draft: Draft, seat: Seat) -> None:
    """The person plays himself again; if he was missed by a paused table, it goes on.

    What he had ordered for the time of his absence is over.
    """
    row = draft.live.seats[seat]
    for stored in draft.live.orders:
        if stored.seat == seat and stored.order.while_away:
            drop(draft, stored)
    if row.computer is not None:
        deserted = draft.live.row.stage == "paused" and not persons(draft.live)
        draft.set_seat(seat, computer=None)
        draft.say("player-back", seat=seat)
        draft.tell("board")
        if deserted:
            pausing.resume(draft, "back")
    if row.silences:
        draft.set_seat(seat, silences=0)


def pause_if_deserted(draft: Draft) -> None:
    """Computers do not play a game to its end while all its persons are away."""
    if absent(draft.live) and not persons(draft.live):
        pausing.pause(draft, "absent")


def _count(draft: Draft, seat: Seat) -> None:
    row = draft.live.seats[seat]
    draft.set_seat(seat, silences=row.silences + 1)
    if row.silences + 1 >= PATIENCE and draft.live.row.stage == "running":
        draft.set_seat(seat, computer=computers.stand_in(draft.live.rules))
        draft.say("computer-plays", seat=seat)
        ballots.excuse(draft, seat)
