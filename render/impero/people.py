"""The look of Impero's players on the map: a plain fill for each of the twenty, and its tones."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import condensed, shapes, theme
from render.impero.look import colours
from render.sheet import Sheet
from render.text import Pen

HAIR, SOFT = 0.35, 0.74
"""The share of the dark in the line between two companies of one player, and of the ink in their letters."""
_SQUEEZED = 0.76
"""The width that is left to two digits."""


def hair(seat: int) -> str:
    """The line between two companies of a player."""
    return _mixed(colours().player(seat), theme.PAGE, HAIR)


def soft(seat: int) -> str:
    """The ink of companies' letters: lighter than that of the player's number."""
    fill = colours().player(seat)
    return _mixed(fill, theme.on(fill), SOFT)


def _mixed(one: str, other: str, share: float) -> str:
    return "#{:02x}{:02x}{:02x}".format(*theme.mix(one, other, share))


@lru_cache(maxsize=64)
def piece(seat: int, size: tuple[int, int], high: int, on: str, *, gone: bool) -> Image.Image:
    """A piece of a player's land with their number in digits of that size; grey if they have left."""
    wide, tall = size
    fill = theme.NEUTRAL if gone else colours().player(seat)
    sheet = Sheet(colours(), wide, tall, on)
    shapes.panel(sheet, (0, 0, wide, tall), fill, on, 9)
    pen = Pen(high, "bold", theme.on(fill), fill)
    condensed.write(sheet, (wide / 2, tall / 2), str(seat + 1), pen, wide - 10)
    return sheet.image


def digits(told: str, wide: float) -> int:
    """The pixels of a number of that natural width on the map."""
    return round(wide * (_SQUEEZED if len(told) > 1 else 1))


HALF = bytes(255 if coverage > 127 else 0 for coverage in range(256))
"""A table for `mapped`: a pixel covered by more than half counts as covered."""
