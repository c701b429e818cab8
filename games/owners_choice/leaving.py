"""Leaving: dice are given up, shares and money kept, and the seat is counted (rulings 3.6.4, 3.6.10)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.seats import put, staying
from games.core.words import Seat
from games.owners_choice import ending, exchanging, moving, presidents, prices, turns
from games.owners_choice.appointing import appoint
from games.owners_choice.events import PlayerLeft, Told
from games.owners_choice.preparation import next_buyer
from games.owners_choice.state import (
    Exchanging,
    Moving,
    Naming,
    Opening,
    Presiding,
    State,
    Steering,
    Trading,
    gone,
)


def leave(state: State, seat: Seat) -> Step[State]:
    """With one player left the game ends at once, and all who did not go bankrupt are counted."""
    was_out = gone(state)[seat]
    away = replace(
        state,
        left=put(state.left, seat, True),
        ruined=tuple(one for one in state.ruined if one != seat),
    )
    told: Told = (PlayerLeft(seat=seat),)
    if was_out:
        return Step(away, told)
    away, told = appoint(away, told)
    if len(staying(gone(away))) == 1:
        return ending.end(away, "all-left", told)
    return _answered(away, told, seat)


def _answered(state: State, told: Told, seat: Seat) -> Step[State]:
    """What the seat was asked: a choice is made as by silence, a turn not yet moved is over."""
    match state.phase:
        case Presiding(seat=asked, company=company) if asked == seat:
            return presidents.arrive(state, company, told)
        case Steering(seat=asked) as phase if asked == seat:
            return _after(told, prices.steer(state, phase, prices.silent(state, phase)))
        case Opening() as phase if state.mover == seat:
            return next_buyer(state, phase, told)
        case Naming() if state.mover == seat:
            return _after(told, moving.name_company(state, moving.silent_name(state)))
        case Exchanging() if state.mover == seat:
            return _after(told, exchanging.decline(state))
        case Moving() | Trading() if state.mover == seat:
            return turns.pass_on(state, told)
        case _:
            return Step(state, told)


def _after(told: Told, step: Step[State]) -> Step[State]:
    return Step(step.state, (*told, *step.events), step.revealed)
