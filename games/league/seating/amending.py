"""Late changes: a round that is announced already, and somebody comes or goes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.league.seating.counts import MeetingCounts
from games.league.seating.request import Round, SeatingRequest
from games.league.seating.seats import ordered
from games.league.seating.sizes import table_sizes


def amended(drawn: Round, request: SeatingRequest, seed: str) -> Round:
    """The round for the players of `request`, with the fewest people at another table than announced.

    Tables that stay as they are keep their seats. Where sizes force byes, those of the request's order
    get them, before all those who have had the fewest.
    """
    return _Amending(drawn, request, seed).amended()


class _Amending:
    def __init__(self, drawn: Round, request: SeatingRequest, seed: str) -> None:
        self._players = request.players
        shape = table_sizes(len(self._players), request.sizes, len(drawn))
        self._counts = MeetingCounts(request, shape.sizes[0])
        self._counts.price(1, [0] * len(self._players))
        self._draw = Random(seed).random
        numbers = self._counts.numbers
        self._before = [
            [numbers[player] for player in table if player in numbers] for table in drawn
        ]
        self._whole = [len(now) == len(was) for now, was in zip(self._before, drawn, strict=True)]
        bench = self._bench(request, shape.byes)
        self._tables = [[one for one in table if one not in bench] for table in self._before]
        self._tables += [[] for _ in shape.sizes[len(drawn) :]]
        at_tables = {one for table in self._tables for one in table}
        self._free = [one for one in numbers.values() if one not in at_tables and one not in bench]
        self._goal = self._goals(shape.sizes)

    def amended(self) -> Round:
        for table, goal in zip(self._tables, self._goal, strict=True):
            while len(table) > goal:
                self._free.append(table.pop(self._most_met(table)))
        while self._free:
            _, number, at = min(self._openings())
            self._tables[at].append(number)
            self._free.remove(number)
        return tuple(
            tuple(self._players[number] for number in self._seats(at, table))
            for at, table in enumerate(self._tables)
            if table
        )

    def _bench(self, request: SeatingRequest, byes: int) -> set[int]:
        """Those with a bye: fewest so far, then those announced to sit out, then fewest points."""
        seated = {one for table in self._before for one in table}
        points = [request.points.get(player, 0) for player in self._players]
        missed = self._counts.missed
        queue = sorted(
            range(len(points)), key=lambda one: (missed[one], one in seated, points[one], one)
        )
        return set(queue[:byes])

    def _goals(self, sizes: Sequence[int]) -> list[int]:
        """The largest tables stay the largest, which moves the fewest; of equals, the one that suits
        those without a table best grows.
        """
        fullest = sorted(range(len(self._tables)), key=self._growth)
        goals = [0] * len(self._tables)
        for at, size in zip(fullest, sizes, strict=False):
            goals[at] = size
        return goals

    def _growth(self, at: int) -> tuple[int, int, int]:
        table = self._tables[at]
        return -len(table), min([self._price(one, table) for one in self._free], default=0), at

    def _most_met(self, table: Sequence[int]) -> int:
        """The one who gives way: they have met most of this table already."""
        return max(range(len(table)), key=lambda at: self._price(table[at], table))

    def _openings(self) -> list[tuple[int, int, int]]:
        return [
            (self._price(number, table), number, at)
            for number in self._free
            for at, table in enumerate(self._tables)
            if len(table) < self._goal[at]
        ]

    def _price(self, number: int, table: Sequence[int]) -> int:
        return sum(self._counts.join[number][other] for other in table if other != number)

    def _seats(self, at: int, table: Sequence[int]) -> Sequence[int]:
        unchanged = at < len(self._before) and self._whole[at] and self._before[at] == table
        return table if unchanged else ordered(table, self._counts.seats, self._draw)
