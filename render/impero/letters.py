"""The codes of companies on a map: in the middle of large ones, beside small ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from PIL import Image

from games.impero.geography import Spot
from render import condensed, shapes, theme
from render.impero.look import colours, look
from render.impero.people import HALF
from render.palettes import mapped
from render.sheet import Box, Point, Sheet
from render.text import Pen

HIGH = 50
"""Pixels of a plaque with its dark edge."""
_WIDE, _WIDER = 52, 72
"""Pixels of a plaque with one letter, and with a figure behind it; a second figure takes 22 more."""
LARGE = 14
"""The least cells of a company with its code on its own land."""
_CODE_ON_CODE = 40
"""Cells that a code over another counts as: two codes on each other name nobody."""


def heart(spots: Sequence[Spot]) -> Point:
    """The middle of the full 2 x 2 block nearest to the middle of all cells, else of such a cell."""
    own = frozenset(spots)
    middle_x = sum(x for x, _ in spots) / len(spots)
    middle_y = sum(y for _, y in spots) / len(spots)

    def far(spot: Spot) -> float:
        return abs(spot[0] - middle_x) + abs(spot[1] - middle_y)

    full = [(x, y) for x, y in spots if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= own]
    if full:
        x, y = min(full, key=far)
        return x + 1, y + 1
    x, y = min(spots, key=far)
    return x + 0.5, y + 0.5


@lru_cache(maxsize=256)
def plaque(company: int) -> tuple[Image.Image, Image.Image]:
    """The plaque with a company's code, and its mask over the map."""
    one = look(company)
    whole = _WIDE if len(one.code) == 1 else _WIDER + 22 * (len(one.code) - 2)
    sheet = Sheet(colours(), whole, HIGH, theme.PAGE)
    shapes.panel(sheet, (2, 2, whole - 2, HIGH - 2), one.fill, theme.PAGE, 10)
    pen = Pen(theme.LEAST_FACT, "bold", theme.on(one.fill), one.fill)
    condensed.write(sheet, (whole / 2, HIGH / 2), one.code, pen, whole - 8)
    return sheet.image, mapped(shapes.rounded(whole, HIGH, 12), HALF)


def boxes(
    lands: Mapping[int, Sequence[tuple[int, int]]], held: Sequence[Box], panels: Sequence[Box] = ()
) -> dict[int, Box]:
    """The places of the companies' plaques, over as few `held` cells as possible and no panel.

    `lands` are the corners of each one's cells in pixels, all of one size.
    """
    placed: dict[int, Box] = {}
    for company, corners in lands.items():
        wide, high = plaque(company)[0].size
        cell = held[0][2] - held[0][0]
        middles = _middles(corners, cell, (wide, high))
        spots = [
            (round(x - wide / 2), round(y - high / 2), round(x + wide / 2), round(y + high / 2))
            for x, y in middles
        ]
        near = spots[:1] if len(corners) >= LARGE else spots[1:]
        taken = (*panels, *placed.values())
        placed[company] = min(near, key=lambda box: _covered(box, held, taken))
    return placed


def _covered(box: Box, held: Sequence[Box], codes: Sequence[Box]) -> int:
    cells = sum(overlap(box, one) for one in held)
    return cells + _CODE_ON_CODE * sum(overlap(box, one) for one in codes)


def overlap(one: Box, other: Box) -> bool:
    level = one[0] < other[2] and other[0] < one[2]
    return level and one[1] < other[3] and other[1] < one[3]


def _middles(
    corners: Sequence[tuple[int, int]], cell: int, size: tuple[int, int]
) -> Iterator[Point]:
    """Possible places: the cell nearest to the middle of all, then above, below and beside the land."""
    middle_x = sum(x for x, _ in corners) / len(corners)
    middle_y = sum(y for _, y in corners) / len(corners)
    x, y = min(corners, key=lambda at: abs(at[0] - middle_x) + abs(at[1] - middle_y))
    top, foot = min(corners, key=lambda at: at[1]), max(corners, key=lambda at: at[1])
    left, right = min(corners), max(corners)
    half, dx, dy = cell / 2, size[0] / 2 + 1, size[1] / 2 + 1
    yield x + half, y + half
    yield top[0] + half, top[1] - dy
    yield foot[0] + half, foot[1] + cell + dy
    yield left[0] - dx, left[1] + half
    yield right[0] + cell + dx, right[1] + half
