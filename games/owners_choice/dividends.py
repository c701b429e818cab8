"""What companies pay their holders (space D; the result Dividend)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.money import BANK, pay
from games.core.words import Seat
from games.owners_choice.components import DIVIDENDS
from games.owners_choice.events import DividendDeclared, DividendPaid, NobodyHolds, Told
from games.owners_choice.state import State


def pay_out(state: State, company: int, told: Told) -> tuple[State, Told]:
    """The company's dividend for every share, also to players who have left (ruling 3.6.10)."""
    if not any(held[company] for held in state.shares):
        return state, (*told, NobodyHolds(company=company))
    each, purses = DIVIDENDS[state.rungs[company]], state.purses
    told = (*told, DividendDeclared(company=company, amount=each))
    for seat, held in enumerate(state.shares):
        if count := held[company]:
            purses = pay(purses, BANK, seat, count * each)
            paid = DividendPaid(seat=Seat(seat), company=company, count=count, amount=count * each)
            told = (*told, paid)
    return replace(state, purses=purses), told


def of_the_dearest(state: State, told: Told) -> tuple[State, Told]:
    """Every company that shares the highest price pays (space D)."""
    for company in dearest(state.rungs):
        state, told = pay_out(state, company, told)
    return state, told


def dearest(rungs: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(company for company, rung in enumerate(rungs) if rung == max(rungs))


def due(rungs: tuple[int, ...], shares: Sequence[int]) -> int:
    """Dollars that a space D would pay now for these shares, by company."""
    return DIVIDENDS[max(rungs)] * sum(shares[company] for company in dearest(rungs))
