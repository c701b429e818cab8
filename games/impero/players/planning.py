"""The best way to spend a company's points and money on cells within a turn.

Money and points are both scarce, sometimes one more than the other. So the turn is planned several
times, each time with another price on a cent, and the best plan is taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

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


def plan(stock: Stock, points: int, funds: int) -> Plan:
    """The plan that brings most a turn for these points and this money."""
    kinds = (stock.buyable, stock.rentable, stock.own)
    # A player asks anew for each company after each act, which mostly changes one of them.
    return _planned(*(tuple(one.items()) for one in kinds), points, funds)


@lru_cache(maxsize=4096)
def _planned(buyable: Items, rentable: Items, own: Items, points: int, funds: int) -> Plan:
    stock = Stock(dict(buyable), dict(rentable), dict(own))
    return max((_played(stock, points, funds, price) for price in PRICES), key=_total)


def _total(one: Plan) -> int:
    return one.total


def _played(stock: Stock, points: int, funds: int, price: float) -> Plan:
    left: dict[Kind, dict[int, int]] = {
        BuyCell: dict(stock.buyable),
        RentCell: dict(stock.rentable),
        DevelopCell: dict(stock.own),
    }
    first, total = Plan(), 0
    for _ in range(points):
        best = max(_possible(left, funds), key=lambda one: one[2] - price * one[1], default=None)
        if best is None:
            break
        (kind, dollars), cost, gain = best
        if not total:
            first = Plan(kind, dollars, gain)
        funds, total = funds - cost, total + gain
        left[kind][dollars] -= 1
        if kind is not RentCell:
            better = dollars if kind is BuyCell else developed(dollars)
            left[DevelopCell][better] = left[DevelopCell].get(better, 0) + 1
    return msgspec.structs.replace(first, total=total)


def _possible(
    left: Mapping[Kind, Mapping[int, int]], funds: int
) -> Iterator[tuple[tuple[Kind, int], int, int]]:
    """The affordable acts, each with its cost and its gain a turn."""
    for kind, counts in left.items():
        for dollars, count in counts.items():
            if count and not (kind is DevelopCell and dollars == YIELDS[-1]):
                cost, gain = work(kind, dollars)
                if cost <= funds:
                    yield (kind, dollars), cost, gain
