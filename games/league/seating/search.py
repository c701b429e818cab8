"""The search: people change tables, at first nearly at random, then only for the better.

Simulated annealing over one draft of all rounds. Two players of a round change places, or one goes
over to a smaller table. It stops at the proven floor, or when its steps are used up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import log

from games.league.seating.counts import MeetingCounts

Draft = list[list[list[int]]]
"""Rounds of tables of numbers; it changes in place."""

COOLING = 0.97
LUCK = tuple(round(-64 * log((part + 0.5) / 1024)) for part in range(1024))
"""64 times the logarithm of a number by chance, looked up because a search asks so often."""
SMALL = 200
"""Seats of all rounds together up to which it cools three times: small cases are to be solved exactly."""


class Search:
    """One search, over one draft.

    `short_price` is what each further short table of a player costs; `low_prices` what any does, by
    player, so that in Swiss those with few points sit there.
    """

    def __init__(
        self,
        counts: MeetingCounts,
        draft: Draft,
        short_price: int,
        low_prices: Sequence[int],
        draw: Callable[[], float],
    ) -> None:
        self._counts, self._draft, self._draw = counts, draft, draw
        self._short_price, self._low = short_price, low_prices
        self._largest = [max(map(len, tables), default=0) for tables in draft]
        self._movable = [at for at, tables in enumerate(draft) if len(tables) > 1]
        """Rounds of one table, or of locked ones alone, have nothing to move."""
        self._energy = sum(map(self._enter, draft, self._largest))
        self._least, self._best = self._energy, _copied(draft)

    def run(self, heats: Sequence[float], steps: int, floor: int) -> tuple[Draft, int]:
        """The best draft that was seen, and its price."""
        if not self._movable:
            return self._draft, self._energy
        for heat in heats:
            for _ in range(steps // len(heats) + 1):
                if self._try(heat) and self._energy <= floor:
                    return self._draft, self._energy
        if self._energy <= self._least:
            return self._draft, self._energy
        return self._best, self._least

    def _enter(self, tables: Sequence[list[int]], largest: int) -> int:
        price = self._tally(tables, largest, 1)
        for table in tables:
            price += sum(self._counts.join[one][two] for one, two in combinations(table, 2))
            self._counts.meet(table, 1)
        return price

    def _tally(self, tables: Iterable[list[int]], largest: int, by: int) -> int:
        """MeetingCounts the short tables in or out, and says what those counted in cost."""
        short = self._counts.short
        here = [player for table in tables if len(table) < largest for player in table]
        price = sum(self._short_price * short[player] + self._low[player] for player in here)
        for player in here:
            short[player] += by
        return price

    def _try(self, heat: float) -> bool:
        """Whether a move drawn by chance was made."""
        draw = self._draw
        number = self._movable[int(draw() * len(self._movable))]
        tables, largest = self._draft[number], self._largest[number]
        one, two = tables[int(draw() * len(tables))], tables[int(draw() * len(tables))]
        if one is two:
            return False
        at_one, at_two = int(draw() * len(one)), int(draw() * len(two))
        saved = sum(map(self._counts.part[one[at_one]].__getitem__, one))
        if not saved and self._content(one[at_one], one, largest) and draw() < 0.75:
            return False
        if len(one) == len(two) + 1 and draw() < 0.4:
            change = self._over(one, at_one, two, largest) - saved
            return self._accepted(change, heat) and self._go(one, at_one, two, None, largest)
        change = self._swap(one, at_one, two, at_two, largest) - saved
        return self._accepted(change, heat) and self._go(one, at_one, two, at_two, largest)

    def _content(self, player: int, table: Sequence[int], largest: int) -> bool:
        """Those who have nothing to gain mostly stay: trying them would waste three steps of four."""
        return not (self._short_price and len(table) < largest and self._counts.short[player] > 1)

    def _over(self, one: Sequence[int], at: int, two: Sequence[int], largest: int) -> int:
        """The price of a player's going over: where they come and, by sizes, who sits short then."""
        mover = one[at]
        price = sum(map(self._counts.join[mover].__getitem__, two))
        if (len(one) < largest) == (len(two) < largest):
            return price
        price += sum(self._burden(player, 0) for player in one) - self._burden(mover, 0)
        return price - sum(self._burden(player, 1) for player in two)

    def _swap(
        self, one: Sequence[int], at_one: int, two: Sequence[int], at_two: int, largest: int
    ) -> int:
        join, part = self._counts.join, self._counts.part
        mover, other = one[at_one], two[at_two]
        price = sum(map(join[mover].__getitem__, two)) + sum(map(join[other].__getitem__, one))
        price -= sum(map(part[other].__getitem__, two)) + 2 * join[mover][other]
        if (len(one) < largest) == (len(two) < largest):
            return price
        to, off = (mover, other) if len(two) < largest else (other, mover)
        return price + self._burden(to, 0) - self._burden(off, 1)

    def _burden(self, player: int, counted: int) -> int:
        """The price of a short table for a player; `counted`: whether it is among theirs already."""
        return self._short_price * (self._counts.short[player] - counted) + self._low[player]

    def _accepted(self, change: int, heat: float) -> bool:
        """For the better always, for the worse by chance; keeps the best before it is left."""
        if change > 0:
            if change * 64 >= heat * LUCK[int(self._draw() * 1024)]:
                return False
            if self._energy < self._least:
                self._least, self._best = self._energy, _copied(self._draft)
        self._energy += change
        return True

    def _go(
        self, one: list[int], at_one: int, two: list[int], at_two: int | None, largest: int
    ) -> bool:
        mixed = (len(one) < largest) != (len(two) < largest)
        if mixed:
            self._tally((one, two), largest, -1)
        mover = one.pop(at_one)
        self._counts.meet_one(mover, one, -1)
        if at_two is not None:
            other = two.pop(at_two)
            self._counts.meet_one(other, two, -1)
            self._counts.meet_one(other, one, 1)
            one.append(other)
        self._counts.meet_one(mover, two, 1)
        two.append(mover)
        if mixed:
            self._tally((one, two), largest, 1)
        return True


def cooling(hot: float, cold: float, times: int) -> tuple[float, ...]:
    """Falling heats. By plain products, which give the same on every machine."""
    heats = [hot]
    while heats[-1] > cold:
        heats.append(heats[-1] * COOLING)
    return tuple(heats) * times


def _copied(draft: Draft) -> Draft:
    return [[table[:] for table in tables] for tables in draft]
