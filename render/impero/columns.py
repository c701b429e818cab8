"""Columns of figures, as wide as their content: the names before them get the rest."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from render import amounts, text, theme
from render.impero.parts import BADGE, FIGURE, LEFT, RIGHT, Column
from render.text import Pen

_GAP, _WIDEST = 20, 52
"""The least and the most pixels between two columns."""
_WAYS = (str, amounts.trimmed, lambda told: amounts.brief(amounts.trimmed(told)))
"""The forms of figures, from the longest to the shortest."""
_HEAD = Pen(theme.NOTE, "regular")

Rows = Sequence[Sequence[str]]


class ColumnTable(msgspec.Struct, frozen=True):
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]

    def part(self, first: int, last: int, shift: int = 0) -> ColumnTable:
        """Some of the rows, moved to the right by `shift` pixels."""
        moved = (replace(one, right=one.right + shift) for one in self.columns)
        return ColumnTable(tuple(moved), self.rows[first:last])

    def called(self, labels: Sequence[str]) -> ColumnTable:
        """The table with other heads."""
        pairs = zip(self.columns, labels, strict=True)
        return ColumnTable(tuple(replace(one, label=label) for one, label in pairs), self.rows)

    @property
    def left(self) -> int:
        """The right edge of the names."""
        return self.columns[0].right - self.columns[0].room


def spread(
    labels: Sequence[str],
    rows: Rows,
    names: Sequence[str],
    *,
    title: str = "",
    ends: tuple[int, int] = (LEFT, RIGHT),
    pens: Sequence[Pen] = (),
    ways: int = len(_WAYS),
) -> ColumnTable:
    """A table in the longest form of figures that leaves room for all names and the title.

    `ends` are the left edge of the badges before the names, and the last column's right edge; `ways`
    is the number of forms that may be tried.
    """
    pens = pens or [FIGURE] * len(labels)
    right, whole = ends[1], ends[1] - ends[0]
    wanted = max(
        [BADGE + 12 + text.width(name, theme.BODY - 3, "semibold") for name in names], default=0.0
    )
    wanted = max(wanted, text.width(title, theme.NOTE, "semibold"))
    # One form for the whole table: figures of one column must be comparable at a glance.
    for way in _WAYS[:ways]:
        told = tuple(tuple(way(one) for one in row) for row in rows)
        wide = [_wide(label, told, n, pens[n]) for n, label in enumerate(labels)]
        if wanted + sum(wide) + _GAP * len(wide) <= whole:
            break
    gap = (whole - wanted - sum(wide)) / len(wide)
    # Beyond the widest gap the eye loses the line.
    gap = round(min(_WIDEST, max(_GAP, gap)))
    columns: list[Column] = []
    for label, one in zip(reversed(labels), reversed(wide), strict=True):
        columns.insert(0, Column(label, right, one + 8))
        right -= one + gap
    return ColumnTable(tuple(columns), told)


def _wide(label: str, rows: Rows, column: int, pen: Pen) -> int:
    """Pixels of a column with its head."""
    figures = (text.width(row[column], pen.size, pen.weight) for row in rows)
    return -int(-max([text.width(label, _HEAD.size, _HEAD.weight), *figures]) // 1)
