"""The seats inside the tables: nobody sits first more often than the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations

from games.league.seating.counts import MeetingCounts
from games.league.seating.search import Draft

EXACT = 5
"""Seats up to which all orders are tried: 120."""
SWEEPS = 12
LONGEST_CHAIN = 200


def order_seats(counts: MeetingCounts, draft: Draft, draw: Callable[[], float]) -> None:
    """Orders each table after the ones before it, then passes seats on until all have had each in turn.

    Where all tables are equal, each player can have each seat equally often: players and tables are the
    two sides of a graph, seats the colours of its edges (König), and chains of two colours repair it.
    """
    at_tables: dict[int, list[list[int]]] = {}
    for tables in draft:
        for at, table in enumerate(tables):
            tables[at] = ordered(table, counts.seats, draw)
            counts.sit(tables[at], 1)
            for player in table:
                at_tables.setdefault(player, []).append(tables[at])
    for _ in range(SWEEPS):
        if not sum(_passed_on(counts, at_tables, player) for player in at_tables):
            return


def ordered(
    table: Sequence[int], seats: Sequence[Sequence[int]], draw: Callable[[], float]
) -> list[int]:
    """The order in which the fewest sit where they have sat; exact up to five seats, else by swaps."""
    order = [player for _, player in sorted((draw(), player) for player in table)]
    if len(order) <= EXACT:
        return list(min(permutations(order), key=lambda tried: _again(tried, seats)))
    while _better(order, seats):
        pass
    return order


def _again(order: Iterable[int], seats: Sequence[Sequence[int]]) -> int:
    return sum([seats[player][seat] for seat, player in enumerate(order)])


def _better(order: list[int], seats: Sequence[Sequence[int]]) -> bool:
    """Swaps the seats of pairs that both gain by it together; whether there was any."""
    moved = False
    for i, j in combinations(range(len(order)), 2):
        one, two = order[i], order[j]
        if seats[one][j] + seats[two][i] < seats[one][i] + seats[two][j]:
            order[i], order[j], moved = two, one, True
    return moved


def _passed_on(
    counts: MeetingCounts, at_tables: Mapping[int, list[list[int]]], player: int
) -> bool:
    """Whether the player got a seat that they lacked for one that they had too often."""
    for often, seldom in _uneven(counts.seats[player]):
        if _chain(counts, at_tables, player, often, seldom):
            return True
    return False


def _uneven(seats: Sequence[int]) -> Iterator[tuple[int, int]]:
    for often, seldom in permutations(range(len(seats)), 2):
        if seats[often] >= seats[seldom] + 2:
            yield often, seldom


def _chain(
    counts: MeetingCounts,
    at_tables: Mapping[int, list[list[int]]],
    player: int,
    often: int,
    seldom: int,
) -> bool:
    """The player swaps the two seats with another; if that leaves the other uneven, they do so elsewhere.

    A chain that gains nothing is undone.
    """
    swapped: list[list[int]] = []
    gain = 0
    while len(swapped) < LONGEST_CHAIN:
        open_tables = [
            table
            for table in at_tables[player]
            if len(table) > max(often, seldom) and table[often] == player
            if not swapped or table is not swapped[-1]
        ]
        mine = counts.seats[player]
        if not open_tables or mine[often] < mine[seldom] + 2:
            break
        gain += _exchange(counts, open_tables[0], often, seldom)
        swapped.append(open_tables[0])
        player = open_tables[0][often]
    if gain > 0:
        return True
    for table in reversed(swapped):
        _exchange(counts, table, often, seldom)
    return False


def _exchange(counts: MeetingCounts, table: list[int], one: int, two: int) -> int:
    """Swaps two seats; the fall of the sum of squares of how often each had each seat."""
    first, second = counts.seats[table[one]], counts.seats[table[two]]
    before = sum(seats[seat] ** 2 for seats in (first, second) for seat in (one, two))
    table[one], table[two] = table[two], table[one]
    for seats, by in ((first, -1), (second, 1)):
        seats[one] += by
        seats[two] -= by
    return before - sum(seats[seat] ** 2 for seats in (first, second) for seat in (one, two))
