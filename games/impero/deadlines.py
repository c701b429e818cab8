"""Deadlines: by the hours of the day, or live, with turns of minutes (Structure of the game)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TypeVar

from games.core.timers import At, Daily, Schedule, Timer
from games.core.words import RuleError
from games.impero.state import Auction, Listing, Options, State, Transfer, View

Running = Auction | Listing | Transfer
R = TypeVar("R", Auction, Listing, Transfer)


def schedule(options: Options) -> Schedule:
    """The ends of turns if none closes early."""
    if options.minutes:
        return Schedule(options.turns, length=timedelta(minutes=options.minutes))
    return Schedule(options.turns, tuple(sorted(options.hours)))


def ends(options: Options, hours: int, moment: datetime) -> datetime:
    """The instant that many hours from now; on a live table after one turn's length."""
    lasts = timedelta(minutes=options.minutes) if options.minutes else timedelta(hours=hours)
    return moment + lasts


def timers(state: State) -> tuple[Timer, ...]:
    """The timers by their end, the turn's last: at one instant auctions close before the turn."""
    lots: list[Auction | Listing] = [*state.auctions, *state.listings]
    running: list[Running] = [one for one in lots if one.last is None]
    running.extend(state.transfers)
    running.sort(key=lambda one: one.ends)
    return (*(Timer(one.key, At(one.ends)) for one in running), _turn(state))


def last_turn(state: State) -> int | None:
    """The last turn with whose close a lot opened now ends, if turns may close early."""
    return min(state.turn + 1, state.options.turns) if state.options.early else None


def is_decided(state: State, lot: Auction | Listing, moment: datetime) -> bool:
    """Whether a lot ends with the close of this turn (rulings 28 and 29).

    Where turns close early it does once its time is over, or one turn after it was opened. Elsewhere
    it does in the last turn, if only a late bid has put its end off beyond the close.
    """
    if lot.last is not None:
        return lot.due <= moment or lot.last <= state.turn
    return is_last_turn(state) and lot.due <= moment


def is_over(lot: Auction | Listing, moment: datetime) -> bool:
    """Whether a lot's time is over, if it does not wait for a close."""
    return lot.last is None and moment >= lot.ends


def find(running: Sequence[R], number: int, why: str) -> R:
    """The lot of that number. RuleError with `why`: it is over, or never existed."""
    for one in running:
        if one.id == number:
            return one
    raise RuleError(why)


def is_last_turn(state: State) -> bool:
    return state.turn >= state.options.turns


def closings(seen: State | View) -> int:
    """Turns that are still to close, this one included."""
    return seen.options.turns - seen.turn + 1


def seconds(instant: datetime) -> int:
    return int(instant.timestamp())


def _turn(state: State) -> Timer:
    """A first turn that begins between two hours lasts to the second of them (ruling 20)."""
    options, key = state.options, f"turn:{state.turn}"
    if options.minutes:
        return Timer(key, At(state.began + timedelta(minutes=options.minutes)))
    if state.turn == 1:
        return Timer(key, Daily(options.hours, whole=True))
    return Timer(key, Daily(options.hours, after=f"turn:{state.turn - 1}"))
