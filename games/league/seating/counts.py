"""What a seating counts: meetings, short tables and seats, and what one more of them costs.

Players are numbered from 0 here. The counts change in place: a search asks and changes them some
hundred thousand times.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from games.league.seating.request import Round, SeatingRequest

THIRD = 40
"""Second meetings that a third one costs as much as, at least; a fourth as many again."""
APART = 10_000
"""Repeats that a meeting against the keep-apart list costs as much as: it comes before all."""
APART_BEFORE = 1_000
"""The same where a third meeting has no price of its own."""


class MeetingCounts:
    """Over the history and the plan.

    `join` is the price of a pair's next meeting, `part` what is saved by their last one.
    """

    def __init__(self, request: SeatingRequest, widest: int) -> None:
        size = len(request.players)
        self.numbers = {player: number for number, player in enumerate(request.players)}
        self.met, self.join, self.part, self._apart = (_square(size) for _ in range(4))
        self.short = [0] * size
        widths = [len(table) for tables in request.history for table in tables]
        self.seats = [[0] * max([widest, *widths]) for _ in range(size)]
        self.missed = [0] * size
        self._most = len(request.history) + request.rounds + 1
        self.price(1, [0] * size)
        apart = APART if request.thirds else APART_BEFORE
        for tables in request.history:
            self._add_round(tables)
        for group in request.apart:
            known = [self.numbers[player] for player in group if player in self.numbers]
            for one, other in combinations(known, 2):
                self._apart[one][other] = self._apart[other][one] = apart

    def price(self, weight: int, values: Sequence[int], third: int = 0) -> None:
        """A repeat costs `weight`, a third meeting `third` more; two people at one table the square of
        their distance in `values`.
        """
        self._weight, self._values = weight, list(values)
        self._meetings = [
            0 if number < 2 else weight * (2 * number - 3) + third * (number - 2)
            for number in range(self._most + 1)
        ]
        for one, other in combinations(range(len(values)), 2):
            self._pair(one, other, 0)

    def meet(self, table: Sequence[int], by: int) -> None:
        for one, other in combinations(table, 2):
            self._pair(one, other, by)

    def meet_one(self, player: int, table: Iterable[int], by: int) -> None:
        for other in table:
            self._pair(player, other, by)

    def sit(self, table: Sequence[int], by: int) -> None:
        for seat, player in enumerate(table):
            self.seats[player][seat] += by

    def _add_round(self, tables: Round) -> None:
        """A round without a player counts as a bye that they had: a late entry is not benched at once."""
        largest = max(map(len, tables), default=0)
        played = set()
        for table in tables:
            here = [
                (seat, self.numbers[player])
                for seat, player in enumerate(table)
                if player in self.numbers
            ]
            self.meet([number for _, number in here], 1)
            for seat, number in here:
                self.seats[number][seat] += 1
                self.short[number] += len(table) < largest
                played.add(number)
        for number in set(self.numbers.values()) - played:
            self.missed[number] += 1

    def _pair(self, one: int, other: int, by: int) -> None:
        """The m-th meeting costs 2m - 3 times the weight, so that m meetings cost (m - 1) squared; from
        the third on it costs m - 2 times the price of a third besides.
        """
        met = self.met[one][other] = self.met[other][one] = self.met[one][other] + by
        fixed = (self._values[one] - self._values[other]) ** 2
        fixed += self._apart[one][other] * self._weight
        self.join[one][other] = self.join[other][one] = fixed + self._meetings[met + 1]
        self.part[one][other] = self.part[other][one] = fixed + self._meetings[met]


def _square(size: int) -> list[list[int]]:
    return [[0] * size for _ in range(size)]
