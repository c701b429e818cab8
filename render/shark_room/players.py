"""The table of the players: money, worth, cards in hand, Sharks."""

from __future__ import annotations

from games.shark_room.ending import asset_value, face
from games.shark_room.state import View
from render import names, shapes, text, theme
from render.scene import Scene
from render.shark_room.look import fin
from render.sheet import Sheet
from render.standing import leader
from render.text import Pen

ROW, FOOT = 96, 12
_DISC, _NAME = 34, 108
"""The radius of a disc; from the left edge, the name."""
_MONEY, _WORTH = 640, 664
"""From the left edge: the right edge of money, the left edge of worth."""
_FIGURE = Pen(50, "bold")
_COUNT = Pen(theme.FACT, "bold")
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
    left, right = theme.EDGE, theme.WIDTH - theme.EDGE
    shapes.panel(sheet, (left, top, right, top + height(len(scene.names))))
    for seat in range(len(scene.names)):
        y = top + FOOT // 2 + seat * ROW
        on = theme.PANEL
        if seat in scene.waiting.seats:
            on = theme.RAISED
            shapes.raised(sheet, (left + 6, y + 2, right - 6, y + ROW - 2))
        elif seat:
            sheet.rule(left + 14, y, right - 14)
        _player(sheet, scene, seat, y + ROW // 2, on)


def tags(scene: Scene, seat: int) -> str:
    """You, left, or played by a computer."""
    if seat == scene.view.me:
        return scene.words.say("picture-you")
    if scene.view.left[seat]:
        return scene.words.say("picture-left")
    return scene.words.say("picture-computer") if seat in scene.computers else ""


def _player(sheet: Sheet, scene: Scene, seat: int, y: int, on: str) -> None:
    """Name, money, what all is worth together, cards in hand, Sharks."""
    view: View = scene.view
    left, right, money = theme.EDGE, theme.WIDTH - theme.EDGE - 24, scene.words.money
    gone = view.left[seat]
    shapes.person(sheet, (left + 58, y), _DISC, seat, on, gone=gone)
    told, ink = money(view.cash[seat]), theme.MUTED if gone else theme.TEXT
    figure = _FIGURE.but(ink=ink, on=on)
    sheet.write((left + _MONEY, y), told, figure, "rm")
    room = _MONEY - text.width(told, figure.size, figure.weight) - 18 - _NAME
    names.sign(sheet, scene, seat, (left + _NAME, y), Pen(theme.NAME, "semibold", ink, on), room)
    leading = theme.BRASS if leads(scene, seat) else theme.MUTED
    worth_now = Pen(theme.NAME, "semibold", leading, on)
    sheet.write((left + _WORTH, y), f"= {money(worth(view, seat))}", worth_now, "lm", 270)
    _count(sheet, (right, y), view.shark_counts[seat], on)
    fin(sheet, (right - 60, y), on, theme.DANGER, 24)
    _count(sheet, (right - _SIGN, y), view.held[seat], on)
    card(sheet, (right - _SIGN - 54, y), on)


def card(sheet: Sheet, centre: tuple[int, int], on: str) -> None:
    """The back of a card, with how many are in hand."""
    x, y = centre
    shapes.framed(sheet, (x - 18, y - 24, x + 18, y + 24), theme.MUTED, on, 8, theme.STROKE)


def _count(sheet: Sheet, at: tuple[int, int], count: int, on: str) -> None:
    pen = _COUNT.but(ink=theme.TEXT if count else theme.FAINT, on=on)
    sheet.write(at, str(count), pen, "rm")
