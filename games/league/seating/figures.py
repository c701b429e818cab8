"""The figures of a seating, shown to the director beside a proposal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations

import msgspec

Tables = Sequence[Sequence[int]]


class Figures(msgspec.Struct, frozen=True):
    """Lower is better in each."""

    repeats: int = 0
    """Over all pairs, (meetings - 1) squared: a third meeting counts four."""
    repeated: int = 0
    """Repeated meetings: of each pair all but the first."""
    repeated_pairs: int = 0
    thirds: int = 0
    """Pairs who meet three times or more."""
    most_met: int = 0
    kept_apart: int = 0
    """Meetings against the keep-apart list."""
    short_again: int = 0
    """Times that somebody was at a short table once more."""
    spread: float = 0.0
    """The last round: the mean over tables of highest minus lowest points."""
    seat_again: int = 0
    """Times that somebody had a seat more often than the number of rounds forces."""


def figures(
    rounds: Sequence[Tables],
    points: Mapping[int, int | Fraction] | None = None,
    apart: Sequence[Sequence[int]] = (),
) -> Figures:
    """Measures all rounds, played and planned."""
    met = Counter(
        frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2)
    )
    forbidden = {frozenset(pair) for group in apart for pair in combinations(group, 2)}
    return Figures(
        repeats=sum((times - 1) ** 2 for times in met.values()),
        repeated=sum(times - 1 for times in met.values()),
        repeated_pairs=sum(times > 1 for times in met.values()),
        thirds=sum(times > 2 for times in met.values()),
        most_met=max(met.values(), default=0),
        kept_apart=sum(met[pair] for pair in forbidden),
        short_again=_short_again(rounds),
        spread=_spread(rounds[-1], points) if points and rounds else 0.0,
        seat_again=_seat_again(rounds),
    )


def _short_again(rounds: Sequence[Tables]) -> int:
    short = Counter(
        player
        for tables in rounds
        for table in tables
        if len(table) < max(map(len, tables))
        for player in table
    )
    return sum(times - 1 for times in short.values())


def _spread(tables: Tables, points: Mapping[int, int | Fraction]) -> float:
    values = [[points.get(player, 0) for player in table] for table in tables if table]
    return float(sum(max(table) - min(table) for table in values) / max(1, len(values)))


def _seat_again(rounds: Sequence[Tables]) -> int:
    sizes = [len(table) for tables in rounds for table in tables]
    seats: dict[int, list[int]] = {}
    for tables in rounds:
        for table in tables:
            for seat, player in enumerate(table):
                seats.setdefault(player, []).append(seat)
    width = min(sizes, default=1)
    return sum(
        max(0, used.count(seat) - -(-len(used) // width))
        for used in seats.values()
        for seat in set(used)
    )
