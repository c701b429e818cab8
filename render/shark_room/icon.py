"""Shark Room on the shelf: a fin above four titles."""

from __future__ import annotations

from render import shapes, theme
from render.scene import ICON, Picture
from render.shark_room.look import LOOKS, colours, fin
from render.sheet import Sheet

_SEA = 146
_SHOWN = 4
_TITLE = 46


def draw() -> Picture:
    sheet = Sheet(colours(), ICON, ICON, theme.PANEL)
    fin(sheet, (ICON / 2, 80), theme.PANEL, theme.DANGER, 74)
    shapes.panel(sheet, (0, _SEA, ICON, ICON - 4), theme.RAISED, theme.PANEL, 20)
    for place, look in enumerate(LOOKS[:_SHOWN]):
        left = 9 + place * (_TITLE + 6)
        box = (left, _SEA + 12, left + _TITLE, ICON - 16)
        shapes.emblem(sheet, box, look.letter, look.fill, "plain", theme.RAISED)
    return sheet.picture()
