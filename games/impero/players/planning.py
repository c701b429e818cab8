"""The best way to spend a company's points and money on cells within a turn.

Money and points are both scarce, sometimes one more than the other. So the turn is planned several
times, each time with another price on a cent, and the best plan is taken.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

import msgspec

from games.impero.actions import BuyCell, DevelopCell, RentCell
from games.impero.cells import Kind, work
from games.impero.components import YIELDS, developed

PRICES = (0.0, 0.3, 0.6, 0.8, 1.0, 1.3)
"""Prices of a cent, in cents earned each turn."""
Counts = Mapping[int, int]
"""Cells by yield in dollars."""
Items = tuple[tuple[int, int], ...]


class Stock(msgspec.Struct, frozen=True):
    """The cells to buy, to rent and to develop."""

    buyable: Counts
    rentable: Counts
    own: Counts


class Plan(msgspec.Struct, frozen=True):
    """The first action of the best plan, None if there is none, and that action's own `gain`."""

    kind: Kind | None = None
    dollars: int = 0
    gain: int = 0
    total: int = 0


NONE = Plan()
"""Where nothing can be done."""


def plan(stock: Stock, points: int, funds: int) -> Plan:
    """The plan that brings most a turn for these points and this money."""
    kinds = (stock.buyable, stock.rentable, stock.own)
    # A player asks again for each company after each act, which mostly changes one of them.
    return _planned(*(tuple(one.items()) for one in kinds), points, funds)


@lru_cache(maxsize=4096)
def _planned(buyable: Items, rentable: Items, own: Items, points: int, funds: int) -> Plan:
    counts, present = [0] * len(_NUMBERS), list[int]()
    for kind, items in zip(KINDS, (buyable, rentable, own), strict=True):
        for dollars, count in items:
            if (number := _NUMBERS.get((kind, dollars))) is not None:
                counts[number] = count
                present.append(number)
    ways = _ways(tuple(present))
    if points == 1:
        # Money that is left over brings nothing more, so a cent has no price.
        ways = ways[:1]
    return max([_played(one, counts.copy(), points, funds) for one in ways], key=_total)


def _total(one: Plan) -> int:
    return one.total


KINDS: tuple[Kind, ...] = (BuyCell, RentCell, DevelopCell)
_NUMBERS = {
    one: number
    for number, one in enumerate(
        (kind, dollars)
        for kind in KINDS
        for dollars in YIELDS
        if kind is not DevelopCell or dollars != YIELDS[-1]
    )
}
"""A number for each act on a cell of a yield; what yields most cannot be developed."""


class _Work(NamedTuple):
    """An act on a cell of a yield, valued at a price on a cent."""

    number: int
    kind: Kind
    dollars: int
    cost: int
    gain: int
    worth: float
    then: int | None
    """The number of what may be done with the cell afterwards: to develop it, if it is one's own."""


def _worked(price: float) -> Iterator[_Work]:
    for (kind, dollars), number in _NUMBERS.items():
        cost, gain = work(kind, dollars)
        then = None
        if kind is not RentCell:
            own = dollars if kind is BuyCell else developed(dollars)
            then = _NUMBERS.get((DevelopCell, own))
        yield _Work(number, kind, dollars, cost, gain, gain - price * cost, then)


_WORKS = {price: tuple(_worked(price)) for price in PRICES}


def _cheapness(one: _Work) -> float:
    return -one.worth


class _Way(NamedTuple):
    """A price on a cent, with these acts: the one that is worth most first, of equal ones the first."""

    ranked: tuple[_Work, ...]
    works: tuple[_Work, ...]
    """All acts, by number."""


@lru_cache(maxsize=4096)
def _ways(present: tuple[int, ...]) -> tuple[_Way, ...]:
    """The prices, but only one of those that value these acts, and what follows, in the same order."""
    following, works = set(present), _WORKS[PRICES[0]]
    for number in present:
        then = works[number].then
        while then is not None:
            following.add(then)
            then = works[then].then
    found = dict[tuple[int, ...], _Way]()
    for works in _WORKS.values():
        worths = [works[number].worth for number in sorted(following)]
        levels = sorted(set(worths))
        ranked = sorted([works[number] for number in present], key=_cheapness)
        found.setdefault(tuple(map(levels.index, worths)), _Way(tuple(ranked), works))
    return tuple(found.values())


def _played(way: _Way, counts: list[int], points: int, funds: int) -> Plan:
    """Always the act that brings most of those that can be paid."""
    works = way.works
    left, first, total = list(way.ranked), NONE, 0
    while points:
        for one in left:
            if counts[one.number] and one.cost <= funds:
                break
        else:
            break
        if not total:
            first = Plan(one.kind, one.dollars, one.gain)
        then, count = one.then, 1
        if then is not None and works[then] not in left:
            # Behind what is as good: it was not there before.
            insort(left, works[then], key=_cheapness)
        if then is None or left.index(works[then]) > left.index(one):
            count = min(counts[one.number], points, funds // one.cost)
        if then is not None:
            counts[then] += count
        counts[one.number] -= count
        points, funds, total = points - count, funds - count * one.cost, total + count * one.gain
    return Plan(first.kind, first.dollars, first.gain, total)
