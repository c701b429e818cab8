"""Holdings with which a session may sensibly end, for the computer player to compare.

A session is compared at every turn, so what is the same for all holdings is reckoned once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from games.core.offers import Counts
from games.core.words import Seat
from games.owners_choice.components import COUNT
from games.owners_choice.prospects import Outlook, outlook
from games.owners_choice.state import View, gone

Shares = tuple[int, ...]
RESERVES, FEES = (0, 50, 100, 200, 300), (50, 150)
"""Dollars that a holding may leave for the dice."""
ORDERS = tuple(permutations(range(COUNT)))
SETS = tuple(
    companies
    for several in range(1, COUNT + 1)
    for companies in combinations(range(COUNT), several)
)
"""Companies over which somebody may preside at once, the smallest sets first."""


def outlooks(view: View, field: Counts) -> dict[Shares, Outlook]:
    """The table with each holding worth comparing, the present one first."""
    holding = _Holdings(view)
    held = view.shares[holding.seat]
    return {one: holding.outlook(one) for one in dict.fromkeys((held, *portfolios(view, field)))}


def portfolios(view: View, field: Counts) -> Iterator[Shares]:
    """All in cash; much of one company after the other; just enough to preside over several.

    Many come twice.
    """
    assert field.budget is not None
    least = tuple([item.least for item in field.items])
    yield least
    filling = _Filling(field)
    money = field.budget - field.cost(least)
    for order in ORDERS:
        for kept in RESERVES:
            yield filling.filled(least, money - kept, order)
    needed = [max(least[company], _needed(view, company)) for company in range(COUNT)]
    for companies in SETS:
        counts = tuple([needed[one] if one in companies else least[one] for one in range(COUNT)])
        if not field.allows(counts):
            continue
        money = field.budget - field.cost(counts)
        for most in companies:
            for kept in FEES:
                if kept <= money:
                    yield filling.filled(counts, money - kept, (most,))


class _Filling:
    """A session's limits, apart."""

    def __init__(self, field: Counts) -> None:
        self.most = field.most
        self.most_of = [item.most for item in field.items]
        self.prices = [item.price for item in field.items]

    def filled(self, before: Shares, money: int, order: Sequence[int]) -> Shares:
        """As much as money and limits allow, of one company after the other, beyond `before`."""
        counts, room = list(before), self.most - sum(before)
        for company in order:
            price = self.prices[company]
            more = min(self.most_of[company] - counts[company], room, money // price)
            if more > 0:
                counts[company] += more
                money -= more * price
                room -= more
        return tuple(counts)


class _Holdings:
    """The table as it would be if the viewer held other shares."""

    def __init__(self, view: View) -> None:
        assert view.me is not None
        self.seat, self._now, self._prices = view.me, outlook(view), view.prices
        self._before = view.shares[: self.seat]
        self._behind = view.shares[self.seat + 1 :]
        out = gone(view)
        self._counts = [
            [0 if out[seat] else held[company] for seat, held in enumerate(view.shares)]
            for company in range(COUNT)
        ]
        self._presidents: dict[tuple[int, int], Seat | None] = {}

    def outlook(self, shares: Shares) -> Outlook:
        now, cost = self._now, 0
        rows = zip(shares, now.shares[self.seat], self._prices, strict=True)
        for after, before, price in rows:
            cost += (after - before) * price
        return Outlook(
            (*self._before, shares, *self._behind),
            now.rungs,
            tuple([self._president(company, count) for company, count in enumerate(shares)]),
            now.fund,
            now.cash - cost,
        )

    def _president(self, company: int, count: int) -> Seat | None:
        """The President if the viewer held that many: another President keeps a tie."""
        key = (company, count)
        if key not in self._presidents:
            now, counts = self._now.presidents[company], self._counts[company]
            counts[self.seat] = count
            most = max(counts)
            keeps = now is not None and counts[now] == most
            found = now if keeps else self.seat if count == most else Seat(counts.index(most))
            self._presidents[key] = found if most else None
        return self._presidents[key]


def _needed(view: View, company: int) -> int:
    """Shares that make the viewer President of a company, or keep them so."""
    assert view.me is not None
    others = max(held[company] for seat, held in enumerate(view.shares) if seat != view.me)
    president = view.presidents[company]
    return max(1, others + (president is not None and president != view.me))
