"""The end: who has how much, what everybody directs, and how the capitals went."""

from __future__ import annotations

from collections.abc import Sequence

from games.impero.state import View
from render import chart, headline, names, theme
from render.impero import parts
from render.impero.figures import directed, paid, places
from render.impero.look import colours, mark
from render.impero.parts import Column
from render.scene import History, Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_ROW = 50
_BADGE, _BADGES = 36, 7
"""So many companies of a player have room."""


def draw(scene: Scene, history: History) -> Picture:
    """Everybody's line; the chart only if there is a way to show."""
    view: View = scene.view
    seats = len(view.capital)
    foot = headline.TOP + parts.height(seats, _ROW) + 44
    way = plot(scene, history)
    has_chart = len(way.worth) > 1
    high = foot + (chart.HEIGHT + theme.MARGIN if has_chart else 8)
    sheet = Sheet(colours(), theme.WIDTH, high)
    headline.write(sheet, _headline(scene))
    _players(sheet, scene, headline.TOP)
    note = Pen(theme.NOTE, "regular", theme.MUTED, theme.PAGE)
    words = scene.words.say("sheet-worthless")
    sheet.write((parts.LEFT, foot - 22), words, note, "lm", parts.RIGHT - parts.LEFT)
    if has_chart:
        box = (theme.MARGIN, foot, theme.WIDTH - theme.MARGIN, foot + chart.HEIGHT)
        chart.draw(sheet, scene, way, [seat for seat, _ in places(view)], box)
    return sheet.picture()


def winners(view: View) -> tuple[int, ...]:
    return tuple(seat for seat, place in places(view) if place == 1)


def victory(scene: Scene) -> str:
    """Who has won, with how much."""
    view: View = scene.view
    first = winners(view)
    amount = view.capital[first[0]]
    if len(first) > 1:
        return names.said(scene, "sheet-share-the-victory", seats=first, amount=amount)
    return names.said(scene, "sheet-wins", seat=first[0], amount=amount)


def plot(scene: Scene, history: History) -> chart.Plot:
    """The capitals at the end of each turn; where the tax police caught somebody."""
    say = scene.words.say
    chosen = turn_ends([view.turn for view in history.views])
    if not chosen:
        return chart.Plot(say("sheet-chart"), history.worth, unit=100)
    marks = [
        next(place for place, point in enumerate(chosen) if point >= mark) for mark in history.marks
    ]
    return chart.Plot(
        title=say("sheet-chart"),
        worth=[history.worth[point] for point in chosen],
        turns=[history.views[point].turn - 1 for point in chosen],
        marks=sorted(set(marks)),
        mark=say("sheet-caught"),
        unit=100,
    )


def turn_ends(turns: Sequence[int]) -> list[int]:
    """The first point of each turn, which is what the closing before it left, and the last."""
    firsts = [n for n, turn in enumerate(turns) if n == 0 or turns[n - 1] != turn]
    return firsts if not turns or firsts[-1] == len(turns) - 1 else [*firsts, len(turns) - 1]


def _headline(scene: Scene) -> headline.Headline:
    view: View = scene.view
    first = winners(view)
    turn = min(view.turn - 1, view.options.turns)
    return headline.Headline(
        words=victory(scene),
        title=names.table(scene),
        note=scene.words.say("sheet-after-turn", turn=turn),
        seats=first if len(first) <= 3 else (),
        names=names.everybody(scene),
    )


def _players(sheet: Sheet, scene: Scene, top: int) -> None:
    view: View = scene.view
    say = scene.words.say
    columns = (
        Column(say("sheet-head-capital"), 640, 200),
        Column(say("sheet-head-last-turn"), 806, 156),
    )
    parts.panel(sheet, top, len(view.capital), _ROW)
    parts.head(sheet, top + parts.HEAD // 2, say("sheet-players"), columns)
    note = Pen(theme.NOTE, "regular", theme.MUTED)
    sheet.write((836, top + parts.HEAD // 2), say("sheet-head-directs"), note, "lm")
    spots = parts.lines(sheet, top, len(view.capital), _ROW)
    for (seat, place), y in zip(places(view), spots, strict=True):
        _player(sheet, scene, (seat, place), y, columns)


def _player(
    sheet: Sheet,
    scene: Scene,
    ranked: tuple[int, int],
    y: int,
    columns: tuple[Column, Column],
) -> None:
    """Place, name, capital, what his shares brought last, the companies he directs."""
    view: View = scene.view
    seat, place = ranked
    on = parts.raised(sheet, y, _ROW) if place == 1 else theme.PANEL
    pen = Pen(theme.SMALL, "semibold", theme.BRASS if place == 1 else theme.MUTED, on)
    sheet.write((parts.LEFT + 56, y), scene.words.say("sheet-place", place=place), pen, "rm")
    name = Pen(theme.BODY, "semibold", theme.TEXT, on)
    parts.person(sheet, scene, seat, (parts.LEFT + 74, y), 436, name)
    bold = Pen(theme.BODY, "bold", theme.BRASS if place == 1 else theme.TEXT, on)
    money = scene.words.money
    sheet.write((columns[0].right, y), money(view.capital[seat]), bold, "rm", columns[0].room)
    brought = sum(paid(one, seat) for one in view.accounts)
    pen = pen.but(weight="medium", ink=theme.MUTED)
    sheet.write((columns[1].right, y), money(brought), pen, "rm", columns[1].room)
    _directs(sheet, directed(view, seat), y, on)


def _directs(sheet: Sheet, companies: tuple[int, ...], y: int, on: str) -> None:
    """Badges as far as there is room, then how many more."""
    x = 836
    for number in companies[:_BADGES]:
        mark(sheet, number, (x, y - _BADGE // 2), _BADGE, on)
        x += _BADGE + 3
    pen = Pen(theme.NOTE, "medium", theme.MUTED, on)
    if not companies:
        sheet.write((x, y), theme.ABSENT, pen.but(ink=theme.FAINT), "lm")
    elif len(companies) > _BADGES:
        sheet.write((x, y), f"+{len(companies) - _BADGES}", pen, "lm", parts.RIGHT - x + 8)
