"""The table of the players: money, worth, cards in hand, Sharks."""

from __future__ import annotations

from games.shark_room.ending import asset_value, face
from games.shark_room.state import View
from render import names, shapes, table, theme
from render.scene import Scene
from render.shark_room.look import fin
from render.sheet import Sheet
from render.standing import leader
from render.text import Pen

ROW, FOOT = 96, 12
_DISC, _NAME = 34, 108
"""The radius of a disc; from the left edge, the name."""
_MONEY = table.Column(theme.EDGE + 640, 280, pen=Pen(50, "bold"))
_WORTH = table.Column(theme.EDGE + 664, 270, kind="lm", pen=table.NAME)
_SIGN = 110
"""Pixels of the number of Sharks with its sign."""


def height(seats: int) -> int:
    return seats * ROW + FOOT


def worth(view: View, seat: int) -> int:
    """What the seat would be counted with now: all of it is public."""
    return view.cash[seat] + face(view.shares[seat]) + asset_value(view.assets[seat])


def leads(scene: Scene, seat: int) -> bool:
    """Whether the seat alone is worth most."""
    view: View = scene.view
    return seat == leader(scene, [worth(view, other) for other in range(len(view.cash))])


def write(sheet: Sheet, scene: Scene, top: int) -> None:
    seats = len(scene.names)
    shapes.panel(sheet, (table.LEFT, top, table.RIGHT, top + height(seats)))
    asked = [seat in scene.waiting.seats for seat in range(seats)]
    rows = table.rows(sheet, top + FOOT // 2, [ROW] * seats, asked, gone=scene.view.left)
    for seat, row in enumerate(rows):
        _player(sheet, scene, seat, row)


def _player(sheet: Sheet, scene: Scene, seat: int, row: table.Row) -> None:
    """Name, money, what all is worth together, cards in hand, Sharks."""
    view: View = scene.view
    money, right, y = scene.words.money, table.RIGHT - 24, row.middle
    shapes.person(sheet, (table.LEFT + 58, y), _DISC, seat, row.on, gone=row.is_gone)
    end = table.value(sheet, _MONEY, row, money(view.cash[seat]))
    pen, x = table.NAME.but(ink=row.ink, on=row.on), table.LEFT + _NAME
    names.sign(sheet, scene, seat, (x, y), pen, end - 18 - x)
    leading = theme.BRASS if leads(scene, seat) else theme.MUTED
    table.value(sheet, _WORTH, row, f"= {money(worth(view, seat))}", leading)
    for edge, count in ((right, view.shark_counts[seat]), (right - _SIGN, view.held[seat])):
        column = table.Column(edge, _SIGN)
        table.value(sheet, column, row, str(count), theme.TEXT if count else theme.FAINT)
    fin(sheet, (right - 60, y), row.on, theme.DANGER, 24)
    card(sheet, (right - _SIGN - 54, y), row.on)


def card(sheet: Sheet, centre: tuple[int, int], on: str) -> None:
    """The back of a card, with how many are in hand."""
    x, y = centre
    shapes.framed(sheet, (x - 18, y - 24, x + 18, y + 24), theme.MUTED, on, 8, theme.STROKE)
