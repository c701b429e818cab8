"""A tile of the rack on a card: its place on the board, and its effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from games.acquire.board import Fit
from games.acquire.components import COLUMNS, TILES
from games.acquire.prospects import Prospect, foreseen
from games.acquire.state import View
from render import amounts, shapes, text, theme
from render.acquire import grid, telling
from render.acquire.look import mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_HEIGHT, _RIVALS = 366, 44
"""A card, and the line of the others' bonuses below it."""
_CELL = 48
_ACROSS, _DOWN = 7, 3
_INKS: Mapping[Fit, str] = {
    "alone": theme.MUTED,
    "grows": theme.GAIN,
    "founds": theme.NEWS,
    "merges": theme.BRASS,
    "eighth": theme.LINE,
    "dead": theme.DANGER,
}


def height(seen: Sequence[Prospect], me: int | None) -> int:
    """The height of all cards: a merger that pays others has a line more."""
    return _HEIGHT + (_RIVALS if any(telling.rivals(one, me) for one in seen) else 0)


def draw(sheet: Sheet, scene: Scene, prospect: Prospect, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    may = prospect.kind not in {"eighth", "dead"}
    name = Pen(theme.HERO, "hero", theme.TEXT if may else theme.FAINT)
    sheet.write((left + 20, top + 68), TILES[prospect.cell], name)
    fill = _INKS[prospect.kind]
    pen = Pen(theme.SMALL, "semibold", theme.on(fill), fill)
    words = scene.words.say(f"picture-kind-{prospect.kind}")
    shapes.pill(sheet, (right - 18, top + 46), words, pen, theme.PANEL, "r")
    corner = (left + (right - left - _ACROSS * _CELL) // 2, top + 92)
    _window(sheet, scene.view, prospect.cell, corner, may=may)
    _effect(sheet, scene, prospect, (left + 20, corner[1] + _DOWN * _CELL + 40, right - 20, 0))


def nothing(sheet: Sheet, box: Box) -> None:
    """The empty place of a tile that the rack lacks."""
    shapes.framed(sheet, box, theme.RAISED, theme.PAGE, theme.RADIUS, 3)
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    sheet.write(middle, theme.ABSENT, Pen(theme.TITLE, "bold", theme.FAINT, theme.PAGE), "mm")


def _window(sheet: Sheet, view: View, cell: int, corner: tuple[int, int], *, may: bool) -> None:
    """The places around the tile, and the tile among them."""
    window = grid.around(cell, _ACROSS, _DOWN)
    grid.paint(sheet, grid.tiles(view), view.sizes, corner, _CELL, window, veiled=not may)
    row, column = divmod(cell, COLUMNS)
    x = corner[0] + (column - window.left) * _CELL
    y = corner[1] + (row - window.top) * _CELL
    ink = theme.BRASS if may else theme.FAINT
    grid.ring(sheet, (x, y), _CELL, ink)
    sign = Pen(theme.STRONG, "bold", ink, theme.PANEL)
    sheet.write(
        (x + _CELL / 2, y + _CELL / 2), theme.ALLOWED if may else theme.FORBIDDEN, sign, "mm"
    )


def _effect(sheet: Sheet, scene: Scene, prospect: Prospect, box: Box) -> None:
    """The effect in bold, then two lines of detail, or the corporations to choose from."""
    left, y, right, _ = box
    may = prospect.kind not in {"eighth", "dead"}
    strong = Pen(theme.SMALL + 2, "semibold", theme.TEXT if may else theme.MUTED)
    told = telling.effect(scene.words, prospect)
    # The names of four corporations do not fit on a card; their badges do.
    fits = text.width(told, theme.SMALL, "semibold") <= right - left
    if fits or prospect.depends or not prospect.survivors:
        sheet.write((left, y), told, strong, "ls", right - left)
    else:
        told = telling.effect_in_short(scene.words, prospect)
        others = telling.others(prospect)
        x = round(sheet.write((left, y), told, strong, "ls", right - left - 39 * len(others))) + 8
        _badges(sheet, others, (x, y - 24), 32)
    pen = Pen(theme.SMALL, "regular", theme.MUTED)
    for number, line in enumerate(telling.details(scene, prospect)):
        sheet.write((left, y + 38 + number * 33), line, pen, "ls", right - left)
    _bonuses(sheet, scene, prospect, (left, y + 38 + 2 * 33 + 6, right, 0))
    if prospect.kind == "founds":
        free = tuple(one for one, size in enumerate(foreseen(scene.view).sizes) if not size)
        _badges(sheet, free, (left, y + 20), 40)


def _bonuses(sheet: Sheet, scene: Scene, prospect: Prospect, box: Box) -> None:
    """The bonuses of the others, the largest first: the discs of all who get the same, then the amount.

    What there is no room for is left out; the text of a press tells all.
    """
    x, y, right, _ = box
    pen = Pen(theme.SMALL, "semibold", theme.TEXT)
    for amount, run in groupby(telling.rivals(prospect, scene.view.me), key=itemgetter(1)):
        seats, told = [seat for seat, _ in run], scene.words.money(amount)
        behind = x + len(seats) * _DISC
        told = amounts.fitting(told, pen, right - behind - 4)
        if behind + 4 + text.width(told, pen.size, pen.weight) > right:
            return
        for place, seat in enumerate(seats):
            shapes.person(sheet, (x + place * _DISC + 15, y - 8), 15, seat, theme.PANEL)
        x = round(sheet.write((behind + 4, y), told, pen, "ls")) + 18


_DISC = 34
"""Pixels from one disc to the next."""


def _badges(sheet: Sheet, corporations: tuple[int, ...], at: tuple[int, int], size: int) -> None:
    for place, corporation in enumerate(corporations):
        mark(sheet, corporation, (at[0] + place * (size + 7), at[1]), size, theme.PANEL)
