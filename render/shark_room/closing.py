"""The end: the count line by line, and below it how everybody's worth went."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from games.shark_room.components import TITLES
from games.shark_room.ending import asset_value, face
from games.shark_room.market import held
from games.shark_room.state import View
from render import chart, headline, names, shapes, theme
from render.scene import History, Picture, Scene
from render.shark_room.look import colours, fin, mark
from render.sheet import Sheet
from render.standing import Standing, standing, victory
from render.text import Pen

_LABELS, _HEAD, _ROW, _SUM = 330, 110, 42, 56


class Line(msgspec.Struct, frozen=True):
    """A line of the count: its name, or its title; euros, or Sharks, by seat."""

    words: str
    amounts: tuple[int, ...]
    title: int | None = None
    is_total: bool = False
    is_sharks: bool = False

    @property
    def high(self) -> int:
        return _SUM if self.is_total else _ROW


def draw(scene: Scene, history: History) -> Picture:
    """The table as it was counted; the chart only if there is a way to show."""
    ranking, lines = standing(scene), list(_lines(scene))
    high = _HEAD + sum(line.high for line in lines) + 56
    below = headline.TOP + high + theme.GAP
    has_chart = len(history.worth) > 1
    whole = below + (chart.HEIGHT + theme.MARGIN if has_chart else theme.MARGIN - theme.GAP)
    sheet = Sheet(colours(), theme.WIDTH, whole)
    headline.write(sheet, _headline(scene, ranking))
    _sheet(sheet, scene, ranking, lines, high)
    if has_chart:
        box = (theme.MARGIN, below, theme.WIDTH - theme.MARGIN, below + chart.HEIGHT)
        chart.draw(sheet, scene, _plot(scene, history), ranking.seats, box)
    return sheet.picture()


def _headline(scene: Scene, ranking: Standing) -> headline.Headline:
    return headline.Headline(
        words=victory(scene),
        title=names.table(scene),
        note=scene.words.say("picture-after-turn", moves=scene.view.moves),
        seats=ranking.winners,
        names=names.everybody(scene),
    )


def _plot(scene: Scene, history: History) -> chart.Plot:
    """Worth by turn; closings stand out."""
    say, turns = scene.words.say, [view.moves for view in history.views]
    return chart.Plot(
        say("picture-worth-by-turn"), history.worth, turns, history.marks, say("picture-closing")
    )


def _lines(scene: Scene) -> Iterator[Line]:
    """Money, each title at face value, assets, the sum, and the Sharks that break ties."""
    view: View = scene.view
    say = scene.words.say

    def by_seat(amount: Callable[[int], int]) -> tuple[int, ...]:
        return tuple(amount(seat) for seat in range(len(view.cash)))

    yield Line(say("picture-money"), view.cash)
    for title in view.in_play:
        faces = [face(held(mine, title)) for mine in view.shares]
        if any(faces):
            yield Line(TITLES[title].name, tuple(faces), title=title)
    yield Line(say("picture-assets"), by_seat(lambda seat: asset_value(view.assets[seat])))
    yield Line(say("picture-total"), standing(scene).scores, is_total=True)
    yield Line(say("picture-sharks"), view.shark_counts, is_sharks=True)


def _sheet(sheet: Sheet, scene: Scene, ranking: Standing, lines: list[Line], high: int) -> None:
    left, right, top = theme.MARGIN, theme.WIDTH - theme.MARGIN, headline.TOP
    shapes.panel(sheet, (left, top, right, top + high))
    # Columns go by rank, so the winners' are the first.
    for column in range(len(ranking.winners)):
        x0, x1 = _column(ranking, column)
        shapes.panel(sheet, (x0 + 4, top + 8, x1, top + high - 8), theme.RAISED, theme.PANEL, 14)
    for column, seat in enumerate(ranking.seats):
        _head(sheet, scene, ranking, column, seat)
    y = top + _HEAD
    for line in lines:
        ink = theme.MUTED if line.is_total else theme.LINE
        sheet.rule(left + 16, y, right - 16, ink, 2 if line.is_total else 1)
        _label(sheet, line, y + line.high // 2)
        for column, seat in enumerate(ranking.seats):
            _figure(sheet, scene, ranking, line, column, line.amounts[seat], y + line.high // 2)
        y += line.high
    _places(sheet, scene, ranking, y + 34)


def _column(ranking: Standing, column: int) -> tuple[int, int]:
    first, last = theme.MARGIN + _LABELS, theme.WIDTH - theme.MARGIN - 10
    wide = (last - first) / len(ranking.seats)
    return round(first + column * wide), round(first + (column + 1) * wide)


def _on(ranking: Standing, column: int) -> str:
    return theme.RAISED if column < len(ranking.winners) else theme.PANEL


def _head(sheet: Sheet, scene: Scene, ranking: Standing, column: int, seat: int) -> None:
    x0, x1 = _column(ranking, column)
    pen = Pen(theme.BODY, "semibold", theme.TEXT, _on(ranking, column))
    shapes.person(sheet, (x1 - 33, headline.TOP + 36), 19, seat, pen.on)
    name = names.called(scene, seat)
    sheet.write((x1 - 14, headline.TOP + 80), name, pen, "rm", x1 - x0 - 28)


def _label(sheet: Sheet, line: Line, middle: int) -> None:
    x = theme.MARGIN + 20
    if line.title is not None:
        mark(sheet, line.title, (x, middle - 17), 34, theme.PANEL)
        x += 46
    if line.is_sharks:
        fin(sheet, (x + 16, middle), theme.PANEL)
        x += 46
    pen = Pen(theme.STRONG if line.is_total else theme.SMALL, "semibold")
    sheet.write((x, middle), line.words, pen, "lm", theme.MARGIN + _LABELS - 12 - x)


def _figure(
    sheet: Sheet,
    scene: Scene,
    ranking: Standing,
    line: Line,
    column: int,
    amount: int,
    middle: int,
) -> None:
    x0, x1 = _column(ranking, column)
    told = str(amount) if line.is_sharks else scene.words.money(amount)
    size = theme.STRONG if line.is_total else theme.SMALL
    ink = theme.BRASS if line.is_total and ranking.places[column] == 1 else theme.TEXT
    pen = Pen(size, "bold" if line.is_total else "medium", ink, _on(ranking, column))
    if not amount:
        told, pen = theme.ZERO, pen.but(ink=theme.FAINT)
    sheet.write((x1 - 14, middle), told, pen, "rm", x1 - x0 - 24)


def _places(sheet: Sheet, scene: Scene, ranking: Standing, y: int) -> None:
    for column, place in enumerate(ranking.places):
        ink = theme.BRASS if place == 1 else theme.MUTED
        pen = Pen(theme.SMALL, "semibold", ink, _on(ranking, column))
        told = scene.words.say("picture-place", place=place)
        sheet.write((_column(ranking, column)[1] - 14, y), told, pen, "rs")
