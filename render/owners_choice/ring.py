"""The ring of 36 spaces, clockwise from Start in the lower left corner."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops

from games.owners_choice.components import COMPANIES, SPACES, Space, lap
from games.owners_choice.state import Moving, View
from render import shapes, theme
from render.owners_choice.look import LOOKS, SIGNS, letter, outlined
from render.palettes import Palette, mapped, veil
from render.scene import Words
from render.sheet import Sheet
from render.text import Pen

CELL, COLUMNS, ROWS = 88, 13, 7
"""A rectangle that is wider than high: what stands in it and below it has room then."""
WIDE, HIGH = CELL * COLUMNS, CELL * ROWS
_GAP, _RADIUS = 4, 16
_EDGE, _LINE = 8, 4
"""The marker's frame: brass, and a dark line inside it."""
PASSED = 0.62
"""How much of the page lies over a space that was passed."""
_NUMBER = 48
"""Pixels of the number of steps to a cell."""
_BEYOND = 6
"""How far the frame stands out over its cell."""


def draw(sheet: Sheet, words: Words, view: View, corner: tuple[int, int]) -> None:
    """Spaces passed are faded, those that can be reached numbered, the marker's is framed."""
    spaces = lap(view.boards)
    for step, space in enumerate(spaces):
        sheet.paste(_cell(sheet.palette, words, space, step < view.marker), _spot(corner, step))
    if isinstance(view.phase, Moving):
        for steps in range(1, view.reach + 1):
            _number(sheet, steps, _spot(corner, view.marker + steps))
    _frame(sheet, _spot(corner, view.marker))


def space_of(sheet: Sheet, words: Words, space: Space, at: tuple[int, int]) -> None:
    """One space by itself, on a panel."""
    sheet.paste(_sprite(sheet.palette, _letter(words, space), space, theme.PANEL), at)


def place(step: int) -> tuple[int, int]:
    """Column and row of a space."""
    # Start is the lower left corner, and the track runs clockwise from there.
    right, low = COLUMNS - 1, ROWS - 1
    along = step % (2 * (right + low))
    if along <= low:
        return 0, low - along
    if along <= low + right:
        return along - low, 0
    if along <= 2 * low + right:
        return right, along - low - right
    return 2 * (right + low) - along, low


def _spot(corner: tuple[int, int], step: int) -> tuple[int, int]:
    column, row = place(step)
    return corner[0] + column * CELL, corner[1] + row * CELL


def _letter(words: Words, space: Space) -> str:
    return letter(words, SPACES.index(space)) if space in COMPANIES else ""


def _cell(palette: Palette, words: Words, space: Space, passed: bool) -> Image.Image:
    sprite = _sprite(palette, _letter(words, space), space, theme.PAGE)
    return _faded(palette, sprite) if passed else sprite


@lru_cache(maxsize=64)
def _sprite(palette: Palette, named: str, space: Space, on: str) -> Image.Image:
    sheet = Sheet(palette, CELL, CELL, on)
    box = (_GAP, _GAP, CELL - _GAP, CELL - _GAP)
    if space in COMPANIES:
        look = LOOKS[SPACES.index(space)]
        shapes.emblem(sheet, box, named, look.fill, look.pattern, on)
        return sheet.image
    sign, ink = SIGNS[space]
    ground = theme.TEXT if space == "goal" else theme.RAISED if on == theme.PANEL else theme.PANEL
    outlined(sheet, box, ground, (theme.LINE, 3), on, _RADIUS)
    sheet.write((CELL / 2, CELL / 2), sign, Pen(58, "bold", ink, ground), "cm")
    return sheet.image


@lru_cache(maxsize=64)
def _faded_of(palette: Palette, pixels: bytes, side: int) -> Image.Image:
    # The pixels are the key of the memory, since an image cannot be one.
    image = Image.frombytes("L", (side, side), pixels)
    return mapped(image, veil(palette, theme.PAGE, PASSED))


def _faded(palette: Palette, sprite: Image.Image) -> Image.Image:
    return _faded_of(palette, sprite.tobytes(), sprite.width)


def _number(sheet: Sheet, steps: int, spot: tuple[int, int]) -> None:
    """On the lower right corner of its cell, clear of the letter."""
    right, bottom = spot[0] + CELL + 6, spot[1] + CELL + 6
    box = (right - _NUMBER, bottom - _NUMBER, right, bottom)
    outlined(sheet, box, theme.PAGE, (theme.BRASS, 4), theme.PAGE, 14)
    pen = Pen(theme.LEAST_FACT, "bold", theme.BRASS, theme.PAGE)
    sheet.write((right - _NUMBER // 2, bottom - _NUMBER // 2), str(steps), pen, "cm")


def _frame(sheet: Sheet, spot: tuple[int, int]) -> None:
    """Brass with a dark line inside, readable on every fill."""
    at = (spot[0] - _BEYOND, spot[1] - _BEYOND)
    edge, line = _outlines()
    sheet.stamp(line, at, theme.PAGE, theme.PAGE)
    sheet.stamp(edge, at, theme.BRASS, theme.PAGE)


@lru_cache(maxsize=1)
def _outlines() -> tuple[Image.Image, Image.Image]:
    side = CELL + 2 * _BEYOND
    return _outline(side, 0, _EDGE), _outline(side, _EDGE, _LINE)


def _outline(side: int, inset: int, thick: int) -> Image.Image:
    outer, inner = (_shape(side, inset + more) for more in (0, thick))
    return ImageChops.subtract(outer, inner)


def _shape(side: int, inset: int) -> Image.Image:
    image = Image.new("L", (side, side))
    small = side - 2 * inset
    image.paste(shapes.rounded(small, small, _RADIUS + _BEYOND - inset), (inset, inset))
    return image
