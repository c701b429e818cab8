"""What a draw cannot avoid: a bound on the meetings of people who have met before.

It is proven for the people who sit there and the tables that they sat at before, by the pigeonhole
principle, and says nothing where that proves nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

Tables = Sequence[Sequence[int]]


class Again(msgspec.Struct, frozen=True):
    """Repeats of one round: the pairs at its tables who had met before, and how many no draw avoids."""

    pairs: int
    least: int

    @property
    def proven(self) -> bool:
        """Whether no draw of these people at tables of these sizes has fewer."""
        return self.pairs <= self.least


def again(before: Sequence[Tables], drawn: Tables) -> Again:
    """The pairs of `drawn` who met in the rounds `before`. A player without a seat in `drawn` counts nowhere."""
    here = {player for table in drawn for player in table}
    met = Counter(pair for tables in before for pair in _pairs(tables) if pair <= here)
    pairs = sum(met[pair] > 0 for pair in _pairs(drawn))
    bounds = [_forced(tables, drawn, here) for tables in before]
    # Where nobody has met twice, a pair that meets again counts for one round alone: the bounds add up.
    once = all(times < 2 for times in met.values())
    return Again(pairs, sum(bounds) if once else max(bounds, default=0))


def _pairs(tables: Tables) -> Iterator[frozenset[int]]:
    return (frozenset(pair) for table in tables for pair in combinations(table, 2))


def _forced(past: Tables, drawn: Tables, here: set[int]) -> int:
    """The pairs of one past round that must sit together again.

    The people of a table share out over the tables at which they sat then. Those who sat nowhere are
    free, and go where they save the most.
    """
    crowds = [len(here & set(table)) for table in past]
    places = sum(crowd > 0 for crowd in crowds)
    if not places:
        return 0
    sizes = [len(table) for table in drawn]
    for _ in range(len(here) - sum(crowds)):
        at = max(range(len(sizes)), key=lambda one: _cost(sizes[one], places))
        if sizes[at]:
            sizes[at] -= 1
    return sum(_together(size, places) for size in sizes)


def _cost(size: int, places: int) -> int:
    """What the last of that many people adds."""
    return max(0, size - 1) // places


def _together(people: int, places: int) -> int:
    """The least number of pairs at one place, when people spread evenly over the places."""
    each, more = divmod(people, places)
    return more * each * (each + 1) // 2 + (places - more) * each * (each - 1) // 2
