"""Sales of a player's own shares as whole lots at a fixed price (Selling shares; the market)."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from games.core.contract import Step
from games.core.words import RuleError, Seat
from games.impero import shares, spending
from games.impero.actions import Buy, Sell, Withdraw
from games.impero.components import BOX, COSTS, MAX_PRICE
from games.impero.deadlines import ends, find, is_over, last_turn, seconds
from games.impero.events import ListingExpired, ListingWithdrawn, SharesListed, SharesSold
from games.impero.state import Listing, State

MAX_SHARES = BOX.listing.most_shares


def sell(state: State, seat: Seat, action: Sell, moment: datetime) -> Step[State]:
    """Offer shares for sale: they stay the seller's, locked, until they are sold (ruling 18)."""
    spending.known_company(state, action.company)
    free = shares.sellable(state, seat, action.company)
    if not free:
        raise RuleError("no-shares-to-sell", company=action.company)
    if not 1 <= action.shares <= min(free, MAX_SHARES):
        raise RuleError("shares-of-a-sale", limit=min(free, MAX_SHARES), company=action.company)
    if not 1 <= action.price <= MAX_PRICE:
        raise RuleError("price-of-a-lot", least=1, most=MAX_PRICE)
    paid = spending.spent(state, seat, COSTS.list_shares)
    until = ends(state.options, BOX.listing.hours, moment)
    number = state.numbered + 1
    last = last_turn(state)
    listing = Listing(number, action.company, seat, action.shares, action.price, until, last)
    listed = SharesListed(
        seat=seat,
        listing=number,
        company=action.company,
        count=action.shares,
        amount=action.price,
        until=seconds(until),
        last=last,
    )
    after = replace(paid, listings=(*state.listings, listing), numbered=number)
    return Step(after, (listed,), revealed=True)


def buy(state: State, seat: Seat, action: Buy, moment: datetime) -> Step[State]:
    """Buy the whole lot; its price goes to the seller."""
    listing = find(state.listings, action.listing, "not-for-sale")
    if is_over(listing, moment):
        raise RuleError("not-for-sale")
    if seat == listing.seller:
        raise RuleError("your-own-shares")
    paid = spending.spent(state, seat, COSTS.buy_shares)
    paid = spending.moved(paid, seat, listing.seller, listing.price)
    sold = SharesSold(
        seat=seat,
        seller=listing.seller,
        listing=listing.id,
        company=listing.company,
        count=listing.shares,
        amount=listing.price,
    )
    after, told = shares.moved(
        _without(paid, listing), listing.company, listing.seller, seat, listing.shares
    )
    return Step(after, (sold, *told), revealed=True)


def withdraw(state: State, seat: Seat, action: Withdraw) -> Step[State]:
    """Take the seller's lot off the market, free of charge."""
    listing = find(state.listings, action.listing, "not-for-sale")
    if seat != listing.seller:
        raise RuleError("not-your-shares", seller=listing.seller)
    return withdrawn(state, listing)


def withdrawn(state: State, listing: Listing) -> Step[State]:
    """Remove a lot because its seller wishes so, or leaves."""
    told = ListingWithdrawn(
        seat=listing.seller, listing=listing.id, company=listing.company, count=listing.shares
    )
    return Step(_without(state, listing), (told,), revealed=True)


def expire(state: State, listing: Listing) -> Step[State]:
    """Remove a lot whose time is over, or at the end of the game."""
    told = ListingExpired(
        seat=listing.seller, listing=listing.id, company=listing.company, count=listing.shares
    )
    return Step(_without(state, listing), (told,))


def _without(state: State, listing: Listing) -> State:
    return replace(state, listings=tuple(one for one in state.listings if one != listing))
