"""The table of the players: disc, name, and a column for each value."""

from __future__ import annotations

from collections.abc import Sequence

from render import shapes, theme
from render.lettered.facts import HIDDEN, FactColumn
from render.names import called
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

HEAD, FOOT = 60, 12
_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
_NAMES = 420
"""Pixels for discs and names."""
_WIDEST = 350
"""The most pixels of a column."""
_FIGURE = Pen(theme.STRONG, "bold")


def height(seats: int) -> int:
    return HEAD + seats * theme.ROW + FOOT


def write(sheet: Sheet, scene: Scene, top: int, columns: Sequence[FactColumn]) -> None:
    shapes.panel(sheet, (_LEFT, top, _RIGHT, top + height(len(scene.names))))
    ends = _ends(len(columns))
    head = Pen(theme.SMALL, "semibold", theme.MUTED)
    for column, (left, right) in zip(columns, ends, strict=True):
        sheet.write((right, top + 39), column.head, head, "rs", right - left - 16)
    for seat in range(len(scene.names)):
        y = top + HEAD + seat * theme.ROW
        on = _ground(sheet, y, seat in scene.waiting.seats)
        middle = y + theme.ROW // 2
        shapes.person(sheet, (_LEFT + 48, middle), 21, seat, on)
        name = Pen(theme.BODY, "semibold", on=on)
        sheet.write((_LEFT + 84, middle), called(scene, seat), name, "lm", _NAMES - 96)
        for column, (left, right) in zip(columns, ends, strict=True):
            _value(sheet, column.values[seat], (left, right), middle, on)


def _ends(count: int) -> list[tuple[int, int]]:
    """Left and right edge of each column, the last one at the panel's edge."""
    wide = min(_WIDEST, (_RIGHT - _LEFT - _NAMES - 24) // max(count, 1))
    return [
        (_RIGHT - 24 - wide * (count - at), _RIGHT - 24 - wide * (count - at - 1))
        for at in range(count)
    ]


def _ground(sheet: Sheet, y: int, asked: bool) -> str:
    """The ground of a row; that of a player asked is raised, with a brass bar at the left."""
    if not asked:
        return theme.PANEL
    box = (_LEFT + 6, y + 2, _RIGHT - 6, y + theme.ROW - 2)
    shapes.panel(sheet, box, theme.RAISED, theme.PANEL, 12)
    bar = (box[0], box[1] + 8, box[0] + 6, box[3] - 8)
    shapes.panel(sheet, bar, theme.BRASS, theme.RAISED, 3)
    return theme.RAISED


def _value(sheet: Sheet, words: str, column: tuple[int, int], middle: int, on: str) -> None:
    left, right = column
    if words == HIDDEN:
        shapes.hidden(sheet, (right - 118, middle - 15, right, middle + 15), on)
    else:
        sheet.write((right, middle), words, _FIGURE.but(on=on), "rm", right - left - 16)
