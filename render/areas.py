"""Areas on a square grid: cells of one owner join into one shape.

Each cell is drawn by itself from the bits of its eight neighbours. So a move redraws only the cells
around it, and equal cells are drawn once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from render import theme
from render.palettes import Palette, mapped, ramp
from render.patterns import swatch
from render.shapes import FULL, rounded
from render.sheet import Sheet

SUPER = 4
LEFT, UP, RIGHT, DOWN = 1, 2, 4, 8
_CORNERS = ((LEFT, UP, 16), (RIGHT, UP, 32), (RIGHT, DOWN, 64), (LEFT, DOWN, 128))
SIDES = ((LEFT, -1, 0), (UP, 0, -1), (RIGHT, 1, 0), (DOWN, 0, 1))
"""For each side its bit, and the columns and rows to the neighbour."""
_STEPS = (
    *SIDES,
    (16, -1, -1),
    (32, 1, -1),
    (64, 1, 1),
    (128, -1, 1),
)


def joins(same: Callable[[int, int], bool]) -> int:
    """The neighbours in a cell's own area as bits; `same` takes the columns and rows to a neighbour.

    A diagonal one counts only where both cells between belong too.
    """
    bits = sum(bit for bit, dx, dy in _STEPS if same(dx, dy))
    for one, other, corner in _CORNERS:
        if not (bits & one and bits & other):
            bits &= ~corner
    return bits


@lru_cache(maxsize=4096)
def owned(
    palette: Palette, fill: str, pattern: str, cell: int, bits: int, outlined: bool
) -> Image.Image:
    """A cell of an area; `outlined` draws an ivory frame round the whole area."""
    sheet = Sheet(palette, cell, cell, theme.PAGE)
    ground, inset = theme.PAGE, 0
    if outlined:
        sheet.stamp(shape(cell, bits, 0), (0, 0), theme.IVORY, theme.PAGE)
        ground, inset = theme.IVORY, max(2, cell // 16)
    inner = shape(cell, bits, inset)
    sheet.stamp(inner, (0, 0), fill, ground)
    # The pattern covers only whole pixels of the shape, or its ink would colour the blended edge.
    inked = mapped(swatch(pattern, cell), ramp(palette, fill, theme.pattern_ink(fill)))
    sheet.image.paste(inked, (0, 0), mapped(inner, FULL))
    return sheet.image


@lru_cache(maxsize=64)
def lone(palette: Palette, cell: int, fill: str, on: str, inset: float) -> Image.Image:
    """A cell with a square that touches nothing."""
    sheet = Sheet(palette, cell, cell, on)
    edge = round(cell * inset)
    sheet.stamp(
        rounded(cell - 2 * edge, cell - 2 * edge, round(cell * 0.16)), (edge, edge), fill, on
    )
    return sheet.image


@lru_cache(maxsize=1024)
def shape(cell: int, bits: int, inset: int) -> Image.Image:
    """The coverage of a cell by its area: open to its own neighbours, round at outer corners."""
    side = cell * SUPER
    # The gap keeps areas of two owners apart also for eyes that see their colours alike.
    edge = round(side * 0.04) + inset * SUPER
    radius = max(SUPER, round(side * 0.2) - inset * SUPER)
    x0, y0 = (0 if bits & LEFT else edge), (0 if bits & UP else edge)
    x1, y1 = side - (0 if bits & RIGHT else edge), side - (0 if bits & DOWN else edge)
    # Pillow draws without smooth edges: drawn larger and reduced, they get their steps of grey.
    large = Image.new("L", (side, side))
    draw = ImageDraw.Draw(large)
    # Pillow counts the last pixel of a box in.
    draw.rectangle((x0, y0, x1 - 1, y1 - 1), fill=255)
    for one, other, corner in _CORNERS:
        x, sx = (x0, 1) if one == LEFT else (x1, -1)
        y, sy = (y0, 1) if other == UP else (y1, -1)
        if not bits & (one | other):
            _round_off(draw, x, y, sx * radius, sy * radius)
        elif bits & one and bits & other and not bits & corner:
            _cut(draw, x, y, sx * edge, sy * edge, 0)
    return large.reduce(SUPER)


def _round_off(draw: ImageDraw.ImageDraw, x: int, y: int, dx: int, dy: int) -> None:
    _cut(draw, x, y, dx, dy, 0)
    left, right = sorted((x, x + 2 * dx))
    top, bottom = sorted((y, y + 2 * dy))
    # The circle fills the inner part of the corner that was cut out.
    draw.ellipse((left, top, right - 1, bottom - 1), fill=255)


def _cut(draw: ImageDraw.ImageDraw, x: int, y: int, dx: int, dy: int, fill: int) -> None:
    left, right = sorted((x, x + dx))
    top, bottom = sorted((y, y + dy))
    draw.rectangle((left, top, right - 1, bottom - 1), fill=fill)
