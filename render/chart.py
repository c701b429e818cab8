"""Everybody's worth over the game, with its milestones."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render import names, shapes, theme
from render.scene import Scene
from render.sheet import Box, Point, Sheet
from render.text import Pen

HEIGHT = 400
_STEPS = (500, 1000, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 250_000, 1_000_000)
_LINES = 5
_APART = 46
"""Between two names beside the chart."""
_ROUNDS = 60
"""Of pushing names apart: more than enough for seven."""
_NAMED = 7
"""More players than this have discs without names, in columns beside one another."""
_COLUMNS, _COLUMN = 4, 42


class Plot(msgspec.Struct, frozen=True):
    """What is shown: by point and seat what everybody owned."""

    title: str
    worth: Sequence[tuple[int, ...]]
    turns: Sequence[int] = ()
    """The turn at each point; without them the points are numbered."""
    marks: Sequence[int] = ()
    """Points that stand out, and what they are called."""
    mark: str = ""
    unit: int = 1
    """What the axis counts in: 100 where worth is in cents."""


class Field(msgspec.Struct, frozen=True):
    """Where the lines run, and what its edges stand for."""

    box: Box
    points: int
    peak: int

    def at(self, point: int, worth: int) -> Point:
        left, top, right, bottom = self.box
        x = left + (right - left) * point / (self.points - 1)
        return x, bottom - (bottom - top) * worth / self.peak


def draw(sheet: Sheet, scene: Scene, plot: Plot, order: Sequence[int], box: Box) -> None:
    """`order` are the seats from first to last; the first one's line lies on top."""
    left, top, right, bottom = box
    shapes.panel(sheet, box)
    inner = (left + 100, top + 66, right - 230, bottom - 52)
    field = Field(inner, len(plot.worth), max(plot.unit, *map(max, plot.worth)))
    head = Pen(theme.SMALL, "semibold", theme.MUTED)
    sheet.write((left + 20, top + 38), plot.title, head)
    _scale(sheet, field, plot.unit)
    _turns(sheet, field, plot.turns or range(field.points))
    if plot.marks:
        _marks(sheet, field, plot.marks)
        note = Pen(theme.NOTE, "regular", theme.MUTED)
        sheet.write((inner[2], top + 38), f"▼ {plot.mark}", note, "rs")
    for seat in reversed(order):
        points = [field.at(point, worth[seat]) for point, worth in enumerate(plot.worth)]
        thick = 6 if seat == order[0] else 4
        shapes.line(sheet, points, _colour(seat), theme.PANEL, thick)
    _labels(sheet, scene, field, plot.worth[-1], order)


def _scale(sheet: Sheet, field: Field, unit: int) -> None:
    left, _, right, _ = field.box
    pen = Pen(theme.NOTE, "regular", theme.MUTED)
    most = field.peak // unit
    for worth in range(0, most + 1, _step(most, _LINES)):
        y = round(field.at(0, worth * unit)[1])
        sheet.rule(left, y, right)
        sheet.write((left - 14, y), _short(worth), pen, "rm")


def _turns(sheet: Sheet, field: Field, numbers: Sequence[int]) -> None:
    """The turns' numbers, where each begins."""
    pen = Pen(theme.NOTE, "regular", theme.MUTED)
    step = _step(numbers[-1], 12)
    for number in range(step, numbers[-1] + 1, step):
        x, bottom = field.at(_first(numbers, number), 0)
        sheet.write((x, bottom + 32), str(number), pen, "ms")


def _first(numbers: Sequence[int], wanted: int) -> int:
    return next(point for point, number in enumerate(numbers) if number >= wanted)


def _marks(sheet: Sheet, field: Field, marks: Sequence[int]) -> None:
    _, top, _, bottom = field.box
    for mark in marks:
        x = round(field.at(mark, 0)[0])
        for y in range(top, bottom, 10):
            sheet.fill((x, y, x + 2, y + 5), theme.LINE)
        corners = [(x - 8, top - 14), (x + 10, top - 14), (x + 1, top)]
        shapes.polygon(sheet, corners, theme.FAINT, theme.PANEL)


def _labels(
    sheet: Sheet, scene: Scene, field: Field, worth: Sequence[int], order: Sequence[int]
) -> None:
    """Discs and names beside the ends of the lines, in their order and not too close."""
    last = field.points - 1
    right, seats = field.box[2], sorted(order, key=lambda seat: -worth[seat])
    ends = [field.at(last, worth[seat]) for seat in seats]
    columns = 1 if len(seats) <= _NAMED else _COLUMNS
    apart = _APART // columns
    heights = _spread([y for _, y in ends], field.box[1] - 20, field.box[3] + 20, apart)
    spots = [(right + 32 + n % columns * _COLUMN, y) for n, y in enumerate(heights)]
    for seat, end, (x, y) in zip(seats, ends, spots, strict=True):
        shapes.line(sheet, [end, (x - 4, y)], _colour(seat), theme.PANEL, 2)
    pen = Pen(theme.SMALL, "semibold")
    for seat, (x, y) in zip(seats, spots, strict=True):
        shapes.person(sheet, (x, y), 19, seat, theme.PANEL)
        if columns == 1:
            name = names.called(scene, seat)
            sheet.write((x + 28, y), name, pen, "lm", theme.WIDTH - theme.MARGIN - right - 72)


def _colour(seat: int) -> str:
    return theme.PLAYERS[seat % len(theme.PLAYERS)]


def _spread(wanted: list[float], top: float, bottom: float, apart: int = _APART) -> list[float]:
    """The heights, from above to below, moved apart as little as possible within the bounds."""
    spots = list(wanted)
    for _ in range(_ROUNDS):
        spots = [min(max(y, top), bottom) for y in spots]
        for place in range(1, len(spots)):
            missing = apart - (spots[place] - spots[place - 1])
            if missing > 0:
                spots[place - 1] -= missing / 2
                spots[place] += missing / 2
    return spots


def _step(whole: int, most: int) -> int:
    """A round step that divides it into at most so many parts."""
    rounds = (1, 2, 5, 10, 20, 25, 50, 100, 200, *_STEPS)
    return next((step for step in rounds if whole / step <= most), whole)


def _short(worth: int) -> str:
    if worth and worth % 1000 == 0:
        return f"{worth // 1000}k"
    return str(worth)
