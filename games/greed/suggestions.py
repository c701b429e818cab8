"""5: Deals that both sides would gain by at today's prices: for one press, and for computers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from operator import add, le, sub
from typing import NamedTuple

import msgspec

from games.core.desk import Bundle, Proposal, Propose
from games.core.words import RuleError
from games.greed.components import FREE, MAKES, NEEDS, NOTHING, Stock
from games.greed.deals import stands, tradable, tried
from games.greed.prices import price
from games.greed.processing import available, best_of
from games.greed.state import Board

LONGEST_CHAIN = 2
"""Assets in a row for which goods are looked for."""
TRIED = 3
"""Sales between two companies that are tried, the best first."""
LEAST_GAIN = 2
"""Millions that both sides together must gain."""


class Suggestion(msgspec.Struct, frozen=True):
    """An offer, and what both sides together gain by it in millions."""

    offer: Propose
    gain: int


def suggestions(board: Board, number: int) -> tuple[Suggestion, ...]:
    """What the company might offer the others, the most useful first: goods sold to where they are
    worth more, goods bought that its own assets need. The gain is halved by the price.
    """
    found = [
        one
        for partner in tradable(board)
        if partner != number
        for one in _between(board, number, partner)
    ]
    return tuple(sorted(found, key=lambda one: -one.gain))


@lru_cache(maxsize=8192)
def missing(goods: Stock, uses: tuple[int, ...]) -> Stock:
    """What must be added to the goods so that the assets can work in this order."""
    have, short = list(goods), list(NOTHING)
    for asset in uses:
        for product, need in enumerate(NEEDS[asset]):
            have[product] -= need
            if have[product] < 0:
                short[product] -= have[product]
                have[product] = 0
            have[product] += MAKES[asset][product]
    return tuple(short)


class _Sale(NamedTuple):
    """Goods of one company that another's assets lack, and what both gain by it."""

    gain: int
    loss: int
    """What the seller could make of them."""
    goods: Stock
    uses: tuple[int, ...]


def _between(board: Board, number: int, partner: int) -> Iterator[Suggestion]:
    """The best sale and the best purchase that can be paid for."""
    for seller, buyer in ((number, partner), (partner, number)):
        goods = board.stocks[seller], board.stocks[buyer]
        assets = available(board, seller), available(board, buyer)
        for sale in _sales(goods, assets, board.prices):
            found = _suggested(board, number, seller, buyer, sale)
            if found is not None:
                yield found
                break


@lru_cache(maxsize=8192)
def _sales(
    goods: tuple[Stock, Stock],
    assets: tuple[tuple[int, ...], tuple[int, ...]],
    boxes: tuple[int, ...],
) -> tuple[_Sale, ...]:
    """What the buyer's assets lack and the seller has, where that is worth more: the best few."""
    found = []
    before = [best_of(*one, boxes).value for one in zip(goods, assets, strict=True)]
    for uses in _chains(assets[1]):
        sent = missing(goods[1], uses)
        if any(sent) and all(map(le, sent, goods[0])):
            loss = before[0] - best_of(tuple(map(sub, goods[0], sent)), assets[0], boxes).value
            profit = best_of(tuple(map(add, goods[1], sent)), assets[1], boxes).value - before[1]
            if profit - loss >= LEAST_GAIN:
                found.append(_Sale(profit - loss, loss, sent, uses))
    return tuple(sorted(found, reverse=True)[:TRIED])


def _suggested(
    board: Board, number: int, seller: int, buyer: int, sale: _Sale
) -> Suggestion | None:
    """The sale for money, or for a part of what the buyer makes; None if it cannot be paid."""
    paid = _payment(board, buyer, sale.uses, sale.loss + sale.gain // 2)
    if paid is None:
        return None
    bundle, worked = paid
    sent = (*sale.goods, 0)
    give, take = (sent, bundle) if seller == number else (bundle, sent)
    partner = buyer if seller == number else seller
    offer = Propose(number, partner, give, take, worked)
    then = tried(board, Proposal(0, number, partner, give, take, worked))
    if isinstance(then, RuleError):
        return None
    gains = [stands(board, then, one).gain for one in (seller, buyer)]
    return Suggestion(offer, sum(gains)) if min(gains) > 0 else None


def _payment(
    board: Board, buyer: int, uses: tuple[int, ...], wanted: int
) -> tuple[Bundle, tuple[int, ...]] | None:
    """Money if there is enough; else as much of the last product as is needed, and the rest."""
    free = board.money(buyer, FREE)
    if wanted <= free:
        return (*NOTHING, wanted), ()
    made = MAKES[uses[-1]]
    product = next(at for at, count in enumerate(made) if count)
    each = price(board, product)
    count = -(-(wanted - free) // each)
    if count > made[product]:
        return None
    goods = tuple(count if at == product else 0 for at in range(len(NOTHING)))
    return (*goods, max(0, wanted - count * each)), uses


def _chains(assets: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for length in range(1, LONGEST_CHAIN + 1):
        yield from permutations(assets, length)
