"""Shareholders and directors of companies (Managing a company)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.seats import put
from games.core.words import Public, Seat
from games.impero.events import DirectorChanged
from games.impero.state import Company, State


def locked(state: State, seat: Seat, company: int) -> int:
    """Shares of the seat that are on sale: still its own, but locked (ruling 18)."""
    return sum(
        one.shares for one in state.listings if one.seller == seat and one.company == company
    )


def sellable(state: State, seat: Seat, company: int) -> int:
    return state.companies[company].shares[seat] - locked(state, seat, company)


def issued(state: State, company: int, seat: Seat, count: int) -> tuple[State, tuple[Public, ...]]:
    """Give the seat new shares."""
    before = state.companies[company]
    held = put(before.shares, seat, before.shares[seat] + count)
    return _held(state, company, held)


def moved(
    state: State, company: int, seller: Seat, buyer: Seat, count: int
) -> tuple[State, tuple[Public, ...]]:
    """Move shares from one seat to another."""
    before = state.companies[company].shares
    less = put(before, seller, before[seller] - count)
    return _held(state, company, put(less, buyer, less[buyer] + count))


def director(company: Company) -> Seat:
    """The seat with most shares. The present director wins ties, else the longest shareholder."""
    most = max(company.shares)
    if company.shares[company.director] == most:
        return company.director
    return next(seat for seat in company.holders if company.shares[seat] == most)


def with_shares(company: Company, held: tuple[int, ...]) -> Company:
    """The company once its shares are held so, with the director that follows."""
    stayed = tuple(seat for seat in company.holders if held[seat])
    joined = tuple(
        Seat(seat) for seat, count in enumerate(held) if count and seat not in company.holders
    )
    after = replace(company, shares=held, holders=stayed + joined)
    return replace(after, director=director(after))


def _held(state: State, company: int, held: tuple[int, ...]) -> tuple[State, tuple[Public, ...]]:
    before = state.companies[company]
    after = with_shares(before, held)
    head = after.director
    told = () if head == before.director else (DirectorChanged(company=company, seat=head),)
    return replace(state, companies=put(state.companies, company, after)), told
