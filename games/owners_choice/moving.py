"""The Action marker's move, and the space it reaches (Moving the Action marker; Effects)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Step
from games.core.money import BANK, pay
from games.core.words import RuleError, Seat
from games.owners_choice import dice, dividends, ending, presidents, turns
from games.owners_choice.components import BOX, COUNT, GOAL, SPACES, lap, most_steps
from games.owners_choice.events import (
    CompanyNamed,
    DiceRewarded,
    GoalReached,
    MarkerMoved,
    NoDiceHeld,
    Told,
)
from games.owners_choice.state import FUND, Naming, State, to_goal


def reach(state: State) -> int:
    """Maximum steps of this move: never past Goal; by the number of players at the start."""
    return min(most_steps(len(state.left)), to_goal(state))


def move(state: State, steps: object, chance: Chance) -> Step[State]:
    """At least one step; then the space has its effect."""
    if type(steps) is not int or not 1 <= steps <= reach(state):
        raise RuleError("steps-out-of-range", most=reach(state))
    marker = state.marker + steps
    space = lap(state.boards)[marker]
    there = replace(state, marker=marker, rolls=(), ruined=())
    event = MarkerMoved(seat=state.mover, steps=steps, space=SPACES.index(space))
    return _arrive(there, space, (event,), chance)


def name_company(state: State, company: object) -> Step[State]:
    """A multi space counts as one of any company, also one without a President (ruling 7)."""
    if type(company) is not int or not 0 <= company < COUNT:
        raise RuleError("no-such-company")
    told = (CompanyNamed(seat=state.mover, company=company),)
    return presidents.arrive(state, company, told)


def silent_name(state: State) -> int:
    """The company of which the mover holds most, the first of equal ones."""
    held = state.shares[state.mover]
    return held.index(max(held))


def _arrive(state: State, space: str, told: Told, chance: Chance) -> Step[State]:
    match space:
        case "event":
            return dice.roll_event(state, told, chance)
        case "multi":
            return Step(replace(state, turn=state.turn + 1, phase=Naming()), told)
        case "president":
            return turns.moved(*_reward(state, told))
        case "dividend":
            return turns.moved(*dividends.of_the_dearest(state, told))
        case "goal":
            return _goal(state, told)
        case _:
            return presidents.arrive(state, SPACES.index(space), told)


def _reward(state: State, told: Told) -> tuple[State, Told]:
    """$100 from the bank for each President's die that somebody has (space C)."""
    purses = state.purses
    for seat in range(len(state.left)):
        if count := state.presidents.count(Seat(seat)):
            amount = count * BOX.money.for_a_die
            purses = pay(purses, BANK, seat, amount)
            told = (*told, DiceRewarded(seat=Seat(seat), count=count, amount=amount))
    if purses == state.purses:
        told = (*told, NoDiceHeld())
    return replace(state, purses=purses), told


def _goal(state: State, told: Told) -> Step[State]:
    """$100 from the Fund, or what it has, and the game is over (space E)."""
    assert state.marker == GOAL
    amount = min(BOX.money.goal, state.purses[FUND])
    paid = replace(state, purses=pay(state.purses, FUND, state.mover, amount))
    return ending.end(paid, "goal", (*told, GoalReached(seat=state.mover, amount=amount)))
