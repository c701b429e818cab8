"""A sensible player of Impero: many companies, each growing where a cent brings most.

It founds one company a turn while that still pays, spends all company money on the cells that pay
back soonest, keeps what is earned in the companies at first and pays it out at last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.offers import Choice, Number, Offer
from games.core.words import Action
from games.impero.actions import (
    Answer,
    Bid,
    Buy,
    BuyCell,
    DevelopCell,
    Found,
    Issue,
    Ready,
    RentCell,
    SetDividend,
)
from games.impero.cells import holdings
from games.impero.components import BOX, blackout_risk, developed, developing, price
from games.impero.geography import geography
from games.impero.naming import mistaken
from games.impero.state import NOBODY, Company, View

HASTE = 1.6
"""An action may cost so much more than the company's money divided by its points."""
FOUNDING_ENDS = 5
"""So many closings before the end a new company still brings back what it gets."""
SAVING = 0.45
"""The part of the game in which companies keep what they earn."""
KEEPING = 30
"""Per cent of its earnings that a young company pays out."""
CAUTIOUS = 0.6
"""What is paid for shares, of what they will probably earn."""
LOT = 4
"""Shares of an issue."""


class Work(msgspec.Struct, frozen=True):
    """An action on a cell: what it costs, and the cents a turn that it brings."""

    action: Action
    cost: int
    gain: float


def sensible(view: View, offers: Sequence[Offer], chance: Chance) -> Action:
    """The best of what is offered, by rules of thumb; in the end: ready."""
    for choose in (_answered, _bargain, _bid, _founded, _worked, _paid_out, _issued):
        if (action := choose(view, offers)) is not None:
            return action
    return next((one.action for one in offers if isinstance(one.action, Ready)), offers[0].action)


# ---- the market ---------------------------------------------------------------------------------


def _answered(view: View, offers: Sequence[Offer]) -> Action | None:
    """Money is taken if what may be lost by it is less."""
    for offer in offers:
        match offer.action:
            case Answer(transfer=number, accept=accept):
                sent = next(one for one in view.transfers if one.id == number)
                won = (100 - sent.risk) * sent.amount
                if accept == (won > sent.risk * (view.cash or 0)):
                    return offer.action
            case _:
                pass
    return None


def _bargain(view: View, offers: Sequence[Offer]) -> Action | None:
    for offer in offers:
        if isinstance(offer.action, Buy):
            lot = next(one for one in view.listings if one.id == offer.action.listing)
            if lot.price <= CAUTIOUS * lot.shares * _worth(view, lot.company, 0):
                return offer.action
    return None


def _bid(view: View, offers: Sequence[Offer]) -> Action | None:
    """At once what the lot is worth to it, so that one bid is enough; a tenth less each time."""
    for offer in offers:
        if isinstance(offer.action, Bid):
            lot = next(one for one in view.auctions if one.id == offer.action.auction)
            worth = CAUTIOUS * lot.shares * _worth(view, lot.company, lot.shares)
            if lot.least <= worth and lot.least <= (view.cash or 0) // 2:
                return Bid(lot.id, lot.least)
    return None


def _issued(view: View, offers: Sequence[Offer]) -> Action | None:
    """When a company has no money left for its points, others may pay for its growth."""
    for offer in offers:
        match offer.action:
            case Issue(company=number) if _wants_money(view, number):
                base = round(CAUTIOUS * LOT * _worth(view, number, LOT))
                wanted = Issue(number, LOT, base)
                if base and _allowed(offer, wanted):
                    return wanted
            case _:
                pass
    return None


def _wants_money(view: View, number: int) -> bool:
    company = view.companies[number]
    auctioned = any(one.company == number for one in view.auctions)
    issued = sum(company.shares) > BOX.company.shares
    return not auctioned and not issued and _closings(view) > FOUNDING_ENDS


def _worth(view: View, number: int, more: int) -> float:
    """Cents that a share will probably earn until the end, after `more` shares were issued."""
    company = view.companies[number]
    income = _income(view, number) * company.dividend / 100
    return income * _closings(view) / (sum(company.shares) + more)


# ---- companies ----------------------------------------------------------------------------------


def _founded(view: View, offers: Sequence[Offer]) -> Action | None:
    """A company a turn, with half of what there is; the first gets nearly all."""
    for offer in offers:
        if isinstance(offer.action, Found) and _closings(view) > FOUNDING_ENDS:
            cash = view.cash or 0
            capital = round(cash * (0.5 if any(_mine(view)) else 0.8))
            wanted = Found(_name(view), max(capital, BOX.company.least_capital))
            return wanted if _allowed(offer, wanted) else None
    return None


def _name(view: View) -> str:
    """One that cannot be mistaken for another: the seat's, then a count."""
    taken = [company.name for company in view.companies]
    stem, count = _STEMS[(view.me or 0) % len(_STEMS)], 1
    while mistaken(f"{stem} {count}", taken) is not None:
        count += 1
    return f"{stem} {count}"


_STEMS = (
    "Aurora", "Borea", "Corrente", "Dinamo", "Elettra", "Faro", "Galvani", "Idra", "Lampo",
    "Magnete", "Nodo", "Onda", "Pila", "Rete", "Scintilla", "Traliccio", "Urano", "Volta",
    "Zefiro", "Vapore",
)  # fmt: skip


def _paid_out(view: View, offers: Sequence[Offer]) -> Action | None:
    """Little at first, at last everything; with points for which there is no better use."""
    played = 1 - _closings(view) / view.options.turns
    for offer in offers:
        match offer.action:
            case SetDividend(company=number):
                now, wanted = view.companies[number].dividend, KEEPING if played < SAVING else 100
                steps = [value for value in _values(offer) if min(now, wanted) <= value]
                steps = [value for value in steps if value <= max(now, wanted) and value != now]
                if steps:
                    return SetDividend(number, min(steps, key=lambda one: abs(one - wanted)))
            case _:
                pass
    return None


def _worked(view: View, offers: Sequence[Offer]) -> Action | None:
    for number in _mine(view):
        if (best := _best(view, number, offers)) is not None:
            return best
    return None


def _best(view: View, number: int, offers: Sequence[Offer]) -> Action | None:
    """Rich: what brings most; poor: what brings most for its cost."""
    company, works = view.companies[number], list(_works(view, number, offers))
    if not works:
        return None
    budget = HASTE * view.funds[number] / max(company.points, 1)
    within = [work for work in works if work.cost <= budget]
    if within:
        return max(within, key=lambda work: (work.gain, -work.cost)).action
    return max(works, key=lambda work: work.gain / max(work.cost, 1)).action


def _works(view: View, number: int, offers: Sequence[Offer]) -> Iterator[Work]:
    """What its points may do to cells, if it pays before the end."""
    for offer in offers:
        action = offer.action
        if isinstance(action, BuyCell | RentCell | DevelopCell) and action.company == number:
            judge = _JUDGES[type(action)]
            for cell in _values(offer):
                cost, gain = judge(view, cell)
                if cost <= view.funds[number]:
                    yield Work(replace(action, cell=cell), cost, gain)


def _buying(view: View, cell: int) -> tuple[int, float]:
    """A cell is worth what it yields, and a little of what it opens."""
    dollars = view.yields[cell]
    opened = max((view.yields[one] for one in _free_around(view, cell)), default=0)
    return price(dollars), _expected(view, cell, dollars) + 10 * opened


def _renting(view: View, cell: int) -> tuple[int, float]:
    dollars = view.yields[cell]
    return price(dollars), _expected(view, cell, dollars) / 2


def _developing(view: View, cell: int) -> tuple[int, float]:
    dollars = view.yields[cell]
    cost, more = developing(dollars) or 0, developed(dollars)
    return cost, _expected(view, cell, more) - _expected(view, cell, dollars)


_JUDGES: dict[type[Action], Callable[[View, int], tuple[int, float]]] = {
    BuyCell: _buying,
    RentCell: _renting,
    DevelopCell: _developing,
}


def _expected(view: View, cell: int, dollars: int) -> float:
    """Cents a turn, blackouts of its own deducted."""
    return 100 * dollars * (1 - blackout_risk(dollars, view.stability[cell]) / 1_000_000)


def _free_around(view: View, cell: int) -> Iterator[int]:
    around = geography(view.land).around[cell]
    return (one for one in around if view.owners[one] == NOBODY)


# ---- what is known ------------------------------------------------------------------------------


def _mine(view: View) -> list[int]:
    """The companies that it directs."""
    return [n for n, company in enumerate(view.companies) if company.director == view.me]


def _income(view: View, number: int) -> int:
    """Cents that the company's cells yield if nothing goes dark."""
    company: Company = view.companies[number]
    cells = holdings(view.owners, len(view.companies))[number]
    owned = sum(view.yields[cell] for cell in cells)
    return 100 * owned + sum(50 * view.yields[cell] for cell in company.rented)


def _closings(view: View) -> int:
    """Turns that are still to close, this one included."""
    return view.options.turns - view.turn + 1


def _values(offer: Offer) -> list[int]:
    return [
        int(value) for field in offer.fields if isinstance(field, Choice) for value in field.values
    ]


def _allowed(offer: Offer, wanted: Action) -> bool:
    """Whether its numbers lie in the offer's bounds."""
    return all(
        field.allows(getattr(wanted, field.name))
        for field in offer.fields
        if isinstance(field, Number)
    )
