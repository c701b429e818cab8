"""Where the companies' letters stand on the map: in the middle of their cells, not on each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image

from games.impero.geography import Spot, geography
from render import shapes, theme
from render.impero.look import colours, look
from render.palettes import mapped
from render.sheet import Point, Sheet
from render.text import Pen

HIGH = 38
"""Pixels of a plaque with its dark edge."""
_WIDE, _WIDER = 38, 50
"""With one letter; with a figure behind it."""
_NEAR = ((0.0, 0.0), (0.5, 0.0), (0.0, 0.5), (-0.5, 0.0), (0.0, -0.5))
"""So far from the middle of a cell may a letter stand, in cells."""

Areas = tuple[tuple[int, ...], ...]
"""Cells by company."""


def heart(spots: Sequence[Spot]) -> Point:
    """The best place for the letter of an area, in cells."""
    return next(_hearts(spots))


@lru_cache(maxsize=64)
def places(land: tuple[str, ...], areas: Areas, cell: int) -> tuple[tuple[int, Point], ...]:
    """Companies with the middles of their letters, in cells; those with few cells come last.

    They choose first, though: the others have more room to evade them.
    """
    found: dict[int, Point] = {}
    having = [company for company, cells in enumerate(areas) if cells]
    order = sorted(having, key=lambda company: len(areas[company]))
    for company in order:
        found[company] = _best(found, company, _candidates(land, areas[company]), cell)
    return tuple((company, found[company]) for company in reversed(order))


@lru_cache(maxsize=256)
def plaque(company: int) -> tuple[Image.Image, Image.Image]:
    """The plaque with a company's letter, and where it covers the map."""
    one = look(company)
    whole = width(company)
    sheet = Sheet(colours(), whole, HIGH, theme.PAGE)
    shapes.panel(sheet, (2, 2, whole - 2, HIGH - 2), one.fill, theme.PAGE, 8)
    size = theme.BODY if len(one.code) == 1 else theme.SMALL
    pen = Pen(size, "bold", theme.on(one.fill), one.fill)
    sheet.write((whole / 2, HIGH / 2), one.code, pen, "mm", whole - 6)
    return sheet.image, mapped(shapes.rounded(whole, HIGH, 10), _HALF)


def width(company: int) -> int:
    """Pixels of its plaque."""
    return _WIDE if len(look(company).code) == 1 else _WIDER


def _best(found: dict[int, Point], company: int, spots: Sequence[Point], cell: int) -> Point:
    """The first that covers no other letter, else the one that covers the least."""
    least, best = float("inf"), spots[0]
    for at in spots:
        shared = _covered(found, company, at, cell)
        if shared < least:
            least, best = shared, at
        if not shared:
            break
    return best


def _covered(found: dict[int, Point], company: int, at: Point, cell: int) -> float:
    """Square pixels that a letter would share with those that have their place."""
    shared, near, (left, top) = 0.0, HIGH / cell, at
    for other, (x, y) in found.items():
        if -near < y - top < near:
            wide = (width(company) + width(other)) / 2 - abs(left - x) * cell
            shared += max(0.0, wide) * (HIGH - abs(top - y) * cell)
    return shared


@lru_cache(maxsize=2048)
def _candidates(land: tuple[str, ...], cells: tuple[int, ...]) -> tuple[Point, ...]:
    spots = geography(land).spots
    return tuple(dict.fromkeys(_hearts([spots[cell] for cell in cells])))


def _hearts(spots: Sequence[Spot]) -> Iterator[Point]:
    """Middles of full 2 x 2 blocks, then of cells, then near them; the nearest to the middle first."""
    own = frozenset(spots)
    middle_x = sum(x for x, _ in spots) / len(spots)
    middle_y = sum(y for _, y in spots) / len(spots)

    def far(spot: Spot) -> float:
        return abs(spot[0] - middle_x) + abs(spot[1] - middle_y)

    blocks = (spot for spot in spots if {_beyond(spot, 1, 0), _beyond(spot, 0, 1)} <= own)
    full = [spot for spot in blocks if _beyond(spot, 1, 1) in own]
    yield from ((x + 1, y + 1) for x, y in sorted(full, key=far))
    near = sorted(spots, key=far)
    yield from ((x + 0.5 + dx, y + 0.5 + dy) for dx, dy in _NEAR for x, y in near)


def _beyond(spot: Spot, columns: int, rows: int) -> Spot:
    return spot[0] + columns, spot[1] + rows


_HALF = bytes(255 if coverage > 127 else 0 for coverage in range(256))
