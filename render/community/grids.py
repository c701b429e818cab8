"""Grids: lines of words and numbers in columns, the reader's own line raised."""

from __future__ import annotations

from render import shapes, text, theme
from render.community.page import PageColumn, PageGrid, PageLine
from render.sheet import Box, Sheet
from render.text import Pen

_STEP = 54
_HEAD, _FOOT = 58, 14
_APART = 30
"""Pixels between two columns."""
_SIDE = 22
_SHRUNK = 2
"""Pixels by which words may shrink before they are cut."""
_LEAST = 150
"""Pixels that a column of words keeps, however many there are."""
_TITLE = Pen(theme.SMALL, "semibold", theme.MUTED)
_COLUMN = Pen(theme.NOTE, "regular", theme.MUTED)
_WORDS = Pen(theme.BODY, "semibold")
_NUMBER = Pen(theme.BODY, "bold")
_MORE = Pen(theme.SMALL, "regular", theme.MUTED)
"""Words after the first column of words are its second voice."""

Span = tuple[float, float]
"""Left and right edge of a column."""


def height(grid: PageGrid) -> int:
    return _HEAD + len(grid.lines) * _STEP + _FOOT


def draw(sheet: Sheet, grid: PageGrid, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    spans = _spans(grid, left + _SIDE, right - _SIDE)
    sheet.write((left + _SIDE, top + 37), grid.title, _TITLE, "ls", _room_of_title(grid, spans))
    for column, (start, end) in zip(grid.columns, spans, strict=True):
        if column.number and column.head:
            sheet.write((end, top + 37), column.head, _COLUMN, "rs")
        elif column.head and start > left + _SIDE:
            sheet.write((start, top + 37), column.head, _COLUMN, "ls", end - start)
    for at, line in enumerate(grid.lines):
        row = (left, top + _HEAD + at * _STEP, right, top + _HEAD + (at + 1) * _STEP)
        _ground(sheet, row, line, is_ruled=bool(at) and not grid.lines[at - 1].own)
        _cells(sheet, grid, line, spans, (row[1] + row[3]) / 2)


def _ground(sheet: Sheet, row: Box, line: PageLine, *, is_ruled: bool) -> None:
    """What lies below a line: a raised row with a brass bar, or a rule above it."""
    left, top, right, bottom = row
    if line.own:
        raised = (left + 8, top + 2, right - 8, bottom - 2)
        shapes.panel(sheet, raised, theme.RAISED, theme.PANEL, theme.RADIUS_SMALL)
        sheet.fill((left + 8, top + 8, left + 13, bottom - 8), theme.BRASS)
    elif is_ruled:
        sheet.rule(left + _SIDE, top, right - _SIDE)


def _cells(sheet: Sheet, grid: PageGrid, line: PageLine, spans: list[Span], middle: float) -> None:
    ground = theme.RAISED if line.own else theme.PANEL
    for at, (column, cell) in enumerate(zip(grid.columns, line.cells, strict=True)):
        start, end = spans[at]
        pen = _pen(grid.columns, at, faint=line.faint).but(on=ground)
        if column.number:
            sheet.write((end, middle), cell, pen, "rm")
        else:
            least = max(theme.NOTE, pen.size - _SHRUNK)
            words, size = text.fit(cell, pen.size, pen.weight, end - start, least)
            sheet.write((start, middle), words, pen.but(size=size), "lm")


def _pen(columns: tuple[PageColumn, ...], at: int, *, faint: bool) -> Pen:
    if columns[at].number:
        return _NUMBER.but(ink=theme.MUTED if faint else None)
    first = not any(not column.number for column in columns[:at])
    return _WORDS.but(ink=theme.MUTED if faint else None) if first else _MORE


def _spans(grid: PageGrid, left: float, right: float) -> list[Span]:
    """Numbers get what they need, words share the rest as they need it."""
    needed = [_needed(grid, at) for at in range(len(grid.columns))]
    fixed = sum(wide for column, wide in zip(grid.columns, needed, strict=True) if column.number)
    gaps = [_APART if wide else 0 for wide in needed[1:]]
    widths = _shared(grid.columns, needed, right - left - fixed - sum(gaps))
    spans, x = [(left, left + widths[0])], left + widths[0]
    for gap, wide in zip(gaps, widths[1:], strict=True):
        spans.append((x + gap, x + gap + wide))
        x += gap + wide
    return spans


def _shared(columns: tuple[PageColumn, ...], needed: list[float], rest: float) -> list[float]:
    """The widths: the widest column of words gives way first, and gets what is left over."""
    widths = list(needed)
    flexible = [at for at, column in enumerate(columns) if not column.number]
    while flexible and sum(widths[at] for at in flexible) > rest:
        widest = max(flexible, key=lambda at: widths[at])
        if widths[widest] <= _LEAST:
            break
        widths[widest] -= 10
    if flexible:
        widths[flexible[-1]] += max(0, rest - sum(widths[at] for at in flexible))
    return widths


def _needed(grid: PageGrid, at: int) -> float:
    pen, head = _pen(grid.columns, at, faint=False), grid.columns[at].head
    cells = [text.width(line.cells[at], pen.size, pen.weight) for line in grid.lines]
    return max([*cells, text.width(head, _COLUMN.size, _COLUMN.weight)], default=0)


def _room_of_title(grid: PageGrid, spans: list[Span]) -> float:
    """Up to the first column that has a head."""
    headed = [
        (end - text.width(column.head, _COLUMN.size) if column.number else start)
        for column, (start, end) in zip(grid.columns, spans, strict=True)
        if column.head and start > spans[0][0]
    ]
    return min(headed, default=spans[-1][1]) - spans[0][0] - 16
