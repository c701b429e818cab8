"""From the ends of rollouts to chances: how much a score is worth, and how sure a difference is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import exp, sqrt
from statistics import fmean, pstdev

from games.players.search.rollouts import Leaf

WON = 0.5
"""The weight of having won; the rest has the share in a softmax of the scores, which is less noisy."""
FEWEST = 2
"""Worlds without which nothing is believed."""
BY_SCORES = 8
"""As many wins as the scores of all rollouts count, where chances are told."""
PRIOR, SPREAD = 1, 0.1
"""How far gains are taken to spread before any is seen, and for how many worlds that counts."""


def spread(leaves: Iterable[Leaf]) -> float:
    """How far the seats' scores differ at the end of a rollout, on average; the unit of the softmax."""
    return fmean([pstdev(leaf.scores) for leaf in leaves] or [1.0]) or 1.0


def soft(leaf: Leaf, unit: float) -> list[float]:
    """By seat its share in a softmax of the scores."""
    most = max(leaf.scores)
    parts = [exp((score - most) / unit) for score in leaf.scores]
    total = sum(parts)
    return [part / total for part in parts]


def shares(leaf: Leaf, unit: float) -> list[float]:
    """By seat the chance that this end stands for; together 1."""
    parts = soft(leaf, unit)
    if leaf.won is None:
        return parts
    return [WON * won + (1 - WON) * part for won, part in zip(leaf.won, parts, strict=True)]


def paired(mine: Mapping[int, float], theirs: Mapping[int, float]) -> tuple[float, float]:
    """The mean gain of one over another in the worlds that both have met, and its standard error."""
    gains = [value - theirs[world] for world, value in mine.items() if world in theirs]
    if len(gains) < FEWEST:
        return 0.0, 1.0
    mean = fmean(gains)
    squares = sum((gain - mean) ** 2 for gain in gains) + PRIOR * SPREAD**2
    return mean, sqrt(squares / (len(gains) + PRIOR) / len(gains))


def chances_of(leaves: Sequence[Leaf]) -> tuple[tuple[float, float], ...]:
    """By seat how often it wins, and the standard error, drawn towards its share in a softmax of scores.

    In few rollouts the scores tell more than the wins, in many the wins decide.
    """
    unit, count = spread(leaves), len(leaves)
    found = list[tuple[float, float]]()
    for seat in range(len(leaves[0].scores)):
        close = fmean(soft(leaf, unit)[seat] for leaf in leaves)
        won = sum(leaf.won[seat] if leaf.won else soft(leaf, unit)[seat] for leaf in leaves)
        chance = (won + BY_SCORES * close) / (count + BY_SCORES)
        found.append((chance, sqrt(chance * (1 - chance) / (count + 1))))
    return tuple(found)


def estimated(rows: Collection[Sequence[float]]) -> tuple[tuple[float, float], ...]:
    """By seat the mean, drawn a little towards an even share, and its standard error."""
    seats = len(next(iter(rows)))
    found = list[tuple[float, float]]()
    for column in zip(*rows, strict=True):
        mean = (sum(column) + 1) / (len(column) + seats)
        squares = sum((value - mean) ** 2 for value in column) + (1 - mean) * mean
        found.append((mean, sqrt(squares / (len(column) + 1) / (len(column) + 1))))
    return tuple(found)
