"""The table of the players: disc, name, and a column for each value.

A few short values stand beside the name; others have a line of their own below it, or a phone could not
show them.
"""

from __future__ import annotations

from collections.abc import Sequence

from render import shapes, text, theme
from render.lettered.facts import HIDDEN, FactColumn
from render.names import called
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

_HEAD, _FOOT = 64, 10
_LINE, _SECOND = 78, 58
"""The height of a player's row, and of the line of values below the name."""
_LEFT, _RIGHT = theme.EDGE, theme.WIDTH - theme.EDGE
_INSET, _GAP = 22, 16
_BESIDE = 2
"""Maximum values that stand beside a name."""
_NAMES = 540
"""Pixels for discs and names where values stand beside them."""
_WIDEST = 350
"""Maximum pixels of a column."""
_RADIUS = 28
_TITLE, _FIGURE = Pen(theme.WORD, "medium", theme.MUTED), Pen(theme.FACT, "bold")


def height(seats: int, columns: Sequence[FactColumn]) -> int:
    """Of the whole table."""
    head = _HEAD if columns else _FOOT
    return head + seats * _row(columns) + _FOOT


def write(sheet: Sheet, scene: Scene, top: int, columns: Sequence[FactColumn]) -> None:
    seats, beside = len(scene.names), _are_beside(columns)
    shapes.panel(sheet, (_LEFT, top, _RIGHT, top + height(seats, columns)))
    ends = _ends(len(columns), beside=beside)
    for column, (left, right) in zip(columns, ends, strict=True):
        sheet.write((right, top + 44), column.head, _TITLE, "rs", right - left - _GAP)
    first = top + (_HEAD if columns else _FOOT)
    for seat in range(seats):
        y = first + seat * _row(columns)
        on = _ground(sheet, (y, y + _row(columns)), seat in scene.waiting.seats)
        middle = y + _LINE // 2
        shapes.person(sheet, (_LEFT + _INSET + _RADIUS, middle), _RADIUS, seat, on)
        x = _LEFT + _INSET + 2 * _RADIUS + 16
        room = (ends[0][0] if beside and ends else _RIGHT - _INSET) - x
        sheet.write(
            (x, middle), called(scene, seat), Pen(theme.NAME, "semibold", on=on), "lm", room
        )
        below = middle if beside else y + _LINE + _SECOND // 2 - 10
        for column, place in zip(columns, ends, strict=True):
            _value(sheet, column.values[seat], place, below, on)


def _are_beside(columns: Sequence[FactColumn]) -> bool:
    """Whether the values are few and short enough to stand beside the names."""
    if len(columns) > _BESIDE:
        return False
    rooms = _ends(len(columns), beside=True)
    return all(
        text.width(value, _FIGURE.size, _FIGURE.weight) <= right - left - _GAP
        for column, (left, right) in zip(columns, rooms, strict=True)
        for value in column.values
    )


def _row(columns: Sequence[FactColumn]) -> int:
    return _LINE if _are_beside(columns) else _LINE + _SECOND


def _ends(count: int, *, beside: bool) -> list[tuple[int, int]]:
    """Left and right edge of each column, the last one at the panel's edge."""
    taken = (_NAMES if beside else 0) + 2 * _INSET
    wide = (_RIGHT - _LEFT - taken) // max(count, 1)
    wide = min(_WIDEST, wide) if beside else wide
    last = _RIGHT - _INSET
    return [(last - wide * (count - at), last - wide * (count - at - 1)) for at in range(count)]


def _ground(sheet: Sheet, rows: tuple[int, int], asked: bool) -> str:
    """The ground of a row; that of a player asked is raised, with a brass bar at the left."""
    if not asked:
        return theme.PANEL
    box = (_LEFT + 6, rows[0] + 2, _RIGHT - 6, rows[1] - 2)
    shapes.panel(sheet, box, theme.RAISED, theme.PANEL, 12)
    bar = (box[0], box[1] + 8, box[0] + 10, box[3] - 8)
    shapes.panel(sheet, bar, theme.BRASS, theme.RAISED, 3)
    return theme.RAISED


def _value(sheet: Sheet, words: str, column: tuple[int, int], middle: int, on: str) -> None:
    left, right = column
    if words == HIDDEN:
        shapes.hidden(sheet, (right - 118, middle - 22, right, middle + 22), on)
    else:
        sheet.write((right, middle), words, _FIGURE.but(on=on), "rm", right - left - _GAP)
