"""The market page: the tracks as wide as the page, the cards on sale with their names, the signs' key."""

from __future__ import annotations

from render import question, text, theme
from render.greed import parts, sale, tracks
from render.greed.look import colours
from render.scene import Picture, Scene
from render.sheet import Sheet

_CELL = 82
_LINE = 48


def draw(scene: Scene) -> Picture:
    top = question.BOTH
    foot = top + tracks.height()
    below = foot + theme.BETWEEN + sale.cells_height(scene.view) + theme.BETWEEN
    key = _key(scene)
    sheet = Sheet(colours(), theme.WIDTH, below + len(key) * _LINE + theme.EDGE)
    parts.ask(sheet, scene)
    box = (theme.EDGE, top, theme.WIDTH - theme.EDGE, foot)
    tracks.draw(sheet, scene, tracks.Frame(box, _CELL))
    sale.cells(sheet, scene, foot + theme.BETWEEN)
    for place, line in enumerate(key):
        at = (parts.LEFT, below + place * _LINE + _LINE // 2)
        sheet.write(at, line, parts.NOTE.but(on=theme.PAGE), "lm")
    return sheet.picture()


def _key(scene: Scene) -> tuple[str, ...]:
    """What the signs on the board mean."""
    pen, told = parts.NOTE, scene.words.say("picture-legend")
    return text.wrapped(told, pen.size, pen.weight, parts.RIGHT - parts.LEFT, 4)
