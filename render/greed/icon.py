"""Greed on the shelf: a chair, money, and a price that falls."""

from __future__ import annotations

from render import shapes, theme
from render.greed.look import COMPANY_FILLS, colours
from render.scene import ICON, Picture
from render.sheet import Sheet
from render.text import Pen

_COIN = (162, 158)


def draw() -> Picture:
    sheet, fill = Sheet(colours(), ICON, ICON, theme.PANEL), COMPANY_FILLS[0]
    shapes.panel(sheet, (0, 6, 172, 138), fill, theme.PANEL, 24)
    sheet.write((86, 62), "CEO", Pen(theme.HEAD, "hero", theme.on(fill), fill), "cm")
    shapes.polygon(sheet, [(14, 152), (92, 152), (53, 212)], theme.LOSS, theme.PANEL)
    for radius, ink in ((61, theme.PANEL), (53, theme.BRASS)):
        corner = (_COIN[0] - radius, _COIN[1] - radius)
        sheet.stamp(shapes.rounded(2 * radius, 2 * radius, radius), corner, ink, theme.PANEL)
    sheet.write(_COIN, "M", Pen(theme.HEAD, "hero", theme.INK, theme.BRASS), "cm")
    return sheet.picture()
