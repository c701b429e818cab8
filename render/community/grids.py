"""Grids: a line for each row, a head over each column of numbers; the reader's own line is raised.

Further words, such as the day of a game, stand in a second line below the name; numbers never do.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import msgspec
from msgspec.structs import replace

from render import question, shapes, table, text, theme
from render.community.page import CommunityPage, PageGrid, PageLine
from render.sheet import Box, Sheet
from render.text import Pen

_HEAD, _TALL, _FOOT = 66, 112, 10
"""Pixels of the title with the columns' heads, of a long title above them, and at the foot."""
_LOW, _HIGH = 76, 112
"""A line of one row, and of two."""
_SIDE = 24
_RANK = 92
"""Pixels of the places before the names."""
_BELOW = 164
"""Pixels that a page's longest last sentence takes."""
_APART = " · "
_GAP = 26
_LEAST = 270
"""The least pixels of names: with less room the oldest columns are left out. The words beside have them."""
_TITLE = Pen(theme.LEAST_FACT, "semibold", theme.MUTED)
_NAME = Pen(theme.NAME, "semibold")
_LEAD = Pen(theme.FACT, "bold")
_NUMBER = Pen(theme.LEAST_FACT, "semibold")
_MORE = Pen(theme.WORD, "regular", theme.MUTED)


class Parts(msgspec.Struct, frozen=True, dict=True):
    """The columns of a grid by what they are; numbers are their places in the lines."""

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
    def leads(self) -> tuple[int, ...]:
        """The large numbers: those that are said to be it, else the first."""
        numbers = [at for at, one in enumerate(self.grid.columns) if one.number and at != self.rank]
        chosen = tuple(at for at in numbers if self.grid.columns[at].lead)
        return chosen or tuple(numbers[:1])

    @cached_property
    def signs(self) -> tuple[int, ...]:
        """Columns of single signs, such as question marks: they belong to the large number."""
        return tuple(
            at
            for at, one in enumerate(self.grid.columns)
            if one.number
            and not one.head
            and at not in (self.rank, *self.leads)
            and all(len(line.cells[at]) <= 1 for line in self.grid.lines)
        )

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The columns of numbers that have room beside the names."""
        known = {self.rank, *self.words, *self.signs}
        found = [at for at in range(len(self.grid.columns)) if at not in known]
        room = theme.WIDTH - 2 * theme.EDGE - self.begin - _SIDE - _LEAST
        while sum(self.widths[at] + _GAP for at in found) > room:
            spare = [at for at in found if at not in self.leads]
            bare = [at for at in spare if not self.grid.columns[at].head]
            if not spare:
                break
            found.remove((bare or spare)[0])
        return tuple(found)

    @cached_property
    def widths(self) -> dict[int, int]:
        """Pixels of each column: those of its widest value, or of its head."""
        found = {}
        for at, column in enumerate(self.grid.columns):
            pen = self.pen(at)
            told = [
                text.width(self.cell(line, at), pen.size, pen.weight) for line in self.grid.lines
            ]
            found[at] = round(max(text.width(column.head, _MORE.size, _MORE.weight), *told, 0)) + 1
        return found

    @property
    def begin(self) -> int:
        """Where names begin, from the panel's left edge."""
        return _RANK + 18 if self.rank is not None else _SIDE

    @cached_property
    def high(self) -> int:
        """The height of a line."""
        below = len(self.words) > 2 or (len(self.words) == 2 and not self.is_headed)
        return _HIGH if below else _LOW

    @cached_property
    def head(self) -> int:
        """Pixels of the title and the heads; a long title has a line of its own."""
        heads = sum(self.widths[at] + _GAP for at in self.numbers if self.is_headed)
        room = theme.WIDTH - 2 * theme.EDGE - 2 * _SIDE - heads
        return _HEAD if text.width(self.grid.title, theme.WORD, _TITLE.weight) <= room else _TALL

    @property
    def is_headed(self) -> bool:
        return any(self.grid.columns[at].head for at in self.numbers)

    def pen(self, at: int) -> Pen:
        if at in self.leads:
            return _LEAD
        return _NUMBER if self.grid.columns[at].head else _MORE

    def cell(self, line: PageLine, at: int) -> str:
        """A value; the first large number has its sign."""
        if at != next(iter(self.leads), None):
            return line.cells[at]
        return line.cells[at] + "".join(line.cells[sign] for sign in self.signs)


def parted(page: CommunityPage) -> CommunityPage:
    """The page with each grid that no piece of a picture has room for in several, below one another."""
    return replace(page, grids=tuple(part for grid in page.grids for part in _parted(grid)))


def _parted(grid: PageGrid) -> Iterator[PageGrid]:
    parts = Parts(grid)
    room = theme.SLOT - question.BOTH - _BELOW - parts.head - _FOOT
    for first in range(0, len(grid.lines) or 1, room // parts.high):
        yield replace(grid, lines=grid.lines[first : first + room // parts.high])


def height(grid: PageGrid) -> int:
    parts = Parts(grid)
    return parts.head + len(grid.lines) * parts.high + _FOOT


def draw(sheet: Sheet, grid: PageGrid, box: Box) -> None:
    left, top, right, _ = box
    parts = Parts(grid)
    shapes.panel(sheet, box)
    columns, edge = _columns(parts, right - _SIDE)
    heads = sum(parts.widths[at] + _GAP for at in columns if parts.is_headed)
    room = right - left - 2 * _SIDE - (heads if parts.head == _HEAD else 0)
    sheet.write((left + _SIDE, top + 38), grid.title, _TITLE, "lm", room)
    table.heads(sheet, list(columns.values()), top + parts.head - 28)
    own, faint = [line.own for line in grid.lines], [line.faint for line in grid.lines]
    tall = [parts.high] * len(own)
    rows = table.rows(
        sheet, top + parts.head, tall, own, gone=faint, edges=(left, right), is_headed=True
    )
    for row, line in zip(rows, grid.lines, strict=True):
        _line(sheet, parts, columns, line, row, edge)


def _columns(parts: Parts, right: int) -> tuple[dict[int, table.Column], int]:
    """The columns of numbers, and where words end at the latest."""
    found, edge = dict[int, table.Column](), right
    for at in reversed(parts.numbers):
        wide = parts.widths[at]
        found[at] = table.Column(edge, wide, parts.grid.columns[at].head, pen=parts.pen(at))
        edge -= wide + _GAP
    return found, edge


def _line(
    sheet: Sheet,
    parts: Parts,
    columns: dict[int, table.Column],
    line: PageLine,
    row: table.Row,
    edge: int,
) -> None:
    """Place, name, numbers; further words behind the name, or below it."""
    on, x = row.on, row.box[0] + parts.begin
    is_low = parts.high == _LOW
    upper, lower = (row.middle, row.middle) if is_low else (row.top + 36, row.top + 84)
    for at, column in columns.items():
        ink = theme.MUTED if parts.pen(at) == _MORE else ""
        table.value(sheet, column, row, parts.cell(line, at), ink, upper)
    if parts.rank is not None:
        place = Pen(theme.FACT, "bold", theme.MUTED, on)
        sheet.write((x - 18, upper), line.cells[parts.rank].rstrip("."), place, "rm")
    name, *more = [line.cells[at] for at in parts.words] or [""]
    words, room = _APART.join(filter(None, more)), edge - x
    if words and is_low:
        sheet.write((edge, upper), words, _MORE.but(on=on), "rm", room / 2)
        room -= round(min(room / 2, text.width(words, _MORE.size, _MORE.weight))) + _GAP
    elif words:
        sheet.write((x, lower), words, _MORE.but(on=on), "lm", row.box[2] - _SIDE - x)
    shown = text.shortened(name, theme.WORD, _NAME.weight, room)
    sheet.write((x, upper), shown, _NAME.but(ink=row.ink, on=on), "lm", room)
