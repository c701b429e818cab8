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
PRIOR, SPREAD = 1, 0.1
"""How far gains are taken to spread before any is seen, and for how many worlds that counts."""


def spread(leaves: Iterable[Leaf]) -> float:
    """How far the seats' scores differ at the end of a rollout, on average; the unit of the softmax."""
    return fmean([pstdev(leaf.scores) for leaf in leaves] or [1.0]) or 1.0


def shares(leaf: Leaf, unit: float) -> list[float]:
    """By seat the chance that this end stands for; together 1."""
    most = max(leaf.scores)
    parts = [exp((score - most) / unit) for score in leaf.scores]
    total = sum(parts)
    if leaf.won is None:
        return [part / total for part in parts]
    return [WON * won + (1 - WON) * part / total for won, part in zip(leaf.won, parts, strict=True)]


def paired(mine: Mapping[int, float], theirs: Mapping[int, float]) -> tuple[float, float]:
    """The mean gain of one over another in the worlds that both have met, and its standard error."""
    gains = [value - theirs[world] for world, value in mine.items() if world in theirs]
    if len(gains) < FEWEST:
        return 0.0, 1.0
    mean = fmean(gains)
    squares = sum((gain - mean) ** 2 for gain in gains) + PRIOR * SPREAD**2
    return mean, sqrt(squares / (len(gains) + PRIOR) / len(gains))


def chances_of(leaves: Sequence[Leaf]) -> tuple[tuple[float, float], ...]:
    """By seat how often it wins, and the standard error; a rollout without an end counts as it is judged."""
    unit = spread(leaves)
    return estimated([leaf.won or shares(leaf, unit) for leaf in leaves])


def estimated(rows: Collection[Sequence[float]]) -> tuple[tuple[float, float], ...]:
    """By seat the mean, drawn a little towards an even share, and its standard error."""
    seats = len(next(iter(rows)))
    found = list[tuple[float, float]]()
    for column in zip(*rows, strict=True):
        mean = (sum(column) + 1) / (len(column) + seats)
        squares = sum((value - mean) ** 2 for value in column) + (1 - mean) * mean
        found.append((mean, sqrt(squares / (len(column) + 1) / (len(column) + 1))))
    return tuple(found)
