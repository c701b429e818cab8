"""How far a rating is believed: whom somebody has met, and whom these have met.

A rating moves by results alone, so a few accounts that always lose lift one as high as they like. What is shown is
therefore drawn towards the middle as far as it rests on people who meet hardly anybody else. Only who has met whom
counts, and how often, never who has won: any order of the same games gives the same.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import timedelta
from itertools import combinations

import msgspec

YEAR = timedelta(days=365)
"""Games that are older say nothing of whom somebody plays with."""
ACTIVE = 3
"""Games from which on somebody is one of those whom a circle is compared with."""
EDGE = 6
"""Games of the same two people that count at most where a circle is measured."""
NEAREST = 32
"""Opponents through whom a circle is measured: those whom somebody has met most."""
LEAST_CIRCLE, MOST_CIRCLE, PART_OF_ALL = 3.0, 40.0, 0.45
"""A circle of this part of all people, within these bounds, is believed wholly; one of half the size not at all."""
SETTLED = 30
"""Results with others from which on an opponent's own rating is well founded."""
APART = 4.0
"""An opponent counts wholly who sits with somebody in a quarter of their games, and not at all in half of them."""
ONE = 1 / 10
"""The part of somebody's results that one opponent can support."""
BEYOND = 2
"""How often a result with one opponent beyond that part counts once more among those that nobody supports."""
NOBODY = 0


class Anchor(msgspec.Struct, frozen=True, array_like=True):
    """`level` is the part of a rating that is believed, `among` how many people it rests on."""

    level: float = 0.0
    among: int = 0


class Encounters:
    """The rated games of one scope within a year."""

    def __init__(self) -> None:
        self.met: defaultdict[int, Counter[int]] = defaultdict(Counter)
        self.stayed: defaultdict[int, Counter[int]] = defaultdict(Counter)
        """The same without the games that a person did not play to the end: those settle no rating."""
        self.games: Counter[int] = Counter()

    def add(self, people: Iterable[int], gone: Collection[int] = ()) -> None:
        """A game of these people, some of whom have left or were absent."""
        table = sorted(set(people))
        self.games.update(table)
        for pair in combinations(table, 2):
            for one, other in (pair, pair[::-1]):
                self.met[one][other] += 1
                if one not in gone:
                    self.stayed[one][other] += 1


def anchors(
    meetings: Encounters, only: Iterable[int] | None = None
) -> Iterator[tuple[int, Anchor]]:
    """Everybody who has met somebody, or these alone."""
    world = _World(meetings)
    for one in meetings.met if only is None else only:
        if one in meetings.met:
            yield one, Anchor(round(world.level(one), 4), round(world.reach(one)))


class _World:
    def __init__(self, meetings: Encounters) -> None:
        self._met, self._games = meetings.met, meetings.games
        self._stayed = {one: meetings.stayed.get(one, Counter[int]()) for one in meetings.met}
        self._edges = {one: _edges(row) for one, row in self._stayed.items()}
        self._degree = {one: sum(row.values()) for one, row in self._edges.items()}
        self._settled = {one: sum(row.values()) for one, row in self._stayed.items()}
        self._results = {one: sum(row.values()) for one, row in meetings.met.items()}
        self._reach = dict[int, float]()
        self._others = max(1, sum(games >= ACTIVE for games in meetings.games.values()) - 1)
        circle = PART_OF_ALL * (self._others + 1)
        self._circle = max(LEAST_CIRCLE, min(MOST_CIRCLE, circle))

    def level(self, one: int) -> float:
        """The part of somebody's results that comes from people who are known without them."""
        row, total = self._met[one], self._results[one]
        most = total * max(ONE, 1.5 / self._others)
        known = sum(min(times, most) * self._known(other, one) for other, times in row.items())
        beyond = sum(max(0.0, times - most) for times in row.values())
        return known / (total + BEYOND * beyond)

    def reach(self, one: int) -> float:
        """Among how many people somebody plays: where a walk of two games from them may end."""
        if one not in self._reach:
            self._reach[one] = self._walk(one)
        return self._reach[one]

    def _known(self, one: int, by: int) -> float:
        """How well an opponent's rating is founded on others than `by`."""
        own = self._stayed[one].get(by, 0)
        others = self._settled[one] - own
        apart = _part(2 - APART * self._more_than_by_lot(one, by)) if others else 0.0
        if not apart:
            return 0.0
        near = self._edges[one].get(by, 0) > self._degree[one] / 10
        reach = self._walk(one, by) if near else self.reach(one)
        return apart * min(1.0, others / SETTLED) * _part(2 * reach / self._circle - 1)

    def _more_than_by_lot(self, one: int, by: int) -> float:
        """The part of somebody's games at which the other one sat, beyond what tables drawn by lot give."""
        lot = self._results[one] / self._games[one] / self._others
        part = self._met[one][by] / self._games[one]
        return (part - lot) / (1 - lot) if lot < 1 else 0.0

    def _walk(self, start: int, without: int = NOBODY) -> float:
        """The effective number of people among whom a walk of two games ends, as if one had never played."""
        ends = defaultdict[int, float](float)
        first = self._edges[start]
        away = self._degree[start] - first.get(without, 0)
        for one, times in first.items():
            row = self._edges[one]
            further = self._degree[one] - row.get(without, 0)
            if one == without or not further:
                continue
            part = times / away / further
            for end, again in row.items():
                ends[end] += part * again
        ends.pop(without, None)
        return 1 / sum(part * part for part in ends.values()) if ends else 0.0


def _edges(row: Mapping[int, int]) -> dict[int, int]:
    counted = [(min(times, EDGE), other) for other, times in row.items()]
    if len(counted) > NEAREST:
        # Of those who were met alike often the older accounts, which have lower numbers.
        counted = sorted(counted, key=lambda edge: (-edge[0], edge[1]))[:NEAREST]
    return {other: times for times, other in counted}


def _part(value: float) -> float:
    return max(0.0, min(1.0, value))
