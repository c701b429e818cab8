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

HEIGHT = 560
_STEPS: tuple[float, ...] = (
    1,
    2,
    5,
    *(step * 10**power for power in range(1, 13) for step in (1, 2, 2.5, 5)),
)
"""Round steps of an axis, however large the numbers."""
_LINES, _NUMBERS = 4, 10
"""Maximum lines of the scale, and the most numbers below it."""
_DISC = 26
_APART = 56
"""Pixels between two discs beside the chart."""
_CROWD = 7
"""More players than this have their discs in columns beside one another."""
_COLUMNS, _COLUMN = 4, 54
_BESIDE = 66
"""Pixels from the lines' ends to the middles of the discs, clear of the turns' numbers."""
_DASHES = (None, (26, 14), (8, 14))
"""Parts and gaps of the lines of players who share a colour: whole, dashed, dotted."""
_THIN, _THICK = 7, 11
"""Pixels of a line, and of the winner's."""
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)
_TITLE = Pen(theme.LEAST_FACT, "semibold", theme.MUTED)
_FIGURE = Pen(theme.FACT, "bold")


_TOLD = 4
"""Parts of a game after which its chart is told."""


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
    in_steps: bool = False
    """For points, which are won all at once: lines go up in steps, and the numbers stand at their ends."""


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
    labels = _labels_of_scale(scene, plot, peak)
    wide = max(text.width(words, _NOTE.size) for _, words in labels)
    beside = _BESIDE + _DISC + 20 + _more(plot, peak, len(order))
    inner = (left + 38 + round(wide), top + 96, right - beside, bottom - 64)
    turns = plot.turns or range(len(plot.worth))
    field = Field(inner, positions(turns), peak)
    _heads(sheet, plot, field, (left + 24, top + 46))
    _scale(sheet, field, labels)
    _turns(sheet, field)
    # From last to first: where lines meet, the winner's is the one that is seen.
    for seat in reversed(order):
        points = [
            field.at(turn, worth[seat])
            for turn, worth in zip(field.positions, plot.worth, strict=True)
        ]
        thick = _THICK if seat == order[0] else _THIN
        _line(sheet, _stairs(points) if plot.in_steps else points, seat, thick)
    _labels(sheet, field, plot, order)


def tell(scene: Scene, plot: Plot, order: Sequence[int]) -> str:
    """The lines in words: everybody's worth at five times of the game, the first player's line first."""
    last = len(plot.worth) - 1
    times = sorted({last * part // _TOLD for part in range(_TOLD + 1)})

    def amount(worth: int) -> str:
        return str(worth) if plot.in_steps else scene.words.money(worth)

    told = (
        f"{names.called(scene, seat)} {', '.join(amount(plot.worth[at][seat]) for at in times)}"
        for seat in order
    )
    return scene.words.say("alt-chart", title=plot.title, told="; ".join(told))


def _heads(sheet: Sheet, plot: Plot, field: Field, at: Point) -> None:
    """What the lines are, and what is marked."""
    told = f"▼ {plot.mark}" if plot.marks else ""
    free = field.box[2] - at[0] - (text.width(told, _NOTE.size) + 24 if told else 0)
    sheet.write(at, plot.title, _TITLE, "lm", free)
    if told:
        _marks(sheet, field, plot.marks)
        sheet.write((field.box[2], at[1]), told, _NOTE, "rm")


def _more(plot: Plot, peak: int, seats: int) -> int:
    """Pixels beside the first column of discs."""
    if seats > _CROWD:
        return (_COLUMNS - 1) * _COLUMN
    return round(text.width(str(peak), _FIGURE.size, _FIGURE.weight)) + 14 if plot.in_steps else 0


def _stairs(points: Sequence[Point]) -> list[Point]:
    """The same points, each reached by a level stretch and a rise."""
    corners = [points[0]]
    for x, y in points[1:]:
        corners += [(x, corners[-1][1]), (x, y)]
    return corners


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


def _labels_of_scale(scene: Scene, plot: Plot, peak: int) -> list[tuple[int, str]]:
    """Round amounts from 0 to the peak, with their words."""
    unit = plot.unit
    most = peak // unit
    step = _step(most, _LINES)
    if plot.in_steps:
        return [(worth, str(worth)) for worth in range(0, most + 1, step)]
    told = ((worth * unit, scene.words.money(worth * unit)) for worth in range(0, most + 1, step))
    return [(worth, amounts.brief(amounts.whole(words))) for worth, words in told]


def _scale(sheet: Sheet, field: Field, labels: Sequence[tuple[int, str]]) -> None:
    left, _, right, _ = field.box
    for worth, words in labels:
        y = round(field.at(field.positions[0], worth)[1])
        sheet.rule(left, y, right, thick=2)
        sheet.write((left - 14, y), words, _NOTE, "rm")


def _turns(sheet: Sheet, field: Field) -> None:
    """The turns' numbers, each where its turn begins."""
    first, last = field.positions[0], int(field.positions[-1])
    step = _step(last, _NUMBERS)
    for number in range(step, last + 1, step):
        if number >= first:
            x, bottom = field.at(number, 0)
            sheet.write((x, bottom + 44), str(number), _NOTE, "ms")


def _marks(sheet: Sheet, field: Field, marks: Sequence[int]) -> None:
    _, top, _, bottom = field.box
    dashes = _dashed(bottom - top)
    for mark in marks:
        x = round(field.at(field.positions[mark], 0)[0])
        sheet.stamp(dashes, (x, top), theme.LINE, theme.PANEL)
        corners = [(x - 11, top - 20), (x + 13, top - 20), (x + 1, top)]
        shapes.polygon(sheet, corners, theme.FAINT, theme.PANEL)


@lru_cache(maxsize=8)
def _dashed(high: int) -> Image.Image:
    """The cover of an upright dashed line."""
    covered = Image.new("L", (2, high + 5))
    for y in range(0, high, 10):
        covered.paste(255, (0, y, 2, y + 5))
    return covered


def _labels(sheet: Sheet, field: Field, plot: Plot, order: Sequence[int]) -> None:
    """Discs beside the ends of the lines, in their order and apart; points with their numbers."""
    right, worth = field.box[2], plot.worth[-1]
    seats = sorted(order, key=lambda seat: -worth[seat])
    ends = [field.at(field.positions[-1], worth[seat]) for seat in seats]
    columns = 1 if len(seats) <= _CROWD else _COLUMNS
    apart = _APART // columns
    heights = _spread([y for _, y in ends], field.box[1] - 20, field.box[3] + 20, apart)
    spots = [(right + _BESIDE + n % columns * _COLUMN, y) for n, y in enumerate(heights)]
    for seat, end, (x, y) in zip(seats, ends, spots, strict=True):
        ink = sheet.palette.player(seat)
        shapes.line(sheet, [end, (x - 4, y)], ink, theme.PANEL, theme.STROKE)
    # After all connecting lines, so that none crosses a disc.
    for seat, (x, y) in zip(seats, spots, strict=True):
        shapes.person(sheet, (x, y), _DISC, seat, theme.PANEL)
        if plot.in_steps and columns == 1:
            pen = _FIGURE.but(ink=theme.BRASS if seat == order[0] else None)
            sheet.write((x + _DISC + 14, y), str(worth[seat]), pen, "lm")


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
