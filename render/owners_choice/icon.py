"""Owner's Choice on the shelf: four companies around a president's star."""

from __future__ import annotations

from games.owners_choice.components import COMPANIES
from render import shapes, theme
from render.owners_choice.look import LOOKS, colours
from render.scene import ICON, Picture
from render.sheet import Sheet
from render.text import Pen

_SIDE, _GAP = 106, 8
_SPOTS = ((0, 0), (1, 0), (0, 1), (1, 1))


def draw() -> Picture:
    sheet = Sheet(colours(), ICON, ICON, theme.PANEL)
    for look, key, (column, row) in zip(LOOKS, COMPANIES, _SPOTS, strict=True):
        left, top = column * (_SIDE + _GAP), row * (_SIDE + _GAP)
        box = (left, top, left + _SIDE, top + _SIDE)
        shapes.emblem(sheet, box, key[:1].upper(), look.fill, look.pattern, theme.PANEL)
    for radius, ink in ((42, theme.PANEL), (35, theme.PAGE)):
        corner = ICON // 2 - radius
        cover = shapes.rounded(2 * radius, 2 * radius, radius)
        sheet.stamp(cover, (corner, corner), ink, theme.PANEL)
    star = Pen(50, "bold", theme.BRASS, theme.PAGE)
    sheet.write((ICON / 2, ICON / 2), "★", star, "cm")
    return sheet.picture()
