"""5: Deals that both sides would gain by at today's prices: for one press, and for computers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import msgspec

from games.core.desk import Bundle, Proposal, Propose
from games.greed.components import FREE, MAKES, NEEDS, NOTHING, Stock
from games.greed.deals import after, tradable
from games.greed.prices import price
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
    for seller, buyer in ((number, partner), (partner, number)):
        found = [
            one
            for uses in _chains(available(board, buyer))
            for one in _sales(board, number, seller, buyer, uses)
        ]
        if found:
            yield max(found, key=lambda one: one.gain)


def _sales(
    board: Board, number: int, seller: int, buyer: int, uses: tuple[int, ...]
) -> Iterator[Suggestion]:
    """What the buyer's assets lack, for money, or for a part of what they make of it."""
    goods = missing(board.stocks[buyer], uses)
    if not any(goods) or not all(map(int.__le__, goods, board.stocks[seller])):
        return
    loss = _value(board, seller) - _value(board, seller, goods, -1)
    gain = _value(board, buyer, goods) - _value(board, buyer) - loss
    if gain < LEAST_GAIN:
        return
    paid = _payment(board, buyer, uses, loss + gain // 2)
    if paid is None:
        return
    bundle, worked = paid
    sent = (*goods, 0)
    give, take = (sent, bundle) if seller == number else (bundle, sent)
    partner = buyer if seller == number else seller
    offer = Propose(number, partner, give, take, worked)
    gains = [_gain(board, offer, one) for one in (seller, buyer)]
    if min(gains) > 0:
        yield Suggestion(offer, sum(gains))


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


def _gain(board: Board, offer: Propose, company: int) -> int:
    """How much better the company stands after the deal; nothing if it cannot be done."""
    deal = Proposal(0, offer.by, offer.partner, offer.give, offer.take, offer.uses)
    then = after(board, deal, company)
    return then.gain if then else 0


def _value(board: Board, number: int, goods: Stock = NOTHING, sign: int = 1) -> int:
    """What the market would pay for the company's goods with these or without them."""
    stock = tuple(
        have + sign * more for have, more in zip(board.stocks[number], goods, strict=True)
    )
    return best_of(stock, available(board, number), board.prices).value


def _chains(assets: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for length in range(1, LONGEST_CHAIN + 1):
        yield from permutations(assets, length)
