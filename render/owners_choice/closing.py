"""The end: what each player has and what it is worth, and below it how everybody's worth went."""

from __future__ import annotations

from games.owners_choice.components import COUNT, GOAL
from games.owners_choice.state import View
from render import chart, final, shapes, table, text, theme
from render.owners_choice.look import colours, emblem
from render.scene import History, Picture, Scene
from render.sheet import Box, Sheet
from render.standing import standing
from render.text import Pen

_HEAD, _ROW = 70, 132
_RIGHT, _NAME = table.RIGHT - table.SIDE, table.LEFT + table.NAMES
_BADGE = (58, 54)
_TOTAL = table.Column(_RIGHT, 400, pen=Pen(theme.LEAD, "bold"))
_PART = Pen(theme.LEAST_FACT, "semibold")


def draw(scene: Scene, history: History) -> Picture:
    """A line for each player: the total, below it the money and each company's shares in money."""
    view, ranking = scene.view, standing(scene)
    count = len(ranking.seats)
    firsts = [place == 1 for place in ranking.places]
    gone = [view.left[seat] for seat in ranking.seats]

    def body(sheet: Sheet, box: Box) -> None:
        shapes.panel(sheet, box)
        _prices(sheet, scene, box[1] + _HEAD // 2 + 2)
        rows = table.rows(sheet, box[1] + _HEAD, [_ROW] * count, firsts, gone=gone, is_headed=True)
        for row, who in zip(rows, ranking.lines(), strict=True):
            told = scene.words.money(ranking.scores[who[0]])
            table.standing(sheet, scene, row, who, (_TOTAL, told), y=row.top + 40)
            _parts(sheet, scene, who[0], (_NAME, row.top + 96), row.on)

    state = scene.words.say("picture-step", count=view.marker, most=GOAL)
    high = _HEAD + count * _ROW + 10
    return final.draw(scene, colours(), ranking, plot(scene, history), state, (high, body))


def plot(scene: Scene, history: History) -> chart.Plot:
    """Money and shares; companies' bankruptcies stand out."""
    say = scene.words.say
    turns = [view.moves for view in history.views]
    mark_ = say("picture-failure")
    return chart.Plot(say("picture-worth"), history.worth, turns, history.marks, mark_)


def _prices(sheet: Sheet, scene: Scene, y: int) -> None:
    """What a share of each company is worth."""
    x = (
        round(
            sheet.write((theme.EDGE + 22, y), scene.words.say("picture-prices"), table.HEAD, "lm")
        )
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
        sheet.write((x, y), words, table.HEAD.but(ink=theme.DANGER, on=on), "lm")
        return
    cash = money(view.cash[seat] or 0)
    pen, apart = _PART.but(on=on), 30
    wide = sum(text.width(amount, pen.size, pen.weight) + apart for _, amount in sold)
    wide += text.width(cash, pen.size, pen.weight) + apart + len(sold) * (_BADGE[0] + 12)
    if wide > _RIGHT - x:
        pen, apart = Pen(theme.WORD, "medium", on=on), 12
    x = round(sheet.write((x, y), cash, pen, "lm")) + apart
    for company, amount in sold:
        x = _badge(sheet, scene, company, x, y, on)
        x = round(sheet.write((x, y), amount, pen, "lm")) + apart
