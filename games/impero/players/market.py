"""The sensible player on the market, and its answers to money that is sent."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.offers import Offer
from games.core.words import Action
from games.impero.actions import Answer, Bid, Buy, Issue
from games.impero.components import BOX
from games.impero.deadlines import closings
from games.impero.players.companies import allowed
from games.impero.players.manner import Manner
from games.impero.players.position import income, mine, worth
from games.impero.state import Auction, View

LEAST = 50
"""Cents, the least base."""
LOT = 1
"""Shares of an issue: enough for a shareholder more, who brings a point each turn."""
ROUND = 10
"""Bids are whole tenths of a dollar."""


def answered(view: View, offers: Sequence[Offer]) -> Action | None:
    """Accept money if the loss at risk is less."""
    sent = [one for one in view.transfers if one.taker == view.me]
    if not sent:
        return None
    able = {one.action.accept for one in offers if isinstance(one.action, Answer)}
    for transfer in sent:
        won, lost = (100 - transfer.risk) * transfer.amount, transfer.risk * (view.cash or 0)
        accept = won > lost and True in able
        if accept in able:
            return Answer(transfer.id, accept)
    return None


def bargain(view: View, offers: Sequence[Offer], manner: Manner) -> Action | None:
    """Buy shares at a price that they will probably earn before the end."""
    for offer in offers:
        if isinstance(offer.action, Buy):
            lot = next(one for one in view.listings if one.id == offer.action.listing)
            if lot.price <= manner.caution * lot.shares * worth(view, lot.company, 0):
                return offer.action
    return None


def bid(view: View, offers: Sequence[Offer], manner: Manner) -> Action | None:
    """Bid once for a lot, and for one lot at a time, first where few have bid."""
    if any(one.leader == view.me for one in view.auctions):
        return None
    own = set(mine(view))
    able = {one.action.auction for one in offers if isinstance(one.action, Bid)}
    lots = [
        lot
        for lot in view.auctions
        if lot.id in able and view.me not in lot.entered and lot.company not in own
    ]
    lots.sort(key=lambda lot: (len(lot.entered), -worth(view, lot.company, lot.shares)))
    for lot in lots:
        if amount := _amount(view, lot, manner):
            return Bid(lot.id, amount)
    return None


def _amount(view: View, lot: Auction, manner: Manner) -> int:
    """The bid for a lot; None if it is worth less than it costs, or the money is short."""
    most = min(manner.caution * lot.shares * worth(view, lot.company, lot.shares), view.cash or 0)
    if lot.least > most:
        return 0
    wanted = round((lot.least + manner.halfway * (most - lot.least)) / ROUND) * ROUND
    return wanted if lot.least <= wanted <= most else lot.least


def funded(view: View, offers: Sequence[Offer], manner: Manner) -> Action | None:
    """Bring own money into the company that can use most of it, by a bid for a share of its own.

    The base is all that it needs: nobody else pays as much for a share.
    """
    own, cash = set(mine(view)), view.cash or 0
    able = {one.action.auction for one in offers if isinstance(one.action, Bid)}
    for lot in view.auctions:
        if lot.company in own and lot.leader is None and manner.least <= lot.base <= cash:
            return Bid(lot.id, lot.base) if lot.id in able else None
    if closings(view) <= manner.funding_ends or not view.points:
        return None
    running = {one.company for one in view.auctions}
    found = list[Issue]()
    for offer in offers:
        match offer.action:
            case Issue(company=number) if number in own - running:
                amount = min(round(_lacking(view, number, manner)), cash)
                wanted = Issue(number, LOT, amount)
                if amount >= manner.least and allowed(offer, wanted):
                    found.append(wanted)
            case _:
                pass
    return max(found, key=lambda one: one.base, default=None)


def _lacking(view: View, number: int, manner: Manner) -> float:
    """Cents that the company could spend in the next turn beyond what it will have."""
    company = view.companies[number]
    kept = income(view, number) * (100 - company.dividend) / 100
    left = max(0, view.funds[number] - manner.usable * company.points)
    return manner.usable * (BOX.company.points + len(company.holders)) - left - kept


def issued(view: View, offers: Sequence[Offer], manner: Manner) -> Action | None:
    """Auction a share for another player, one auction at a time: each shareholder brings a point."""
    own = set(mine(view))
    if closings(view) <= manner.issuing_ends or any(one.company in own for one in view.auctions):
        return None
    for offer in offers:
        match offer.action:
            case Issue(company=number) if len(view.companies[number].holders) == 1:
                base = round(manner.base * LOT * worth(view, number, LOT) / ROUND) * ROUND
                base = max(base, LEAST)
                wanted = Issue(number, LOT, base)
                if allowed(offer, wanted):
                    return wanted
            case _:
                pass
    return None
