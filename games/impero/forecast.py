"""What is coming in Impero: points that are lost at the closing, a directorship at risk, the last turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.core.contract import Coming
from games.core.seats import put
from games.core.words import Private, Public, Seat
from games.impero import shares
from games.impero.auctions import MAX_SHARES
from games.impero.components import COSTS
from games.impero.deadlines import closings
from games.impero.dividends import cost
from games.impero.events import (
    CellBought,
    CompanyFounded,
    DirectorChanged,
    DividendSet,
    Earned,
    GameBegan,
    MoneySent,
    SharesIssued,
)
from games.impero.state import Company, View

FIRSTS: Mapping[type[Public | Private], str] = {
    Earned: "closing",
    GameBegan: "founded",
    CompanyFounded: "cell",
    CellBought: "dividend",
    DividendSet: "auction",
    SharesIssued: "bid",
    DirectorChanged: "director",
    MoneySent: "sent",
}
"""What is explained to somebody who meets it for the first time, before they decide about it."""

NEAR = 3
"""Turns before the end at which companies should begin to pay out."""
FULL = 100
_MAX_PAYING = 2
"""Maximum companies of which it is said what a full dividend takes."""


def forecast(view: View) -> Sequence[Coming]:
    """The end first, then auctions, then what this closing takes and what an issue would risk."""
    me = view.me
    if me is None or view.over or view.left[me]:
        return ()
    mine = [number for number, one in enumerate(view.companies) if one.director == me]
    return (*_end(view, mine), *_auctions(view, me), *_points(view, mine), *_issues(view, me, mine))


def _end(view: View, mine: Sequence[int]) -> Iterator[Coming]:
    """The money of companies counts nothing at the end; paying it out takes points, a step each."""
    turns = closings(view)
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
        if lot.leader is not None and _director_after(company, lot.shares, lot.leader) != me:
            yield Coming("director", {**facts, "mine": company.shares[me]})
        elif _is_at_risk(view, company, lot.shares):
            yield Coming("director-maybe", {**facts, "mine": company.shares[me]})


def _issues(view: View, me: Seat, mine: Sequence[int]) -> Iterator[Coming]:
    """The least issue by which another could become director, while there is none of that company."""
    if view.turn >= view.options.turns:
        return
    issuing = {lot.company for lot in view.auctions}
    for number in mine:
        company = view.companies[number]
        if number in issuing or company.points < COSTS.company_action:
            continue
        least = next((n for n in range(1, MAX_SHARES + 1) if _is_at_risk(view, company, n)), None)
        if least is not None:
            facts = {"company": number, "count": least, "mine": company.shares[me]}
            yield Coming("issue", facts)


def _is_at_risk(view: View, company: Company, count: int) -> bool:
    """Whether somebody else who gets that many new shares would be its director."""
    present = company.director
    others = (Seat(seat) for seat, left in enumerate(view.left) if seat != present and not left)
    return any(_director_after(company, count, seat) != present for seat in others)


def _director_after(company: Company, count: int, winner: Seat) -> Seat:
    held = put(company.shares, winner, company.shares[winner] + count)
    return shares.with_shares(company, held).director


def _points(view: View, mine: Sequence[int]) -> Iterator[Coming]:
    """Points are given again at each closing, and what is left is lost."""
    own, of_companies = view.points or 0, sum(view.companies[number].points for number in mine)
    if own or of_companies:
        yield Coming("points", {"points": own, "count": of_companies}, on_board=True)
