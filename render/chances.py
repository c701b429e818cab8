"""Each player's chance to win over a finished game, with its error, and the moves that decided.

A row for each player, so that no band lies on another: a phone shows a third of the pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files

import msgspec
from PIL import Image

from render import question, shapes, text, theme
from render.palettes import Palette, palette
from render.scene import LONGEST_ALT, Picture
from render.sheet import Box, Point, Sheet
from render.text import Pen

MOST = 7
"""Rows at most: a picture of more would be higher than a phone."""
_LEFT, _RIGHT = theme.EDGE, theme.WIDTH - theme.EDGE
_HIGH, _LOW, _FEW = 236, 168, 5
"""Pixels of a row where there are few, and where there are more."""
_NAMES = 316
"""Pixels for disc and name."""
_SCALE = 106
"""Pixels for the labels of a row's scale."""
_INSET = 26
"""Pixels between a row's edge and its lines of 0 and 100 %."""
_RISE = 76
"""Pixels from the middle of name and chance to the line of 0 %."""
_AXIS = 66
_FOOT = 48
_DISC = 26
_LINE, _DOT = 7, 13
_NUMBER = 28
"""The radius of a mark that numbers a move."""
_BAR = 2
"""Pixels of the steps of a band."""
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)
_NAME = Pen(theme.NAME, "semibold")
_BEST = Pen(theme.LEAST_FACT, "bold")
_LINES = 3
"""Lines of the foot at most."""


class ChancePoint(msgspec.Struct, frozen=True):
    """After a step the chance in per cent, and its standard error."""

    step: int
    chance: float
    error: float


class ChanceRow(msgspec.Struct, frozen=True):
    """A player. `told` is the row in a sentence."""

    seat: int
    name: str
    best: str
    """Its highest chance, in words."""
    points: tuple[ChancePoint, ...]
    told: str
    won: bool = False


class ChanceChart(msgspec.Struct, frozen=True):
    """What the picture says, in words already."""

    game: str
    """The key of the game, whose colours are used."""
    head: str
    note: str
    names: tuple[str, ...]
    """Those in `head`, which may be cut."""
    rows: tuple[ChanceRow, ...]
    last: int
    """The number of the last step."""
    scale: tuple[str, str, str]
    """0, 50 and 100 per cent."""
    end: str
    """The name of the axis: "step"."""
    marks: tuple[int, ...] = ()
    """The steps with milestones; `mark` says what they are."""
    mark: str = ""
    swings: tuple[tuple[int, int], ...] = ()
    """Step and seat of the moves that decided, which are numbered in this order."""
    foot: str = ""


def draw(chart: ChanceChart) -> Picture:
    """As high as its rows need."""
    foot = text.wrapped(chart.foot, _NOTE.size, _NOTE.weight, _RIGHT - _LEFT - 16, _LINES)
    each = _HIGH if len(chart.rows) <= _FEW else _LOW
    high = question.BOTH + len(chart.rows) * (each + theme.BETWEEN) + _AXIS
    sheet = Sheet(_colours(chart.game), theme.WIDTH, high + len(foot) * _FOOT + theme.EDGE)
    question.write(sheet, chart.head, chart.note, names=chart.names, ink=theme.TEXT)
    top = question.BOTH
    for number, row in enumerate(chart.rows):
        if number:
            sheet.seam(top, f"row-{number}")
        _row(sheet, chart, row, (_LEFT, top, _RIGHT, top + each))
        top += each + theme.BETWEEN
    _axis(sheet, chart, top)
    for at, line in enumerate(foot):
        pen = _NOTE.but(on=theme.PAGE)
        sheet.write((_LEFT + 8, top + _AXIS + 22 + at * _FOOT), line, pen, "lm")
    return sheet.picture()


def alt(chart: ChanceChart, panels: frozenset[str] | None = None, *, is_whole: bool = False) -> str:
    """The same in words: as many rows as have room, or all, a line each. Of a piece only its rows."""
    rows = [f"row-{number}" if number else "" for number in range(len(chart.rows))]
    told, *parts = (
        one
        for panel, one in zip(
            ("", *rows, rows[-1]),
            (f"{chart.head}. {chart.note}.", *(row.told for row in chart.rows), chart.foot),
            strict=True,
        )
        if panels is None or panel in panels
    )
    if is_whole:
        return "\n".join(filter(None, (told, *parts)))
    for part in parts:
        if len(told) + len(part) + 1 <= LONGEST_ALT:
            told = f"{told} {part}".strip()
    return told


def _colours(game: str) -> Palette:
    there = files("render").joinpath(game, "palette.json").is_file()
    return palette(game if there else "lettered")


def _row(sheet: Sheet, chart: ChanceChart, row: ChanceRow, box: Box) -> None:
    left, top, _, bottom = box
    shapes.panel(sheet, box)
    # Above the label of the lowest line, which would be read as a part of it.
    middle = min((top + bottom) // 2, bottom - _INSET - _RISE)
    shapes.person(sheet, (left + 22 + _DISC, middle - 26), _DISC, row.seat, theme.PANEL)
    x, room = left + 2 * _DISC + 36, _NAMES - 2 * _DISC - 60
    ink = theme.BRASS if row.won else theme.TEXT
    name = text.shortened(row.name, theme.floor(_NAME.size), _NAME.weight, room)
    sheet.write((x, middle - 26), name, _NAME.but(ink=ink), "lm", room)
    sheet.write((left + 24, middle + 36), row.best, _BEST, "lm", _NAMES)
    field = _field(chart, box)
    _bands(sheet, field, chart, row)
    _scale(sheet, field, chart)
    ink = sheet.palette.player(row.seat)
    line = [_at(field, chart, one.step, one.chance) for one in row.points]
    if len(line) > 1:
        shapes.line(sheet, line, ink, theme.LINE, _LINE)
    shapes.disc(sheet, line[-1], _DOT, ink, theme.PANEL)
    _numbers(sheet, field, chart, row)


def _field(chart: ChanceChart, box: Box) -> Box:
    left, top, right, bottom = box
    return left + _NAMES + _SCALE, top + _INSET, right - 40, bottom - _INSET


def _at(field: Box, chart: ChanceChart, step: float, chance: float) -> Point:
    left, top, right, bottom = field
    x = left + (right - left) * step / max(1, chart.last)
    return x, bottom - (bottom - top) * chance / 100


def _scale(sheet: Sheet, field: Box, chart: ChanceChart) -> None:
    left, _, right, _ = field
    for chance, words in zip((0, 50, 100), chart.scale, strict=True):
        y = round(_at(field, chart, 0, chance)[1])
        sheet.rule(left, y, right, theme.LINE, 2)
        # Three labels have no room in a row: the middle is seen without one.
        if chance != 50:
            sheet.write((left - 14, y), words, _NOTE, "rm")
    for step in chart.marks:
        x = round(_at(field, chart, step, 0)[0])
        sheet.stamp(_dashed(field[3] - field[1]), (x - 1, field[1]), theme.FAINT, theme.PANEL)


@lru_cache(maxsize=4)
def _dashed(high: int) -> Image.Image:
    """The cover of an upright dashed line."""
    covered = Image.new("L", (3, high))
    for y in range(0, high, 12):
        covered.paste(255, (0, y, 3, y + 6))
    return covered


def _bands(sheet: Sheet, field: Box, chart: ChanceChart, row: ChanceRow) -> None:
    """One standard error to both sides."""
    _, top, right, bottom = field
    for before, after in zip(row.points, row.points[1:], strict=False):
        first, last = (round(_at(field, chart, one.step, 0)[0]) for one in (before, after))
        for x in range(first, last, _BAR):
            part = (x - first) / max(1, last - first)
            chance = before.chance + (after.chance - before.chance) * part
            error = before.error + (after.error - before.error) * part
            high = round(_at(field, chart, 0, chance + error)[1])
            low = round(_at(field, chart, 0, chance - error)[1])
            sheet.fill((x, max(top, high), min(right, x + _BAR), min(bottom, low)), theme.LINE)


def _numbers(sheet: Sheet, field: Box, chart: ChanceChart, row: ChanceRow) -> None:
    """The moves that decided, at the height of the chance there; side by side where they are close."""
    own = sorted(
        (step, number) for number, (step, seat) in enumerate(chart.swings, 1) if seat == row.seat
    )
    places = [_at(field, chart, step, _chance_at(row, step)) for step, _ in own]
    apart = _apart([x for x, _ in places], field[2])
    for (_, number), x, (_, high) in zip(own, apart, places, strict=True):
        y = min(max(high, field[1] + 8), field[3] - 8)
        shapes.disc(sheet, (x, y), _NUMBER, theme.IVORY, theme.PANEL)
        pen = Pen(theme.LEAST_FACT, "bold", theme.INK, theme.IVORY)
        sheet.write((x, y), str(number), pen, "cm")


def _apart(wanted: Sequence[float], right: float) -> Sequence[float]:
    """Places of discs from left to right, moved to the right, or left of the end, until each is whole."""
    wide = 2 * _NUMBER + 4
    found = list[float]()
    for x in wanted:
        found.append(max([x, *(before + wide for before in found[-1:])]))
    for at in reversed(range(len(found))):
        found[at] = min(found[at], right)
        right = found[at] - wide
    return found


def _chance_at(row: ChanceRow, step: int) -> float:
    for before, after in zip(row.points, row.points[1:], strict=False):
        if before.step <= step <= after.step:
            part = (step - before.step) / max(1, after.step - before.step)
            return before.chance + (after.chance - before.chance) * part
    return row.points[0].chance


def _axis(sheet: Sheet, chart: ChanceChart, top: int) -> None:
    """Numbers of steps below the rows, and what the dashed lines are."""
    field = _field(chart, (_LEFT, top, _RIGHT, top + _LOW))
    pen = _NOTE.but(on=theme.PAGE)
    sheet.write((_LEFT + 8, top + 26), f"┆ {chart.mark}" if chart.marks else "", pen, "lm", _NAMES)
    for step in _steps(chart.last):
        x = _at(field, chart, step, 0)[0]
        words = f"{chart.end} {step}" if step == 0 else str(step)
        sheet.write((x, top + 26), words, pen, "lm" if step == 0 else "cm")


def _steps(last: int) -> Iterator[int]:
    yield 0
    yield from (last * part // 4 for part in (2, 3))
    yield last
