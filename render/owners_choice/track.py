"""The whole price ladder: every price with its dividend, each company's badge on its rung."""

from __future__ import annotations

from games.owners_choice.components import COUNT, DIVIDENDS, PRICES, START
from render import shapes, theme
from render.owners_choice.look import LOOKS, dim, mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_ROW, _FIRST = 70, 172
HEIGHT = _FIRST + (COUNT - 1) * _ROW + 50
_BADGE = 58
_PRICE = Pen(theme.LEAST_FACT, "bold")
_PAYS = Pen(theme.WORD, "medium", theme.BRASS)


def draw(sheet: Sheet, scene: Scene, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    for rung, dollars in enumerate(PRICES):
        sheet.write((_at(box, rung), top + 44), str(dollars), _PRICE, "mm")
        sheet.write((_at(box, rung), top + 96), str(DIVIDENDS[rung]), _PAYS, "mm")
    sheet.write((_at(box, -1), top + 44), "✗", _PRICE.but(ink=theme.DANGER), "mm")
    for company in range(COUNT):
        _line(sheet, scene, company, (left, top + _FIRST + company * _ROW, right), box)


def _at(box: Box, rung: int) -> float:
    """The middle of a rung; that of bankruptcy is -1."""
    left, _, right, _ = box
    wide = (right - left - 36) / (len(PRICES) + 1)
    return left + 18 + (rung + 1.5) * wide


def _line(sheet: Sheet, scene: Scene, company: int, at: tuple[int, int, int], box: Box) -> None:
    """The company's badge on its rung, the way there tinted."""
    (left, y, right), rung = at, scene.view.rungs[company]
    x, tint = round(_at(box, rung)), dim(LOOKS[company].fill)
    shapes.panel(sheet, (left + 20, y - 9, right - 20, y + 9), theme.PAGE, theme.PANEL, 9)
    shapes.panel(sheet, (left + 20, y - 9, x, y + 9), tint, theme.PANEL, 9)
    for place in range(-1, len(PRICES)):
        on = tint if place < rung else theme.PAGE
        ink = theme.DANGER if place < 0 else theme.TEXT if place == START else theme.FAINT
        if place != rung:
            shapes.disc(sheet, (_at(box, place), y), 5, ink, on)
    mark(sheet, scene.words, company, (x, y), _BADGE)
