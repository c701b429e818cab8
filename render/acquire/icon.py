"""Acquire on the shelf: three corporations that are about to meet."""

from __future__ import annotations

from render import shapes, theme
from render.acquire.look import LOOKS, colours
from render.scene import ICON, Picture
from render.sheet import Sheet
from render.text import Pen

_ROWS = (" Hhh", "Z h ", "zz F", "z ff")
"""A letter for a place of its corporation; a capital is written."""
_CELL = ICON // len(_ROWS)


def draw() -> Picture:
    sheet = Sheet(colours(), ICON, ICON, theme.PANEL)
    by_letter = {look.letter: look for look in LOOKS}
    for row, places in enumerate(_ROWS):
        for column, sign in enumerate(places):
            left, top = column * _CELL, row * _CELL
            look = by_letter.get(sign.upper())
            fill = look.fill if look else theme.RAISED
            shapes.panel(
                sheet, (left, top, left + _CELL - 4, top + _CELL - 4), fill, theme.PANEL, 9
            )
            if sign.isupper():
                middle = (left + _CELL / 2 - 2, top + _CELL / 2 - 2)
                sheet.write(middle, sign, Pen(theme.NAME, "bold", theme.on(fill), fill), "cm")
    return sheet.picture()
