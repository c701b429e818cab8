"""The chart of every player's worth over the game, with its milestones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean

import msgspec
from PIL import Image

from render import amounts, names, shapes, text, theme
from render.scene import Scene
from render.sheet import Box, Point, Sheet
from render.text import Pen

HEIGHT = 400
_STEPS: tuple[float, ...] = (
    1,
    2,
    5,
    *(step * 10**power for power in range(1, 13) for step in (1, 2, 2.5, 5)),
)
"""Round steps of an axis, however large the numbers."""
_LINES = 5
_APART = 46
"""Pixels between two names beside the chart."""
_NAMED = 7
"""More players than this have discs without names, in columns beside one another."""
_COLUMNS, _COLUMN = 4, 42
_BESIDE = 48
"""Pixels from the lines' ends to the middles of the discs, clear of the turns' numbers."""
_DASHES = (None, (18, 10), (5, 9))
"""Parts and gaps of the lines of players who share a colour: whole, dashed, dotted."""


_LONGEST = 340
"""The most pixels of a name."""
_NOTE = Pen(theme.NOTE, "regular", theme.MUTED)
_NAME = Pen(theme.SMALL, "semibold")


class Plot(msgspec.Struct, frozen=True):
    """The data of a chart: by point and seat the worth of each player."""

    title: str
    worth: Sequence[tuple[int, ...]]
    turns: Sequence[int] = ()
    """The turn at each point; without them the points are numbered."""
    marks: Sequence[int] = ()
    """Points that are marked; `mark` is their name."""
    mark: str = ""
    unit: int = 1
    """The unit of the axis: 100 where worth is in cents."""


class Field(msgspec.Struct, frozen=True):
    """The area of the lines, and the values at its edges."""

    box: Box
    positions: tuple[float, ...]
    """The time of each point, in turns."""
    peak: int

    def at(self, turn: float, worth: int) -> Point:
        left, top, right, bottom = self.box
        first, last = self.positions[0], self.positions[-1]
        x = left + (right - left) * (turn - first) / (last - first)
        return x, bottom - (bottom - top) * worth / self.peak


def draw(sheet: Sheet, scene: Scene, plot: Plot, order: Sequence[int], box: Box) -> None:
    """Draw the chart. `order` are the seats from first to last; the first one's line is on top."""
    left, top, right, bottom = box
    shapes.panel(sheet, box)
    # At least one unit: a game in which all end with nothing has a scale, too.
    peak = max(plot.unit, *map(max, plot.worth))
    labels = _labels_of_scale(scene, plot.unit, peak)
    wide = max(text.width(words, _NOTE.size) for _, words in labels)
    names_wide = 14 + _widest(scene, order)
    inner = (left + 34 + round(wide), top + 66, right - names_wide, bottom - 52)
    turns = plot.turns or range(len(plot.worth))
    field = Field(inner, positions(turns), peak)
    head = Pen(theme.SMALL, "semibold", theme.MUTED)
    sheet.write((left + 20, top + 38), plot.title, head)
    _scale(sheet, field, labels)
    _turns(sheet, field)
    if plot.marks:
        _marks(sheet, field, plot.marks)
        sheet.write((inner[2], top + 38), f"▼ {plot.mark}", _NOTE, "rs")
    # From last to first: where lines meet, the winner's is the one that is seen.
    for seat in reversed(order):
        points = [
            field.at(turn, worth[seat])
            for turn, worth in zip(field.positions, plot.worth, strict=True)
        ]
        _line(sheet, points, seat, 6 if seat == order[0] else 4)
    _labels(sheet, scene, field, plot.worth[-1], order)


def positions(turns: Sequence[int]) -> tuple[float, ...]:
    """The time of each point: the points of one turn divide it evenly, so turns are equally long."""
    counts = Counter(turns)
    seen: Counter[int] = Counter()
    found = []
    for turn in turns:
        found.append(turn + seen[turn] / counts[turn])
        seen[turn] += 1
    return tuple(found)


def _line(sheet: Sheet, points: Sequence[Point], seat: int, thick: int) -> None:
    """A player's line; of players with one colour the second's is dashed, the third's dotted."""
    dash = _DASHES[sheet.palette.lap(seat) % len(_DASHES)]
    shapes.line(sheet, points, sheet.palette.player(seat), theme.PANEL, thick, dash)


def _labels_of_scale(scene: Scene, unit: int, peak: int) -> list[tuple[int, str]]:
    """Round amounts from 0 to the peak, with their words."""
    most = peak // unit
    step = _step(most, _LINES)
    told = ((worth * unit, scene.words.money(worth * unit)) for worth in range(0, most + 1, step))
    return [(worth, amounts.brief(amounts.whole(words))) for worth, words in told]


def _scale(sheet: Sheet, field: Field, labels: Sequence[tuple[int, str]]) -> None:
    left, _, right, _ = field.box
    for worth, words in labels:
        y = round(field.at(field.positions[0], worth)[1])
        sheet.rule(left, y, right)
        sheet.write((left - 14, y), words, _NOTE, "rm")


def _turns(sheet: Sheet, field: Field) -> None:
    """The turns' numbers, each where its turn begins."""
    first, last = field.positions[0], int(field.positions[-1])
    # At most a dozen numbers: with long names beside the chart more would touch.
    step = _step(last, 12)
    for number in range(step, last + 1, step):
        if number >= first:
            x, bottom = field.at(number, 0)
            sheet.write((x, bottom + 32), str(number), _NOTE, "ms")


def _marks(sheet: Sheet, field: Field, marks: Sequence[int]) -> None:
    _, top, _, bottom = field.box
    dashes = _dashed(bottom - top)
    for mark in marks:
        x = round(field.at(field.positions[mark], 0)[0])
        sheet.stamp(dashes, (x, top), theme.LINE, theme.PANEL)
        corners = [(x - 8, top - 14), (x + 10, top - 14), (x + 1, top)]
        shapes.polygon(sheet, corners, theme.FAINT, theme.PANEL)


@lru_cache(maxsize=8)
def _dashed(high: int) -> Image.Image:
    """The cover of an upright dashed line."""
    covered = Image.new("L", (2, high + 5))
    for y in range(0, high, 10):
        covered.paste(255, (0, y, 2, y + 5))
    return covered


def _labels(
    sheet: Sheet, scene: Scene, field: Field, worth: Sequence[int], order: Sequence[int]
) -> None:
    """Discs and names beside the ends of the lines, in their order and apart."""
    right, seats = field.box[2], sorted(order, key=lambda seat: -worth[seat])
    ends = [field.at(field.positions[-1], worth[seat]) for seat in seats]
    columns = 1 if len(seats) <= _NAMED else _COLUMNS
    apart = _APART // columns
    heights = _spread([y for _, y in ends], field.box[1] - 20, field.box[3] + 20, apart)
    spots = [(right + _BESIDE + n % columns * _COLUMN, y) for n, y in enumerate(heights)]
    for seat, end, (x, y) in zip(seats, ends, spots, strict=True):
        ink = sheet.palette.player(seat)
        shapes.line(sheet, [end, (x - 4, y)], ink, theme.PANEL, 2)
    # After all connecting lines, so that none crosses a disc.
    for seat, (x, y) in zip(seats, spots, strict=True):
        shapes.person(sheet, (x, y), 19, seat, theme.PANEL)
        if columns == 1:
            room = theme.WIDTH - theme.MARGIN - x - 28 - 12
            sheet.write((x + 28, y), names.called(scene, seat), _NAME, "lm", room)


def _widest(scene: Scene, order: Sequence[int]) -> int:
    """The most pixels of discs and names."""
    if len(order) > _NAMED:
        return _BESIDE + _COLUMNS * _COLUMN
    names_wide = max(
        text.width(names.called(scene, seat), _NAME.size, _NAME.weight) for seat in order
    )
    return _BESIDE + 28 + min(_LONGEST, round(names_wide) + 12)


def _spread(wanted: list[float], top: float, bottom: float, apart: int = _APART) -> list[float]:
    """The heights from top to bottom, moved apart as little as needed within the bounds."""
    crowds: list[list[float]] = []
    for place, y in enumerate(wanted):
        crowds.append([y - place * apart])
        # Those that stand too near each other form a crowd in the middle of its lines' ends.
        while len(crowds) > 1 and fmean(crowds[-2]) > fmean(crowds[-1]):
            crowds[-2:] = [crowds[-2] + crowds[-1]]
    firsts = [fmean(crowd) for crowd in crowds for _ in crowd]
    last = bottom - (len(wanted) - 1) * apart
    return [max(top, min(y, last)) + place * apart for place, y in enumerate(firsts)]


def _step(whole: int, most: int) -> int:
    """A round step that divides the whole into at most `most` parts."""
    step: float = next(one for one in _STEPS if whole / one <= most)
    return round(step)
