"""The final picture: each player's capital and companies, and the chart of capitals."""

from __future__ import annotations

from collections.abc import Sequence

from games.impero.state import View
from render import chart, headline, names, theme
from render.impero import columns, parts
from render.impero.columns import Table
from render.impero.figures import directed, paid
from render.impero.look import colours, mark
from render.impero.parts import Column
from render.scene import History, Picture, Scene
from render.sheet import Sheet
from render.standing import standing, victory
from render.text import Pen

DISCS = 3
"""The most winners with discs in a headline: more would leave no room for the words."""
_ROW = 50
_NAMES, _DIRECTS = parts.LEFT + 122, 830
"""The left edges of names and of companies' badges."""
_CAPITAL = Pen(theme.BODY, "bold")
_BADGE, _BADGES = 38, 7
"""Pixels of a badge, and the most badges of a player."""


def draw(scene: Scene, history: History) -> Picture:
    """A line for each player, and the chart if it has more than one point."""
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
        chart.draw(sheet, scene, way, standing(scene).seats, box)
    return sheet.picture()


def plot(scene: Scene, history: History) -> chart.Plot:
    """The capitals at the end of each turn, marked where the tax police caught somebody."""
    say = scene.words.say
    chosen = turn_ends([view.turn for view in history.views])
    if not chosen:
        return chart.Plot(say("sheet-chart"), history.worth, unit=100)
    # A mark belongs to an entry; the chart has only turns, so it moves to the turn that shows it.
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
    """The first point of each turn, which follows the closing before it, and the last point."""
    firsts = [n for n, turn in enumerate(turns) if n == 0 or turns[n - 1] != turn]
    return firsts if not turns or firsts[-1] == len(turns) - 1 else [*firsts, len(turns) - 1]


def _headline(scene: Scene) -> headline.Headline:
    view: View = scene.view
    first = standing(scene).winners
    turn = min(view.turn - 1, view.options.turns)
    return headline.Headline(
        words=victory(scene),
        title=names.table(scene),
        note=scene.words.say("sheet-after-turn", turn=turn),
        seats=first if len(first) <= DISCS else (),
        names=names.everybody(scene),
    )


def _players(sheet: Sheet, scene: Scene, top: int) -> None:
    say, y = scene.words.say, top + parts.HEAD // 2
    ranking = standing(scene)
    table = _table(scene, ranking.seats)
    parts.panel(sheet, top, len(ranking.seats), _ROW)
    parts.head(sheet, y, say("sheet-players"), table.columns)
    note = Pen(theme.NOTE, "regular", theme.MUTED)
    sheet.write((_DIRECTS, y), say("sheet-head-directs"), note, "lm")
    spots = parts.lines(sheet, top, len(ranking.seats), _ROW)
    for place, (ranked, y) in enumerate(zip(ranking.lines(), spots, strict=True)):
        _player(sheet, scene, ranked, y, (table.columns, table.rows[place]))


def _table(scene: Scene, seats: Sequence[int]) -> Table:
    """Capital, and what each player's shares paid last."""
    view: View = scene.view
    say, money = scene.words.say, scene.words.money
    labels = [say("sheet-head-capital"), say("sheet-head-last-turn")]
    rows = [
        (money(view.capital[seat]), money(sum(paid(one, seat) for one in view.accounts)))
        for seat in seats
    ]
    return columns.spread(
        labels,
        rows,
        [names.called(scene, seat) for seat in seats],
        ends=(_NAMES - parts.BADGE - 12, _DIRECTS - 30),
        pens=[_CAPITAL, parts.FIGURE],
        ways=2,
    )


def _player(
    sheet: Sheet,
    scene: Scene,
    ranked: tuple[int, int],
    y: int,
    told: tuple[Sequence[Column], Sequence[str]],
) -> None:
    """Place, name, capital, the last payment of shares, the companies directed."""
    (seat, place), (shown, (capital, brought)) = ranked, told
    on = parts.raised(sheet, y, _ROW) if place == 1 else theme.PANEL
    pen = Pen(theme.SMALL, "semibold", theme.BRASS if place == 1 else theme.MUTED, on)
    sheet.write((parts.LEFT + 56, y), scene.words.say("sheet-place", place=place), pen, "rm")
    name = Pen(theme.BODY, "semibold", theme.TEXT, on)
    right = shown[0].right - shown[0].room - 8
    parts.person(sheet, scene, seat, (_NAMES - 48, y), right, name)
    bold = _CAPITAL.but(ink=theme.BRASS if place == 1 else theme.TEXT, on=on)
    sheet.write((shown[0].right, y), capital, bold, "rm", shown[0].room)
    pen = parts.FIGURE.but(weight="medium", ink=theme.MUTED, on=on)
    sheet.write((shown[1].right, y), brought, pen, "rm", shown[1].room)
    _directs(sheet, directed(scene.view, seat), y, on)


def _directs(sheet: Sheet, companies: tuple[int, ...], y: int, on: str) -> None:
    """Badges as far as they fit, then the number of further ones."""
    x = _DIRECTS
    for number in companies[:_BADGES]:
        mark(sheet, number, (x, y - _BADGE // 2), _BADGE, on)
        x += _BADGE + 2
    pen = Pen(theme.NOTE, "medium", theme.MUTED, on)
    if not companies:
        sheet.write((x, y), theme.ABSENT, pen.but(ink=theme.FAINT), "lm")
    elif len(companies) > _BADGES:
        sheet.write((x, y), f"+{len(companies) - _BADGES}", pen, "lm", parts.RIGHT - x + 8)
