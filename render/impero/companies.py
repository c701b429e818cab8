"""The panel of a player's companies beside a map, and the legend of that map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import msgspec

from games.impero.geography import geography
from games.impero.state import View
from render import amounts, shapes, text, theme
from render.impero import fabric, parts, water
from render.impero import legend as signs
from render.impero.country import frame
from render.impero.figures import owned
from render.impero.look import mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

MAX_COMPANIES = 11
"""The most companies listed; of more only the number is told."""
_HEAD, _FOOT = 54, 8
_LINES = (56, 50, 44)
"""Pixels of a company's line, from the highest to the lowest."""
_FEWEST = 6
"""The least companies for which the sea must have room."""
_WIDTHS = range(472, 399, -8)
_LEGENDS = ((476, 164), (442, 138))
"""Sizes of the legend, the larger one if there is room."""
_BADGE = 38
_COLUMN = 46
_NAME, _MONEY = Pen(theme.SMALL, "semibold"), Pen(theme.BODY, "bold")
_NOTE = Pen(theme.NOTE, "medium", theme.MUTED)


class Placed(msgspec.Struct, frozen=True):
    """The box of the companies, how many it shows, the height of a line, and the legend's box."""

    panel: Box
    shown: int
    line: int
    legend: Box
    height: int


def placed(view: View, count: int) -> Placed:
    """The boxes at sea with as many companies as fit, or below the map if too few do."""
    bounds = frame(geography(view.land))
    foot = bounds.top + geography(view.land).high * bounds.cell + theme.MARGIN
    most = max(1, min(count, MAX_COMPANIES))
    panel = next(_panels(view, most), None)
    if panel is None:
        line = _LINES[-1]
        high = _HEAD + most * line + _FOOT
        panel = ((theme.MARGIN, foot, theme.MARGIN + _WIDTHS[0], foot + high), most, line)
    box, shown, line = panel
    found = (water.found(view.land, size, [box], "bottom") for size in _LEGENDS)
    keys = next((one for one in found if one), None)
    if keys is None:
        left, (wide, high) = box[2] + theme.GAP if box[1] == foot else theme.MARGIN, _LEGENDS[0]
        keys = (left, foot, left + wide, foot + high)
    height = max(foot, box[3] + theme.MARGIN, keys[3] + theme.MARGIN)
    return Placed(box, shown, line, keys, height)


def write(sheet: Sheet, scene: Scene, own: Sequence[int], at: Placed) -> None:
    """Badge, name, cells and rents, money."""
    left, top, right, _ = at.panel
    shapes.panel(sheet, at.panel, theme.PANEL, theme.SEA)
    shown = own[: at.shown]
    told, edge = _told(scene, shown, at.panel)
    _heads(sheet, scene, at.panel, edge, len(own) - len(shown))
    for number, (company, words) in enumerate(zip(shown, told, strict=True)):
        y = top + _HEAD + number * at.line + at.line // 2
        sheet.write((right - 16, y), words, _MONEY, "rm")
        _company(sheet, scene, company, (left + 16, y), edge)
    if not own:
        words = scene.words.say("picture-no-company")
        y = top + _HEAD + at.line // 2
        sheet.write((left + 18, y), words, _NOTE, "lm", right - left - 36)


def legend(sheet: Sheet, scene: Scene, own: Sequence[int], box: Box) -> None:
    """The legend: own, rented and let cells, and the yields of free ones."""
    (left, top, right, bottom), side = box, 30
    shapes.panel(sheet, box, theme.PANEL, theme.SEA)
    number, say = own[0] if own else 0, scene.words.say
    step = (bottom - top - 12) // 3
    rows = [top + 6 + step // 2 + step * row for row in range(3)]
    pen = Pen(theme.SMALL, "regular", theme.MUTED)
    tile, x = fabric.inked(side, number, (0, 0)), left + 20
    sheet.paste(tile, (x, rows[0] - side // 2))
    end = sheet.write((x + 44, rows[0]), say("picture-owned"), pen, "lm")
    rented = round(end) + 26
    sheet.paste(fabric.hollow(side, number), (rented, rows[0] - side // 2))
    room = right - rented - 44 - 14
    sheet.write((rented + 44, rows[0]), say("picture-rented"), pen, "lm", room)
    sheet.paste(tile, (x, rows[1] - side // 2))
    fabric.let(sheet, (x, rows[1] - side // 2), side)
    sheet.write((x + 44, rows[1]), say("picture-let"), pen, "lm", right - x - 58)
    yields = pen.but(weight="medium", ink=theme.TEXT)
    signs.yields(sheet, (left, rows[2]), right, yields)


def _panels(view: View, most: int) -> Iterator[tuple[Box, int, int]]:
    """Possible boxes at sea with their number of companies and the height of a line: those with most
    companies first.
    """
    for shown, line in product(range(most, min(most, _FEWEST) - 1, -1), _LINES):
        sizes = [(wide, _HEAD + shown * line + _FOOT) for wide in _WIDTHS]
        boxes = (water.found(view.land, size, [], "right") for size in sizes)
        if box := min((one for one in boxes if one), key=lambda one: one[1], default=None):
            yield box, shown, line


def _told(scene: Scene, own: Sequence[int], box: Box) -> tuple[list[str], int]:
    """The companies' money, shortened before names are cut, and the left edge of its column."""
    money = [scene.words.money(scene.view.funds[number]) for number in own]
    head = text.width(scene.words.say("picture-capital"), _NOTE.size, _NOTE.weight)
    titles = [parts.titled(scene, number) for number in own]
    longest = max((text.width(one, theme.NOTE, _NAME.weight) for one in titles), default=0)
    told, edge = [amounts.whole(one) for one in money], box[2]
    for way in (str, amounts.brief):
        told = [way(one) for one in told]
        wide = max([head, *(text.width(one, _MONEY.size, _MONEY.weight) for one in told)])
        edge = box[2] - 16 - round(wide) - 16
        if longest <= edge - 2 * _COLUMN + 8 - box[0] - 16 - _BADGE - 12:
            break
    return told, edge


def _company(sheet: Sheet, scene: Scene, company: int, at: tuple[int, int], edge: int) -> None:
    (x, y), view = at, scene.view
    mark(sheet, company, (x, y - _BADGE // 2), _BADGE, theme.PANEL)
    cells, rented = len(owned(view)[company]), len(view.companies[company].rented)
    pen = Pen(theme.SMALL, "medium", theme.MUTED)
    sheet.write((edge, y), str(rented), pen, "rm")
    sheet.write((edge - _COLUMN, y), str(cells), pen.but(ink=theme.TEXT), "rm")
    x, title = x + _BADGE + 12, parts.titled(scene, company)
    sheet.write((x, y), title, _NAME, "lm", edge - 2 * _COLUMN + 8 - x)


def _heads(sheet: Sheet, scene: Scene, box: Box, edge: int, more: int) -> None:
    """A full square for cells, a hollow one for rented ones, the word for capital."""
    (left, top, right, _) = box
    y = top + 30
    sheet.write((right - 16, y), scene.words.say("picture-capital"), _NOTE, "rm")
    sheet.fill((edge - _COLUMN - 20, y - 10, edge - _COLUMN, y + 10), theme.MUTED)
    shapes.framed(sheet, (edge - 22, y - 11, edge, y + 11), theme.MUTED, theme.PANEL, 6, 4)
    if more > 0:
        words = scene.words.say("sheet-more", count=more)
        sheet.write((left + 18, y), words, _NOTE, "lm", edge - 2 * _COLUMN - left - 18)
