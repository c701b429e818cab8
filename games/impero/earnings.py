"""Earnings of cells for companies, and of companies for shareholders (End of the turn)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.money import BANK, Purses
from games.impero import blackouts
from games.impero.components import BOX
from games.impero.deadlines import closings
from games.impero.state import NOBODY, Account, Company, State, View

TENANT = BOX.cells.tenant_per_cent


def nominal(yields: Sequence[int]) -> tuple[int, ...]:
    """Cents that each cell brings without blackouts."""
    return tuple(100 * dollars for dollars in yields)


def effective(state: State, out: tuple[int, ...]) -> tuple[int, ...]:
    """Cents that each cell brings now: nothing in a blackout, half beside one."""
    half = blackouts.halved(state.land, out)
    dark = frozenset(out)
    return tuple(
        0 if cell in dark else 50 * dollars if cell in half else 100 * dollars
        for cell, dollars in enumerate(state.yields)
    )


def gross(
    companies: Sequence[Company], owners: Sequence[int], worth: Sequence[int]
) -> tuple[int, ...]:
    """Cents by company: its own cells whole, half of cells it rents, half of cells it has let.

    The owner of a rented cell loses nothing, and gains half of it for each tenant (ruling 5).
    """
    earned = [0] * len(companies)
    for owner, cents in zip(owners, worth, strict=True):
        if owner != NOBODY:
            earned[owner] += cents
    for tenant, company in enumerate(companies):
        for cell in company.rented:
            part = worth[cell] * TENANT // 100
            earned[tenant] += part
            earned[owners[cell]] += part
    return tuple(earned)


def split(earned: int, dividend: int, shares: int) -> tuple[int, int]:
    """Cents that the company keeps, and cents of each share; the remainder vanishes."""
    kept = earned * (100 - dividend) // 100
    return kept, (earned - kept) // shares


def forecast(view: View, company: int, dividend: int) -> tuple[int, int]:
    """Cents that the company keeps, and cents of each share, at a closing without blackouts.

    Shares that are won with this closing are paid, too.
    """
    earned = gross(view.companies, view.owners, nominal(view.yields))[company]
    ending = (lot for lot in view.auctions if lot.last is not None and lot.last <= view.turn)
    won = sum(lot.shares for lot in ending if lot.company == company and lot.leader is not None)
    return split(earned, dividend, sum(view.companies[company].shares) + won)


def until_end(seen: State | View, company: int) -> int:
    """Cents that a share will still be paid if all closings are like the last; 0 before the first."""
    known = company < len(seen.accounts)
    return seen.accounts[company].per_share * closings(seen) if known else 0


def accounts(state: State, out: tuple[int, ...]) -> tuple[Account, ...]:
    """The account of each company for this turn."""
    earned = gross(state.companies, state.owners, effective(state, out))
    dark = _count(state, frozenset(out))
    half = _count(state, blackouts.halved(state.land, out))
    return tuple(
        Account(
            cents,
            *split(cents, company.dividend, sum(company.shares)),
            dark[number],
            half[number],
            company.shares,
        )
        for number, (company, cents) in enumerate(zip(state.companies, earned, strict=True))
    )


def paid(state: State, books: Sequence[Account]) -> Purses:
    """Pay companies and shareholders out of the bank."""
    purses, seats = list(state.purses), len(state.players)
    for number, account in enumerate(books):
        purses[seats + 1 + number] += account.kept
        purses[BANK] -= account.kept + account.per_share * sum(account.shares)
        for seat, count in enumerate(account.shares):
            purses[seat] += account.per_share * count
    return tuple(purses)


def earned_by(seat: int, books: Sequence[Account]) -> int:
    """Cents that the seat's shares brought."""
    return sum(account.per_share * account.shares[seat] for account in books)


def _count(state: State, cells: frozenset[int]) -> list[int]:
    """By company, how many of these cells it owns or rents."""
    counts = [0] * len(state.companies)
    for cell in cells:
        if state.owners[cell] != NOBODY:
            counts[state.owners[cell]] += 1
    for number, company in enumerate(state.companies):
        counts[number] += sum(cell in cells for cell in company.rented)
    return counts
