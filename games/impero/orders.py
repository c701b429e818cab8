"""Stored orders: the secret maximum bid (Issuing shares)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.auctions import bidding
from games.core.offers import Number, Offer
from games.core.orders import Cancelled, Order, OrderForm, Verdict
from games.impero.actions import Bid, BidUpTo, order_types
from games.impero.state import Auction, View

__all__ = ["obey", "order_forms", "order_types"]

MAX_LIMIT = 10**9
"""The highest limit in cents: nobody ever has more. It may exceed its owner's present money."""


def obey(order: Order, view: View, offers: Sequence[Offer]) -> Verdict:
    """The order's bid: just enough to lead, up to the limit and to its owner's money.

    Void when the auction is over or its price above the limit. While its owner has no point or too
    little money it waits: both come back.
    """
    assert isinstance(order, BidUpTo)
    auction = next((one for one in view.auctions if one.id == order.auction), None)
    if auction is None:
        return Cancelled("auction-is-over")
    if auction.leader == view.me:
        return _held(order, view, auction)
    if auction.least > order.most:
        return Cancelled("price-above-limit", {"least": auction.least, "most": order.most})
    if any(isinstance(one.action, Bid) and one.action.auction == auction.id for one in offers):
        most = min(order.most, _reach(view, auction))
        return bidding(auction.key, auction.terms, most, Bid(auction.id, auction.least))
    return None


def order_forms(view: View) -> Sequence[OrderForm]:
    """An order for each auction; its amount is a proposal."""
    if view.me is None or view.over or view.left[view.me]:
        return ()
    return tuple(_form(one) for one in view.auctions)


def _form(auction: Auction) -> OrderForm:
    limit = Number("most", auction.least, MAX_LIMIT)
    return OrderForm(BidUpTo(auction.id, auction.least), (limit,))


def _held(order: BidUpTo, view: View, auction: Auction) -> Verdict:
    """The request of a leader, who can raise its own bid; None if it cannot."""
    most = min(order.most, _reach(view, auction))
    if auction.least > most:
        return None
    higher = Bid(auction.id, auction.least, holds=True)
    return bidding(auction.key, auction.terms, most, None, higher)


def _reach(view: View, auction: Auction) -> int:
    """The money that its owner would have if outbid now."""
    withheld = auction.amount if auction.leader == view.me else 0
    return (view.cash or 0) + withheld
