"""The end: points, then money, everybody's symbols, and how the points came year by year."""

from __future__ import annotations

from games.core.words import Seat
from games.greed.view import View
from render import chart, names, question, shapes, text, theme
from render.greed import parts
from render.greed.look import colours, symbol_mark
from render.scene import History, Picture, Scene
from render.sheet import Sheet
from render.standing import standing
from render.text import Pen

_ROW = 136
_LEFT = theme.EDGE + 124
"""Where names and symbols begin."""
_MARK, _APART = 54, 6
_ACROSS = 13
"""Maximum symbols in a line."""
_POINTS = 150
"""Pixels of the points at the right."""


def victory(scene: Scene) -> str:
    """Who has won, with how many points; with the money where that has decided."""
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
    """The table; the chart only if there is a way to show."""
    view: View = scene.view
    top = question.BOTH
    foot = top + len(scene.names) * _ROW + 16
    way = plot(scene, history)
    has_chart = len(way.worth) > 1
    below = foot + theme.BETWEEN
    high = below + chart.HEIGHT if has_chart else foot
    sheet = Sheet(colours(), theme.WIDTH, high + theme.EDGE)
    year = scene.words.say("picture-after-year", year=view.board.year, years=view.board.years)
    ranking = standing(scene)
    question.write(sheet, victory(scene), year, ranking.winners, names.everybody(scene))
    parts.panel(sheet, top, foot)
    for number, (seat, place) in enumerate(ranking.lines()):
        upper = top + 8 + number * _ROW
        if number and place > 1:
            sheet.rule(theme.EDGE + 14, upper, theme.WIDTH - theme.EDGE - 14, thick=2)
        _row(sheet, scene, seat, upper, is_first=place == 1)
    if has_chart:
        box = (theme.EDGE, below, theme.WIDTH - theme.EDGE, below + chart.HEIGHT)
        chart.draw(sheet, scene, way, ranking.seats, box)
    return sheet.picture()


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


def _row(sheet: Sheet, scene: Scene, seat: Seat, top: int, *, is_first: bool) -> None:
    """Disc, name and money; the symbols below; the points as the large figure."""
    view: View = scene.view
    bottom = top + _ROW
    on = theme.RAISED if is_first else theme.PANEL
    if is_first:
        box = (theme.EDGE + 8, top + 2, theme.WIDTH - theme.EDGE - 8, bottom - 4)
        shapes.panel(sheet, box, on, theme.PANEL, 12)
    ink = theme.BRASS if is_first else theme.TEXT
    upper, lower, middle = top + 36, top + 96, (top + bottom) // 2
    shapes.person(sheet, (theme.EDGE + 66, middle), 40, seat, on, gone=view.board.left[seat])
    points = Pen(theme.GIANT, "hero", ink, on)
    sheet.write((parts.RIGHT, middle), str(view.points[seat]), points, "rm", _POINTS)
    money = Pen(theme.NAME, "semibold", theme.MUTED, on)
    told = scene.words.money(view.board.cash[seat])
    end = parts.RIGHT - _POINTS - 16
    sheet.write((end, upper), told, money, "rm")
    room = end - text.width(told, money.size, money.weight) - 20 - _LEFT
    gone, name = view.board.left[seat], Pen(48, "semibold", theme.TEXT, on)
    names.ranked(sheet, scene, seat, (_LEFT, upper), name, room, gone=gone)
    _symbols(sheet, scene, view.board.symbols[seat], lower, on)


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
