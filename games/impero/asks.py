"""The seats that the game waits for, and the offers to a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.contract import Waiting
from games.core.offers import Choice, Number, Offer
from games.core.words import Seat
from games.impero import auctions, deadlines, earnings, listings, shares
from games.impero.actions import (
    Answer,
    Bid,
    Buy,
    Issue,
    Ready,
    Sell,
    Send,
    Unready,
    Withdraw,
)
from games.impero.cells import cell_offers, company_cell_offers
from games.impero.closing import outcome
from games.impero.components import COSTS, MAX_PRICE, MAX_TAKEN_BACK
from games.impero.dividends import company_dividend_offers, dividend_offers
from games.impero.founding import founding_offers
from games.impero.state import Player, State

MARKET = "market"
UNKNOWN_SHARE = 100
"""Cents proposed for a share of a company that has earned nothing yet."""


def waiting(state: State) -> Waiting:
    """The seats that are not ready; the turn does not wait for them. Ready seats may act, too."""
    if outcome(state) is not None:
        return Waiting((), ())
    there = [Seat(seat) for seat, player in enumerate(state.players) if not player.left]
    return Waiting(
        tuple(seat for seat in there if not state.players[seat].ready),
        deadlines.timers(state),
        ask="act-in-turn",
        facts={"turn": state.turn, "turns": state.options.turns},
        private=True,
        may=tuple(seat for seat in there if state.players[seat].ready),
    )


def offers(state: State, seat: Seat) -> Sequence[Offer]:
    """All that the seat can afford. The offers are hidden, since they depend on its secrets."""
    if state.players[seat].left or outcome(state) is not None:
        return ()
    return (
        *founding_offers(state, seat),
        *cell_offers(state, seat),
        *dividend_offers(state, seat),
        *_companies(state, seat),
        *_market(state, seat),
        *_transfers(state, seat),
        *_readiness(state.players[seat]),
    )


def computer_offers(state: State, seat: Seat) -> Sequence[Offer]:
    """The same but for sales of shares and transfers, which no computer makes.

    A computer works its companies one after the other. So while one of them can do something on a
    cell, those behind it and the market are left out.
    """
    player = state.players[seat]
    if player.left or outcome(state) is not None:
        return ()
    answers = tuple(_answers(state, seat))
    if player.ready:
        return answers
    directed = [n for n, one in enumerate(state.companies) if one.director == seat]
    alike, cells, dividends = frozenset(directed), list[Offer](), list[Offer]()
    for company in directed:
        dividends += company_dividend_offers(state, company)
        if cells := [*company_cell_offers(state, company, alike)]:
            break
    market = [] if cells else [*_issues(state, directed), *_market(state, seat)]
    founding = founding_offers(state, seat)
    return (*founding, *cells, *dividends, *market, *answers, *_readiness(player))


def _readiness(player: Player) -> Iterator[Offer]:
    """The last of all that is offered."""
    if not player.ready:
        yield Offer(Ready(), hidden=True, aside=True)
    elif player.taken_back < MAX_TAKEN_BACK:
        yield Offer(Unready(), hidden=True, aside=True)


def _companies(state: State, seat: Seat) -> Iterator[Offer]:
    for number, company in enumerate(state.companies):
        if not company.shares[seat]:
            continue
        yield from _issue(state, seat, number)
        most = min(listings.MAX_SHARES, shares.sellable(state, seat, number))
        if most and state.players[seat].points >= COSTS.list_shares:
            fields = (Number("shares", 1, most), Number("price", 1, MAX_PRICE, per="shares"))
            sale = Sell(number, 1, _proposed(state, number))
            yield Offer(sale, fields, hidden=True, page=f"company:{number}")


def _issues(state: State, directed: Sequence[int]) -> Iterator[Offer]:
    for number in directed:
        yield from _issue(state, state.companies[number].director, number)


def _issue(state: State, seat: Seat, number: int) -> Iterator[Offer]:
    company = state.companies[number]
    directs = company.director == seat and company.points >= COSTS.company_action
    if directs and not deadlines.is_last_turn(state):
        base = Number("base", 1, MAX_PRICE, per="shares")
        fields = (Number("shares", 1, auctions.MAX_SHARES), base)
        proposed = Issue(number, 1, _proposed(state, number))
        yield Offer(proposed, fields, hidden=True, page=f"company:{number}")


def _proposed(state: State, company: int) -> int:
    """Cents proposed for a share: its earnings until the end if all closings are like the last."""
    if company >= len(state.accounts):
        return UNKNOWN_SHARE
    return min(max(1, earnings.until_end(state, company)), MAX_PRICE)


def _market(state: State, seat: Seat) -> Iterator[Offer]:
    cash, points = state.purses[seat], state.players[seat].points
    for auction in state.auctions:
        able = seat in auction.entered or points >= COSTS.enter_auction
        if able and auction.leader != seat and auction.least <= cash:
            fields = (Number("amount", auction.least, cash),)
            yield Offer(Bid(auction.id, auction.least), fields, hidden=True, page=MARKET)
    for listing in state.listings:
        if listing.seller == seat:
            yield Offer(Withdraw(listing.id), hidden=True, page=MARKET)
        elif points >= COSTS.buy_shares and listing.price <= cash:
            yield Offer(Buy(listing.id), hidden=True, page=MARKET)


def _transfers(state: State, seat: Seat) -> Iterator[Offer]:
    cash, points = state.purses[seat], state.players[seat].points
    takers = tuple(
        Seat(one) for one, player in enumerate(state.players) if one != seat and not player.left
    )
    if takers and cash and points >= COSTS.send:
        fields = (Choice("taker", takers), Number("amount", 1, cash))
        yield Offer(Send(takers[0], 1), fields, hidden=True, aside=True)
    yield from _answers(state, seat)


def _answers(state: State, seat: Seat) -> Iterator[Offer]:
    points = state.players[seat].points
    waiting = tuple(one.id for one in state.transfers if one.taker == seat)
    for accept in (True, False):
        if waiting and (points >= COSTS.accept or not accept):
            which = (Choice("transfer", waiting),) if len(waiting) > 1 else ()
            yield Offer(Answer(waiting[0], accept), which, hidden=True)
