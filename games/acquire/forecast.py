"""What is coming in Acquire: an empty purse, a place without bonus, an end that may be declared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.acquire import bonuses, ending
from games.acquire.components import COUNT, SAFE, price
from games.acquire.events import (
    CorporationFounded,
    CorporationGrown,
    CorporationSafe,
    DeadTilesExchanged,
    EndDeclared,
    SharesBought,
    TilePlayed,
)
from games.acquire.prospects import prospects
from games.acquire.state import Buying, Disposing, Ordering, Over, Placing, Surviving, View
from games.core.contract import Coming
from games.core.words import Private, Public, Seat

FIRSTS: Mapping[type[Public | Private], str] = {
    TilePlayed: "tile",
    CorporationFounded: "founder",
    SharesBought: "bonus",
    CorporationGrown: "merger",
    CorporationSafe: "safe",
    DeadTilesExchanged: "dead",
    EndDeclared: "end",
}
"""What is explained to somebody who meets it for the first time, before they decide about it."""

ENOUGH = 2
"""Shares of the cheapest corporation that a purse should pay for."""


def forecast(view: View) -> Sequence[Coming]:
    """The end first, then the purse, then who would have no bonus."""
    me = view.me
    if me is None or isinstance(view.phase, Over) or view.left[me]:
        return ()
    return (*_end(view, me), *_purse(view, me), *_no_bonus(view, me))


def _end(view: View, me: Seat) -> Iterator[Coming]:
    """Whether it may be declared, and one's place if everything were counted now."""
    if view.declared:
        yield Coming("last-turn", {"mover": view.mover}, on_board=True)
        return
    if not ending.may_end(view.sizes) or not isinstance(view.phase, Placing | Buying):
        return
    mine = view.mover == me and view.can_declare
    yield Coming("end" if mine else "end-near", on_board=True)
    if view.open_holdings and len(view.left) > 2:
        owned = ending.settled(view.known_cash, view.known_shares, view.sizes)
        # A player who left stands behind all who stayed.
        staying = [amount for amount, left in zip(owned, view.left, strict=True) if not left]
        rank = 1 + sum(amount > owned[me] for amount in staying)
        # Reckoned, so it is not told at rated tables.
        yield Coming("rank", {"rank": rank, "count": len(owned), "amount": owned[me]})


def _purse(view: View, me: Seat) -> Iterator[Coming]:
    """Too little for two shares, and no tile that would bring any."""
    cash = view.known_cash[me]
    prices = [one for one, left in zip(view.prices, view.stock, strict=True) if one and left]
    if not prices or cash >= ENOUGH * min(prices) or not any(view.known_shares[me]):
        return
    pays = any(one.shares for tile in prospects(view) for one in tile.takeovers)
    if not pays and not ending.may_end(view.sizes):
        yield Coming("empty-purse", {"cash": cash, "price": min(prices)})


def _no_bonus(view: View, me: Seat) -> Iterator[Coming]:
    """Corporations in which two others would take both bonuses; with two players the market decides.

    Nobody takes over a safe one; of a takeover under way all is told.
    """
    if not view.open_holdings or len(view.left) < 3:
        return
    if isinstance(view.phase, Surviving | Ordering | Disposing):
        return
    exposed = (one for one in range(COUNT) if 0 < view.sizes[one] < SAFE)
    behind = [one for one in exposed if _is_behind(view, me, one)]
    if behind:
        yield Coming("no-bonus", {"corporations": tuple(behind)})


def _is_behind(view: View, me: Seat, corporation: int) -> bool:
    held = [shares[corporation] for shares in view.known_shares]
    value = price(corporation, view.sizes[corporation])
    return bool(value and held[me]) and not bonuses.bonus(held, value).amounts[me]
