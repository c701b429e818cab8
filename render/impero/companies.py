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

MAX_COMPANIES = 16
"""Maximum companies listed; of more only the number is told."""
_EDGE, _PAD = 10, 16
_LINES = (94, 90)
"""Pixels of a company's line, from the highest to the lowest."""
_WIDTHS = range(480, 399, -10)
_ACROSS, _GAP, _LEGEND = 2, 12, 132
_BADGE = 58
_MONEY, _NOTE = Pen(theme.FACT, "bold"), Pen(theme.WORD, "medium", theme.MUTED)


class Placed(msgspec.Struct, frozen=True):
    """The box at sea with its number of companies, that below the map with the others, the height of a
    line, and the legend's box.
    """

    panel: Box | None
    shown: int
    below: Box | None
    line: int
    legend: Box
    height: int
    foot: int
    """Where what stands below the map begins."""

    @property
    def boxes(self) -> list[Box]:
        return [box for box in (self.panel, self.below, self.legend) if box]


def placed(view: View, count: int) -> Placed:
    """The boxes: at sea with as many companies as fit, the others below the map."""
    bounds = frame(geography(view.land))
    y = bounds.top + geography(view.land).high * bounds.cell + 16
    most = max(1, min(count, MAX_COMPANIES))
    panel, shown, line = next(_panels(view, most), (None, 0, _LINES[0]))
    left, right, below = theme.EDGE, theme.WIDTH - theme.EDGE, None
    under = y
    if rest := most - shown:
        below = (left, y, right, y + 2 * _EDGE + -(-rest // _ACROSS) * line)
        y = below[3] + _GAP
    legend = (left, y, right, y + _LEGEND)
    return Placed(panel, shown, below, line, legend, legend[3] + theme.EDGE, under)


def write(sheet: Sheet, scene: Scene, own: Sequence[int], at: Placed) -> None:
    """Badge and name, below them cells, rents and money."""
    shown = list(own[:MAX_COMPANIES])
    spots = list(_spots(sheet, at, max(1, len(shown))))
    more = len(own) - len(shown)
    told = _funds(scene, shown, spots)
    for company, box in zip(shown, spots, strict=False):
        if more and company == shown[-1]:
            words = scene.words.say("sheet-more", count=more + 1)
            sheet.write((box[0] + _PAD, (box[1] + box[3]) // 2), words, _NOTE, "lm")
        else:
            _company(sheet, scene, company, box, told[company])
    if not own:
        left, top, right, bottom = spots[0]
        words = scene.words.say("picture-no-company")
        room = right - left - 2 * _PAD
        sheet.write((left + _PAD, (top + bottom) // 2), words, _NOTE, "lm", room)


def legend(sheet: Sheet, scene: Scene, own: Sequence[int], box: Box) -> None:
    """Two lines: own, rented and let cells; the yields of free ones."""
    (left, top, _, bottom), side = box, 38
    number, say = own[0] if own else 0, scene.words.say
    y, pen = top + (bottom - top) // 4, Pen(theme.WORD, "regular", theme.MUTED, theme.SEA)
    x, keys = left + 6, ("picture-owned", "picture-rented", "picture-let")
    room = theme.WIDTH - theme.EDGE - x - len(keys) * (side + 12 + 30) + 30
    told = text.beside([say(key) for key in keys], pen.size, pen.weight, room)
    for key, words in zip(keys, told, strict=True):
        tile = fabric.rented(side, number) if key.endswith("rented") else None
        sheet.paste(tile or fabric.inked(side, number, (0, 0)), (x, y - side // 2))
        if key.endswith("let"):
            fabric.let(sheet, (x, y - side // 2), side)
        x = round(sheet.write((x + side + 12, y), words, pen, "lm")) + 30
    signs.yields(sheet, (left + 6, bottom - (bottom - top) // 4), pen)


def _panels(view: View, most: int) -> Iterator[tuple[Box, int, int]]:
    """Possible boxes at sea with their number of companies and the height of a line: those with most
    companies first.
    """
    for shown, line in product(range(most, 0, -1), _LINES):
        sizes = [(wide, 2 * _EDGE + shown * line) for wide in _WIDTHS]
        boxes = (water.found(view.land, size, [], "right") for size in sizes)
        if box := next((one for one in boxes if one), None):
            yield box, shown, line


def _spots(sheet: Sheet, at: Placed, count: int) -> Iterator[Box]:
    """The companies' boxes, on their panels."""
    for box, first, across in ((at.panel, 0, 1), (at.below, at.shown, _ACROSS)):
        if not box:
            continue
        shapes.panel(sheet, box, theme.PANEL, theme.SEA)
        own = at.shown if across == 1 else count - first
        rows, wide = -(-own // across), (box[2] - box[0]) // across
        for number in range(own):
            column, row = divmod(number, max(1, rows))
            x, y = box[0] + column * wide, box[1] + _EDGE + row * at.line
            yield x, y, x + wide, y + at.line


def _funds(scene: Scene, shown: Sequence[int], spots: Sequence[Box]) -> dict[int, str]:
    """Their money, all in one form: whole amounts, or thousands where one has no room."""
    told = {one: amounts.whole(scene.words.money(scene.view.funds[one])) for one in shown}
    room = min(right - left - _BADGE - 2 * _PAD - 14 for left, _, right, _ in spots) * 0.55
    fits = all(text.width(one, _MONEY.size, _MONEY.weight) <= room for one in told.values())
    return told if fits else {one: amounts.brief(money) for one, money in told.items()}


def _company(sheet: Sheet, scene: Scene, company: int, box: Box, told: str) -> None:
    left, top, right, bottom = box
    view: View = scene.view
    x, y = left + _PAD, (top + bottom) // 2
    mark(sheet, company, (x, y - _BADGE // 2), _BADGE, theme.PANEL)
    x, right = x + _BADGE + 14, right - _PAD
    name = Pen(theme.LEAST_FACT, "semibold")
    parts.entitled(sheet, scene, company, (x, y - 24), name, right - x)
    sheet.write((right, y + 21), told, _MONEY, "rm")
    room = right - x - text.width(told, _MONEY.size, _MONEY.weight) - 12
    sheet.write((x, y + 21), _held(view, company, room), _NOTE, "lm")


def _held(view: View, company: int, room: float) -> str:
    """Its cells and rents, as far as there is room: 12 ■ +2."""
    cells, rented = len(owned(view)[company]), len(view.companies[company].rented)
    brief = f"{cells} {parts.CELLS}"
    told = (f"{brief} +{rented}" if rented else brief, brief, str(cells))
    return next((one for one in told if text.width(one, _NOTE.size) <= room), told[-1])
