"""Payments of points and money, and refusals for lack of them.

Purses are in this order: by seat, the escrow, by company, the bank.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.core.money import BANK, pay
from games.core.seats import put
from games.core.words import RuleError, Seat
from games.impero.state import Company, State


def capital(state: State, seat: Seat) -> int:
    """Cents that the player has now, without what is in escrow."""
    return state.purses[seat]


def escrow(state: State) -> int:
    """The purse that holds leading bids and money on its way."""
    return len(state.players)


def purse(state: State, company: int) -> int:
    """The purse of a company."""
    return len(state.players) + 1 + company


def funds(state: State, company: int) -> int:
    """Cents that the company has now."""
    return state.purses[purse(state, company)]


def moved(state: State, giver: int, taker: int, amount: int) -> State:
    """Move cents from one purse to another. RuleError: not-enough-money."""
    if giver not in {BANK, len(state.purses) - 1} and state.purses[giver] < amount:
        raise RuleError("not-enough-money", most=state.purses[giver], amount=amount)
    return replace(state, purses=pay(state.purses, giver, taker, amount))


def paid_to_bank(state: State, company: int, amount: int) -> State:
    """Take cents from a company. RuleError: company-lacks-money."""
    have = funds(state, company)
    if have < amount:
        raise RuleError("company-lacks-money", company=company, most=have, amount=amount)
    return moved(state, purse(state, company), BANK, amount)


def spent(state: State, seat: Seat, points: int) -> State:
    """Take player points. RuleError: no-points."""
    player = state.players[seat]
    if player.points < points:
        raise RuleError("no-points", needed=points, points=player.points)
    after = replace(player, points=player.points - points)
    return replace(state, players=put(state.players, seat, after))


def company_spent(state: State, company: int, points: int) -> State:
    """Take company points. RuleError: no-company-points."""
    one = state.companies[company]
    if one.points < points:
        raise RuleError("no-company-points", company=company, needed=points, points=one.points)
    return with_company(state, company, replace(one, points=one.points - points))


def with_company(state: State, company: int, after: Company) -> State:
    return replace(state, companies=put(state.companies, company, after))


def known_company(state: State, company: int) -> Company:
    """The company of that number. RuleError: no-such-company."""
    if not 0 <= company < len(state.companies):
        raise RuleError("no-such-company", count=len(state.companies))
    return state.companies[company]


def directed(state: State, seat: Seat, company: int) -> Company:
    """The company, if the seat directs it. RuleError: no-such-company, not-the-director."""
    one = known_company(state, company)
    if one.director != seat:
        raise RuleError("not-the-director", company=company, seat=one.director)
    return one
