"""The table of the players: money, cards in hand, Sharks, assets, and shares by title."""

from __future__ import annotations

from games.shark_room.ending import asset_value, face
from games.shark_room.market import held
from games.shark_room.state import View
from render import shapes, text, theme
from render.names import called
from render.scene import Scene
from render.shark_room.look import KINDS, fin, mark
from render.sheet import Box, Sheet
from render.standing import leader
from render.text import Pen

HEAD, ROW, FOOT = 54, 66, 10
_MONEY, _CARDS, _SHARKS, _ASSETS, _TITLES = 388, 402, 472, 632, 648
"""From the left edge: right edge of money, cards, Sharks, right edge of assets, first title."""
_COLUMN = (theme.WIDTH - 2 * theme.MARGIN - _TITLES - 12) // 10
_FIGURE = Pen(theme.STRONG, "bold")


def height(seats: int) -> int:
    return HEAD + seats * ROW + FOOT


def worth(view: View, seat: int) -> int:
    """What the seat would be counted with now: all of it is public."""
    return view.cash[seat] + face(view.shares[seat]) + asset_value(view.assets[seat])


def leads(scene: Scene, seat: int) -> bool:
    """Whether the seat alone is worth most."""
    view: View = scene.view
    return seat == leader(scene, [worth(view, other) for other in range(len(view.cash))])


def write(sheet: Sheet, scene: Scene, top: int) -> None:
    view: View = scene.view
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    shapes.panel(sheet, (left, top, right, top + height(len(scene.names))))
    _heads(sheet, scene, top + HEAD // 2 + 2)
    for seat in range(len(scene.names)):
        y = top + HEAD + seat * ROW
        box = (left + 6, y + 2, right - 6, y + ROW - 2)
        on = theme.RAISED if seat in scene.waiting.seats else theme.PANEL
        _ground(sheet, box, on)
        _name(sheet, scene, seat, (left + 40, (box[1] + box[3]) // 2), on)
        _figures(sheet, scene, seat, (left, (box[1] + box[3]) // 2), on)
        _shares(sheet, view, seat, (left + _TITLES, (box[1] + box[3]) // 2), on)


def tags(scene: Scene, seat: int) -> str:
    """You, left, or played by a computer."""
    if seat == scene.view.me:
        return scene.words.say("picture-you")
    if scene.view.left[seat]:
        return scene.words.say("picture-left")
    return scene.words.say("picture-computer") if seat in scene.computers else ""


def _heads(sheet: Sheet, scene: Scene, y: int) -> None:
    pen, left = Pen(theme.NOTE, "semibold", theme.MUTED), theme.MARGIN
    say = scene.words.say
    sheet.write((left + _MONEY, y), say("picture-money"), pen, "rm", 140)
    _cards(sheet, (left + _CARDS, y), 1, theme.PANEL)
    fin(sheet, (left + _SHARKS + 16, y), theme.PANEL)
    sheet.write((left + _ASSETS, y), say("picture-assets"), pen, "rm", 88)
    for number, title in enumerate(scene.view.in_play):
        x = left + _TITLES + number * _COLUMN + _COLUMN // 2
        mark(sheet, title, (x - 20, y - 20), 40, theme.PANEL)


def _ground(sheet: Sheet, box: Box, on: str) -> None:
    """The line of who is asked stands out, with a bar of brass at its left."""
    if on == theme.RAISED:
        left, top, _, bottom = box
        shapes.panel(sheet, box, on, theme.PANEL, 12)
        shapes.panel(sheet, (left, top + 8, left + 6, bottom - 8), theme.BRASS, on, 3)


def _name(sheet: Sheet, scene: Scene, seat: int, at: tuple[int, int], on: str) -> None:
    """The name, and below it what all is worth together."""
    x, middle = at
    gone = scene.view.left[seat]
    shapes.person(sheet, (x, middle), 22, seat, on, gone=gone)
    pen = Pen(theme.BODY, "semibold", theme.MUTED if gone else theme.TEXT, on)
    money = scene.words.money(scene.view.cash[seat])
    room = theme.MARGIN + _MONEY - text.width(money, theme.STRONG, "bold") - 16 - x - 36
    name, size = text.fit(called(scene, seat), pen.size, pen.weight, room)
    sheet.write((x + 36, middle - 13), name, pen.but(size=size), "lm")
    note = Pen(theme.NOTE, "regular", theme.BRASS if leads(scene, seat) else theme.MUTED, on)
    told = scene.words.say("picture-worth-now", amount=worth(scene.view, seat))
    tag = tags(scene, seat)
    told = f"{told} · {tag}" if tag else told
    sheet.write((x + 36, middle + 17), told, note, "lm", theme.MARGIN + _MONEY - x - 36)


def _figures(sheet: Sheet, scene: Scene, seat: int, at: tuple[int, int], on: str) -> None:
    view: View = scene.view
    left, middle = at
    money = _FIGURE.but(on=on, ink=theme.MUTED if view.left[seat] else theme.TEXT)
    sheet.write((left + _MONEY, middle - 13), scene.words.money(view.cash[seat]), money, "rm")
    _cards(sheet, (left + _CARDS, middle), view.held[seat], on)
    sharks = view.shark_counts[seat]
    if sharks:
        fin(sheet, (left + _SHARKS + 16, middle), on)
    ink = theme.TEXT if sharks else theme.LINE
    told = str(sharks) if sharks else theme.ZERO
    pen = Pen(theme.BODY, "bold", ink, on)
    sheet.write((left + _SHARKS + 38, middle), told, pen, "lm")
    value = asset_value(view.assets[seat])
    told = scene.words.money(value) if value else theme.ZERO
    pen = Pen(theme.SMALL, "semibold", KINDS["asset"] if value else theme.LINE, on)
    sheet.write((left + _ASSETS, middle), told, pen, "rm", 90)


def _cards(sheet: Sheet, at: tuple[int, int], count: int, on: str) -> None:
    """The backs of the cards in hand; none is a dot."""
    x, middle = at
    if not count:
        sheet.write((x + 30, middle), theme.ZERO, _FIGURE.but(ink=theme.LINE, on=on), "mm")
    for number in range(count):
        left = x + number * 22
        shapes.framed(sheet, (left, middle - 15, left + 20, middle + 15), theme.MUTED, on, 5, 2)


def _shares(sheet: Sheet, view: View, seat: int, at: tuple[int, int], on: str) -> None:
    for number, title in enumerate(view.in_play):
        x, count = at[0] + number * _COLUMN + _COLUMN // 2, len(held(view.shares[seat], title))
        ink = theme.MUTED if view.left[seat] else theme.TEXT
        pen = _FIGURE.but(ink=ink if count else theme.LINE, on=on)
        sheet.write((x, at[1]), str(count) if count else theme.ZERO, pen, "mm")
