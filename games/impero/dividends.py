"""Dividends: the part of a company's earnings for its shares (Dividends)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from games.core.contract import Step
from games.core.offers import Choice, Offer
from games.core.words import RuleError, Seat
from games.impero.actions import SetDividend
from games.impero.components import BOX, COSTS
from games.impero.events import DividendSet
from games.impero.spending import company_spent, directed, with_company
from games.impero.state import Company, State

STEP = BOX.company.dividend_step
SHARES = tuple(range(0, 101, STEP))
"""The per cents that may be paid out."""


def set_dividend(state: State, seat: Seat, company: int, percent: int) -> Step[State]:
    """Set the dividend at a company point for each step of ten per cent.

    RuleError: not-the-director, dividend-by-tens, dividend-is-so-already, no-company-points.
    """
    one = directed(state, seat, company)
    if percent not in SHARES:
        raise RuleError("dividend-by-tens", step=STEP)
    if percent == one.dividend:
        raise RuleError("dividend-is-so-already", percent=percent)
    after = company_spent(state, company, cost(one, percent))
    changed = replace(after.companies[company], dividend=percent)
    event = DividendSet(company=company, percent=percent)
    return Step(with_company(after, company, changed), (event,))


def dividend_offers(state: State, seat: Seat) -> Iterator[Offer]:
    """The offer for each company of the seat: the dividends that its points reach."""
    for company, one in enumerate(state.companies):
        if one.director == seat:
            yield from company_dividend_offers(state, company)


def company_dividend_offers(state: State, company: int) -> Iterator[Offer]:
    one = state.companies[company]
    if reached := _reached(one.dividend, one.points):
        fields = (Choice("percent", reached),)
        yield Offer(
            SetDividend(company, reached[0]), fields, hidden=True, page=f"company:{company}"
        )


@cache
def _reached(dividend: int, points: int) -> tuple[int, ...]:
    within = points // COSTS.dividend_step * STEP
    return tuple(share for share in SHARES if 0 < abs(share - dividend) <= within)


def cost(company: Company, percent: int) -> int:
    """Company points from the present dividend to this one."""
    return abs(percent - company.dividend) // STEP * COSTS.dividend_step
