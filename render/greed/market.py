"""The market page: the tracks as wide as the page, the cards on sale with their names, the key."""

from __future__ import annotations

from collections.abc import Iterator

from games.greed.components import PRODUCTS
from render import question, shapes, theme
from render.greed import parts, sale, tracks
from render.greed.look import BADGE, codes, colours, product_mark, product_name
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_CELL = 82
_COLUMNS, _ROW = 4, 60
"""Goods in the key: they read downwards, as the tracks do."""
_DOWN = -(-len(PRODUCTS) // _COLUMNS)
_LINE = 52
_KEY = _DOWN * _ROW + _LINE + 14
_NAME = Pen(theme.NAME, "medium")


def draw(scene: Scene) -> Picture:
    top = question.BOTH
    foot = top + tracks.height()
    below = foot + theme.BETWEEN + sale.cells_height(scene.view) + theme.BETWEEN
    sheet = Sheet(colours(), theme.WIDTH, below + _KEY + theme.EDGE)
    parts.ask(sheet, scene)
    sheet.seam(foot + theme.BETWEEN, "sale")
    sheet.seam(below, "key")
    box = (theme.EDGE, top, theme.WIDTH - theme.EDGE, foot)
    tracks.draw(sheet, scene, tracks.Frame(box, _CELL))
    sale.cells(sheet, scene, foot + theme.BETWEEN)
    _key(sheet, scene, below)
    return sheet.picture()


def key(scene: Scene) -> Iterator[str]:
    """The letters of the goods with their names, and what the signs mean."""
    words = scene.words
    told = (f"{code} {product_name(words, one)}" for one, code in enumerate(codes(words)))
    yield f"{', '.join(told)}."
    yield f"{words.say('picture-legend')}."


def _key(sheet: Sheet, scene: Scene, top: int) -> None:
    """What the letters of the goods and the signs of the tracks mean."""
    words = scene.words
    shapes.panel(sheet, (theme.EDGE, top, theme.WIDTH - theme.EDGE, top + _KEY))
    left, wide = theme.EDGE + 12, (theme.WIDTH - 2 * theme.EDGE - 12) // _COLUMNS
    for product in range(len(PRODUCTS)):
        column, row = divmod(product, _DOWN)
        x, y = left + column * wide, top + 8 + row * _ROW + _ROW // 2
        product_mark(sheet, words, product, (x, y - BADGE[1] // 2), theme.PANEL)
        room = wide - BADGE[0] - 24
        sheet.write((x + BADGE[0] + 12, y), product_name(words, product), _NAME, "lm", room)
    y, room = top + 8 + _DOWN * _ROW + _LINE // 2, parts.RIGHT - parts.LEFT
    sheet.write((left, y), words.say("picture-legend"), parts.NOTE, "lm", room)
