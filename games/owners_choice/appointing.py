"""To whom a President's die goes whenever shares have changed hands (The President)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.words import Seat
from games.owners_choice.components import COUNT
from games.owners_choice.events import PresidentLost, PresidentNamed, Told
from games.owners_choice.state import State, gone


def appoint(state: State, told: Told) -> tuple[State, Told]:
    """Maximum shares give the die; a tie leaves it where it is, or gives it to the next seat."""
    found = tuple(_president(state, company) for company in range(COUNT))
    for company, (before, now) in enumerate(zip(state.presidents, found, strict=True)):
        if now is None and before is not None:
            told = (*told, PresidentLost(company=company))
        elif now is not None and now != before:
            told = (*told, PresidentNamed(seat=now, company=company))
    return replace(state, presidents=found), told


def clockwise(state: State) -> tuple[Seat, ...]:
    """The seats that play, from the mover's left; the mover comes last (ruling 3.6.7)."""
    seats, out = len(state.left), gone(state)
    around = (Seat((state.mover + step) % seats) for step in range(1, seats + 1))
    return tuple(seat for seat in around if not out[seat])


def _president(state: State, company: int) -> Seat | None:
    playing = clockwise(state)
    most = max((state.shares[seat][company] for seat in playing), default=0)
    if not most:
        return None
    leading = [seat for seat in playing if state.shares[seat][company] == most]
    now = state.presidents[company]
    return now if now in leading else leading[0]
