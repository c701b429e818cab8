"""How the sensible player builds: what it announces, buys, founds and gives up."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.offers import Offer, numbers_of
from games.core.words import Action
from games.greed.actions import Abstain, Announce, Discard, Found, Invest, TakeAsset, TakeNothing
from games.greed.companies import company_of, directed
from games.greed.components import (
    ASSET_ARROWS,
    COMPANY_ARROWS,
    FREE,
    MAKES,
    NEEDS,
    Arrows,
    transforms,
)
from games.greed.investments import LEAST, cost_of
from games.greed.prices import market_value, price
from games.greed.state import Board, Picking
from games.greed.view import View

HARMFUL = 4
"""Years before the end from which it announces cards that make its own companies earn less."""
SPENT = 6
"""A bid is this part of the Free Cash: a sixth."""
PATIENCE = 4
"""Years in which an asset must earn what it costs."""
MARKER = 100
"""Millions a year that a marker of one's own in the company counts as much as."""
ARROW = 8
"""Per cent of a price by which an arrow is taken to move it."""


def announced(view: View, offers: Sequence[Offer]) -> Action:
    """The card whose arrows serve what one's companies make; of equal ones the better asset.

    In the last years, in which a company is to earn less than before, the one that harms them.
    """
    cards = [one.action for one in offers if isinstance(one.action, Announce)]
    if view.board.year > view.board.years - HARMFUL:
        return min(cards, key=lambda one: _served(view, ASSET_ARROWS[one.card]))
    return max(
        cards, key=lambda one: (_served(view, ASSET_ARROWS[one.card]), _yield(view, one.card))
    )


def invested(view: View, offers: Sequence[Offer]) -> Action:
    """A small bid, with a list of what is worth having: there is mostly something left."""
    answered = view.answered
    for offer in offers:
        action = offer.action
        if isinstance(action, Invest) and action.company not in answered:
            free = view.board.money(action.company, FREE)
            amount = max(LEAST, min(free, free // SPENT))
            wishes = _wishes(view, action.company, amount)
            return (
                replace(action, amount=amount, wishes=wishes) if wishes else Abstain(action.company)
            )
    raise AssertionError("a company that has answered is not asked")


def taken(view: View, offers: Sequence[Offer]) -> Action:
    """Only where a list was forgotten: the card that is worth most, if any is."""
    assert isinstance(view.phase, Picking)
    number = view.phase.queue[0]
    wishes = _wishes(view, number, view.phase.bids[0].amount)
    able = [one.action for one in offers if isinstance(one.action, TakeAsset)]
    wanted = [one for card in wishes for one in able if one.card == card]
    return wanted[0] if wanted else TakeNothing(number)


def discarded(view: View, offers: Sequence[Offer]) -> Action:
    """The asset that earns least."""
    (offer,) = (one for one in offers if isinstance(one.action, Discard))
    assert isinstance(offer.action, Discard)
    return replace(offer.action, card=min(numbers_of(offer), key=lambda card: _yield(view, card)))


def founded(view: View, offers: Sequence[Offer]) -> Action:
    """The company whose arrows serve most, with the discards that earn most."""
    offer = next(one for one in offers if isinstance(one.action, Found))
    assert isinstance(offer.action, Found)
    board = view.board
    company = max(board.foundable, key=lambda one: _served(view, COMPANY_ARROWS[one]))
    count = len(offer.action.assets)
    best = sorted(board.discards, key=lambda card: -_yield(view, card))[:count]
    return replace(offer.action, company=company, assets=tuple(best))


def _wishes(view: View, number: int, amount: int) -> tuple[int, ...]:
    """The cards that earn their cost, the best first; one's own marker is worth something too."""
    board, worth = view.board, dict[int, int]()
    years = min(PATIENCE, board.years - board.year + 1)
    for lot in board.market:
        cost = cost_of(board, number, lot, amount)
        if cost <= board.money(number, FREE):
            earns = _earns(view, number, lot.card) + MARKER * (lot.owner == view.me)
            worth[lot.card] = earns * years - cost
    best = sorted(worth, key=lambda card: -worth[card])
    return tuple(card for card in best if worth[card] > 0)


def _earns(view: View, number: int, card: int) -> int:
    """Millions a year; a transformation only as far as the company makes what it needs."""
    if not transforms(card):
        return _yield(view, card)
    made = [sum(counts) for counts in zip(*_made(view.board, number), strict=True)]
    need = sum(NEEDS[card])
    covered: int = sum(map(min, made, NEEDS[card]))
    return _yield(view, card) * covered // need


def _made(board: Board, number: int) -> list[tuple[int, ...]]:
    own = company_of(board, number).assets
    return [board.stocks[number], *(MAKES[one] for one in own)]


def _yield(view: View, card: int) -> int:
    """What the asset adds at today's prices."""
    return market_value(view.board, MAKES[card]) - market_value(view.board, NEEDS[card])


def _served(view: View, arrows: Arrows) -> int:
    """What the arrows would add to the yearly goods of one's companies, in hundredths."""
    assert view.me is not None
    board, total = view.board, 0
    for number in directed(board, view.me):
        for asset in company_of(board, number).assets:
            for product, count in enumerate(MAKES[asset]):
                total += count * arrows[product] * price(board, product) * ARROW
    return total
