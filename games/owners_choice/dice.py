"""The six dice and what their faces do (Table of the dice's results)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Step
from games.core.money import BANK, pay
from games.core.words import Seat
from games.owners_choice import dividends, exchanging, prices, turns
from games.owners_choice.components import BOX, EVENT_DIE, FACES, SIDES, SIDES_OF
from games.owners_choice.events import (
    BankPaid,
    DieRolled,
    FundEmpty,
    FundGave,
    FundTaken,
    Told,
)
from games.owners_choice.state import FUND, Roll, State, Steering


def roll(
    state: State, seat: Seat, die: int, company: int, told: Told, chance: Chance
) -> Step[State]:
    """The President of `company` rolls its die or the Fund die."""
    state, face, told = _fallen(state, seat, die, told, chance)
    match face:
        case "price-up-1" | "price-up-2" | "price-up-3" | "price-down-1":
            return _price(state, company, STEPS[face], told)
        case "dividend":
            return turns.moved(*dividends.pay_out(state, company, told))
        case "other-up-1" | "other-down-1" | "other-down-2":
            return _steer(state, seat, company, STEPS[face], told)
        case "fund-down-1" | "fund-down-2":
            return _take_fund(state, seat, company, STEPS[face], told)
        case "status-quo":
            return turns.moved(state, told)
        case _:
            raise AssertionError(f"{face} belongs on the Event die")


def roll_event(state: State, told: Told, chance: Chance) -> Step[State]:
    """The mover rolls the Event die, again and again while it says so."""
    seat = state.mover
    state, face, told = _fallen(state, seat, EVENT_DIE, told, chance)
    match face:
        case "again":
            return roll_event(*_from_fund(state, seat, told), chance)
        case "bank":
            amount = BOX.money.bank
            paid = replace(state, purses=pay(state.purses, BANK, seat, amount))
            return turns.moved(paid, (*told, BankPaid(seat=seat, amount=amount)))
        case "exchange":
            return exchanging.arrive(state, told)
        case "any-down-2":
            return _steer(state, seat, None, STEPS[face], told)
        case "all-down-1":
            return turns.moved(*prices.move_all(state, STEPS[face], told))
        case _:
            raise AssertionError(f"{face} belongs on another die")


STEPS = {
    "price-up-1": 1,
    "price-up-2": 2,
    "price-up-3": 3,
    "price-down-1": -1,
    "other-up-1": 1,
    "other-down-1": -1,
    "other-down-2": -2,
    "fund-down-1": -1,
    "fund-down-2": -2,
    "any-down-2": -2,
    "all-down-1": -1,
}
"""How far a face moves a price."""


def _fallen(
    state: State, seat: Seat, die: int, told: Told, chance: Chance
) -> tuple[State, str, Told]:
    side = chance.below(SIDES)
    face = SIDES_OF[die][side]
    event = DieRolled(seat=seat, die=die, face=FACES.index(face))
    return replace(state, rolls=(*state.rolls, Roll(die, side))), face, (*told, event)


def _price(state: State, company: int, steps: int, told: Told) -> Step[State]:
    return turns.moved(*prices.move(state, company, steps, told))


def _steer(state: State, seat: Seat, company: int | None, steps: int, told: Told) -> Step[State]:
    phase = Steering(seat, company, steps)
    return Step(replace(state, turn=state.turn + 1, phase=phase), told)


def _take_fund(state: State, seat: Seat, company: int, steps: int, told: Told) -> Step[State]:
    """The price falls first; the President has the Fund also if the company fails (ruling 10)."""
    fallen, told = prices.move(state, company, steps, told)
    amount = fallen.purses[FUND]
    if not amount:
        return turns.moved(fallen, (*told, FundEmpty()))
    paid = replace(fallen, purses=pay(fallen.purses, FUND, seat, amount))
    return turns.moved(paid, (*told, FundTaken(seat=seat, amount=amount)))


def _from_fund(state: State, seat: Seat, told: Told) -> tuple[State, Told]:
    """What there is of $50; nothing from an empty Fund (note on the Event die)."""
    amount = min(BOX.money.again, state.purses[FUND])
    if not amount:
        return state, (*told, FundEmpty())
    paid = replace(state, purses=pay(state.purses, FUND, seat, amount))
    return paid, (*told, FundGave(seat=seat, amount=amount))
