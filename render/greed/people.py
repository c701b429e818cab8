"""The players: points, money, who begins; on the page of symbols also what else is known of them."""

from __future__ import annotations

from games.greed.components import ASSETS, DECADE
from games.greed.view import View
from render import names, shapes, table, theme
from render.greed.look import symbol_mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

HEIGHT = 172
_GAP = 10
LINE = 128
"""Pixels of a player's line on the page of symbols."""
_MARK = 54
_POINTS = table.Column(table.RIGHT - table.SIDE, 300)


def strip(sheet: Sheet, scene: Scene, top: int) -> None:
    """One beside the other, by seat."""
    count = len(scene.names)
    wide = (theme.WIDTH - 2 * theme.EDGE - (count - 1) * _GAP) // count
    for seat in range(count):
        left = theme.EDGE + seat * (wide + _GAP)
        _player(sheet, scene, seat, (left, top, left + wide, top + HEIGHT))


def _player(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    """Disc and name, points, money; a brass edge for those that are waited for."""
    left, top, right, bottom = box
    view: View = scene.view
    board, words = view.board, scene.words
    asked, gone = seat in scene.waiting.seats, board.left[seat]
    on = theme.RAISED if asked else theme.PANEL
    shapes.panel(sheet, box, on)
    if asked:
        bar = (left, top + 20, left + theme.MARK, bottom - 20)
        shapes.panel(sheet, bar, theme.BRASS, on, 4)
    shapes.person(sheet, (left + 44, top + 38), 28, seat, on, gone=gone)
    ink = theme.MUTED if gone else theme.TEXT
    name = Pen(theme.LEAST_FACT, "semibold", ink, on)
    names.sign(sheet, scene, seat, (left + 82, top + 38), name, right - left - 90)
    points = Pen(50, "bold", ink, on)
    told = words.say("picture-points-short", count=view.points[seat])
    sheet.write((left + 20, top + 94), told, points, "lm", right - left - 30)
    money = Pen(theme.FACT, "semibold", theme.MUTED, on)
    star = 50 if board.start == seat else 0
    told = words.money(board.cash[seat])
    sheet.write((left + 20, top + 142), told, money, "lm", right - left - 30 - star)
    if star:
        sheet.write(
            (right - 16, top + 142),
            "★",
            money.but(size=theme.LEAST_FACT, weight="bold", ink=theme.BRASS),
            "rm",
        )


def line(sheet: Sheet, scene: Scene, seat: int, row: table.Row) -> None:
    """Name and points; below of which tens the cards in hand are, and the symbols."""
    view: View = scene.view
    top = row.top
    shapes.person(sheet, (table.LEFT + 52, row.middle), 32, seat, row.on, gone=row.is_gone)
    points = scene.words.say("picture-points-short", count=view.points[seat])
    end = table.value(sheet, _POINTS, row, points, theme.TEXT, top + 34)
    x = table.LEFT + 102
    names.sign(sheet, scene, seat, (x, top + 34), table.NAME, end - 20 - x)
    for decade in view.decades[seat]:
        tens = ASSETS[decade * DECADE].number // DECADE
        box = (x, top + 66, x + 74, top + 120)
        shapes.panel(sheet, box, theme.RAISED, theme.PANEL, 11)
        figure = Pen(theme.LEAST_FACT, "semibold", theme.MUTED, theme.RAISED)
        sheet.write((x + 37, top + 93), f"{tens}?", figure, "mm")
        x += 84
    for symbol in sorted(view.board.symbols[seat]):
        symbol_mark(sheet, symbol, (x + 12, top + 66), _MARK, theme.PANEL)
        x += _MARK + 6
