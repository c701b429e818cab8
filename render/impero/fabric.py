"""Companies' cells: own ones in fill and pattern, rented ones, let ones."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render import areas, theme
from render.impero.land import DIM, DIM_LINE
from render.impero.look import colours, look
from render.palettes import mapped, ramp
from render.patterns import swatch
from render.shapes import FULL
from render.sheet import Sheet

LARGE = 40
"""The least pixels of a cell with a whole pattern."""
SUPER = 4
_RENTED = 0.45
"""How much of its fill a cell has that a company only rents."""
_HARD = bytes(255 if coverage > 127 else 0 for coverage in range(256))
"""Small cells have no blended edges: nobody sees them, and the file is an eighth smaller."""


@lru_cache(maxsize=2048)
def fabric(cell: int, company: int, joins: int, phase: tuple[int, int], on: str) -> Image.Image:
    """A cell of a company's area, with `on` beyond the area's edge. `joins` is that of `areas.joins`;
    `phase` is 0 or 1 for even or odd columns and rows.
    """
    sheet, one = Sheet(colours(), cell, cell, on), look(company)
    shape = areas.shape(cell, joins, 0)
    sheet.stamp(shape, (0, 0), one.fill, on)
    sheet.image.paste(inked(cell, company, phase), (0, 0), mapped(shape, FULL))
    return sheet.image


@lru_cache(maxsize=1024)
def inked(cell: int, company: int, phase: tuple[int, int]) -> Image.Image:
    """A whole cell in a company's fill and pattern."""
    one = look(company)
    inks = ramp(colours(), one.fill, theme.pattern_ink(one.fill))
    return mapped(_pattern(cell, one.pattern, phase), inks)


@lru_cache(maxsize=256)
def rented(cell: int, company: int) -> Image.Image:
    """A cell that a company rents from another: its fill, dimmed."""
    sheet = Sheet(colours(), cell, cell, DIM_LINE)
    tone = "#{:02x}{:02x}{:02x}".format(*theme.mix(DIM, look(company).fill, _RENTED))
    sheet.fill((1, 1, cell, cell), tone)
    return sheet.image


def let(sheet: Sheet, at: tuple[int, int], cell: int) -> None:
    """An ivory square on a cell that others rent."""
    # A dark frame round it: ivory alone would be lost on light fills.
    side = max(10, cell // 3)
    x, y = (one + (cell - side) // 2 for one in at)
    sheet.fill((x - 2, y - 2, x + side + 2, y + side + 2), theme.PAGE)
    sheet.fill((x, y, x + side, y + side), theme.IVORY)


@lru_cache(maxsize=64)
def hatch(wide: int, high: int) -> Image.Image:
    """A mask of bold rising stripes, two to its height, whole pixels only."""
    large = Image.new("L", (wide * SUPER, high * SUPER))
    pen, tall = ImageDraw.Draw(large), high * SUPER
    for start in range(-2 * tall, wide * SUPER + tall, tall // 2):
        far = start + tall
        pen.polygon(((start, tall), (start + tall // 4, tall), (far + tall // 4, 0), (far, 0)), 255)
    return mapped(large.reduce(SUPER), _HARD)


@lru_cache(maxsize=512)
def _pattern(cell: int, pattern: str, phase: tuple[int, int]) -> Image.Image:
    """The pattern of a small cell: a quarter of the swatch, which whole would be too fine."""
    if cell >= LARGE:
        return swatch(pattern, cell)
    left, top = phase[0] * cell, phase[1] * cell
    part = swatch(pattern, 2 * cell).crop((left, top, left + cell, top + cell))
    return mapped(part, _HARD)
