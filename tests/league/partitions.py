"""All ways to share players out over tables, to compare a search with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

Tables = tuple[tuple[int, ...], ...]


def partitions(players: Sequence[int], sizes: Sequence[int]) -> Iterator[Tables]:
    """Each way once: of equal tables, the one with the lowest player comes first."""
    if not sizes:
        yield ()
        return
    for size in sorted(set(sizes)):
        first, *others = players
        left = list(sizes)
        left.remove(size)
        for rest in combinations(others, size - 1):
            remaining = [player for player in others if player not in rest]
            for tables in partitions(remaining, left):
                yield ((first, *rest), *tables)
