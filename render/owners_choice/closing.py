"""The end: what each player has and what it is worth, and below it how everybody's worth went."""

from __future__ import annotations

from games.owners_choice.components import COUNT, GOAL
from games.owners_choice.state import View
from render import chart, names, question, shapes, text, theme
from render.owners_choice.look import colours, emblem
from render.scene import History, Picture, Scene
from render.sheet import Sheet
from render.standing import Standing, standing, victory
from render.text import Pen

_HEAD, _ROW = 70, 132
_PLACE, _DISC, _NAME = 92, 140, 186
"""From the left edge: the right edge of places, the middle of discs, the left edge of names."""
_BADGE = (58, 54)
_TOTAL = Pen(theme.LEAD, "bold")
_PART = Pen(theme.LEAST_FACT, "semibold")
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)


def draw(scene: Scene, history: History) -> Picture:
    """A line for each player as it was counted; the chart only if there is a way to show."""
    view: View = scene.view
    ranking = standing(scene)
    foot = question.BOTH + _HEAD + len(ranking.seats) * _ROW + 10
    below = foot + theme.BETWEEN
    has_chart = len(history.worth) > 1
    whole = below + chart.HEIGHT if has_chart else foot
    sheet = Sheet(colours(), theme.WIDTH, whole + theme.EDGE)
    state = scene.words.say("picture-step", count=view.marker, most=GOAL)
    known = names.everybody(scene)
    question.write(sheet, victory(scene), state, ranking.winners, known)
    left, right = theme.EDGE, theme.WIDTH - theme.EDGE
    shapes.panel(sheet, (left, question.BOTH, right, foot))
    _prices(sheet, scene, question.BOTH + _HEAD // 2 + 2)
    for number in range(len(ranking.seats)):
        _player(sheet, scene, ranking, number, question.BOTH + _HEAD + number * _ROW)
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


def _prices(sheet: Sheet, scene: Scene, y: int) -> None:
    """What a share of each company is worth."""
    x = (
        round(sheet.write((theme.EDGE + 22, y), scene.words.say("picture-prices"), _NOTE, "lm"))
        + 24
    )
    for company in range(COUNT):
        x = _badge(sheet, scene, company, x, y, theme.PANEL)
        price = scene.words.money(scene.view.prices[company])
        x = round(sheet.write((x, y), price, _PART.but(ink=theme.MUTED), "lm")) + 34


def _badge(sheet: Sheet, scene: Scene, company: int, x: int, y: int, on: str) -> int:
    """Returns the left edge of what stands beside it."""
    wide, high = _BADGE
    emblem(sheet, scene.words, company, (x, y - high // 2, x + wide, y + high // 2), on)
    return x + wide + 12


def _player(sheet: Sheet, scene: Scene, ranking: Standing, number: int, top: int) -> None:
    """Place, name and total; below them the money and each company's shares in money."""
    seat, place = ranking.seats[number], ranking.places[number]
    left, right = theme.EDGE, theme.WIDTH - theme.EDGE
    sheet.rule(left + 14, top, right - 14)
    on = theme.PANEL
    if place == 1:
        on = theme.RAISED
        shapes.raised(sheet, (left + 6, top + 3, right - 6, top + _ROW - 3))
    y, ink = top + 40, theme.BRASS if place == 1 else theme.TEXT
    pen = _NOTE.but(weight="medium", ink=theme.BRASS if place == 1 else theme.MUTED, on=on)
    words = scene.words.say("picture-place", place=place)
    sheet.write((left + _PLACE, y), words, pen, "rm")
    shapes.person(sheet, (left + _DISC, y), 30, seat, on, gone=scene.view.left[seat])
    total = _TOTAL.but(ink=ink, on=on)
    told = scene.words.money(ranking.scores[seat])
    sheet.write((right - 22, y), told, total, "rm")
    end = right - 22 - text.width(told, total.size, total.weight) - 20
    name = Pen(theme.NAME, "semibold", theme.TEXT, on)
    gone, room = scene.view.left[seat], end - left - _NAME
    names.ranked(sheet, scene, seat, (left + _NAME, y), name, room, gone=gone)
    _parts(sheet, scene, seat, (left + _NAME, top + 96), on)


def _parts(sheet: Sheet, scene: Scene, seat: int, at: tuple[int, int], on: str) -> None:
    """The money before shares are sold, then what they are sold for; "bankrupt" where somebody is."""
    view: View = scene.view
    (x, y), money = at, scene.words.money
    sold = [
        (one, money(count * view.prices[one]))
        for one, count in enumerate(view.shares[seat])
        if count
    ]
    if seat in view.bankrupt:
        words = scene.words.say("picture-bankrupt")
        sheet.write((x, y), words, _NOTE.but(ink=theme.DANGER, on=on), "lm")
        return
    cash = money(view.cash[seat] or 0)
    pen, apart = _PART.but(on=on), 30
    wide = sum(text.width(amount, pen.size, pen.weight) + apart for _, amount in sold)
    wide += text.width(cash, pen.size, pen.weight) + apart + len(sold) * (_BADGE[0] + 12)
    if wide > theme.WIDTH - theme.EDGE - 22 - x:
        pen, apart = Pen(theme.WORD, "medium", on=on), 12
    x = round(sheet.write((x, y), cash, pen, "lm")) + apart
    for company, amount in sold:
        x = _badge(sheet, scene, company, x, y, on)
        x = round(sheet.write((x, y), amount, pen, "lm")) + apart
