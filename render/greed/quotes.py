"""The prices on the board: now, the trend's step, next year's, in two columns."""

from __future__ import annotations

from games.greed.components import PRICES, PRODUCTS, TRENDS
from games.greed.prices import next_box
from render import shapes, text, theme
from render.greed import parts
from render.greed.look import product_mark, product_name
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

_HEAD, _ROW, _FOOT = 50, 66, 8
_LINES = -(-len(PRODUCTS) // 2)
HEIGHT = _HEAD + _LINES * _ROW + _FOOT
_HALF = (theme.WIDTH - 2 * theme.EDGE) // 2
_NOW, _STEP = 321, 381
"""From the left edge of a column to the middle of the price of now, and to the step."""
_NAMES = 75
_BOX = (48, 28)
_NAME = Pen(theme.LEAST_FACT, "semibold")
_PRICE = Pen(theme.FACT, "bold")


def draw(sheet: Sheet, scene: Scene, top: int) -> None:
    shapes.panel(sheet, (theme.EDGE, top, theme.WIDTH - theme.EDGE, top + HEIGHT))
    say = scene.words.say
    for column in range(2):
        left = theme.EDGE + column * _HALF
        sheet.write((left + _NOW, top + 30), say("picture-now"), parts.NOTE, "mm")
        right = left + _HALF - 20
        sheet.write((right, top + 30), say("picture-next-year"), parts.NOTE, "rm", 180)
    for product in range(len(PRODUCTS)):
        column, line = divmod(product, _LINES)
        left, y = theme.EDGE + column * _HALF, top + _HEAD + line * _ROW
        if line:
            sheet.rule(left + 14, y, left + _HALF - 14, thick=2)
        _row(sheet, scene, product, (left, y + _ROW // 2))
    # One place is left over: it says what a step is.
    at = (theme.EDGE + _HALF + 16, top + _HEAD + _LINES * _ROW - _ROW // 2)
    sheet.write(at, say("picture-step-key"), parts.NOTE, "lm", _HALF - 36)


def _row(sheet: Sheet, scene: Scene, product: int, at: tuple[int, int]) -> None:
    left, y = at
    board, words = scene.view.board, scene.words
    product_mark(sheet, words, product, (left + 8, y - 27), theme.PANEL)
    room = _NOW - _BOX[0] - 5 - _NAMES
    name = text.shortened(product_name(words, product), theme.WORD, "semibold", room)
    sheet.write((left + _NAMES, y), name, _NAME, "lm", room)
    now = board.prices[product]
    then = next_box(product, now, board.trends[product])
    wide, high = _BOX
    x = left + _NOW
    shapes.panel(sheet, (x - wide, y - high, x + wide, y + high), theme.TEXT, theme.PANEL, 12)
    pen = _PRICE.but(ink=theme.INK, on=theme.TEXT)
    sheet.write((x, y), str(PRICES[product][now]), pen, "cm")
    trend = TRENDS[board.trends[product]]
    step = Pen(theme.FACT, "semibold", parts.ink(trend))
    sheet.write((left + _STEP, y), parts.sign(trend) if trend else "=", step, "lm")
    hue = parts.ink(then - now, theme.MUTED)
    sheet.write((left + _HALF - 20, y), str(PRICES[product][then]), _PRICE.but(ink=hue), "rm")
