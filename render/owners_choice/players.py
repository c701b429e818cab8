"""The table of the players: name, money, shares by company, and who presides."""

from __future__ import annotations

import msgspec

from games.owners_choice.components import COUNT
from games.owners_choice.state import View, gone
from render import names, shapes, text, theme
from render.owners_choice.look import LOOKS, emblem
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

HEAD, ROW, FOOT = 118, 82, 10
_MONEY, _FIRST, _COLUMN = 560, 640, 142
"""From the left edge: the right edge of money, the middle of the first company; pixels of a column."""
_FIGURE = Pen(theme.FACT, "bold")
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)
_DISC = 31
_HIDDEN = (120, 48)


class Row(msgspec.Struct, frozen=True):
    """A player's line: where it stands, and the small label after the name."""

    seat: int
    box: Box
    on: str
    is_gone: bool
    tag: str

    @property
    def middle(self) -> int:
        return (self.box[1] + self.box[3]) // 2

    @property
    def ink(self) -> str:
        return theme.MUTED if self.is_gone else theme.TEXT


def height(seats: int) -> int:
    """A line for each, below badges with what is for sale."""
    return HEAD + seats * ROW + FOOT


def write(sheet: Sheet, scene: Scene, top: int) -> None:
    left, right = theme.EDGE, theme.WIDTH - theme.EDGE
    seats = len(scene.names)
    shapes.panel(sheet, (left, top, right, top + height(seats)))
    _heads(sheet, scene, top)
    for seat in range(seats):
        y = top + HEAD + seat * ROW
        row = _row(scene, seat, (left + 6, y + 2, right - 6, y + ROW - 2))
        sheet.rule(left + 14, y - 1, right - 14)
        if row.on == theme.RAISED:
            shapes.raised(sheet, row.box)
        _name(sheet, scene, row, _money(sheet, scene, row))
        for company in range(COUNT):
            _share(sheet, scene.view, row, company)


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
    at = (theme.EDGE + _MONEY, top + 90)
    sheet.write(at, scene.words.say("picture-for-sale"), _NOTE, "rm")
    for company in range(COUNT):
        x = _middle(company)
        emblem(sheet, scene.words, company, (x - 38, top + 10, x + 38, top + 64))
        count = Pen(theme.NAME, "semibold", theme.MUTED)
        sheet.write((x, top + 90), str(view.stock[company]), count, "mm")


def _row(scene: Scene, seat: int, box: Box) -> Row:
    is_asked = seat in scene.waiting.seats
    on = theme.RAISED if is_asked else theme.PANEL
    is_gone = gone(scene.view)[seat]
    return Row(seat, box, on, is_gone, tag(scene, seat) if is_gone else "")


def _money(sheet: Sheet, scene: Scene, row: Row) -> int:
    """Returns where it begins."""
    cash, right = scene.view.cash[row.seat], theme.EDGE + _MONEY
    if cash is None:
        (wide, high), y = _HIDDEN, row.middle
        shapes.hidden(sheet, (right - wide, y - high // 2, right, y + high // 2), row.on)
        return right - wide
    told = scene.words.money(cash)
    sheet.write((right, row.middle), told, _FIGURE.but(ink=row.ink, on=row.on), "rm")
    return round(right - text.width(told, _FIGURE.size, _FIGURE.weight))


def _name(sheet: Sheet, scene: Scene, row: Row, end: int) -> None:
    """The disc and the name; below it why somebody does not play any more."""
    x, y = theme.EDGE + 56, row.middle
    shapes.person(sheet, (x, y), _DISC, row.seat, row.on, gone=row.is_gone)
    pen, room = Pen(theme.NAME, "semibold", row.ink, row.on), end - x - 46 - 16
    at = (x + 46, y - 18 if row.tag else y)
    names.sign(sheet, scene, row.seat, at, pen, room)
    if row.tag:
        sheet.write((x + 46, y + 21), row.tag, _NOTE.but(on=row.on), "lm", room)


def _share(sheet: Sheet, view: View, row: Row, company: int) -> None:
    """On the company's colour, with a star, for its President."""
    x, y, count = _middle(company), row.middle, view.shares[row.seat][company]
    fill = LOOKS[company].fill
    if view.presidents[company] == row.seat:
        shapes.panel(sheet, (x - 60, y - 32, x + 60, y + 32), fill, row.on, 14)
        pen = _FIGURE.but(ink=theme.on(fill), on=fill)
        sheet.write((x, y), f"★ {count}", pen, "mm")
        return
    told, ink = (str(count), row.ink) if count else (theme.ZERO, theme.LINE)
    sheet.write((x, y), told, _FIGURE.but(weight="semibold", ink=ink, on=row.on), "mm")
