"""The players: money, points, symbols, and of which tens the cards in hand are."""

from __future__ import annotations

from games.greed.components import ASSETS, DECADE
from games.greed.view import View
from render import names, shapes, text, theme
from render.greed.look import symbol_mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

HEIGHT = 132
_GAP = 14
_WIDE = 180
"""The least pixels for a name in larger letters."""


def strip(sheet: Sheet, scene: Scene, top: int) -> None:
    """One beside the other, by seat."""
    count = len(scene.names)
    wide = (theme.WIDTH - 2 * theme.MARGIN - (count - 1) * _GAP) // count
    for seat in range(count):
        left = theme.MARGIN + seat * (wide + _GAP)
        _player(sheet, scene, seat, (left, top, left + wide, top + HEIGHT))


def _player(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    """Name and disc, money, points, cards; a brass edge for those that are waited for."""
    left, top, right, bottom = box
    view: View = scene.view
    board = view.board
    asked, gone = seat in scene.waiting.seats, board.left[seat]
    on = theme.RAISED if asked else theme.PANEL
    shapes.panel(sheet, box, on)
    if asked:
        shapes.panel(sheet, (left, top + 18, left + 6, bottom - 18), theme.BRASS, on, 3)
    shapes.person(sheet, (left + 34, top + 30), 19, seat, on, gone=gone)
    ink = theme.MUTED if gone else theme.TEXT
    room = right - left - 74
    size = theme.BODY if room > _WIDE else theme.SMALL
    name = Pen(size, "semibold", ink, on)
    names.write(sheet, scene, seat, (left + 62, top + 30), name, room)
    money = scene.words.money(board.cash[seat])
    points = scene.words.say("picture-points-short", count=view.points[seat])
    wide = text.width(points, theme.SMALL, "semibold")
    figure = Pen(theme.STRONG, "bold", theme.TEXT, on)
    sheet.write((left + 16, top + 72), money, figure, "lm", right - left - 44 - wide)
    pen = Pen(theme.SMALL, "semibold", theme.TEXT, on)
    sheet.write((right - 14, top + 72), points, pen, "rm")
    _cards(sheet, view, seat, (left + 16, top + 108, right - 14), on)


def _cards(sheet: Sheet, view: View, seat: int, at: tuple[int, int, int], on: str) -> None:
    """Closed cards, told by their tens; the start marker; the symbols that they own."""
    left, y, right = at
    x = left
    ground = theme.PANEL if on == theme.RAISED else theme.RAISED
    for decade in view.decades[seat]:
        tens = ASSETS[decade * DECADE].number // DECADE
        shapes.panel(sheet, (x, y - 16, x + 42, y + 16), ground, on, 7)
        pen = Pen(theme.NOTE, "semibold", theme.MUTED, ground)
        sheet.write((x + 21, y), f"{tens}?", pen, "mm")
        x += 48
    if view.board.start == seat:
        star = Pen(theme.SMALL, "semibold", theme.BRASS, on)
        x = round(sheet.write((x + 2, y), "★", star, "lm")) + 6
    owned, size = view.board.symbols[seat], 30
    room = (right - x - 8) // (size + 4)
    # The number of those left out takes one place.
    shown = owned if len(owned) <= room else owned[: max(0, room - 1)]
    x = right - len(shown) * (size + 4) - (34 if len(shown) < len(owned) else -4)
    for symbol in shown:
        symbol_mark(sheet, symbol, (x, y - size // 2), size, on)
        x += size + 4
    if len(shown) < len(owned):
        pen = Pen(theme.NOTE, "semibold", theme.MUTED, on)
        sheet.write((right, y), f"+{len(owned) - len(shown)}", pen, "rm")
