"""The end: points, then money, everybody's symbols, and how personal money went."""

from __future__ import annotations

from games.core.words import Seat
from games.greed.view import View
from render import chart, headline, names, shapes, theme
from render.greed import parts
from render.greed.look import colours, symbol_mark
from render.scene import History, Picture, Scene
from render.sheet import Sheet
from render.standing import standing
from render.text import Pen

_HEAD, _ROW = 52, 92
_POINTS, _MONEY, _SYMBOLS = 626, 772, 804
_MARK, _ACROSS = 34, 9
"""Symbols of a player stand in two rows where they are many."""


def victory(scene: Scene) -> str:
    """Who has won, with how many points; with the money where that has decided."""
    view: View = scene.view
    first = standing(scene).winners
    points = view.points[first[0]]
    tied = sum(one == points for one in view.points)
    if len(first) == 1 and tied > 1:
        amount = view.board.cash[first[0]]
        return names.said(
            scene, "picture-wins-by-money", seat=first[0], points=points, amount=amount
        )
    return names.said(
        scene, "picture-wins", count=len(first), seat=first[0], seats=first, points=points
    )


def draw(scene: Scene, history: History) -> Picture:
    """The table; the chart only if there is a way to show."""
    foot = headline.TOP + _HEAD + len(scene.names) * _ROW + 8
    way = plot(scene, history)
    has_chart = len(way.worth) > 1
    below = foot + theme.GAP
    high = below + chart.HEIGHT if has_chart else foot
    sheet = Sheet(colours(), theme.WIDTH, high + theme.MARGIN)
    headline.write(sheet, _title(scene))
    _table(sheet, scene, foot)
    if has_chart:
        box = (theme.MARGIN, below, theme.WIDTH - theme.MARGIN, below + chart.HEIGHT)
        # Points decide, not money: the thick line is the winner's all the same.
        chart.draw(sheet, scene, way, standing(scene).seats, box)
    return sheet.picture()


def plot(scene: Scene, history: History) -> chart.Plot:
    """Personal money at the end of each year, from nothing on; years with a founding stand out."""
    board, say = scene.view.board, scene.words.say
    ends = board.history
    # The money at the end is a point of its own, unless a year has just closed with it.
    if not ends or ends[-1] != board.cash:
        ends = (*ends, board.cash)
    worth = ((0,) * board.players, *ends)
    years = [history.views[mark].board.year for mark in history.marks if history.views]
    marks = sorted({year for year in years if year < len(worth)})
    return chart.Plot(
        title=say("picture-personal-money"),
        worth=worth,
        turns=tuple(range(len(worth))),
        marks=marks,
        mark=say("picture-founded"),
    )


def _title(scene: Scene) -> headline.Headline:
    board = scene.view.board
    return headline.Headline(
        words=victory(scene),
        title=names.table(scene),
        note=scene.words.say("picture-after-year", year=board.year, years=board.years),
        seats=standing(scene).winners,
        names=names.everybody(scene),
    )


def _table(sheet: Sheet, scene: Scene, foot: int) -> None:
    say, top = scene.words.say, headline.TOP
    parts.panel(sheet, top, foot)
    y = top + 28
    sheet.write((_POINTS, y), say("picture-head-points"), parts.NOTE, "rm")
    sheet.write((_MONEY, y), say("picture-head-money"), parts.NOTE, "rm")
    sheet.write((_SYMBOLS, y), say("picture-symbols"), parts.NOTE, "lm")
    for number, (seat, place) in enumerate(standing(scene).lines()):
        row = top + _HEAD + number * _ROW
        sheet.rule(theme.MARGIN + 14, row, theme.WIDTH - theme.MARGIN - 14)
        _row(sheet, scene, seat, place, row)


def _row(sheet: Sheet, scene: Scene, seat: Seat, place: int, top: int) -> None:
    view: View = scene.view
    y, is_first = top + _ROW // 2, place == 1
    on = theme.RAISED if is_first else theme.PANEL
    if is_first:
        box = (theme.MARGIN + 8, top + 4, theme.WIDTH - theme.MARGIN - 8, top + _ROW - 3)
        shapes.panel(sheet, box, on, theme.PANEL, 12)
    ink = theme.BRASS if is_first else theme.TEXT
    told = scene.words.say("picture-place", place_number=place)
    sheet.write((parts.LEFT + 56, y), told, Pen(theme.BODY, "bold", ink, on), "rm")
    shapes.person(sheet, (parts.LEFT + 96, y), 25, seat, on)
    name = Pen(theme.BODY, "semibold", theme.TEXT, on)
    names.write(sheet, scene, seat, (parts.LEFT + 136, y), name, 366)
    points = Pen(theme.STRONG, "bold", ink, on)
    sheet.write((_POINTS, y), str(view.points[seat]), points, "rm")
    money = Pen(theme.BODY, "bold", theme.TEXT, on)
    told = scene.words.money(view.board.cash[seat])
    sheet.write((_MONEY, y), told, money, "rm", _MONEY - _POINTS - 16)
    _symbols(sheet, scene, view.board.symbols[seat], y, on)


def _symbols(sheet: Sheet, scene: Scene, owned: tuple[int, ...], y: int, on: str) -> None:
    """Gold before silver, in the order of the piles."""
    if not owned:
        pen = Pen(theme.SMALL, "regular", theme.FAINT, on)
        sheet.write((_SYMBOLS, y), scene.words.say("picture-no-symbols"), pen, "lm")
    rows = -(-len(owned) // _ACROSS)
    for place, symbol in enumerate(sorted(owned)):
        row, column = divmod(place, _ACROSS)
        top = y - rows * (_MARK + 4) // 2 + row * (_MARK + 4) + 2
        symbol_mark(sheet, symbol, (_SYMBOLS + column * (_MARK + 4), top), _MARK, on)
