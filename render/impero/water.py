"""Free water on a map: places for panels that cover no land."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from games.impero.geography import geography
from render import theme
from render.impero.country import frame
from render.sheet import Box

Where = Literal["right", "left", "bottom"]
"""The order of search: the right side from the top, the left side from the top, the bottom from the
left."""
_CLEAR = 10
"""Pixels of water round a panel."""
_TOP = 8
"""Pixels between the columns' letters and the highest panel."""
_GAP, _MARGIN = 20, 28
"""Pixels between two panels, and to the picture's edge."""


def found(
    land: tuple[str, ...], size: tuple[int, int], taken: Sequence[Box], where: Where
) -> Box | None:
    """The first free place for a panel of that size, beside those that are taken."""
    for left, top in _spots(land, size, where):
        box = (left, top, left + size[0], top + size[1])
        if is_wet(land, box) and not any(meet(box, other) for other in taken):
            return box
    return None


def meet(one: Box, other: Box) -> bool:
    """Whether two panels overlap or stand nearer than the gap of panels."""
    gap = _GAP
    beside = one[2] + gap <= other[0] or other[2] + gap <= one[0]
    return not (beside or one[3] + gap <= other[1] or other[3] + gap <= one[1])


def _spots(land: tuple[str, ...], size: tuple[int, int], where: Where) -> Iterator[tuple[int, int]]:
    """Corners to try, by whole cells."""
    country = geography(land)
    lying = frame(country)
    last_left = theme.WIDTH - _MARGIN - size[0]
    last_top = lying.top + country.high * lying.cell - size[1]
    tops = [lying.top + _TOP, *range(lying.top + lying.cell + _CLEAR, last_top, lying.cell)]
    lefts = [lying.left, *range(lying.left + lying.cell + _CLEAR, last_left, lying.cell)]
    # The steps of whole cells may miss the last place, at the very edge.
    tops, lefts = [*tops, last_top], [*lefts, last_left]
    match where:
        case "right":
            yield from ((last_left, top) for top in tops)
        case "left":
            yield from ((left, top) for left in lefts for top in tops)
        case "bottom":
            lower = reversed(tops[len(tops) // 2 :])
            yield from ((left, top) for top in lower for left in lefts)


def is_wet(land: tuple[str, ...], box: Box, clear: int = _CLEAR) -> bool:
    """Whether a box with a strip around it has no land, and lies on the map."""
    lying, sums = frame(geography(land)), _sums(land)
    left, right = _steps(
        (box[0] - lying.left - clear, box[2] - lying.left + clear), lying.cell, len(sums[0]) - 1
    )
    top, bottom = _steps(
        (box[1] - lying.top - clear, box[3] - lying.top + clear), lying.cell, len(sums) - 1
    )
    inside = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
    return box[1] >= lying.top and inside == 0


def _steps(ends: tuple[int, int], cell: int, most: int) -> tuple[int, int]:
    """The first cell that the box touches, and the one after the last."""
    first, last = ends[0] // cell, ends[1] // cell + 1
    return min(most, max(0, first)), min(most, max(0, last))


@lru_cache(maxsize=8)
def _sums(land: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """For each corner the number of land cells above it and at its left: so the land in any box takes
    four lookups.
    """
    country = geography(land)
    sums = [(0,) * (country.wide + 1)]
    for row in range(country.high):
        line, own = [0], 0
        for column in range(country.wide):
            own += (column, row) in country.at
            line.append(sums[-1][column + 1] + own)
        sums.append(tuple(line))
    return tuple(sums)
