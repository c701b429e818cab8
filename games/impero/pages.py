"""The pages of Impero: market and report, companies, the map cut into regions and by players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from games.core.contract import HAND, Note, Page
from games.core.kinds import Titles
from games.core.words import Facts
from games.impero.cells import holdings
from games.impero.codes import company_code
from games.impero.components import BOX, COSTS, developing, price
from games.impero.geography import geography
from games.impero.regions import region_facts, regions
from games.impero.state import Auction, Listing, View


def pages(view: View) -> Sequence[Page]:
    """Market, report, the key of the map, the viewer's map, all players' maps, companies with the viewer's first, regions."""
    mine = [n for n, one in enumerate(view.companies) if one.director == view.me]
    others = [n for n in range(len(view.companies)) if n not in mine]
    return (
        Page(HAND, notes=(*_transfers(view), *_chances(view))),
        Page("market", board=True, notes=tuple(_lots(view))),
        Page("report", board=True),
        Page("key", board=True),
        *_maps(view),
        *(_company_page(view, n) for n in (*mine, *others)),
        *_region_pages(view),
        *(Page(f"player:{seat}", {"seat": seat}) for seat in range(len(view.capital))),
    )


def titles(view: View) -> Titles:
    """The names of companies, cells and lots."""
    return {
        "company": tuple(one.name for one in view.companies),
        "cell": geography(view.land).names,
        "auction": {one.id: _lot(one) for one in view.auctions},
        "listing": {one.id: {**_lot(one), "price": one.price} for one in view.listings},
        "transfer": {one.id: {"amount": one.amount, "giver": one.giver} for one in view.transfers},
    }


def _maps(view: View) -> Iterator[Page]:
    if view.me is not None:
        yield Page("mine")
    yield Page("each")


def _transfers(view: View) -> Iterator[Note]:
    """The ends of the time to answer money on its way."""
    for one in view.transfers:
        key = "note-transfer-mine" if one.giver == view.me else "note-transfer"
        facts = {"giver": one.giver, "taker": one.taker, "amount": one.amount, "risk": one.risk}
        yield Note(key, {**facts, "until": _seconds(one.ends)})


def _lots(view: View) -> Iterator[Note]:
    """The ends of auctions and sales, the next first; those that end together in one note."""
    ending: list[Auction | Listing] = [*view.auctions, *view.listings]
    ending.sort(key=lambda one: one.ends)
    together: dict[tuple[type, int, int | None], list[Auction | Listing]] = {}
    for lot in ending:
        together.setdefault(_ending(view, lot), []).append(lot)
    for (kind, until, turns), lots in together.items():
        companies = tuple(dict.fromkeys(lot.company for lot in lots))
        facts: Facts = {"companies": companies, "count": len(lots), "until": until}
        if turns is None:
            yield Note("note-auction" if kind is Auction else "note-listing", facts)
        else:
            key = "note-auction-closing" if kind is Auction else "note-listing-closing"
            yield Note(key, {**facts, "turns": turns})


def _ending(view: View, lot: Auction | Listing) -> tuple[type, int, int | None]:
    """Auction or sale, the minute of the end, and the turns until the closing with which it ends.

    Of what ends with this turn nobody need know the minute.
    """
    turns = None if lot.last is None else lot.last - view.turn
    return type(lot), 0 if turns == 0 else _seconds(lot.ends) // 60 * 60, turns


def _seconds(instant: datetime) -> int:
    return int(instant.timestamp())


def _lot(lot: Auction | Listing) -> Mapping[str, int]:
    return {"count": lot.shares, "company": lot.company}


def _company_page(view: View, number: int) -> Page:
    """The page of a company: code, name and director; for the director a note of possible acts."""
    director = view.companies[number].director
    facts: Facts = {
        "company": number,
        "code": company_code(number),
        "seat": director,
        "mine": director == view.me,
    }
    notes = tuple(_works(view, number)) if director == view.me and not view.over else ()
    return Page(f"company:{number}", facts, notes=notes)


def _works(view: View, number: int) -> Iterator[Note]:
    """A note of what its points and money allow, or why they allow nothing."""
    points, funds = view.companies[number].points, view.funds[number]
    facts = {"company": number, "points": points, "funds": funds}
    least = _cheapest(view, number)
    if points < COSTS.company_action:
        yield Note("note-company-no-points", facts)
    elif least is None or least > funds:
        yield Note("note-company-no-money", {**facts, "least": least})
    else:
        yield Note("note-company-works", facts)


def _cheapest(view: View, number: int) -> int | None:
    """Cents of its cheapest act on a cell; None if there is none."""
    around = geography(view.land).around
    own = holdings(view.owners, len(view.companies))[number]
    near = {cell for one in (*own, *view.companies[number].rented) for cell in around[one]}
    costs = [price(view.yields[cell]) for cell in near if view.owners[cell] != number]
    costs += [cost for cell in own if (cost := developing(view.yields[cell])) is not None]
    return min(costs, default=None)


def _chances(view: View) -> Iterator[Note]:
    """Notes of the hand: a newcomer's first act, companies with points left, why buttons are missing."""
    if view.me is None or view.over or view.left[view.me]:
        return
    mine = [n for n, one in enumerate(view.companies) if one.director == view.me]
    points = view.points or 0
    if not points:
        yield Note("note-no-points", {"points": BOX.player.points})
    elif not mine and points >= COSTS.found:
        yield Note("note-found", {"needed": COSTS.found, "points": points})
    working = [n for n in mine if view.companies[n].points]
    for number in working[:_MAX_WORKING]:
        yield _waits(view, number)


def _waits(view: View, number: int) -> Note:
    """What a company with points left can do on its page, or why it can pay for nothing."""
    points, funds = view.companies[number].points, view.funds[number]
    facts = {"company": number, "points": points, "funds": funds}
    least = _cheapest(view, number)
    if least is None or least > funds:
        return Note("note-company-no-money", {**facts, "least": least})
    return Note("note-company-waits", facts)


_MAX_WORKING = 5
"""Maximum companies with points left that the hand names."""


def _region_pages(view: View) -> Iterator[Page]:
    for number in range(len(regions(view.land))):
        yield Page(f"region:{number}", region_facts(view.land, view.options.country, number))
