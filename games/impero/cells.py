"""Buying, renting and developing cells (Buying, renting and developing cells)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from operator import itemgetter
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from games.core.contract import Step
from games.core.offers import Choice, Offer
from games.core.seats import put
from games.core.words import Action, Public, RuleError, Seat
from games.impero.actions import BuyCell, DevelopCell, RentCell
from games.impero.components import COSTS, YIELDS, developed, developing, price
from games.impero.events import CellBought, CellDeveloped, CellRented
from games.impero.geography import geography
from games.impero.spending import company_spent, directed, funds, paid_to_bank, with_company
from games.impero.state import NOBODY, State


class Ground(msgspec.Struct, frozen=True):
    """A company's possible acts on cells, in cents by cell."""

    buyable: dict[int, int]
    rentable: dict[int, int]
    developable: dict[int, int]


def ground(state: State, company: int) -> Ground:
    """The cells that a company may buy, rent and develop."""
    return _ground(_seen(state, company, frozenset(_directed_alike(state, company))))


_Figures = tuple[int, ...]


class _Seen(NamedTuple):
    """What a company's possible acts on cells depend on: its cells and those around them.

    It stays the same while others act elsewhere, so what follows from it is remembered.
    """

    own: _Figures
    rented: _Figures
    near: _Figures
    """The cells that touch those, some of them its own."""
    alike: frozenset[int]
    """The companies with its director."""
    owners: _Figures
    """Figures of the cells near and the own ones, in this order; and so on."""
    yields: _Figures
    stability: _Figures


def _seen(state: State, company: int, alike: frozenset[int]) -> _Seen:
    own = holdings(state.owners, len(state.companies))[company]
    rented = state.companies[company].rented
    near, of = _around(state.land, own, rented)
    return _Seen(own, rented, near, alike, of(state.owners), of(state.yields), of(state.stability))


@lru_cache(maxsize=512)
def _around(
    land: tuple[str, ...], own: _Figures, rented: _Figures
) -> tuple[_Figures, Callable[[_Figures], _Figures]]:
    """The neighbours of a company's cells, and what takes the figures of all these out of a map's."""
    around = geography(land).around
    near = tuple({cell for one in (*own, *rented) for cell in around[one]})
    cells = (*near, *own)
    if len(cells) > 1:
        return near, itemgetter(*cells)
    return near, lambda figures: (figures[cells[0]],)


@lru_cache(maxsize=512)
def _ground(seen: _Seen) -> Ground:
    buyable, rentable = dict[int, int](), dict[int, int]()
    for cell, owner, dollars in zip(seen.near, seen.owners, seen.yields, strict=False):
        if owner == NOBODY:
            buyable[cell] = price(dollars)
        elif owner not in seen.alike and cell not in seen.rented:
            rentable[cell] = price(dollars)
    costs = zip(seen.own, map(developing, seen.yields[len(seen.near) :]), strict=True)
    return Ground(buyable, rentable, {cell: cost for cell, cost in costs if cost is not None})


@lru_cache(maxsize=64)
def holdings(owners: tuple[int, ...], companies: int) -> tuple[tuple[int, ...], ...]:
    """The cells that each company owns."""
    found: list[list[int]] = [[] for _ in range(companies)]
    for cell, owner in enumerate(owners):
        if owner != NOBODY:
            found[owner].append(cell)
    return tuple(map(tuple, found))


def _directed_alike(state: State, company: int) -> Iterator[int]:
    """The companies with the same director, itself included: they are no opponents."""
    director = state.companies[company].director
    return (n for n, one in enumerate(state.companies) if one.director == director)


def buy(state: State, seat: Seat, company: int, cell: int) -> Step[State]:
    """Buy a free cell beside the company's.

    RuleError: not-the-director, no-such-cell, cell-taken, cell-not-adjacent, no-company-points,
    company-lacks-money.
    """
    directed(state, seat, company)
    _known(state, cell)
    owner = state.owners[cell]
    if owner == company:
        raise RuleError("cell-is-own", cell=cell)
    if owner != NOBODY:
        raise RuleError("cell-taken", cell=cell, owner=owner)
    cost = _cost_beside(state, company, cell)
    after = _worked(state, company, cell, cost)
    after = replace(after, owners=put(state.owners, cell, company))
    return _done(after, CellBought(company=company, cell=cell, amount=cost))


def rent(state: State, seat: Seat, company: int, cell: int) -> Step[State]:
    """Rent an opponent's cell for the rest of the game: the tenant gets half its yield, the bank the fee.

    RuleError: as for buying; cell-is-free, cell-of-no-opponent, cell-rented-already.
    """
    tenant = directed(state, seat, company)
    _known(state, cell)
    owner = state.owners[cell]
    if owner == NOBODY:
        raise RuleError("cell-is-free", cell=cell)
    if owner == company:
        raise RuleError("cell-is-own", cell=cell)
    if owner in _directed_alike(state, company):
        raise RuleError("cell-of-no-opponent", cell=cell, owner=owner)
    if cell in tenant.rented:
        raise RuleError("cell-rented-already", cell=cell)
    cost = _cost_beside(state, company, cell)
    after = _worked(state, company, cell, cost)
    moved_in = replace(after.companies[company], rented=(*tenant.rented, cell))
    after = with_company(after, company, moved_in)
    return _done(after, CellRented(company=company, owner=owner, cell=cell, amount=cost))


def develop(state: State, seat: Seat, company: int, cell: int) -> Step[State]:
    """Develop an own cell to the next yield.

    RuleError: not-the-director, no-such-cell, cell-not-own, cell-fully-developed,
    no-company-points, company-lacks-money.
    """
    directed(state, seat, company)
    _known(state, cell)
    if state.owners[cell] != company:
        raise RuleError("cell-not-own", cell=cell, company=company)
    cost = developing(state.yields[cell])
    if cost is None:
        raise RuleError("cell-fully-developed", cell=cell, dollars=state.yields[cell])
    dollars = developed(state.yields[cell])
    after = _worked(state, company, cell, cost)
    after = replace(after, yields=put(state.yields, cell, dollars))
    event = CellDeveloped(company=company, cell=cell, dollars=dollars, amount=cost)
    return _done(after, event)


def cell_offers(state: State, seat: Seat) -> Iterator[Offer]:
    """The offers on cells of each company of the seat, those that bring most for their cost first."""
    directed = [n for n, one in enumerate(state.companies) if one.director == seat]
    for company in directed:
        yield from company_cell_offers(state, company, frozenset(directed))


def company_cell_offers(state: State, company: int, alike: frozenset[int]) -> tuple[Offer, ...]:
    """Those of one company, whose director directs the companies `alike`."""
    most = funds(state, company)
    if state.companies[company].points < COSTS.company_action or most < _LEAST:
        return ()
    return _offers(company, _seen(state, company, alike), most)


_LEAST = min(filter(None, (*map(price, YIELDS), *map(developing, YIELDS))))
"""Cents below which nothing can be done on any cell."""


@lru_cache(maxsize=512)
def _offers(company: int, seen: _Seen, most: int) -> tuple[Offer, ...]:
    buy, rent, develop = map(_rank, (BuyCell, RentCell, DevelopCell))
    # Within each: rank, stability, and of equal ones the lower cell first.
    bought, rented, developed_ = list[_Ranked](), list[_Ranked](), list[_Ranked]()
    figures = zip(seen.owners, seen.yields, seen.stability, strict=True)
    for cell, (owner, dollars, stable) in zip(seen.near, figures, strict=False):
        if price(dollars) > most:
            continue
        if owner == NOBODY:
            bought.append((buy[dollars], stable, -cell))
        elif owner not in seen.alike and cell not in seen.rented:
            rented.append((rent[dollars], stable, -cell))
    own = len(seen.near)
    for cell, dollars, stable in zip(
        seen.own, seen.yields[own:], seen.stability[own:], strict=True
    ):
        cost = developing(dollars)
        if cost is not None and cost <= most:
            developed_.append((develop[dollars], stable, -cell))
    found, page = [], f"company:{company}"
    for kind, ranked in ((BuyCell, bought), (RentCell, rented), (DevelopCell, developed_)):
        if ranked:
            ranked.sort(reverse=True)
            cells = tuple([-one[2] for one in ranked])
            action: Action = kind(company, cells[0])
            found.append(Offer(action, (Choice("cell", cells),), hidden=True, page=page))
    return tuple(found)


_Ranked = tuple[int, int, int]
Kind = type[BuyCell] | type[RentCell] | type[DevelopCell]


@cache
def work(kind: Kind, dollars: int) -> tuple[int, int]:
    """Cost of an act on a cell of this yield, and its gain a turn, in cents."""
    if kind is DevelopCell:
        cost = developing(dollars)
        assert cost is not None
        return cost, 100 * (developed(dollars) - dollars)
    return price(dollars), (50 if kind is RentCell else 100) * dollars


@cache
def _rank(kind: Kind) -> dict[int, int]:
    """The place in the order of offers, by yield: more gain for a cent is higher; of equal ones more gain."""
    most = YIELDS[:-1] if kind is DevelopCell else YIELDS
    works = {dollars: work(kind, dollars) for dollars in most}
    values = {dollars: (more / cost, more) for dollars, (cost, more) in works.items()}
    order = sorted(set(values.values()))
    return {dollars: order.index(value) for dollars, value in values.items()}


def _known(state: State, cell: int) -> None:
    if not 0 <= cell < len(state.owners):
        raise RuleError("no-such-cell", count=len(state.owners))


def _cost_beside(state: State, company: int, cell: int) -> int:
    """The price of a cell that touches one of the company's."""
    own = holdings(state.owners, len(state.companies))[company]
    if cell not in _around(state.land, own, state.companies[company].rented)[0]:
        raise RuleError("cell-not-adjacent", cell=cell, company=company)
    return price(state.yields[cell])


def _worked(state: State, company: int, cell: int, cost: int) -> State:
    """Pay a company point and the cents, and mark the cell as new."""
    after = paid_to_bank(company_spent(state, company, COSTS.company_action), company, cost)
    fresh = state.fresh if cell in state.fresh else (*state.fresh, cell)
    return replace(after, fresh=fresh)


def _done(state: State, event: Public) -> Step[State]:
    return Step(state, (event,))
