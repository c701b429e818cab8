"""Companies of the sensible player: founding, cells, dividends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from games.core.offers import Choice, Number, Offer
from games.core.words import Action
from games.impero.actions import BuyCell, DevelopCell, Found, RentCell, SetDividend
from games.impero.components import BOX, blackout_risk, developed
from games.impero.deadlines import closings
from games.impero.geography import geography
from games.impero.naming import mistaken
from games.impero.players.manner import Manner
from games.impero.players.planning import KINDS, NONE, Plan, Stock, plan
from games.impero.players.position import income, mine
from games.impero.state import NOBODY, View

LATEST = 2
"""Closings before the end in which a new company still brings back its capital."""
STEP = BOX.company.dividend_step


def founded(view: View, offers: Sequence[Offer], manner: Manner) -> Action | None:
    """A company a turn, with all of the capital, as far as it can spend it before the end."""
    left = closings(view)
    for offer in offers:
        if isinstance(offer.action, Found) and left >= LATEST:
            most = manner.first_turn + manner.each_turn * (left - LATEST)
            capital = min(round(manner.most * (view.cash or 0)), most, manner.founding)
            capital = max(capital, BOX.company.least_capital)
            wanted = Found(_name(view), capital)
            return wanted if allowed(offer, wanted) and capital > 100 else None
    return None


def managed(view: View, offers: Sequence[Offer], manner: Manner) -> Action | None:
    """For each company: the dividend first, where a step of it brings more than a cell."""
    by_company: dict[int | None, list[Offer]] = {}
    for offer in offers:
        by_company.setdefault(getattr(offer.action, "company", None), []).append(offer)
    for number in mine(view):
        own = by_company.get(number)
        if not own or not view.companies[number].points:
            continue
        found = NONE
        if type(own[0].action) in KINDS:
            found = _grabbed(view, own, manner) or plan(
                _stock(view, own), view.companies[number].points, view.funds[number]
            )
        raised = _raised(view, number, own, found, manner.harvest)
        if raised is not None:
            return raised
        if found.kind is not None and (done := _worked(view, own, found)) is not None:
            return done
        if (rest := _rest(view, number, own)) is not None:
            return rest
    return None


def allowed(offer: Offer, wanted: Action) -> bool:
    """Whether its numbers lie in the offer's bounds."""
    return all(
        field.allows(getattr(wanted, field.name))
        for field in offer.fields
        if isinstance(field, Number)
    )


def _stock(view: View, offers: Sequence[Offer]) -> Stock:
    """Cells by what can be done with them and by their yield."""
    counts: dict[type[Action], dict[int, int]] = {kind: {} for kind in KINDS}
    for offer in offers:
        of = counts.get(type(offer.action))
        if of is not None:
            for cell in _values(offer):
                dollars = view.yields[cell]
                of[dollars] = of.get(dollars, 0) + 1
    return Stock(*counts.values())


def _grabbed(view: View, offers: Sequence[Offer], manner: Manner) -> Plan | None:
    """To buy the free cell that yields most before land runs out; what is offered can be paid."""
    if closings(view) > manner.grabbing:
        return None
    for offer in offers:
        if isinstance(offer.action, BuyCell):
            dollars = max(view.yields[cell] for cell in _values(offer))
            if dollars >= manner.grab:
                return Plan(BuyCell, dollars, 100 * dollars)
    return None


def _worked(view: View, offers: Sequence[Offer], found: Plan) -> Action | None:
    """Among cells of that kind and yield, work the one that loses least by blackouts and opens most."""
    for offer in offers:
        action = offer.action
        if type(action) is found.kind:
            assert isinstance(action, BuyCell | RentCell | DevelopCell)
            cells = [cell for cell in _values(offer) if view.yields[cell] == found.dollars]
            if cells:
                best = max(cells, key=lambda cell: _worth(view, type(action), cell))
                return replace(action, cell=best)
    return None


def _worth(view: View, kind: type[Action], cell: int) -> float:
    """Cents a turn, less what its blackouts cost it and its neighbours, and what it opens."""
    dollars = view.yields[cell]
    after = developed(dollars) if kind is DevelopCell else dollars
    risk = blackout_risk(after, view.stability[cell]) / 1_000_000
    around = geography(view.land).around[cell]
    hurt = sum(view.yields[one] for one in around if view.owners[one] == view.owners[cell])
    opened = sum(view.yields[one] for one in around if view.owners[one] == NOBODY)
    growth = 0 if kind is DevelopCell else 4 * min(opened, 60)
    return -100 * risk * (after + hurt / 2) + growth


def _raised(
    view: View, number: int, offers: Sequence[Offer], found: Plan, harvest: int
) -> Action | None:
    """A step of the dividend in the last closings, if it brings more than the next cell."""
    left, now = closings(view), view.companies[number].dividend
    if now == 100 or left > harvest:
        return None
    share = income(view, number) * STEP / 100
    if share < found.gain:
        return None
    return _set(offers, number, now + STEP)


def _rest(view: View, number: int, offers: Sequence[Offer]) -> Action | None:
    """Pay out money that the company cannot spend, with points that have no better use."""
    now, funds = view.companies[number].dividend, view.funds[number]
    if now < 100 and funds > income(view, number) / 2:
        return _set(offers, number, now + STEP)
    return None


def _set(offers: Sequence[Offer], number: int, percent: int) -> Action | None:
    for offer in offers:
        if isinstance(offer.action, SetDividend) and percent in _values(offer):
            return SetDividend(number, percent)
    return None


def _name(view: View) -> str:
    """A name that cannot be mistaken for another: the seat's, then with a count."""
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


def _values(offer: Offer) -> Sequence[int]:
    (field,) = offer.fields
    assert isinstance(field, Choice)
    return cast(Sequence[int], field.values)
