"""5: Deals that both sides would gain by at today's prices: for one press, and for computers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import msgspec

from games.core.desk import Propose
from games.greed.components import FREE, MAKES, NEEDS, NOTHING, Stock
from games.greed.deals import tradable
from games.greed.processing import available, best_of
from games.greed.state import Board

LONGEST_CHAIN = 2
"""Assets in a row for which goods are looked for."""
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


def _between(board: Board, number: int, partner: int) -> Iterator[Suggestion]:
    """The best sale and the best purchase."""
    sale = _best(board, number, partner)
    if sale is not None:
        goods, price, gain = sale
        yield Suggestion(Propose(number, partner, (*goods, 0), (*NOTHING, price)), gain)
    purchase = _best(board, partner, number)
    if purchase is not None:
        goods, price, gain = purchase
        yield Suggestion(Propose(number, partner, (*NOTHING, price), (*goods, 0)), gain)


def _best(board: Board, seller: int, buyer: int) -> tuple[Stock, int, int] | None:
    """Goods of the seller that the buyer's assets lack, a price, and the gain of both together."""
    found = [
        (goods, price, gain)
        for uses in _chains(available(board, buyer))
        for goods in [missing(board.stocks[buyer], uses)]
        if any(goods) and all(map(int.__le__, goods, board.stocks[seller]))
        for price, gain in [_price(board, seller, buyer, goods)]
        if gain >= LEAST_GAIN and 0 < price <= board.money(buyer, FREE)
    ]
    return max(found, key=lambda one: one[2], default=None)


def _price(board: Board, seller: int, buyer: int, goods: Stock) -> tuple[int, int]:
    """What the seller loses and half of what both gain, and that gain."""
    loss = _value(board, seller) - _value(board, seller, goods, -1)
    profit = _value(board, buyer, goods) - _value(board, buyer)
    gain = profit - loss
    return loss + gain // 2, gain


def _value(board: Board, number: int, goods: Stock = NOTHING, sign: int = 1) -> int:
    """What the market would pay for the company's goods with these or without them."""
    stock = tuple(
        have + sign * more for have, more in zip(board.stocks[number], goods, strict=True)
    )
    return best_of(stock, available(board, number), board.prices).value


def _chains(assets: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for length in range(1, LONGEST_CHAIN + 1):
        yield from permutations(assets, length)
