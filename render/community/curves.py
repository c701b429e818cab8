"""The curve of a rating: a line within the band of its uncertainty, seasons marked."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render import shapes, text, theme
from render.community.page import Curve
from render.sheet import Box, Point, Sheet
from render.text import Pen

HEIGHT = 430
_MOST = 100
"""Maximum points of the line: more could not be told apart, and take time."""
_BAR = 2
"""Pixels of the band's steps."""
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)
_TITLE = Pen(theme.LEAST_FACT, "semibold", theme.MUTED)
_LINE = 9
_DOT = 15
_LABELS = 4
"""Maximum values of the scale."""


class CurveField(msgspec.Struct, frozen=True):
    """The area of the line, and the values at its edges."""

    box: Box
    games: int
    least: int
    most: int

    def x(self, game: float) -> float:
        left, _, right, _ = self.box
        # A single game stands in the middle.
        return (left + right) / 2 if self.games == 1 else left + (right - left) * game / self._last

    def y(self, points: float) -> float:
        _, top, _, bottom = self.box
        return bottom - (bottom - top) * (points - self.least) / (self.most - self.least)

    def game(self, x: float) -> float:
        """The place of a pixel among the games."""
        left, _, right, _ = self.box
        return (x - left) * self._last / (right - left)

    @property
    def _last(self) -> int:
        return self.games - 1


def draw(sheet: Sheet, curve: Curve, box: Box) -> None:
    left, top, right, bottom = box
    shapes.panel(sheet, box)
    sheet.write((left + 22, top + 44), curve.title, _TITLE, "lm", right - left - 44)
    wide = max(text.width(words, _NOTE.size) for _, words in curve.labels)
    inner = (left + 44 + round(wide), top + 92, right - 44, bottom - 66)
    least, most = curve.labels[0][0], curve.labels[-1][0]
    field = CurveField(inner, len(curve.points), least, most)
    _band(sheet, field, curve)
    _scale(sheet, field, curve)
    _seasons(sheet, field, curve)
    line = [(field.x(at), field.y(curve.points[at])) for at in _chosen(len(curve.points))]
    if len(line) > 1:
        shapes.line(sheet, line, theme.BRASS, theme.PANEL, _LINE)
    shapes.disc(sheet, line[-1], _DOT, theme.BRASS, theme.RAISED)


def _chosen(games: int) -> Sequence[int]:
    """The games that are drawn, the first and the last among them."""
    if games <= _MOST:
        return range(games)
    return [round(at * (games - 1) / (_MOST - 1)) for at in range(_MOST)]


def _band(sheet: Sheet, field: CurveField, curve: Curve) -> None:
    """The uncertainty on both sides of the line; as a narrow bar for a single game."""
    left, top, right, bottom = field.box
    if field.games == 1:
        middle = round(field.x(0))
        left, right = middle - 24, middle + 24
    for x in range(left, right, _BAR):
        points, margin = _between(curve, 0 if field.games == 1 else field.game(x + _BAR / 2))
        high, low = round(field.y(points + margin)), round(field.y(points - margin))
        sheet.fill((x, max(top, high), min(right, x + _BAR), min(bottom, low)), theme.RAISED)


def _between(curve: Curve, game: float) -> Point:
    """Points and margin at a place between two games."""
    at = min(int(game), len(curve.points) - 1)
    following, share = min(at + 1, len(curve.points) - 1), game - at
    return (
        curve.points[at] + (curve.points[following] - curve.points[at]) * share,
        curve.margins[at] + (curve.margins[following] - curve.margins[at]) * share,
    )


def _scale(sheet: Sheet, field: CurveField, curve: Curve) -> None:
    left, _, right, _ = field.box
    # From the top, so that the first and the last are not both left out.
    step = -(-len(curve.labels) // _LABELS)
    for points, words in curve.labels[::-1][::step]:
        y = round(field.y(points))
        sheet.rule(left, y, right, thick=2)
        sheet.write((left - 14, y), words, _NOTE, "rm")


def _seasons(sheet: Sheet, field: CurveField, curve: Curve) -> None:
    """Each season's name below its first game, and a dotted line, as far as there is room."""
    _, top, right, bottom = field.box
    free = 0.0
    for game, words in curve.seasons:
        x = field.x(game)
        if game:
            for y in range(top, bottom, 10):
                sheet.fill((round(x), y, round(x) + 3, y + 5), theme.LINE)
        wide = text.width(words, _NOTE.size)
        start = min(x - (wide / 2 if field.games == 1 else 0), right - wide)
        if start >= free:
            free = sheet.write((start, bottom + 48), words, _NOTE) + 30
