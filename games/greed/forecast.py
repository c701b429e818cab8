"""What closing the books would do to one's companies, and what a boot would pay, while that can change.

A boot is decided by what is sold, phases before it is named. Everything is worked out from the open
board and one's own sealed choices at today's prices: trade, and what others do, may change it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.core.contract import Coming
from games.core.words import Private, Public, Seat
from games.greed.books import is_boot
from games.greed.companies import company_of, directed
from games.greed.components import BOX, CEO, FREE, LAST, NEW, NOTHING, SYMBOLS, Stock
from games.greed.entrepreneurs import most_assets
from games.greed.events import (
    BooksClosed,
    CardAnnounced,
    CompanyLiquidated,
    OfficerFired,
    PricesMoved,
    Produced,
    SymbolUnsold,
    TradeDone,
    YearBegun,
)
from games.greed.investments import may_bid, prospects
from games.greed.prices import market_value
from games.greed.processing import best_use
from games.greed.production import produced
from games.greed.sales import STORAGE, rest
from games.greed.scapegoats import OFFICES, severance
from games.greed.state import (
    Bid,
    Bidding,
    Company,
    Founding,
    Naming,
    Over,
    Picking,
    Raising,
    Selling,
    Trading,
)
from games.greed.symbols import on_top
from games.greed.view import View

FIRSTS: Mapping[type[Public | Private], str] = {
    YearBegun: "announce",
    CardAnnounced: "marker",
    PricesMoved: "bids",
    Produced: "deal",
    TradeDone: "books",
    BooksClosed: "boot",
    OfficerFired: "fired",
    CompanyLiquidated: "liquidated",
    SymbolUnsold: "symbol",
}
"""What is explained to somebody who meets it for the first time, before they decide about it."""


def forecast(view: View) -> Sequence[Coming]:
    """For each company that the viewer directs, then for their own money."""
    if view.me is None or isinstance(view.phase, Over):
        return ()
    found = list[Coming]()
    # While cards are announced nobody knows the prices of this year's sale: they move afterwards.
    if isinstance(view.phase, Bidding | Picking | Trading | Selling):
        for number in directed(view.board, view.me):
            found += (*_bid(view, number), *_closing(view, number))
    return (*found, *_all_named(view, view.me), *_own_money(view, view.me))


def _bid(view: View, number: int) -> Iterator[Coming]:
    """A bid that can buy nothing, and what buying takes from a severance."""
    if not isinstance(view.phase, Bidding) or number not in view.phase.bidders:
        return
    board, bid = view.board, view.phase.bids[view.phase.bidders.index(number)]
    cash = board.money(number, FREE)
    if bid is not None and bid.amount:
        costs = prospects(board, number, bid)
        if costs and min(costs) > cash:
            facts = {"company": number, "cost": min(costs), "cash": cash}
            yield Coming("buys-nothing", facts)
    elif not company_of(board, number).assets and may_bid(board, number):
        yield Coming("no-assets", {"company": number}, on_board=True)


def _closing(view: View, number: int) -> Iterator[Coming]:
    """Whether it gets a boot, and what that means; in its first year the bar that it sets."""
    board, company = view.board, company_of(view.board, number)
    income, before = board.money(number, NEW) + _worth(view, number), board.money(number, LAST)
    facts = {"company": number, "amount": income, "before": before}
    if company.since == board.year:
        if income and board.year < board.years:
            yield Coming("bar", {"company": number, "amount": income})
    elif not is_boot(board, number, income):
        yield Coming("no-boot", facts)
    elif len(company.officers) == 1:
        yield Coming("alone", facts)
    else:
        yield Coming("boot", facts)
        yield from _severance(view, number, company)


def _severance(view: View, number: int, company: Company) -> Iterator[Coming]:
    """What each office of the viewer's would be paid; storage and a bid of this year come off before."""
    board = view.board
    free = board.money(number, FREE) + board.money(number, LAST) - STORAGE[sum(_kept(view, number))]
    bid = _own_bid(view, number)
    for office, seat in enumerate(company.officers[:OFFICES]):
        if seat == view.me and office == CEO:
            amount = severance(free, office)
            if bid and bid <= board.money(number, FREE):
                rest = severance(free - bid, office)
                facts = {"company": number, "office": office, "amount": amount}
                yield Coming("severance-after-bid", {**facts, "bid": bid, "rest": rest})
            else:
                yield Coming("severance", {"company": number, "office": office, "amount": amount})


def _kept(view: View, number: int) -> Stock:
    """The goods that the company keeps by the viewer's sealed choice."""
    match view.phase:
        case Selling(sellers=sellers, kept=kept) if number in sellers:
            return kept[sellers.index(number)] or NOTHING
        case _:
            return NOTHING


def _own_bid(view: View, number: int) -> int:
    """What the company's sealed bid would cost at least; 0 without one."""
    match view.phase:
        case Bidding(bidders=companies, bids=bids) if number in companies:
            bid = bids[companies.index(number)] or Bid()
        case Picking(queue=companies, bids=bids) if number in companies:
            bid = bids[companies.index(number)]
        case _:
            return 0
    return min(prospects(view.board, number, bid), default=0) if bid.amount else 0


def _all_named(view: View, me: Seat) -> Iterator[Coming]:
    """If all who are in it are named, nobody is left and it is liquidated."""
    phase = view.phase
    if not isinstance(phase, Naming) or me not in view.asked:
        return
    number = phase.queue[0]
    officers = company_of(view.board, number).officers
    if len(officers) <= OFFICES and len(set(phase.named)) == len(officers) - 1:
        left = next(at for at in range(len(officers)) if at not in phase.named)
        yield Coming("last-office", {"company": number, "office": left})


def _own_money(view: View, me: Seat) -> Iterator[Coming]:
    """Money decides nothing but ties; in the last year it buys no more points than those on top."""
    board, cash = view.board, view.board.cash[me]
    if isinstance(view.phase, Raising) and view.phase.lot < len(board.piles):
        symbol = on_top(board, view.phase.lot)
        if symbol is not None and view.phase.mover == me:
            points = SYMBOLS[symbol].points
            key = "last-symbols" if board.year == board.years else "symbols"
            yield Coming(key, {"cash": cash, "points": points}, on_board=True)
    elif isinstance(view.phase, Raising | Founding) and me in view.asked:
        yield Coming("founding", {"cash": BOX.setup.company_cash, "count": most_assets(board)})
    elif isinstance(view.phase, Bidding | Trading) and board.year == board.years:
        # Nobody announces in the last year: the last card is chosen already.
        yield Coming("last-year", {"cash": cash}, on_board=True)


def _worth(view: View, number: int) -> int:
    """What the market would pay for its goods, with those that its producers have yet to make."""
    board = view.board
    match view.phase:
        case Selling():
            return market_value(board, rest(board, number, _kept(view, number)))
        case Trading():
            return best_use(board, number).value
        case _:
            return best_use(produced(board, number)[0], number).value
