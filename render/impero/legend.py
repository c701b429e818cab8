"""The legend of the map: what is new, what a blackout is, what free cells bring."""

from __future__ import annotations

from games.impero.components import YIELDS
from render import shapes, theme
from render.impero import land
from render.impero.layout import LEGEND, PAD
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

SIDE = 34
_ACROSS = 3


def write(sheet: Sheet, scene: Scene, box: Box, *, has_tones: bool) -> None:
    """A panel at sea: a line for each sign, then the tones with dollars beside them; without these it is lower."""
    left, top, right, foot = box
    if not has_tones:
        box = (left, top := foot - 2 * (LEGEND[1] + PAD), right, foot)
    shapes.panel(sheet, box, theme.PANEL, theme.SEA)
    x, y, pen = left + PAD + 4, top + PAD + LEGEND[1] // 2, Pen(theme.WORD, "medium", theme.MUTED)
    for number, key in enumerate(("picture-new-this-turn", "picture-dark")):
        sign(sheet, (x, y + number * LEGEND[1]), is_dark=bool(number))
        words = scene.words.say(key)
        sheet.write(
            (x + SIDE + 14, y + number * LEGEND[1]), words, pen, "lm", right - x - SIDE - 22
        )
    for number, dollars in enumerate(YIELDS if has_tones else ()):
        row, column = divmod(number, _ACROSS)
        at = (x + column * (right - left - PAD) // _ACROSS, y + (2 + row) * LEGEND[1])
        tone(sheet, at, dollars, pen)


def sign(sheet: Sheet, at: tuple[int, int], *, is_dark: bool) -> None:
    """A cell in blackout, or a new one; `at` is the middle of its left edge."""
    x, y = at[0], at[1] - SIDE // 2
    sheet.fill((x, y, x + SIDE, y + SIDE), theme.NEUTRAL)
    if is_dark:
        tile = land.dark(SIDE)
        edge = (SIDE - tile.width) // 2
        sheet.paste(tile, (x + edge, y + edge))
    else:
        sheet.fill((x + 2, y + 2, x + SIDE - 2, y + SIDE - 2), theme.IVORY)
        sheet.fill((x + 6, y + 6, x + SIDE - 6, y + SIDE - 6), theme.NEUTRAL)


def yields(sheet: Sheet, at: tuple[int, int], pen: Pen) -> int:
    """The tones of free cells in a line, from the poorest to the richest. Returns the right edge."""
    x, y = at
    for dollars in YIELDS:
        x = tone(sheet, (x, y), dollars, pen) + 18
    return x


def tone(sheet: Sheet, at: tuple[int, int], dollars: int, pen: Pen) -> int:
    """A free cell with its dollars beside it. Returns the right edge."""
    x, y = at
    sheet.paste(land.free(SIDE, dollars), (x, y - SIDE // 2))
    return round(sheet.write((x + SIDE + 10, y), str(dollars), pen, "lm"))
