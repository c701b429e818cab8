"""A tile of the rack on a card: its place on the board, and its effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from games.acquire.board import Fit
from games.acquire.components import COLUMNS, TILES
from games.acquire.prospects import Prospect, foreseen
from games.acquire.state import View
from render import shapes, text, theme
from render.acquire import grid, telling
from render.acquire.look import mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_HEIGHT, _RIVALS = 352, 62
"""A card, and the line of the others' bonuses below it."""
_CELL = 60
_ACROSS, _DOWN = 5, 3
_SIDE = 22
_LINE = 46
"""Pixels from one line of words to the next."""
_DISC, _STEP = 26, 58
_BADGE = (62, 54)
_INKS: Mapping[Fit, str] = {
    "alone": theme.MUTED,
    "grows": theme.GAIN,
    "founds": theme.NEWS,
    "merges": theme.BRASS,
    "eighth": theme.LINE,
    "dead": theme.DANGER,
}
_DETAIL = Pen(theme.WORD + 2, "regular", theme.MUTED)


def height(seen: Sequence[Prospect], me: int | None) -> int:
    """The height of all cards: a merger that pays others has a line more."""
    return _HEIGHT + (_RIVALS if any(telling.rivals(one, me) for one in seen) else 0)


def draw(sheet: Sheet, scene: Scene, prospect: Prospect, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    may = _may(prospect)
    corner = (right - _ACROSS * _CELL - 16, top + 16)
    _window(sheet, scene.view, prospect.cell, corner, may=may)
    name = Pen(theme.GIANT, "hero", theme.TEXT if may else theme.FAINT)
    room = corner[0] - left - _SIDE - 10
    sheet.write((left + _SIDE, top + 62), TILES[prospect.cell], name, "lm", room)
    fill = _INKS[prospect.kind]
    pen = Pen(theme.LEAST_FACT, "semibold", theme.on(fill), fill)
    words = scene.words.say(f"picture-kind-{prospect.kind}")
    shapes.pill(sheet, (left + _SIDE, top + 150), words, pen, theme.PANEL)
    foot = corner[1] + _DOWN * _CELL
    _effect(sheet, scene, prospect, (left + _SIDE, foot + 34, right - 16, 0))


def nothing(sheet: Sheet, box: Box) -> None:
    """The empty place of a tile that the rack lacks."""
    shapes.framed(sheet, box, theme.RAISED, theme.PAGE, theme.RADIUS, theme.STROKE)
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    sheet.write(middle, theme.ABSENT, Pen(theme.LEAD, "bold", theme.FAINT, theme.PAGE), "mm")


def _may(prospect: Prospect) -> bool:
    return prospect.kind not in {"eighth", "dead"}


def _window(sheet: Sheet, view: View, cell: int, corner: tuple[int, int], *, may: bool) -> None:
    """The places around the tile, and the tile among them."""
    window = grid.around(cell, _ACROSS, _DOWN)
    grid.paint(sheet, grid.tiles(view), view.sizes, corner, _CELL, window, veiled=not may)
    row, column = divmod(cell, COLUMNS)
    x = corner[0] + (column - window.left) * _CELL
    y = corner[1] + (row - window.top) * _CELL
    ink = theme.BRASS if may else theme.FAINT
    grid.ring(sheet, (x, y), _CELL, ink)
    sign = Pen(theme.FACT, "bold", ink, theme.PANEL)
    sheet.write(
        (x + _CELL / 2, y + _CELL / 2), theme.ALLOWED if may else theme.FORBIDDEN, sign, "mm"
    )


def _effect(sheet: Sheet, scene: Scene, prospect: Prospect, box: Box) -> None:
    """The effect in bold, then two lines of detail, or the corporations to choose from."""
    left, y, right, _ = box
    strong = Pen(theme.NAME, "semibold", theme.TEXT if _may(prospect) else theme.MUTED)
    told = telling.effect(scene.words, prospect)
    # The names of four corporations do not fit on a card; their badges do.
    fits = text.width(told, theme.LEAST_FACT, strong.weight) <= right - left
    if fits or prospect.depends or not prospect.survivors:
        sheet.write((left, y), told, strong, "lm", right - left)
    else:
        told = telling.effect_in_short(scene.words, prospect)
        others = telling.others(prospect)
        room = right - left - (_BADGE[0] + 8) * len(others) - 10
        x = round(sheet.write((left, y), told, strong, "lm", room)) + 10
        _badges(sheet, others, (x, y))
    for number, line in enumerate(telling.details(scene, prospect), 1):
        sheet.write((left, y + number * _LINE), line, _DETAIL, "lm", right - left)
    _bonuses(sheet, scene, prospect, (left, y + 3 * _LINE + 8, right, 0))
    if prospect.kind == "founds":
        free = tuple(one for one, size in enumerate(foreseen(scene.view).sizes) if not size)
        _badges(sheet, free, (left, y + 66))


def _bonuses(sheet: Sheet, scene: Scene, prospect: Prospect, box: Box) -> None:
    """The bonuses of the others, the largest first: the discs of all who get the same, then the amount.

    What there is no room for is left out; the text of a press tells all.
    """
    x, y, right, _ = box
    pen = Pen(theme.LEAST_FACT, "semibold", theme.TEXT)
    for amount, run in groupby(telling.rivals(prospect, scene.view.me), key=itemgetter(1)):
        seats, told = [seat for seat, _ in run], scene.words.money(amount)
        behind = x + len(seats) * _STEP
        told = text.fitting(told, pen, right - behind - 4)
        if behind + 4 + text.width(told, pen.size, pen.weight) > right:
            return
        for place, seat in enumerate(seats):
            shapes.person(sheet, (x + place * _STEP + _DISC, y), _DISC, seat, theme.PANEL)
        x = round(sheet.write((behind + 4, y), told, pen, "lm")) + 22


def _badges(sheet: Sheet, corporations: tuple[int, ...], at: tuple[int, int]) -> None:
    """Badges from `at` on, which is the middle of the left end."""
    wide, high = _BADGE
    for place, corporation in enumerate(corporations):
        corner = (at[0] + place * (wide + 8), at[1] - high // 2)
        mark(sheet, corporation, corner, _BADGE, theme.PANEL)
