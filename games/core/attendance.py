"""Attendance: who answers at a table and for whom the computer does, from the entries of its record.

A person is lapsed when the computer, or the clock, has answered for them in three decisions in a row,
or in more than a quarter of at least five decisions asked of them. Time off asks nobody, so it lapses
nobody. Where turns close by the clock nobody is asked either: there each closing counts as a decision,
and any act within the turn as its answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from games.core.contract import Waiting
from games.core.record import Cause, Entry, Leave, Substitute, Table, TimeUp, Undo
from games.core.timers import Pace
from games.core.words import Seat

IN_A_ROW = 3
LEAST = 5
PART = 4
"""Missing more than one decision in this number is too much, once LEAST were asked."""


class Attendance(msgspec.Struct, frozen=True, array_like=True):
    """One seat: decisions asked of its person, those answered for them, and how many of these last."""

    asked: int = 0
    missed: int = 0
    in_row: int = 0

    @property
    def lapsed(self) -> bool:
        often = self.asked >= LEAST and PART * self.missed > self.asked
        return self.in_row >= IN_A_ROW or often

    def after(self, answered: bool) -> Attendance:
        """With one decision more."""
        row = 0 if answered else self.in_row + 1
        return Attendance(self.asked + 1, self.missed + (not answered), row)

    def back(self) -> Attendance:
        """The person says that they are here: what was missed stays, the row is over."""
        return Attendance(self.asked, self.missed, 0)


class AttendanceStep(msgspec.Struct, frozen=True):
    """An entry with the table before and after it, and whom the game waits for then."""

    before: Table[Any]
    asked: Waiting
    entry: Entry
    after: Table[Any]
    asks: Waiting

    @property
    def closes(self) -> bool:
        """Whether the decision that was open is over."""
        return self.after.opened != self.before.opened


def answers(
    step: AttendanceStep, *, by_the_clock: bool, acted: Collection[Seat], seats: int
) -> Iterator[tuple[Seat, bool]]:
    """The decisions that an entry ends, by seat, and whether its person has answered.

    `acted` are the seats whose persons have acted since the decision before it opened, by the clock.
    """
    if isinstance(step.entry.action, Undo | Leave | Substitute):
        return
    if by_the_clock:
        if step.closes:
            own = {step.entry.seat} if is_own(step.entry.seat, step.entry.cause) else set()
            yield from ((Seat(seat), seat in acted or seat in own) for seat in range(seats))
        return
    if step.asked.window:
        return
    if isinstance(step.entry.action, TimeUp):
        if _is_silence(step.asked, step.entry.action.key):
            yield from ((seat, False) for seat in step.asked.seats)
        return
    seat = step.entry.seat
    if seat in step.asked.seats and (step.closes or seat not in step.asks.seats):
        assert seat is not None
        yield seat, is_own(step.entry.seat, step.entry.cause)


def is_own(seat: Seat | None, cause: Cause | None) -> bool:
    """Whether an entry of that seat and cause was made by the seat's player; an order that they have
    stored is their own answer.
    """
    return seat is not None and (cause is None or cause.by == "order")


def _is_silence(asked: Waiting, key: str) -> bool:
    due = next((timer.due for timer in asked.timers if timer.key == key), None)
    return isinstance(due, Pace) and not due.window and not due.quiet
