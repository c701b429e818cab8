"""Buying, renting and developing cells (Buying, renting and developing cells)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

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
    owners, yields = state.owners, state.yields
    own = holdings(owners, len(state.companies))[company]
    rented = state.companies[company].rented
    near = _near(state.land, own, rented)
    friends = {NOBODY, *_directed_alike(state, company)}
    return Ground(
        buyable={cell: price(yields[cell]) for cell in near if owners[cell] == NOBODY},
        rentable={
            cell: price(yields[cell])
            for cell in near
            if owners[cell] not in friends and cell not in rented
        },
        developable={cell: cost for cell in own if (cost := developing(yields[cell])) is not None},
    )


@lru_cache(maxsize=256)
def _near(land: tuple[str, ...], own: tuple[int, ...], rented: tuple[int, ...]) -> frozenset[int]:
    """The neighbours of a company's cells: a player asks anew after each act, most often another's."""
    around = geography(land).around
    return frozenset(cell for one in (*own, *rented) for cell in around[one])


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
    cost = _cost(ground(state, company).buyable, company, cell)
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
    cost = _cost(ground(state, company).rentable, company, cell)
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
    for company, one in enumerate(state.companies):
        if one.director != seat or one.points < COSTS.company_action:
            continue
        lying, most = ground(state, company), funds(state, company)
        for kind, cells in (
            (BuyCell, lying.buyable),
            (RentCell, lying.rentable),
            (DevelopCell, lying.developable),
        ):
            yield from _offer(state, kind, company, cells, most)


Kind = type[BuyCell] | type[RentCell] | type[DevelopCell]


@cache
def work(kind: Kind, dollars: int) -> tuple[int, int]:
    """Cost of an act on a cell of this yield, and its gain a turn, in cents."""
    if kind is DevelopCell:
        cost = developing(dollars)
        assert cost is not None
        return cost, 100 * (developed(dollars) - dollars)
    return price(dollars), (50 if kind is RentCell else 100) * dollars


def _offer(
    state: State, kind: Kind, company: int, cells: dict[int, int], most: int
) -> Iterator[Offer]:
    affordable = sorted(cell for cell, cost in cells.items() if cost <= most)
    if affordable:
        rank, yields, stability = _rank(kind), state.yields, state.stability
        affordable.sort(key=lambda cell: (rank[yields[cell]], stability[cell]), reverse=True)
        action: Action = kind(company, affordable[0])
        field = Choice("cell", tuple(affordable))
        yield Offer(action, (field,), hidden=True, page=f"company:{company}")


@cache
def _rank(kind: Kind) -> dict[int, tuple[float, int]]:
    """The order of offers, by yield: gain for a cent; of equal ones the largest gain. Then comes stability."""
    most = YIELDS[:-1] if kind is DevelopCell else YIELDS
    works = {dollars: work(kind, dollars) for dollars in most}
    return {dollars: (more / cost, more) for dollars, (cost, more) in works.items()}


def _known(state: State, cell: int) -> None:
    if not 0 <= cell < len(state.owners):
        raise RuleError("no-such-cell", count=len(state.owners))


def _cost(cells: dict[int, int], company: int, cell: int) -> int:
    if cell not in cells:
        raise RuleError("cell-not-adjacent", cell=cell, company=company)
    return cells[cell]


def _worked(state: State, company: int, cell: int, cost: int) -> State:
    """Pay a company point and the cents, and mark the cell as new."""
    after = paid_to_bank(company_spent(state, company, COSTS.company_action), company, cost)
    fresh = state.fresh if cell in state.fresh else (*state.fresh, cell)
    return replace(after, fresh=fresh)


def _done(state: State, event: Public) -> Step[State]:
    return Step(state, (event,))
