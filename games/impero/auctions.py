"""Auctions of new shares (Issuing shares)."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from games.core.contract import Step
from games.core.seats import put
from games.core.words import Public, RuleError, Seat
from games.impero import shares, spending
from games.impero.actions import Bid, Issue
from games.impero.components import BOX, COSTS, LAST_MINUTE, MAX_PRICE
from games.impero.deadlines import ends, find, is_last_turn, is_over, last_turn, seconds
from games.impero.events import (
    AuctionCancelled,
    AuctionExtended,
    AuctionWithoutBid,
    AuctionWon,
    BidMade,
    SharesIssued,
)
from games.impero.state import Auction, State

MAX_SHARES = BOX.auction.most_shares


def issue(state: State, seat: Seat, action: Issue, moment: datetime) -> Step[State]:
    """Open an auction. Not in the last turn: it could not end in time (ruling 19)."""
    spending.directed(state, seat, action.company)
    if is_last_turn(state):
        raise RuleError("no-auction-in-the-last-turn", turn=state.turn)
    if not 1 <= action.shares <= MAX_SHARES:
        raise RuleError("shares-of-an-issue", limit=MAX_SHARES)
    if not 1 <= action.base <= MAX_PRICE:
        raise RuleError("price-of-a-lot", least=1, most=MAX_PRICE)
    paid = spending.company_spent(state, action.company, COSTS.company_action)
    auction = Auction(
        state.numbered + 1,
        action.company,
        action.shares,
        action.base,
        ends(state.options, BOX.auction.hours, moment),
        last=last_turn(state),
    )
    opened = replace(paid, auctions=(*state.auctions, auction), numbered=auction.id)
    return Step(opened, (_issued(seat, auction),), revealed=True)


def bid(state: State, seat: Seat, action: Bid, moment: datetime) -> Step[State]:
    """Hold the bid in escrow and give the beaten one back; a late bid extends the auction by a minute."""
    auction = find(state.auctions, action.auction, "auction-over")
    _check(auction, seat, action, moment)
    paid = _entered(_given_back(state, auction), seat, auction)
    paid = spending.moved(paid, seat, spending.escrow(state), action.amount)
    late = auction.last is None and auction.ends - moment <= LAST_MINUTE
    raised = replace(
        auction,
        leader=seat,
        amount=action.amount,
        ends=auction.ends + LAST_MINUTE if late else auction.ends,
        late=auction.late + late,
        entered=auction.entered if seat in auction.entered else (*auction.entered, seat),
    )
    place = state.auctions.index(auction)
    outbid = None if action.holds else auction.leader
    told: tuple[Public, ...] = (_bid_made(raised, seat, outbid),)
    if late:
        until = seconds(raised.ends)
        told += (AuctionExtended(auction=auction.id, company=auction.company, until=until),)
    return Step(replace(paid, auctions=put(state.auctions, place, raised)), told, revealed=True)


def close(state: State, auction: Auction) -> Step[State]:
    """Give the leader the shares and the company the money; without a bid nothing is issued."""
    after = _without(state, auction)
    number, company, count = auction.id, auction.company, auction.shares
    if auction.leader is None:
        return Step(after, (AuctionWithoutBid(auction=number, company=company, count=count),))
    purse = spending.purse(state, company)
    after = spending.moved(after, spending.escrow(state), purse, auction.amount)
    won = AuctionWon(
        seat=auction.leader,
        auction=number,
        company=company,
        count=count,
        amount=auction.amount,
    )
    after, told = shares.issued(after, company, auction.leader, count)
    return Step(after, (won, *told))


def cancel(state: State, auction: Auction) -> Step[State]:
    """Cancel an auction that would outlast the game; the leading bid goes back (ruling 19)."""
    after = _given_back(_without(state, auction), auction)
    told = AuctionCancelled(auction=auction.id, company=auction.company, count=auction.shares)
    return Step(after, (told,))


def _check(auction: Auction, seat: Seat, bid: Bid, moment: datetime) -> None:
    if is_over(auction, moment):
        raise RuleError("auction-over")
    if bid.holds and auction.leader != seat:
        raise RuleError("not-now")
    if auction.leader == seat and not bid.holds:
        raise RuleError("you-lead", amount=auction.amount)
    if bid.amount < auction.least:
        raise RuleError("bid-too-low", least=auction.least)


def _entered(state: State, seat: Seat, auction: Auction) -> State:
    """Take the point that a player's first bid in an auction costs."""
    if seat in auction.entered:
        return state
    return spending.spent(state, seat, COSTS.enter_auction)


def _given_back(state: State, auction: Auction) -> State:
    if auction.leader is None:
        return state
    return spending.moved(state, spending.escrow(state), auction.leader, auction.amount)


def _without(state: State, auction: Auction) -> State:
    return replace(state, auctions=tuple(one for one in state.auctions if one != auction))


def _issued(seat: Seat, auction: Auction) -> SharesIssued:
    return SharesIssued(
        seat=seat,
        auction=auction.id,
        company=auction.company,
        count=auction.shares,
        amount=auction.base,
        until=seconds(auction.ends),
        last=auction.last,
    )


def _bid_made(auction: Auction, seat: Seat, outbid: Seat | None) -> BidMade:
    return BidMade(
        seat=seat,
        auction=auction.id,
        company=auction.company,
        count=auction.shares,
        amount=auction.amount,
        outbid=outbid,
        until=seconds(auction.ends),
        last=auction.last,
    )
