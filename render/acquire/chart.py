"""Everybody's worth over the game, with the mergers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render import shapes, theme
from render.acquire import names
from render.scene import History, Scene
from render.sheet import Box, Point, Sheet
from render.text import Pen

HEIGHT = 400
_STEPS = (500, 1000, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 250_000, 1_000_000)
_LINES = 5
_APART = 46
"""Between two names beside the chart."""
_ROUNDS = 60
"""Of pushing names apart: more than enough for six."""


class Field(msgspec.Struct, frozen=True):
    """Where the lines run, and what its edges stand for."""

    box: Box
    points: int
    peak: int

    def at(self, point: int, worth: int) -> Point:
        left, top, right, bottom = self.box
        x = left + (right - left) * point / (self.points - 1)
        return x, bottom - (bottom - top) * worth / self.peak


def draw(sheet: Sheet, scene: Scene, history: History, order: Sequence[int], box: Box) -> None:
    """`order` are the seats from first to last; the first one's line lies on top."""
    left, top, right, bottom = box
    shapes.panel(sheet, box)
    inner = (left + 100, top + 66, right - 230, bottom - 52)
    field = Field(inner, len(history.worth), max(1, *map(max, history.worth)))
    head = Pen(theme.SMALL, "semibold", theme.MUTED)
    sheet.write((left + 20, top + 38), scene.words.say("picture-worth"), head)
    _scale(sheet, field)
    _turns(sheet, field, history)
    if history.marks:
        _mergers(sheet, field, history.marks)
        note, words = Pen(theme.NOTE, "regular", theme.MUTED), scene.words.say("picture-merger")
        sheet.write((right - 20, top + 38), f"▼ {words}", note, "rs")
    for seat in reversed(order):
        points = [field.at(point, worth[seat]) for point, worth in enumerate(history.worth)]
        thick = 6 if seat == order[0] else 4
        shapes.line(sheet, points, theme.PLAYERS[seat], theme.PANEL, thick)
    _labels(sheet, scene, field, history.worth[-1], order)


def _scale(sheet: Sheet, field: Field) -> None:
    left, _, right, _ = field.box
    pen = Pen(theme.NOTE, "regular", theme.MUTED)
    step = _step(field.peak, _LINES)
    for worth in range(0, field.peak + 1, step):
        y = round(field.at(0, worth)[1])
        sheet.rule(left, y, right)
        sheet.write((left - 14, y), _short(worth), pen, "rm")


def _turns(sheet: Sheet, field: Field, history: History) -> None:
    """The turns' numbers, where each begins; of a way without views, those of the points."""
    pen = Pen(theme.NOTE, "regular", theme.MUTED)
    numbers = [view.moves for view in history.views] or list(range(field.points))
    step = _step(numbers[-1], 12)
    for number in range(step, numbers[-1] + 1, step):
        x, bottom = field.at(_first(numbers, number), 0)
        sheet.write((x, bottom + 32), str(number), pen, "ms")


def _first(numbers: Sequence[int], wanted: int) -> int:
    return next(point for point, number in enumerate(numbers) if number >= wanted)


def _mergers(sheet: Sheet, field: Field, marks: Sequence[int]) -> None:
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
    spots = _spread([y for _, y in ends], field.box[1] - 20, field.box[3] + 20)
    pen = Pen(theme.SMALL, "semibold")
    for seat, end, y in zip(seats, ends, spots, strict=True):
        shapes.line(sheet, [end, (right + 28, y)], theme.PLAYERS[seat], theme.PANEL, 2)
    for seat, y in zip(seats, spots, strict=True):
        shapes.person(sheet, (right + 32, y), 19, seat, theme.PANEL)
        name = names.called(scene, seat)
        sheet.write((right + 60, y), name, pen, "lm", theme.WIDTH - theme.MARGIN - right - 72)


def _spread(wanted: list[float], top: float, bottom: float) -> list[float]:
    """The heights, from above to below, moved apart as little as possible within the bounds."""
    spots = list(wanted)
    for _ in range(_ROUNDS):
        spots = [min(max(y, top), bottom) for y in spots]
        for place in range(1, len(spots)):
            missing = _APART - (spots[place] - spots[place - 1])
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
