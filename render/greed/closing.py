"""The end: points, then money, everybody's symbols, and how the points came year by year."""

from __future__ import annotations

from games.core.words import Seat
from games.greed.view import View
from render import chart, final, names, shapes, table, theme
from render.greed import parts
from render.greed.look import colours, symbol_mark
from render.scene import History, Picture, Scene
from render.sheet import Box, Sheet
from render.standing import standing
from render.text import Pen

_ROW = 136
_LEFT = theme.EDGE + 124
"""Where names and symbols begin."""
_MARK, _APART = 54, 6
_ACROSS = 13
"""Maximum symbols in a line."""
_POINTS = table.Column(parts.RIGHT, 150, pen=Pen(theme.GIANT, "hero"))
_MONEY = table.Column(parts.RIGHT - 166, 400, pen=Pen(theme.NAME, "semibold"))


def victory(scene: Scene) -> str:
    """The winner, with how many points; with the money where that has decided."""
    view: View = scene.view
    first = standing(scene).winners
    points, left = view.points[first[0]], view.board.left
    # Who has left stands behind those who stayed, whatever money either has.
    tied = [
        seat
        for seat, has in enumerate(view.points)
        if has == points and left[seat] == left[first[0]]
    ]
    if len(first) == 1 and len(tied) > 1:
        amount = view.board.cash[first[0]]
        return names.said(
            scene, "picture-wins-by-money", seat=first[0], points=points, amount=amount
        )
    return names.said(
        scene, "picture-wins", count=len(first), seat=first[0], seats=first, points=points
    )


def draw(scene: Scene, history: History) -> Picture:
    """A line for each player: money and symbols, and the points as the large figure."""
    board, ranking = scene.view.board, standing(scene)
    count = len(ranking.seats)
    firsts = [place == 1 for place in ranking.places]
    gone = [board.left[seat] for seat in ranking.seats]

    def body(sheet: Sheet, box: Box) -> None:
        shapes.panel(sheet, box)
        rows = table.rows(sheet, box[1] + 8, [_ROW] * count, firsts, gone=gone)
        for row, (seat, place) in zip(rows, ranking.lines(), strict=True):
            _row(sheet, scene, seat, row, is_first=place == 1)

    year = scene.words.say("picture-after-year", year=board.year, years=board.years)
    return final.draw(
        scene,
        colours(),
        ranking,
        plot(scene, history),
        year,
        (count * _ROW + 16, body),
        victory(scene),
    )


def plot(scene: Scene, history: History) -> chart.Plot:
    """Everybody's points at the end of each year, from nothing on; foundings stand out."""
    say = scene.words.say
    points = by_year(scene, history)
    years = [history.views[mark].board.year for mark in history.marks if history.views]
    marks = sorted({year for year in years if year < len(points)})
    return chart.Plot(
        title=say("picture-points-by-year"),
        worth=points,
        turns=tuple(range(len(points))),
        marks=marks,
        mark=say("picture-founded"),
        in_steps=True,
    )


def by_year(scene: Scene, history: History) -> list[tuple[int, ...]]:
    """Points by year and seat, the start first; only the start if the way is not known."""
    ends = {view.board.year: view.points for view in history.views}
    points = [(0,) * len(scene.names), *(ends[year] for year in sorted(ends))]
    if len(points) > 1:
        points[-1] = scene.view.points
    return points


def _row(sheet: Sheet, scene: Scene, seat: Seat, row: table.Row, *, is_first: bool) -> None:
    """Disc, name and money; the symbols below; the points as the large figure."""
    view: View = scene.view
    ink = theme.BRASS if is_first else theme.TEXT
    upper, lower = row.top + 36, row.top + 96
    shapes.person(sheet, (theme.EDGE + 66, row.middle), 40, seat, row.on, gone=row.is_gone)
    table.value(sheet, _POINTS, row, str(view.points[seat]), ink)
    told = scene.words.money(view.board.cash[seat])
    end = table.value(sheet, _MONEY, row, told, theme.MUTED, upper)
    name = Pen(48, "semibold", theme.TEXT, row.on)
    room = end - 20 - _LEFT
    names.ranked(sheet, scene, seat, (_LEFT, upper), name, room, gone=row.is_gone)
    _symbols(sheet, scene, view.board.symbols[seat], lower, row.on)


def _symbols(sheet: Sheet, scene: Scene, owned: tuple[int, ...], y: int, on: str) -> None:
    """Gold before silver, in the order of the piles."""
    if not owned:
        pen = Pen(theme.WORD + 2, "regular", theme.FAINT, on)
        sheet.write((_LEFT, y), scene.words.say("picture-no-symbols"), pen, "lm")
    shown = sorted(owned) if len(owned) <= _ACROSS else sorted(owned)[: _ACROSS - 1]
    x = _LEFT
    for symbol in shown:
        symbol_mark(sheet, symbol, (x, y - _MARK // 2), _MARK, on)
        x += _MARK + _APART
    if len(shown) < len(owned):
        pen = Pen(theme.NAME, "semibold", theme.MUTED, on)
        sheet.write((x + 4, y), f"+{len(owned) - len(shown)}", pen, "lm")
