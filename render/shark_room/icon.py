"""Shark Room on the shelf: a fin above three titles."""

from __future__ import annotations

from render import shapes, theme
from render.scene import ICON, Picture
from render.shark_room.look import LOOKS, colours, fin
from render.sheet import Sheet

_SEA = 146
_SHOWN = 3
_TITLE = (60, 54)


def draw() -> Picture:
    sheet = Sheet(colours(), ICON, ICON, theme.PANEL)
    fin(sheet, (ICON / 2, 80), theme.PANEL, theme.DANGER, 74)
    shapes.panel(sheet, (0, _SEA, ICON, ICON - 4), theme.RAISED, theme.PANEL, 20)
    for place, look in enumerate(LOOKS[:_SHOWN]):
        left, top = 12 + place * (_TITLE[0] + 8), _SEA + 8
        box = (left, top, left + _TITLE[0], top + _TITLE[1])
        shapes.emblem(sheet, box, look.letter, look.fill, "plain", theme.RAISED)
    return sheet.picture()
