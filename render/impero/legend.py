"""The legend of the map."""

from __future__ import annotations

from games.impero.components import YIELDS
from render import shapes, text, theme
from render.impero import land, people
from render.impero.look import colours
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

LARGE = 150
"""The least height in pixels with larger letters."""
_LEFT = 20


def write(sheet: Sheet, scene: Scene, box: Box, cell: int) -> None:
    """The squares of yields, a player's colour with a company's border in it, a blackout."""
    left, top, right, bottom = box
    shapes.panel(sheet, box, theme.PANEL, theme.SEA)
    pen = Pen(theme.SMALL if bottom - top >= LARGE else theme.NOTE, "medium")
    step = (bottom - top - 12) // 3
    rows = [top + 6 + step // 2 + step * number for number in range(3)]
    yields(sheet, (left, rows[0]), right, pen)
    pen = pen.but(weight="regular", ink=theme.MUTED)
    _directors(sheet, scene, (left + _LEFT, rows[1]), right, pen, cell)
    tile, mask = land.dark(30, colours().player(1))
    sheet.image.paste(tile, (left + _LEFT + 3, rows[2] - 15), mask)
    words = scene.words.say("picture-blackout")
    x = left + _LEFT + 46
    sheet.write((x, rows[2]), words, pen, "lm", right - x - 12)


def yields(sheet: Sheet, at: tuple[int, int], right: int, pen: Pen) -> None:
    """The squares of free cells, with dollars beside them, spread evenly."""
    left, y = at
    side = 26 if pen.size == theme.NOTE else 30
    wide = [side + 7 + text.width(str(one), pen.size, pen.weight) for one in YIELDS]
    gap = (right - left - 2 * _LEFT - sum(wide)) / (len(YIELDS) - 1)
    x: float = left + _LEFT
    for dollars, taken in zip(YIELDS, wide, strict=True):
        sheet.paste(land.free(side, dollars), (round(x), y - side // 2))
        sheet.write((x + side + 7, y), str(dollars), pen, "lm")
        x += taken + gap


def _directors(
    sheet: Sheet, scene: Scene, at: tuple[int, int], right: int, pen: Pen, cell: int
) -> None:
    """Two pieces of land: one director's, and two companies of one director."""
    (left, y), size = at, (36, 30)
    several = len(scene.view.capital) > len(colours().players)
    ground, mask = people.piece(8 if several else 1, size, max(cell, 20))
    sheet.image.paste(ground, (left, y - 15), mask)
    words, beside = scene.words.say("picture-director"), size[0] + 10
    x = round(sheet.write((left + beside, y), words, pen, "lm")) + 20
    # With two players only their own colours are on the map.
    other = 2 if len(scene.view.capital) > 2 else 0
    ground, mask = people.piece(other, size, max(cell, 20))
    sheet.image.paste(ground, (x, y - 15), mask)
    sheet.fill((x + 17, y - 15, x + 19, y + 15), theme.PAGE)
    words = scene.words.say("picture-two-companies")
    sheet.write((x + beside, y), words, pen, "lm", right - x - beside - 12)
