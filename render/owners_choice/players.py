"""The table of the players: name, money, shares by company, and who presides."""

from __future__ import annotations

from games.owners_choice.components import COUNT
from games.owners_choice.state import View, gone
from render import names, shapes, table, theme
from render.owners_choice.look import LOOKS, emblem
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

HEAD, ROW, FOOT = 72, 82, 10
_FIRST, _COLUMN = 640, 142
"""From the left edge the middle of the first company; pixels of a column."""
_MONEY = table.Column(theme.EDGE + 560, 250)
_DISC = 31


def height(seats: int) -> int:
    """A line for each, below badges with what is for sale."""
    return HEAD + seats * ROW + FOOT


def write(sheet: Sheet, scene: Scene, top: int) -> None:
    seats = len(scene.names)
    shapes.panel(sheet, (table.LEFT, top, table.RIGHT, top + height(seats)))
    _heads(sheet, scene, top)
    asked = [seat in scene.waiting.seats for seat in range(seats)]
    absent = gone(scene.view)
    rows = table.rows(sheet, top + HEAD, [ROW] * seats, asked, gone=absent, is_headed=True)
    for seat, row in enumerate(rows):
        cash = scene.view.cash[seat]
        told = None if cash is None else scene.words.money(cash)
        _name(sheet, scene, seat, row, table.value(sheet, _MONEY, row, told))
        for company in range(COUNT):
            _share(sheet, scene.view, row, seat, company)


def tag(scene: Scene, seat: int) -> str:
    view: View = scene.view
    say = scene.words.say
    if seat in view.bankrupt:
        return say("picture-bankrupt")
    if view.left[seat]:
        return say("picture-left")
    if seat == view.me:
        return say("picture-you")
    return say("picture-computer") if seat in scene.computers else ""


def _middle(company: int) -> int:
    return theme.EDGE + _FIRST + company * _COLUMN


def _heads(sheet: Sheet, scene: Scene, top: int) -> None:
    """The companies, and how many of their shares nobody has."""
    view: View = scene.view
    y = top + HEAD // 2
    sheet.write((_MONEY.edge, y), scene.words.say("picture-for-sale"), table.HEAD, "rm")
    for company in range(COUNT):
        x = _middle(company)
        emblem(sheet, scene.words, company, (x - 64, y - 27, x + 4, y + 27))
        count = Pen(theme.NAME, "semibold", theme.MUTED)
        sheet.write((x + 16, y), str(view.stock[company]), count, "lm")


def _name(sheet: Sheet, scene: Scene, seat: int, row: table.Row, end: float) -> None:
    """The disc and the name; below it why somebody does not play any more."""
    x, y = theme.EDGE + 56, row.middle
    shapes.person(sheet, (x, y), _DISC, seat, row.on, gone=row.is_gone)
    pen, room = table.NAME.but(ink=row.ink, on=row.on), end - x - 46 - 16
    label = tag(scene, seat) if row.is_gone else ""
    names.sign(sheet, scene, seat, (x + 46, y - 18 if label else y), pen, room)
    if label:
        sheet.write((x + 46, y + 21), label, table.HEAD.but(on=row.on), "lm", room)


def _share(sheet: Sheet, view: View, row: table.Row, seat: int, company: int) -> None:
    """On the company's colour, with a star, for its President."""
    x, y, count = _middle(company), row.middle, view.shares[seat][company]
    fill = LOOKS[company].fill
    if view.presidents[company] == seat:
        shapes.panel(sheet, (x - 60, y - 30, x + 60, y + 30), fill, row.on, 14)
        pen = table.FIGURE.but(ink=theme.on(fill), on=fill)
        sheet.write((x, y), f"★ {count}", pen, "mm")
        return
    column = table.Column(x, _COLUMN - 8, kind="mm", pen=table.FIGURE.but(weight="semibold"))
    table.value(sheet, column, row, str(count or theme.ZERO), "" if count else theme.LINE)
