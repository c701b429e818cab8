"""What is decided about, a line each: sign, name, figures below their heads; the last decides and is the largest."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from render import shapes, table, text, theme
from render.sheet import Sheet
from render.text import Pen

LINE, HEAD, FOOT = 92, 54, 8
"""Pixels of a line, of the heads, and below the last line."""
_SIDE, _LAST, _WIDE = 22, 300, 172
"""From a panel's edge to what stands in it; pixels of the last figure, and of each other one."""
_BADGE, _DISC = 62, 30
_FIGURE, _DECIDING = Pen(theme.LEAST_FACT, "semibold", theme.MUTED), Pen(theme.HEAD, "bold")

Mark = Callable[[Sheet, tuple[int, int], str], float]
"""It draws a sign from a left edge on round a middle, on a ground, and returns where the name begins."""


class Possible(msgspec.Struct, frozen=True):
    mark: Mark
    name: str
    figures: tuple[str, ...]
    """One for each head but the first."""
    ink: str = theme.TEXT
    """That of the last figure."""
    said: str = ""
    """Its figures in words, where those below the heads are signs."""


class Decision(msgspec.Struct, frozen=True):
    heads: tuple[str, ...]
    """The first is that of the names."""
    lines: tuple[Possible, ...]
    raised: int = -1
    """The line that is chosen already."""

    @property
    def height(self) -> int:
        return HEAD + len(self.lines) * LINE + FOOT


def draw(sheet: Sheet, shown: Decision, top: int) -> None:
    """A panel with all lines."""
    shapes.panel(sheet, (table.LEFT, top, table.RIGHT, top + shown.height))
    last = len(shown.heads) - 2
    columns = [
        table.Column(
            table.RIGHT - _SIDE - (_LAST + (last - 1 - at) * _WIDE if at < last else 0),
            _LAST - 20 if at == last else _WIDE - 20,
            head,
            pen=_DECIDING if at == last else _FIGURE,
        )
        for at, head in enumerate(shown.heads[1:])
    ]
    first = table.Column(table.LEFT + _SIDE, columns[0].edge - _WIDE - 60, shown.heads[0], "lm")
    table.heads(sheet, (first, *columns), top + HEAD // 2)
    raised = [at == shown.raised for at in range(len(shown.lines))]
    heights = [LINE] * len(shown.lines)
    rows = table.rows(sheet, top + HEAD, heights, raised, is_headed=True)
    for line, row in zip(shown.lines, rows, strict=True):
        end = float(table.RIGHT)
        for column, figure in zip(columns, line.figures, strict=True):
            ink = line.ink if column is columns[-1] else column.pen.ink
            end = min(end, table.value(sheet, column, row, figure, ink))
        x = line.mark(sheet, (first.edge, row.middle), row.on)
        room, pen = end - 18 - x, table.NAME.but(on=row.on)
        name = text.shortened(line.name, theme.WORD, pen.weight, room)
        sheet.write((x, row.middle), name, pen, "lm", room)


def badge(paint: Callable[[Sheet, int, tuple[int, int], int, str], None], number: int) -> Mark:
    """The badge of a company or a title, painted by the game's own look."""

    def draw(sheet: Sheet, at: tuple[int, int], on: str) -> float:
        paint(sheet, number, (at[0], at[1] - _BADGE // 2), _BADGE, on)
        return at[0] + _BADGE + 16

    return draw


def person(seat: int) -> Mark:
    """The disc of a player."""

    def draw(sheet: Sheet, at: tuple[int, int], on: str) -> float:
        shapes.person(sheet, (at[0] + _DISC, at[1]), _DISC, seat, on)
        return at[0] + 2 * _DISC + 14

    return draw


def told(shown: Decision) -> Iterator[str]:
    """The same in words, but for figures that there are none of."""
    for line in shown.lines:
        both = zip(shown.heads[1:], line.figures, strict=True)
        figures = (f"{head} {figure}" for head, figure in both if figure != theme.ABSENT)
        yield f"{line.name}: {line.said or ', '.join(figures)}."
