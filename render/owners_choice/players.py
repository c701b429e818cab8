"""The table of the players: name, money, shares by company, and who presides."""

from __future__ import annotations

import msgspec

from games.owners_choice.components import COUNT, MAX_SHARES
from games.owners_choice.state import View, gone
from render import names, shapes, text, theme
from render.owners_choice.look import LOOKS, mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

HEAD, FOOT = 60, 14
_HEADS, _COLUMN = 560, 140
"""Where the columns of shares begin, and how wide each is."""
_FIGURE = Pen(theme.STRONG, "bold")
_NAME = Pen(theme.BODY, "semibold")
_HIDDEN_MONEY = 118


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
    """A line for each, and one for what is for sale."""
    return HEAD + (seats + 1) * theme.ROW + FOOT


def write(sheet: Sheet, scene: Scene, top: int) -> None:
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    seats = len(scene.names)
    shapes.panel(sheet, (left, top, right, top + height(seats)))
    head = Pen(theme.NOTE, "regular", theme.MUTED)
    words = scene.words.say("picture-holdings", most=MAX_SHARES)
    sheet.write((left + 20, top + 38), words, head, "ls", _HEADS - 30)
    for company in range(COUNT):
        mark(sheet, scene.words, company, (_middle(company), top + 31), 44)
    for seat in range(seats):
        y = top + HEAD + seat * theme.ROW
        row = _row(scene, seat, (left + 6, y + 2, right - 6, y + theme.ROW - 2))
        _ground(sheet, row)
        _name(sheet, scene, row, _money(sheet, scene, row))
        for company in range(COUNT):
            _share(sheet, scene.view, row, company)
    _stock(sheet, scene, top + HEAD + seats * theme.ROW)


def _middle(company: int) -> int:
    return theme.MARGIN + _HEADS + company * _COLUMN + _COLUMN // 2


def _row(scene: Scene, seat: int, box: Box) -> Row:
    is_asked = seat in scene.waiting.seats
    on = theme.RAISED if is_asked else theme.PANEL
    return Row(seat, box, on, gone(scene.view)[seat], tag(scene, seat))


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


def _ground(sheet: Sheet, row: Row) -> None:
    """The line of the player who is asked stands out, with a bar of brass at its left."""
    if row.on == theme.PANEL:
        return
    left, top, _, bottom = row.box
    shapes.panel(sheet, row.box, row.on, theme.PANEL, 12)
    shapes.panel(sheet, (left, top + 8, left + 6, bottom - 8), theme.BRASS, row.on, 3)


def _money(sheet: Sheet, scene: Scene, row: Row) -> int:
    """Returns where it begins."""
    cash, right = scene.view.cash[row.seat], theme.MARGIN + _HEADS - 12
    if cash is None:
        left = right - _HIDDEN_MONEY
        shapes.hidden(sheet, (left, row.middle - 17, right, row.middle + 17), row.on)
        return left
    told = scene.words.money(cash)
    sheet.write((right, row.middle), told, _FIGURE.but(ink=row.ink, on=row.on), "rm")
    return round(right - text.width(told, _FIGURE.size, _FIGURE.weight))


def _name(sheet: Sheet, scene: Scene, row: Row, end: int) -> None:
    """The disc, the name cut to its room, and the label after it."""
    x = theme.MARGIN + 40
    shapes.person(sheet, (x, row.middle), 20, row.seat, row.on, gone=row.is_gone)
    wide = text.width(row.tag, theme.NOTE, "semibold") + theme.NOTE + 10 if row.tag else 0
    room = end - x - 32 - 20 - wide
    pen = _NAME.but(ink=row.ink, on=row.on)
    at = names.write(sheet, scene, row.seat, (x + 32, row.middle), pen, room)
    if row.tag:
        pen = Pen(theme.NOTE, "semibold", theme.MUTED if row.is_gone else theme.TEXT, theme.LINE)
        shapes.pill(sheet, (at + 10, row.middle), row.tag, pen, row.on)


def _share(sheet: Sheet, view: View, row: Row, company: int) -> None:
    """On the company's colour, with a star, for its President."""
    x, y, count = _middle(company), row.middle, view.shares[row.seat][company]
    fill = LOOKS[company].fill
    if view.presidents[company] == row.seat:
        shapes.panel(sheet, (x - 46, y - 22, x + 46, y + 22), fill, row.on, 11)
        pen = _FIGURE.but(ink=theme.on(fill), on=fill)
        sheet.write((x, y), f"★ {count}", pen, "mm")
    elif count:
        sheet.write(
            (x, y), str(count), _FIGURE.but(weight="semibold", ink=row.ink, on=row.on), "mm"
        )
    else:
        sheet.write((x, y), theme.ZERO, _FIGURE.but(ink=theme.LINE, on=row.on), "mm")


def _stock(sheet: Sheet, scene: Scene, top: int) -> None:
    """What nobody holds."""
    y = top + theme.ROW // 2
    sheet.rule(theme.MARGIN + 16, top + 2, theme.WIDTH - theme.MARGIN - 16)
    pen = Pen(theme.SMALL, "regular", theme.MUTED)
    words = scene.words.say("picture-for-sale")
    sheet.write((theme.MARGIN + 40 + 32, y + 2), words, pen, "lm", _HEADS - 90)
    for company, left in enumerate(scene.view.stock):
        sheet.write((_middle(company), y + 2), str(left), pen.but(size=theme.BODY), "mm")
