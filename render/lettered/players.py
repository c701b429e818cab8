"""The table of the players: disc, name, and a column for each value.

A few short values stand beside the name; others have a line of their own below it, or a phone could not
show them. A column of which something would be cut, such as a hand of many cards, is no column but lines
below the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from render import shapes, table, text, theme
from render.lettered.facts import HIDDEN, FactColumn
from render.names import called
from render.scene import Scene
from render.sheet import Sheet

_HEAD, _FOOT = 64, 10
_LINE, _SECOND = 78, 58
"""The height of a player's row, and of the line of values below the name."""
_GAP = 16
_BESIDE = 2
"""Maximum values that stand beside a name."""
_NAMES = 540
"""Pixels for discs and names where values stand beside them."""
_WIDEST = 350
"""Maximum pixels of a column."""
_RADIUS = 28


def parted(columns: Sequence[FactColumn]) -> tuple[tuple[FactColumn, ...], tuple[FactColumn, ...]]:
    """The columns that have room beside each other, and those of which something would be cut."""
    kept = list(columns)
    while cut := [
        fact
        for fact, place in zip(kept, _placed(kept, beside=False), strict=True)
        if _is_cut(fact, place)
    ]:
        kept.remove(max(cut, key=lambda one: max(map(len, one.values))))
    return tuple(kept), tuple(one for one in columns if one not in kept)


def _is_cut(fact: FactColumn, place: table.Column) -> bool:
    least, weight = theme.floor(place.pen.size), place.pen.weight
    return any(text.width(value, least, weight) > place.width for value in fact.values)


def height(seats: int, columns: Sequence[FactColumn]) -> int:
    """The height of the whole table."""
    head = _HEAD if columns else _FOOT
    return head + seats * _row(columns) + _FOOT


def write(sheet: Sheet, scene: Scene, top: int, columns: Sequence[FactColumn]) -> None:
    seats, beside = len(scene.names), _are_beside(columns)
    shapes.panel(sheet, (table.LEFT, top, table.RIGHT, top + height(seats, columns)))
    placed = _placed(columns, beside=beside)
    table.heads(sheet, placed, top + 32)
    first = top + (_HEAD if columns else _FOOT)
    asked = [seat in scene.waiting.seats for seat in range(seats)]
    for seat, row in enumerate(table.rows(sheet, first, [_row(columns)] * seats, asked)):
        middle = row.top + _LINE // 2
        shapes.person(sheet, (table.LEFT + table.SIDE + _RADIUS, middle), _RADIUS, seat, row.on)
        x = table.LEFT + table.SIDE + 2 * _RADIUS + 16
        end = placed[0].edge - placed[0].width if beside and placed else table.RIGHT - table.SIDE
        pen = table.NAME.but(on=row.on)
        sheet.write((x, middle), called(scene, seat), pen, "lm", end - x)
        below = middle if beside else row.top + _LINE + _SECOND // 2 - 10
        for fact, column in zip(columns, placed, strict=True):
            told = fact.values[seat]
            table.value(sheet, column, row, None if told == HIDDEN else told, y=below)


def _are_beside(columns: Sequence[FactColumn]) -> bool:
    """Whether the values are few and short enough to stand beside the names."""
    if len(columns) > _BESIDE:
        return False
    return all(
        text.width(value, one.pen.size, one.pen.weight) <= one.width
        for fact, one in zip(columns, _placed(columns, beside=True), strict=True)
        for value in fact.values
    )


def _row(columns: Sequence[FactColumn]) -> int:
    return _LINE if _are_beside(columns) else _LINE + _SECOND


def _placed(columns: Sequence[FactColumn], *, beside: bool) -> list[table.Column]:
    """The columns, of one width, the last one at the panel's edge."""
    count = len(columns)
    room = table.RIGHT - table.LEFT - 2 * table.SIDE - (_NAMES if beside else 0)
    wide = room // max(count, 1)
    wide, last = (min(_WIDEST, wide) if beside else wide), table.RIGHT - table.SIDE
    return [
        table.Column(last - wide * (count - 1 - at), wide - _GAP, fact.head)
        for at, fact in enumerate(columns)
    ]
