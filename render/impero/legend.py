"""The legend of the map: what free cells bring, and what a blackout is."""

from __future__ import annotations

from games.impero.components import YIELDS
from render import text, theme
from render.impero import land
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_SIDE = 38


def write(sheet: Sheet, scene: Scene, box: Box, on: str = theme.SEA) -> None:
    """A line: the tones with dollars beside them, a blackout in words."""
    left, top, right, bottom = box
    y, pen = (top + bottom) // 2, Pen(theme.WORD, "medium", theme.MUTED, on)
    words = scene.words.say("picture-blackout")
    wide = round(text.width(words, pen.size, pen.weight))
    x = yields(sheet, (left + 6, y), pen)
    spare = right - 6 - x - _SIDE - 12 - wide
    x += max(10, spare)
    tile, mask = land.dark(_SIDE)
    sheet.image.paste(tile, (x, y - _SIDE // 2), mask)
    sheet.write((x + _SIDE + 12, y), words, pen, "lm", right - x - _SIDE - 12)


def yields(sheet: Sheet, at: tuple[int, int], pen: Pen) -> int:
    """The tones of free cells, from the poorest to the richest. Returns the right edge."""
    x, y = at
    for dollars in YIELDS:
        sheet.paste(land.free(_SIDE, dollars), (x, y - _SIDE // 2))
        x = round(sheet.write((x + _SIDE + 8, y), str(dollars), pen, "lm")) + 18
    return x
