"""The end: every line of what each player has, and below it how everybody's worth went."""

from __future__ import annotations

from games.owners_choice.components import COUNT, GOAL
from games.owners_choice.state import View
from render import chart, headline, names, shapes, theme
from render.owners_choice.look import colours, mark, named
from render.scene import History, Picture, Scene
from render.sheet import Box, Sheet
from render.standing import Standing, standing, victory
from render.text import Pen

_HEAD, _ROW, _FOOT = 104, 62, 118
_LABELS = 250
"""Pixels for the lines' names, left of the columns."""


def draw(scene: Scene, history: History) -> Picture:
    """The table as it was counted; the chart only if there is a way to show."""
    view: View = scene.view
    ranking = standing(scene)
    high = _HEAD + (COUNT + 1) * _ROW + _FOOT
    left, right, top = theme.MARGIN, theme.WIDTH - theme.MARGIN, headline.TOP
    below = top + high + theme.GAP
    has_chart = len(history.worth) > 1
    whole = below + (chart.HEIGHT + theme.MARGIN if has_chart else theme.MARGIN - theme.GAP)
    sheet = Sheet(colours(), theme.WIDTH, whole)
    title = headline.Headline(
        words=victory(scene),
        title=names.table(scene),
        note=scene.words.say("picture-step", count=view.marker, most=GOAL),
        seats=ranking.winners,
        names=names.everybody(scene),
    )
    headline.write(sheet, title)
    _table(sheet, scene, ranking, (left, top, right, top + high))
    if has_chart:
        box = (left, below, right, below + chart.HEIGHT)
        chart.draw(sheet, scene, _plot(scene, history), ranking.seats, box)
    return sheet.picture()


def _plot(scene: Scene, history: History) -> chart.Plot:
    """Money and shares; companies' bankruptcies stand out."""
    say = scene.words.say
    turns = [view.moves for view in history.views]
    mark_ = say("picture-failure")
    return chart.Plot(say("picture-worth"), history.worth, turns, history.marks, mark_)


def _table(sheet: Sheet, scene: Scene, ranking: Standing, box: Box) -> None:
    view: View = scene.view
    left, top, right, bottom = box
    shapes.panel(sheet, box)
    # Columns go by rank, so the winners' are the first.
    for column in range(len(ranking.winners)):
        x0, x1 = _column(ranking, column)
        shapes.panel(sheet, (x0 + 4, top + 8, x1, bottom - 8), theme.RAISED, theme.PANEL, 14)
    _heads(sheet, scene, ranking, top)
    y = top + _HEAD
    cash = [view.cash[seat] or 0 for seat in ranking.seats]
    _amounts(sheet, scene, ranking, y, "picture-money", cash)
    for company in range(COUNT):
        y += _ROW
        _company(sheet, scene, ranking, company, y)
    y += _ROW
    sheet.rule(left + 16, y + 2, right - 16, theme.MUTED, 2)
    totals = [ranking.scores[seat] for seat in ranking.seats]
    _amounts(sheet, scene, ranking, y + 10, "picture-total", totals)
    _places(sheet, scene, ranking, y + 92)


def _column(ranking: Standing, place: int) -> tuple[int, int]:
    """Left and right edge."""
    first, last = theme.MARGIN + _LABELS, theme.WIDTH - theme.MARGIN - 10
    wide = (last - first) / len(ranking.seats)
    return round(first + place * wide), round(first + (place + 1) * wide)


def _ground(ranking: Standing, column: int) -> str:
    return theme.RAISED if ranking.places[column] == 1 else theme.PANEL


def _heads(sheet: Sheet, scene: Scene, ranking: Standing, top: int) -> None:
    for column, seat in enumerate(ranking.seats):
        x0, x1 = _column(ranking, column)
        on = _ground(ranking, column)
        shapes.person(sheet, (x1 - 34, top + 36), 20, seat, on)
        pen = Pen(theme.BODY, "semibold", theme.TEXT, on)
        sheet.write((x1 - 14, top + 82), names.called(scene, seat), pen, "rm", x1 - x0 - 24)


def _amounts(
    sheet: Sheet, scene: Scene, ranking: Standing, y: int, key: str, sums: list[int]
) -> None:
    """A line of amounts: the money before shares are sold, or all that there is."""
    is_total, middle = key == "picture-total", y + _ROW // 2
    label = Pen(theme.STRONG if is_total else theme.BODY, "semibold")
    sheet.write((theme.MARGIN + 20, middle), scene.words.say(key), label, "lm", _LABELS - 30)
    for column, amount in enumerate(sums):
        x0, x1 = _column(ranking, column)
        ink = theme.BRASS if is_total and ranking.places[column] == 1 else theme.TEXT
        pen = label.but(weight="bold" if is_total else "medium", ink=ink)
        pen = pen.but(on=_ground(ranking, column))
        sheet.write((x1 - 14, middle), scene.words.money(amount), pen, "rm", x1 - x0 - 24)


def _company(sheet: Sheet, scene: Scene, ranking: Standing, company: int, y: int) -> None:
    """How many shares everybody sells, and for how much."""
    view: View = scene.view
    middle, price = y + _ROW // 2, view.prices[company]
    sheet.rule(theme.MARGIN + 16, y, theme.WIDTH - theme.MARGIN - 16)
    mark(sheet, scene.words, company, (theme.MARGIN + 40, middle), 42)
    label = f"{named(scene.words, company)} {scene.words.money(price)}"
    pen = Pen(theme.SMALL, "semibold")
    sheet.write((theme.MARGIN + 72, middle), label, pen, "lm", _LABELS - 76)
    for column, seat in enumerate(ranking.seats):
        x0, x1 = _column(ranking, column)
        count, on = view.shares[seat][company], _ground(ranking, column)
        if not count:
            nothing = Pen(theme.BODY, "bold", theme.LINE, on)
            sheet.write((x1 - 14, middle), theme.ZERO, nothing, "rm")
            continue
        times, words = Pen(theme.NOTE, "regular", theme.MUTED, on), f"{count} {theme.FORBIDDEN}"
        end = sheet.write((x0 + 14, middle), words, times, "lm")
        figure = Pen(theme.BODY, "medium", theme.TEXT, on)
        amount = scene.words.money(count * price)
        sheet.write((x1 - 14, middle), amount, figure, "rm", x1 - 14 - end - 10)


def _places(sheet: Sheet, scene: Scene, ranking: Standing, middle: int) -> None:
    """1st, 2nd, 3rd; "bankrupt" where somebody is."""
    for column, (seat, place) in enumerate(zip(ranking.seats, ranking.places, strict=True)):
        x0, x1 = _column(ranking, column)
        is_bankrupt = seat in scene.view.bankrupt
        key = "picture-bankrupt" if is_bankrupt else "picture-place"
        words = scene.words.say(key) if is_bankrupt else scene.words.say(key, place=place)
        ink = theme.DANGER if is_bankrupt else theme.BRASS if place == 1 else theme.MUTED
        pen = Pen(theme.SMALL, "semibold", ink, _ground(ranking, column))
        sheet.write((x1 - 14, middle), words, pen, "rm", x1 - x0 - 24)
