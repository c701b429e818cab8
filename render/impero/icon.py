"""Impero on the shelf: the country, with the land of five companies."""

from __future__ import annotations

from PIL import Image

from games.core.chance import Chance
from games.impero.geography import geography
from games.impero.state import Options
from games.impero.territory import territory
from render import theme
from render.impero.look import colours
from render.scene import ICON, Picture
from render.sheet import Sheet

_SEEDS = ((0.1, 0.15), (0.3, 0.18), (0.5, 0.35), (0.15, 0.6), (0.65, 0.95))
"""Where companies lie, as parts of width and height."""
_REACH = 0.016


def draw() -> Picture:
    country, palette = geography(territory(Options(), 12, Chance("shelf", 0))), colours()
    sheet = Sheet(palette, ICON, ICON, theme.PANEL)
    cell = (ICON - 4) / max(country.wide, country.high)
    left, top = (ICON - country.wide * cell) / 2, (ICON - country.high * cell) / 2
    covers = [Image.new("L", (ICON, ICON)) for _ in (*_SEEDS, None)]
    for column, row in country.spots:
        far = [(column / country.wide - x) ** 2 + (row / country.high - y) ** 2 for x, y in _SEEDS]
        nearest = far.index(min(far))
        cover = covers[nearest if far[nearest] < _REACH else -1]
        x, y = left + column * cell, top + row * cell
        cover.paste(255, (round(x), round(y), round(x + cell), round(y + cell)))
    fills = [*map(palette.player, range(len(_SEEDS))), theme.NEUTRAL]
    for cover, fill in zip(covers, fills, strict=True):
        sheet.stamp(cover, (0, 0), fill, theme.PANEL)
    return sheet.picture()
