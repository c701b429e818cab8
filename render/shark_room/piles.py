"""The market as ten lines: each title with what a group pays, its price, its five shares in their places."""

from __future__ import annotations

from games.shark_room.components import TITLES, dividends
from games.shark_room.market import held
from games.shark_room.state import View
from render import shapes, text, theme
from render.scene import Scene
from render.shark_room import places
from render.shark_room.look import mark, warning
from render.sheet import Sheet
from render.text import Pen

ROW, FOOT = 98, 12
_BADGE, _NAME = 72, 100
_PRICE = 502
"""From the left edge: the name, and the right edge of the price."""
FIRST, _PLACE, _GAP = 518, 128, 8
"""From the left edge: the first share; how wide one is, and the gap behind it."""
_TITLE = Pen(theme.LEAST_FACT, "semibold")
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)
_FIGURE = Pen(theme.FACT, "bold")


def height(view: View) -> int:
    return len(view.in_play) * ROW + FOOT


def write(sheet: Sheet, scene: Scene, top: int, *, is_mine: bool = False) -> None:
    """All titles; `is_mine` tells what each of them pays the viewer, too."""
    left, right = theme.EDGE, theme.WIDTH - theme.EDGE
    shapes.panel(sheet, (left, top, right, top + height(scene.view)))
    for number, title in enumerate(scene.view.in_play):
        y = top + FOOT // 2 + number * ROW
        if number:
            sheet.rule(left + 14, y, right - 14)
        _line(sheet, scene, title, y, is_mine)


def _line(sheet: Sheet, scene: Scene, title: int, top: int, is_mine: bool) -> None:
    view: View = scene.view
    left, middle, one = theme.EDGE, top + ROW // 2, TITLES[title]
    toxic = places.is_toxic(title)
    mark(sheet, title, (left + 14, middle - _BADGE // 2), _BADGE, theme.PANEL)
    price = places.price(view, title)
    told = scene.words.money(price) if price else theme.ABSENT
    figure = _FIGURE.but(ink=theme.TEXT if price else theme.FAINT)
    high = top + 34
    paid = _paid(view, title) if is_mine else 0
    sheet.write((left + _PRICE, high if paid else middle), told, figure, "rm")
    x = left + _NAME
    if toxic:
        warning(sheet, (x + 18, high), theme.PANEL, 19)
        x += 46
    pen = _TITLE.but(ink=theme.DANGER if toxic else theme.TEXT)
    # The highest price, so that a title has the same name in every turn.
    widest = scene.words.money(max(place.price for place in places.places(view, title)))
    room = left + _PRICE - text.width(widest, figure.size, figure.weight) - 16 - x
    name = text.shortened(one.name, theme.WORD, pen.weight, room)
    sheet.write((x, high), name, pen, "lm", room)
    pays, low = f"{one.group} → {scene.words.money(one.dividend)}", top + 74
    x = round(sheet.write((left + _NAME, low), pays, _NOTE, "lm")) + 6
    if toxic:
        places.closings(sheet, view, title, (x, low))
    if paid:
        gain = Pen(theme.WORD, "medium", theme.GAIN)
        sheet.write((left + _PRICE, low), f"+{scene.words.money(paid)}", gain, "rm")
    for number, place in enumerate(places.places(view, title)):
        x = left + FIRST + number * _PLACE
        places.draw(sheet, view, place, (x, middle - 30, x + _PLACE - _GAP, middle + 30))


def _paid(view: View, title: int) -> int:
    """What the viewer's shares of it pay a turn."""
    return 0 if view.me is None else dividends(title, len(held(view.shares[view.me], title)))
