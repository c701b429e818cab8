"""The market on the board: a card for each title with its price and its five shares."""

from __future__ import annotations

from games.shark_room.components import SHARES_EACH, TITLES
from games.shark_room.state import View
from render import condensed, shapes, text, theme
from render.scene import Scene
from render.shark_room import places
from render.shark_room.look import mark, warning
from render.sheet import Box, Sheet
from render.text import Pen

ACROSS, GAP = 5, 14
WIDE = (theme.WIDTH - 2 * theme.MARGIN - (ACROSS - 1) * GAP) // ACROSS
HIGH = 268
_ROW, _BADGE = 40, 54


def height(view: View) -> int:
    rows = -(-len(view.in_play) // ACROSS)
    return rows * (HIGH + GAP)


def write(sheet: Sheet, scene: Scene, top: int) -> None:
    for number, title in enumerate(scene.view.in_play):
        left = theme.MARGIN + number % ACROSS * (WIDE + GAP)
        upper = top + number // ACROSS * (HIGH + GAP)
        _card(sheet, scene, title, (left, upper, left + WIDE, upper + HIGH))


def _card(sheet: Sheet, scene: Scene, title: int, box: Box) -> None:
    left, top, right, _ = box
    toxic = places.is_toxic(title)
    shapes.panel(sheet, box)
    if toxic:
        _outline(sheet, box)
    mark(sheet, title, (left + 14, top + 14), _BADGE, theme.PANEL)
    price = places.price(scene.view, title)
    figure = scene.words.money(price) if price else theme.ABSENT
    pen = Pen(40, "hero", theme.TEXT if price else theme.FAINT)
    sheet.write((right - 14, top + 14 + _BADGE // 2), figure, pen, "rm", WIDE - _BADGE - 36)
    x = left + 14
    if toxic:
        warning(sheet, (right - 28, top + 122), theme.PANEL)
    name = Pen(theme.SMALL, "semibold", theme.DANGER if toxic else theme.TEXT)
    _name(sheet, TITLES[title].name, (x, top + 92), name, right - 10 - x)
    note = Pen(theme.NOTE, "regular", theme.MUTED)
    pays = scene.words.say("picture-pays", count=TITLES[title].group, amount=TITLES[title].dividend)
    sheet.write((left + 14, top + 122), pays, note, "lm", WIDE - 26 - 34 * toxic)
    _shares(sheet, scene.view, title, (left + 12, top + 142))


def _name(sheet: Sheet, name: str, at: tuple[int, int], pen: Pen, room: int) -> None:
    """A printed name is never cut: what does not fit in small letters gets narrow ones."""
    if text.width(name, theme.NOTE, pen.weight) > room:
        centre = (at[0] + room / 2, at[1])
        condensed.write(sheet, centre, name, pen.but(size=theme.NOTE), room)
    else:
        sheet.write(at, name, pen, "lm", room)


def _outline(sheet: Sheet, box: Box) -> None:
    """Of a toxic title: danger."""
    left, top, right, bottom = box
    outer = shapes.rounded(right - left, bottom - top, theme.RADIUS)
    inner = shapes.rounded(right - left - 6, bottom - top - 6, theme.RADIUS - 3)
    sheet.stamp(outer, (left, top), theme.DANGER, theme.PAGE)
    sheet.stamp(inner, (left + 3, top + 3), theme.PANEL, theme.DANGER)


def _shares(sheet: Sheet, view: View, title: int, at: tuple[int, int]) -> None:
    """Two to a line; the sixth place is that of the closings."""
    wide = (WIDE - 24 - 8) // 2
    for number, place in enumerate(places.places(view, title)):
        x, y = at[0] + number % 2 * (wide + 8), at[1] + number // 2 * _ROW
        places.draw(sheet, view, place, (x, y, x + wide, y + _ROW - 4))
    if places.is_toxic(title):
        x, y = at[0] + wide + 8, at[1] + SHARES_EACH // 2 * _ROW
        places.closings(sheet, view, title, (x, y, x + wide - 2, y + _ROW - 4))
