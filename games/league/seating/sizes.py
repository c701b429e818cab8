"""The sizes of a round's tables, and what no seating can avoid."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, product

import msgspec

SMALLEST = 2
MAX_KINDS = 3
"""Different sizes in one round; with more than three a round would be hard to follow."""


class SeatingError(Exception):
    """The request cannot be met. `why` is a key, `facts` say what would be right."""

    def __init__(self, why: str, **facts: int) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts


class Shape(msgspec.Struct, frozen=True):
    """The sizes of the tables, largest first, and how many people have a bye."""

    sizes: tuple[int, ...]
    byes: int = 0


def table_sizes(players: int, allowed: Collection[int], tables: int = 0) -> Shape:
    """The fewest byes; then as near as can be to `tables` tables, where given; then as even as possible
    in few sizes; then the larger tables.

    SeatingError: sizes-too-small, too-few-players.
    """
    if not allowed or min(allowed) < SMALLEST:
        raise SeatingError("sizes-too-small", least=SMALLEST)
    for seats in range(players, min(allowed) - 1, -1):
        found = list(_splits(seats, sorted(set(allowed))))
        if found:
            best = min(found, key=lambda sizes: _preference(sizes, tables))
            return Shape(best, players - seats)
    raise SeatingError("too-few-players", players=players, least=min(allowed))


def repeat_floor(shapes: Sequence[Shape]) -> int:
    """Repeated meetings that no schedule avoids.

    The players of a table of one round share out over the tables of another: where there are fewer
    tables than players, some must sit together again (the pigeonhole principle), but for those who had a bye there.
    """
    return sum(
        _together(max(0, size - one.byes), len(one.sizes))
        for one, two in combinations(shapes, 2)
        for size in two.sizes
    )


def short_floor(seats: int, players: int) -> int:
    """The least sum over players of the pairs among their short tables, for that many short seats."""
    return _together(seats, players)


def _together(people: int, places: int) -> int:
    """The least number of pairs at the same place, when people spread evenly over the places."""
    each, more = divmod(people, places)
    return more * each * (each + 1) // 2 + (places - more) * each * (each - 1) // 2


def _splits(seats: int, allowed: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All ways to seat exactly that many with up to three different sizes, largest first."""
    for count in range(1, MAX_KINDS + 1):
        for kinds in combinations(allowed, count):
            yield from _fillings(seats, kinds)


def _fillings(seats: int, kinds: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Each kind at least once; the last kind, the largest, takes what the others leave."""
    *others, largest = kinds
    for counts in product(*(range(1, seats // size + 1) for size in others)):
        left = seats - sum(count * size for count, size in zip(counts, others, strict=True))
        if left >= largest and left % largest == 0:
            full = (*counts, left // largest)
            pairs = sorted(zip(kinds, full, strict=True), reverse=True)
            yield tuple(size for size, count in pairs for _ in range(count))


def _preference(sizes: tuple[int, ...], tables: int) -> tuple[int, int, int, int]:
    away = abs(len(sizes) - tables) if tables else 0
    return (away, sizes[0] - sizes[-1], len(set(sizes)), len(sizes))
