"""Grids: a line's name and its one large number, the rest below; the reader's own line is raised."""

from __future__ import annotations

from functools import cached_property

import msgspec

from render import shapes, table, text, theme
from render.community.page import PageGrid, PageLine
from render.sheet import Box, Sheet
from render.text import Pen

_HEAD, _HEADS, _FOOT = 70, 46, 10
"""Pixels of the title, of the columns' heads below it, and at the foot."""
_LOW, _HIGH = 80, 112
"""A line of one row, and of two."""
_SIDE = 24
_RANK = 92
"""Pixels of the places before the names."""
_FEW = 1
"""More numbers than this stand in columns with heads."""
_APART = " · "
_TITLE = Pen(theme.LEAST_FACT, "semibold", theme.MUTED)
_NAME = Pen(theme.NAME, "semibold")
_LEAD = Pen(theme.LEAD, "bold")
_MORE = Pen(theme.WORD, "regular", theme.MUTED)
_WIDEST, _LONGEST = 460, 640
"""Maximum pixels of the large number, and of the numbers below it."""
_GAP = 24
_WRAPPED = theme.LEAST_FACT
"""The size of a name in two lines."""


class Parts(msgspec.Struct, frozen=True, dict=True):
    """The columns of a grid by what they are on a phone; numbers are their places in the lines."""

    grid: PageGrid

    @cached_property
    def rank(self) -> int | None:
        """The place before the name."""
        columns = self.grid.columns
        return 0 if len(columns) > 1 and columns[0].number and not columns[1].number else None

    @cached_property
    def words(self) -> tuple[int, ...]:
        return tuple(at for at, one in enumerate(self.grid.columns) if not one.number)

    @cached_property
    def lead(self) -> int | None:
        """The one large number: the one that is said to be it, else the first."""
        numbers = [at for at, one in enumerate(self.grid.columns) if one.number and at != self.rank]
        chosen = [at for at in numbers if self.grid.columns[at].lead]
        return next(iter((*chosen, *numbers)), None)

    @cached_property
    def rest(self) -> tuple[int, ...]:
        """The other numbers."""
        known = {self.rank, self.lead, *self.words}
        return tuple(at for at in range(len(self.grid.columns)) if at not in known)

    @cached_property
    def columns(self) -> tuple[int, ...]:
        """Those of the rest that stand in columns with heads; none if they are few."""
        headed = tuple(at for at in self.rest if self.grid.columns[at].head)
        return headed if len(headed) > _FEW else ()

    @cached_property
    def high(self) -> int:
        """The height of a line."""
        below = len(self.words) > 1 or any(
            self.beside(line) or self.columns for line in self.grid.lines
        )
        return _HIGH if below else _LOW

    def large(self, line: PageLine) -> str:
        """The large number; a single sign without a head, such as a question mark, belongs to it."""
        if self.lead is None:
            return ""
        signs = "".join(line.cells[at] for at in self._loose(line) if len(line.cells[at]) == 1)
        return line.cells[self.lead] + signs

    def beside(self, line: PageLine) -> str:
        """The numbers without columns: "± 80 · 7 games"."""
        loose = [line.cells[at] for at in self._loose(line) if len(line.cells[at]) > 1]
        headed = [
            f"{line.cells[at]} {self.grid.columns[at].head}"
            for at in self.rest
            if self.grid.columns[at].head and at not in self.columns
        ]
        return _APART.join((*loose, *headed))

    def _loose(self, line: PageLine) -> list[int]:
        return [at for at in self.rest if not self.grid.columns[at].head and line.cells[at]]


def height(grid: PageGrid) -> int:
    parts = Parts(grid)
    return _head(parts) + len(grid.lines) * parts.high + _FOOT


def draw(sheet: Sheet, grid: PageGrid, box: Box) -> None:
    left, top, right, _ = box
    parts = Parts(grid)
    shapes.panel(sheet, box)
    whole = right - left - 2 * _SIDE
    lead = "" if parts.lead is None else grid.columns[parts.lead].head
    taken = text.width(lead, _MORE.size, _MORE.weight) + 20 if lead else 0
    sheet.write((left + _SIDE, top + 38), grid.title, _TITLE, "lm", whole - taken)
    sheet.write((right - _SIDE, top + 38), lead, _MORE, "rm")
    columns = _columns(parts, box)
    table.heads(sheet, columns, top + _HEAD + 18)
    own, faint = [line.own for line in grid.lines], [line.faint for line in grid.lines]
    tall, first = [parts.high] * len(own), top + _head(parts)
    rows = table.rows(sheet, first, tall, own, gone=faint, edges=(left, right))
    for row, line in zip(rows, grid.lines, strict=True):
        _line(sheet, parts, columns, line, row)


def _head(parts: Parts) -> int:
    return _HEAD + (_HEADS if parts.columns else 0)


def _columns(parts: Parts, box: Box) -> list[table.Column]:
    """The numbers in the lower row."""
    begin, count = _RANK if parts.rank is not None else _SIDE, len(parts.columns)
    wide = (box[2] - box[0] - begin - _SIDE) // max(1, count)
    return [
        table.Column(
            box[2] - _SIDE - (count - 1 - place) * wide,
            wide - 14,
            parts.grid.columns[at].head,
            pen=Pen(theme.LEAST_FACT, "semibold"),
        )
        for place, at in enumerate(parts.columns)
    ]


def _line(
    sheet: Sheet, parts: Parts, columns: list[table.Column], line: PageLine, row: table.Row
) -> None:
    """Place, name and the large number; below them other words, and the other numbers."""
    on, top, x = row.on, row.top, row.box[0] + _SIDE
    upper = top + 36 if parts.high == _HIGH else row.middle
    lower, words = top + 84, [line.cells[at] for at in parts.words]
    more = _APART.join(filter(None, words[1:]))
    rooms = _numbers(sheet, parts, line, row, (upper, lower))
    for at, column in zip(parts.columns, columns, strict=True):
        table.value(sheet, column, row, line.cells[at], y=lower)
    is_free = parts.high == _HIGH and not more and not columns
    if parts.rank is not None:
        x = row.box[0] + _RANK + 18
        place = Pen(theme.FACT, "bold", theme.MUTED, on)
        y = row.middle if is_free else upper
        sheet.write((x - 18, y), line.cells[parts.rank].rstrip("."), place, "rm")
    room, free = rooms[0] - x, min(rooms) - x if is_free else 0
    if more and columns:
        # The lower row is full of numbers: it stands behind the name.
        sheet.write((rooms[0], upper), more, _MORE.but(on=on), "rm", room / 2)
        room -= min(room / 2, text.width(more, _MORE.size, _MORE.weight)) + _GAP
    elif more:
        sheet.write((x, lower), more, _MORE.but(on=on), "lm", rooms[1] - x)
    _name(sheet, words[0] if words else "", (x, upper, lower), (room, free), (row.ink, on))


def _numbers(
    sheet: Sheet, parts: Parts, line: PageLine, row: table.Row, heights: tuple[int, int]
) -> tuple[float, float]:
    """Write the large number, and those without columns; returns how far words may reach in both rows."""
    (upper, lower), end = heights, row.box[2] - _SIDE
    lead, more = table.Column(end, _WIDEST, pen=_LEAD), table.Column(end, _LONGEST, pen=_MORE)
    stop = table.value(sheet, lead, row, parts.large(line), y=upper) - _GAP
    beside = parts.beside(line)
    if not parts.columns:
        return stop, table.value(sheet, more, row, beside, theme.MUTED, lower) - _GAP
    if beside:
        at = msgspec.structs.replace(more, edge=round(stop))
        stop = table.value(sheet, at, row, beside, theme.MUTED, upper) - _GAP
    return stop, row.box[2]


def _name(
    sheet: Sheet,
    name: str,
    at: tuple[int, int, int],
    rooms: tuple[float, float],
    inks: tuple[str, str],
) -> None:
    """A name: shrunk, in two lines where the lower row is free, or cut."""
    x, upper, lower = at
    room, free = rooms
    pen = _NAME.but(ink=inks[0], on=inks[1])
    if not free:
        sheet.write((x, upper), name, pen, "lm", room)
        return
    middle = (upper + lower) // 2
    if text.width(name, theme.WORD, pen.weight) <= room:
        sheet.write((x, middle), name, pen, "lm", room)
        return
    small = Pen(theme.LEAST_FACT, "semibold", *inks)
    lines = text.wrapped(name, _WRAPPED, small.weight, free, 2)
    for place, part in enumerate(lines):
        sheet.write((x, middle + 24 * (2 * place - len(lines) + 1)), part, small, "lm", free)
