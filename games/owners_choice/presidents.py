"""The President of a company, and the choice that comes with it (The President; Company spaces)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Step
from games.core.money import pay
from games.core.words import RuleError, Seat
from games.owners_choice import dice, turns
from games.owners_choice.components import FUND_DIE, fee
from games.owners_choice.events import FeePaid, NoPresident, Told
from games.owners_choice.state import FUND, Presiding, State


def arrive(state: State, company: int, told: Told) -> Step[State]:
    """The marker stands on the company's space: its President is asked, if there is one."""
    president = state.presidents[company]
    if president is None:
        return turns.moved(state, (*told, NoPresident(company=company)))
    phase = Presiding(president, company)
    return Step(replace(state, turn=state.turn + 1, phase=phase), told)


def can_pay(state: State, seat: Seat, company: int) -> bool:
    return state.purses[seat] >= fee(state.rungs[company])


def roll(state: State, phase: Presiding, die: object, chance: Chance) -> Step[State]:
    """The company's die for its fee, or the Fund die."""
    if type(die) is not int or die not in (phase.company, FUND_DIE):
        raise RuleError("not-this-die", company=phase.company)
    if die == FUND_DIE:
        return dice.roll(state, phase.seat, die, phase.company, (), chance)
    return _company_die(state, phase, chance)


def silent(state: State, phase: Presiding) -> int:
    """The Fund die if there is anything to take, or no money for the other (ruling 8)."""
    if state.purses[FUND] or not can_pay(state, phase.seat, phase.company):
        return FUND_DIE
    return phase.company


def _company_die(state: State, phase: Presiding, chance: Chance) -> Step[State]:
    seat, company = phase.seat, phase.company
    cost = fee(state.rungs[company])
    if not can_pay(state, seat, company):
        raise RuleError("fee-not-affordable", cost=cost, cash=state.purses[seat])
    paid = replace(state, purses=pay(state.purses, seat, FUND, cost))
    told = (FeePaid(seat=seat, company=company, amount=cost),)
    return dice.roll(paid, seat, company, company, told, chance)
