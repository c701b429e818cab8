"""What is coming in Impero: points that are lost at the closing, a directorship at risk, the last turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.core.contract import Coming
from games.core.seats import put
from games.core.words import Private, Public, Seat
from games.impero import shares
from games.impero.dividends import cost
from games.impero.events import (
    AuctionWon,
    BidMade,
    CellBought,
    CompanyFounded,
    DirectorChanged,
    DividendSet,
    Earned,
    MoneySent,
)
from games.impero.state import Auction, Company, View

FIRSTS: Mapping[type[Public | Private], str] = {
    Earned: "closing",
    CompanyFounded: "founded",
    CellBought: "cell",
    DividendSet: "dividend",
    BidMade: "bid",
    AuctionWon: "auction",
    DirectorChanged: "director",
    MoneySent: "sent",
}
"""What is explained to somebody who meets it for the first time."""

NEAR = 3
"""Turns before the end at which companies should begin to pay out."""
FULL = 100
_MAX_PAYING = 2
"""Maximum companies of which it is said what a full dividend takes."""


def forecast(view: View) -> Sequence[Coming]:
    """The end first, then auctions, then what this closing takes."""
    me = view.me
    if me is None or view.over or view.left[me]:
        return ()
    mine = [number for number, one in enumerate(view.companies) if one.director == me]
    return (*_end(view, mine), *_auctions(view, me), *_points(view, mine))


def _end(view: View, mine: Sequence[int]) -> Iterator[Coming]:
    """The money of companies counts nothing at the end; paying it out takes points, a step each."""
    turns = view.options.turns - view.turn + 1
    if turns > NEAR:
        return
    if funds := sum(view.funds[number] for number in mine):
        yield Coming("end", {"turns": turns, "funds": funds}, on_board=True)
    richest = sorted(mine, key=lambda number: -view.funds[number])
    for number in richest[:_MAX_PAYING]:
        if steps := cost(view.companies[number], FULL):
            has = view.companies[number].points
            yield Coming("full-dividend", {"company": number, "needed": steps, "points": has})


def _auctions(view: View, me: Seat) -> Iterator[Coming]:
    """Auctions by which another could become director of a company of the viewer's."""
    for lot in view.auctions:
        company = view.companies[lot.company]
        if company.director != me or lot.leader == me:
            continue
        facts = {"company": lot.company, "count": lot.shares, "seat": lot.leader}
        if lot.leader is not None and _director_after(company, lot, lot.leader) != me:
            yield Coming("director", {**facts, "mine": company.shares[me]})
        elif any(_director_after(company, lot, seat) != me for seat in _others(view, me)):
            yield Coming("director-maybe", {**facts, "mine": company.shares[me]})


def _others(view: View, me: Seat) -> Iterator[Seat]:
    yield from (Seat(seat) for seat, left in enumerate(view.left) if seat != me and not left)


def _director_after(company: Company, lot: Auction, winner: Seat) -> Seat:
    held = put(company.shares, winner, company.shares[winner] + lot.shares)
    return shares.with_shares(company, held).director


def _points(view: View, mine: Sequence[int]) -> Iterator[Coming]:
    """Points are given again at each closing, and what is left is lost."""
    own, of_companies = view.points or 0, sum(view.companies[number].points for number in mine)
    if of_companies:
        yield Coming("points", {"points": own, "count": of_companies}, on_board=True)
