"""The look of Impero's players: the cells of their land.

Seven colours in three weaves make twenty-one players: the palette has the colour, and the weave tells
apart those who share it.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render import shapes, theme
from render.impero.look import colours
from render.palettes import mapped

PLAIN, STRIPES, HOLLOW = range(3)
DARK = (0.0, 0.66, 0.86)
"""The share of the page's colour in the dark part of each weave."""
LEVELS = 4
"""Steps from a fill to the dark part of its weave."""
STRIPE, FRAME = 0.40, 0.16
"""The width of the dark stripe, and of a hollow cell's bright frame, as parts of a cell."""
SAMPLE = 24
"""Pixels of a cell in a sample of a player's land away from the map."""
SUPER = 8


def weave_of(seat: int) -> int:
    return colours().lap(seat) % len(DARK)


def steps(hue: str, weave: int) -> tuple[str, ...]:
    """The colours from a fill to the dark part of its weave."""
    shares = (DARK[weave] * level / LEVELS for level in range(LEVELS + 1))
    return tuple("#{:02x}{:02x}{:02x}".format(*theme.mix(hue, theme.PAGE, one)) for one in shares)


@lru_cache(maxsize=256)
def land(seat: int, cell: int) -> Image.Image:
    """A cell of a player's land; its weave continues in the next cell."""
    weave, hue = weave_of(seat), colours().player(seat)
    if weave == PLAIN:
        return Image.new("L", (cell, cell), colours().index(hue))
    table = bytes(colours().index(one) for one in steps(hue, weave))
    return mapped(_woven(weave, cell), table + bytes(256 - len(table)))


@lru_cache(maxsize=256)
def piece(seat: int, size: tuple[int, int], cell: int) -> tuple[Image.Image, Image.Image]:
    """A piece of a player's land as on the map, and its mask."""
    whole, one = Image.new("L", size), land(seat, cell)
    for y in range(0, size[1], cell):
        for x in range(0, size[0], cell):
            whole.paste(one, (x, y))
    return whole, mapped(shapes.rounded(*size, 7), HALF)


@lru_cache(maxsize=64)
def _woven(weave: int, cell: int) -> Image.Image:
    """One cell as levels: 0 is the fill, LEVELS the dark part."""
    side = cell * SUPER
    large = Image.new("L", (side, side))
    draw = ImageDraw.Draw(large)
    if weave == STRIPES:
        for start in (-side, 0, side):
            low = start + side * (1 - STRIPE) / 2
            high = low + side * STRIPE
            draw.polygon([(low, side), (high, side), (high + side, 0), (low + side, 0)], 255)
    else:
        edge = round(side * FRAME)
        draw.rounded_rectangle((edge, edge, side - edge - 1, side - edge - 1), cell, fill=255)
    return mapped(large.reduce(SUPER), _STEPPED)


_STEPPED = bytes((value * LEVELS + 127) // 255 for value in range(256))
HALF = bytes(255 if coverage > 127 else 0 for coverage in range(256))
"""A table for `mapped`: a pixel covered by more than half counts as covered."""
