"""Tables, all of them by one grid: rows on a panel, each on its ground; columns with a head, a kind and a width."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from render import names, shapes, text, theme
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

LEFT, RIGHT = theme.EDGE, theme.WIDTH - theme.EDGE
"""The edges of a panel over the whole width."""
SIDE = 22
"""Pixels between a panel's edge and what stands in it."""
PLACE, NAMES = 92, 186
"""On a final sheet, from its left edge: the right edge of places, the left edge of names."""
RULE, INSET = 14, 6
"""Pixels from the panel's edges to the rules between rows, and to a row's ground."""

HEAD = Pen(theme.WORD, "regular", theme.MUTED)
NAME = Pen(theme.NAME, "semibold")
FIGURE = Pen(theme.FACT, "bold")

Kind = Literal["lm", "mm", "rm"]
"""Words begin at their column's edge, counts are centred on it, amounts end there."""


class Column(msgspec.Struct, frozen=True):
    """Where the values of a column stand, and how."""

    edge: int
    width: int
    """The most pixels of a value; longer ones shrink before they are cut."""
    head: str = ""
    kind: Kind = "rm"
    pen: Pen = FIGURE


class Row(msgspec.Struct, frozen=True):
    """A row's box, the ground of what is written on it, and whether its player has left."""

    box: Box
    on: str = theme.PANEL
    is_gone: bool = False

    @property
    def top(self) -> int:
        return self.box[1]

    @property
    def middle(self) -> int:
        return (self.box[1] + self.box[3]) // 2

    @property
    def ink(self) -> str:
        return theme.MUTED if self.is_gone else theme.TEXT


def rows(
    sheet: Sheet,
    top: int,
    heights: Sequence[int],
    raised: Sequence[bool] = (),
    *,
    gone: Sequence[bool] = (),
    edges: tuple[int, int] = (LEFT, RIGHT),
    is_headed: bool = False,
) -> Iterator[Row]:
    """Draw the ground of each row, and give the row to be written on.

    A raised row has a brass bar; between two others stands a rule, and above the first, too, if heads
    stand there.
    """
    left, right = edges
    after_raised = False
    for number, high in enumerate(heights):
        box, is_raised = (left, top, right, top + high), bool(raised) and raised[number]
        if is_raised:
            shapes.raised(sheet, (left + INSET, top + 2, right - INSET, top + high - 2))
        elif (number or is_headed) and not after_raised:
            sheet.rule(left + RULE, top, right - RULE, thick=2)
        ground, after_raised = (theme.RAISED if is_raised else theme.PANEL), is_raised
        yield Row(box, ground, bool(gone) and gone[number])
        top += high


def heads(sheet: Sheet, columns: Sequence[Column], y: int, pen: Pen = HEAD) -> None:
    """Each head over its own column."""
    for one in columns:
        sheet.write((one.edge, y), one.head, pen, one.kind, one.width)


def value(
    sheet: Sheet, column: Column, row: Row, words: str | None, ink: str = "", y: int = 0
) -> float:
    """Write a value; None is one that the viewer may not know. Returns its left edge.

    `y` is the middle of its letters, if that is not the row's.
    """
    y = y or row.middle
    if words is None:
        return _hidden(sheet, column, row.on, y)
    pen = column.pen.but(ink=ink or row.ink, on=row.on)
    sheet.write((column.edge, y), words, pen, column.kind, column.width)
    fitted, size = text.fit(words, pen.size, pen.weight, column.width, theme.floor(pen.size))
    wide = text.width(fitted, size, pen.weight)
    return column.edge - {"lm": 0.0, "mm": wide / 2, "rm": wide}[column.kind]


def _hidden(sheet: Sheet, column: Column, on: str, y: int) -> float:
    wide, high = min(column.width, 140), 46
    left = column.edge - {"lm": 0, "mm": wide // 2, "rm": wide}[column.kind]
    shapes.hidden(sheet, (left, y - high // 2, left + wide, y + high // 2), on)
    return left


def standing(
    sheet: Sheet,
    scene: Scene,
    row: Row,
    who: tuple[int, int],
    total: tuple[Column, str],
    *,
    y: int = 0,
    stop: int = theme.WIDTH,
) -> None:
    """Write a line of a final sheet: place, disc, name and total; `who` is the seat and its place.

    `y` is the middle of its letters, if that is not the row's; `stop` is where the name ends at the latest.
    """
    (seat, place), (column, told), left = who, total, row.box[0]
    is_first, y = place == 1, y or row.middle
    words = scene.words.say("picture-place", place=place)
    pen = HEAD.but(weight="medium", ink=theme.BRASS if is_first else theme.MUTED, on=row.on)
    sheet.write((left + PLACE, y), words, pen, "rm")
    shapes.person(sheet, (left + PLACE + 48, y), 30, seat, row.on, gone=row.is_gone)
    end = value(sheet, column, row, told, theme.BRASS if is_first else theme.TEXT, y)
    x, pen = left + NAMES, NAME.but(on=row.on)
    room = min(end - 20, stop) - x
    names.ranked(sheet, scene, seat, (x, y), pen, room, gone=row.is_gone)
