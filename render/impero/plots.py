"""Enlarged cells: yield as a figure, stability as bars, owner, tenant, blackouts."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image, ImageChops

from games.impero.components import BOX
from games.impero.geography import Spot, column_name, geography
from games.impero.state import NOBODY, View
from render import areas, condensed, shapes, text, theme
from render.impero.country import halved_cells, tenants_of
from render.impero.fabric import fabric, hatch
from render.impero.land import RICH
from render.impero.look import colours, look
from render.sheet import Sheet
from render.text import Pen

LARGEST, SMALLEST = 132, 92
"""Pixels of a cell, with which its signs grow. The smallest has room for a code, B2, beside a yield of two figures."""
EDGE = (60, 48)
"""Pixels for the rows' numbers at the left and the columns' letters above."""
_DIM = "#95a1b3"
_YIELD, _CODE, _SIGN = 40, 36, 36
"""Pixels of yields, of codes, and of signs at the foot of the smallest cell; so below."""
_APART = 4
"""The least pixels between a code and a yield."""
_LEVELS = BOX.stability.levels
_BAR, _BETWEEN = (12, 22), 4
"""Pixels of the bar of a level of stability, and between two bars."""


class Window(msgspec.Struct, frozen=True):
    """A part of the map: its upper left spot, its columns and rows, pixels of a cell."""

    left: int
    top: int
    columns: int
    rows: int
    cell: int

    def has(self, spot: Spot) -> bool:
        column, row = spot
        inside = self.left <= column < self.left + self.columns
        return inside and self.top <= row < self.top + self.rows


class LandPlot(msgspec.Struct, frozen=True):
    """The data of an enlarged cell."""

    cell: int
    yields: int
    stability: int
    owner: int | None = None
    joins: int = 0
    phase: tuple[int, int] = (0, 0)
    tenant: int | None = None
    more: int = 0
    """Further tenants."""
    is_out: bool = False
    is_halved: bool = False
    is_fresh: bool = False


def paint(sheet: Sheet, view: View, window: Window, at: tuple[int, int], on: str) -> None:
    """Paint the cells of the window with coordinates; `at` is the corner of all."""
    left, top = at[0] + EDGE[0], at[1] + EDGE[1]
    _coordinates(sheet, window, (left, top), on)
    for spot, plot in plots(view, window):
        x, y = spot[0] - window.left, spot[1] - window.top
        sheet.paste(drawn(plot, on), (left + x * window.cell, top + y * window.cell))


def size(window: Window) -> tuple[int, int]:
    """Width and height of the window in pixels."""
    return EDGE[0] + window.columns * window.cell, EDGE[1] + window.rows * window.cell


def plots(view: View, window: Window) -> list[tuple[Spot, LandPlot]]:
    """The data of the window's cells."""
    country, owners = geography(view.land), view.owners
    tenants, halved, out = tenants_of(view), halved_cells(view), frozenset(view.out)
    fresh = frozenset(view.fresh)
    found = []
    for number, spot in enumerate(country.spots):
        if not window.has(spot):
            continue
        owner = owners[number]
        plot = LandPlot(
            cell=window.cell,
            yields=view.yields[number],
            stability=view.stability[number],
            owner=None if owner == NOBODY else owner,
            joins=0 if owner == NOBODY else _joins(view, spot, owner),
            phase=(spot[0] % 2, spot[1] % 2),
            tenant=tenants.get(number),
            more=max(0, sum(number in one.rented for one in view.companies) - 1),
            is_out=number in out,
            is_halved=number in halved,
            is_fresh=number in fresh,
        )
        found.append((spot, plot))
    return found


@lru_cache(maxsize=2048)
def drawn(plot: LandPlot, on: str) -> Image.Image:
    """An enlarged cell on its ground."""
    cell = plot.cell
    sheet = Sheet(colours(), cell, cell, on)
    if plot.is_out:
        fill, ink = theme.NIGHT, theme.DANGER
        shapes.panel(sheet, (2, 2, cell - 2, cell - 2), theme.DANGER, on, 11)
        shapes.panel(sheet, (5, 5, cell - 5, cell - 5), fill, theme.DANGER, 8)
    elif plot.owner is not None:
        fill = look(plot.owner).fill
        ink = theme.on(fill)
        # A copy, since what is remembered must not be written on.
        sheet.image = fabric(cell, plot.owner, plot.joins, plot.phase, on).copy()
        inset = round(cell * 0.12)
        shapes.panel(sheet, (inset, inset, cell - inset, cell - inset), fill, fill, 9)
    else:
        fill, ink = theme.GROUND, _free_ink(plot.yields)
        shapes.panel(sheet, (2, 2, cell - 2, cell - 2), fill, on, 10)
    _figure(sheet, plot, fill, ink)
    _foot(sheet, plot, fill, ink)
    if plot.is_fresh:
        _ring(sheet, cell)
    return sheet.image


def _figure(sheet: Sheet, plot: LandPlot, fill: str, ink: str) -> None:
    """Write the yield; an owned cell has its owner's letter, too."""
    cell = plot.cell
    y = cell * 0.31
    pen = Pen(_grown(cell, _YIELD), "bold", ink, fill)
    words = str(plot.yields)
    if plot.owner is None:
        sheet.write((cell / 2, y), words, pen, "mm")
        return
    own = look(plot.owner)
    letter = Pen(_grown(cell, _CODE), "semibold" if len(own.code) == 1 else "medium")
    taken = text.width(words, pen.size, pen.weight)
    _code(sheet, (_APART, y), own.code, letter, fill, cell - taken - 5 * _APART)
    sheet.write((cell - _APART, y), words, pen, "rm")


def _code(sheet: Sheet, at: tuple[int, float], code: str, pen: Pen, on: str, room: float) -> None:
    """Write a code on a dark plaque: beside a yield its figure would be one of it, P2 and 50."""
    wide = round(min(text.width(code, pen.size, pen.weight), room))
    left, high = at[0] + _APART, round(pen.size * 0.56)
    y = round(at[1])
    plaque = (at[0], y - high, left + wide + _APART, y + high)
    shapes.panel(sheet, plaque, theme.PAGE, on, 6)
    condensed.write(sheet, (left + wide / 2, at[1]), code, pen.but(on=theme.PAGE), wide)


def _foot(sheet: Sheet, plot: LandPlot, fill: str, ink: str) -> None:
    """The foot of a cell: a blackout, a tenant, half efficiency or the stability, in this order."""
    cell = plot.cell
    y = round(cell * 0.7)
    # There is room for one sign: what has happened comes before what may.
    if plot.is_out:
        pen = Pen(_grown(cell, _SIGN), "bold", theme.DANGER, theme.NIGHT)
        sheet.write((cell / 2, y), "0%", pen, "mm")
    elif plot.tenant is not None:
        _tenant(sheet, plot, plot.tenant, y, fill)
    elif plot.is_halved:
        _plaque(sheet, cell, y, fill)
        pen = Pen(_grown(cell, _SIGN), "semibold", theme.LOSS, theme.PAGE)
        sheet.write((cell / 2, y), "50%", pen, "mm")
    else:
        bright = _DIM if plot.owner is None else ink
        dull = theme.POOR if plot.owner is None else theme.pattern_ink(fill)
        stability(sheet, (cell // 2, y), plot.stability, (bright, dull, fill), cell)


def _grown(cell: int, pixels: int) -> int:
    return -(-pixels * cell // SMALLEST)


def stability(
    sheet: Sheet,
    at: tuple[int, int],
    level: int,
    inks: tuple[str, str, str],
    cell: int = SMALLEST,
) -> None:
    """A bar for each level, those reached bright; `inks` are bright, dull and the ground."""
    bright, dull, on = inks
    wide, high, apart = (_grown(cell, one) for one in (*_BAR, _BETWEEN))
    x, y = at[0] - (_LEVELS * wide + (_LEVELS - 1) * apart) // 2, at[1]
    for number in range(_LEVELS):
        left = x + number * (wide + apart)
        box = (left, y - high // 2, left + wide, y + high // 2)
        shapes.panel(sheet, box, bright if number <= level else dull, on, 4)


def _tenant(sheet: Sheet, plot: LandPlot, tenant: int, y: int, on: str) -> None:
    """Stripes in the tenant's colour with its letter, and ½ if the cell was halved."""
    cell, one = plot.cell, look(tenant)
    half = _plaque(sheet, cell, y, on)
    left, wide = round(cell * 0.1), cell - 2 * round(cell * 0.1)
    stripes = hatch(wide, 2 * half - 4)
    sheet.image.paste(sheet.palette.index(one.fill), (left, y - half + 2), stripes)
    more = f"+{plot.more}" if plot.more else ""
    letter = Pen(_grown(cell, _SIGN), "bold", theme.on(one.fill), one.fill)
    middle = cell * (0.32 if plot.is_halved or more else 0.5)
    room = _grown(cell, 18 if len(one.code) == 1 else 25)
    box = (round(middle) - room, y - half + 1, round(middle) + room, y + half - 1)
    shapes.panel(sheet, box, one.fill, theme.PAGE, 6)
    condensed.write(sheet, (middle, y), one.code, letter, 2 * room - 2)
    if plot.is_halved or more:
        shapes.panel(
            sheet,
            (round(cell * 0.55), y - half + 1, cell - left, y + half - 1),
            theme.PAGE,
            theme.PAGE,
            4,
        )
        pen = Pen(
            _grown(cell, _SIGN),
            "semibold",
            theme.LOSS if plot.is_halved else theme.TEXT,
            theme.PAGE,
        )
        sheet.write((cell * 0.74, y), "½" if plot.is_halved else more, pen, "mm")


def _plaque(sheet: Sheet, cell: int, y: int, on: str) -> int:
    """A dark strip for the foot; returns half its height."""
    half = round(cell * 0.2)
    side = round(cell * 0.08)
    shapes.panel(sheet, (side, y - half, cell - side, y + half), theme.PAGE, on, 8)
    return half


def _ring(sheet: Sheet, cell: int) -> None:
    """The brass frame of a new cell."""
    thick = theme.STROKE
    outline, inner = shapes.rounded(cell, cell, 12), Image.new("L", (cell, cell))
    side = cell - 2 * thick
    inner.paste(shapes.rounded(side, side, 12 - thick // 2), (thick, thick))
    sheet.stamp(ImageChops.subtract(outline, inner), (0, 0), theme.BRASS, theme.PAGE)


def _free_ink(dollars: int) -> str:
    if dollars >= RICH:
        return theme.BRASS
    return theme.TEXT if dollars > 1 else theme.MUTED


def _joins(view: View, spot: Spot, owner: int) -> int:
    at, owners = geography(view.land).at, view.owners

    def same(x: int, y: int) -> bool:
        cell = at.get((spot[0] + x, spot[1] + y))
        return cell is not None and owners[cell] == owner

    return areas.joins(same)


def _coordinates(sheet: Sheet, window: Window, at: tuple[int, int], on: str) -> None:
    pen = Pen(theme.WORD, "medium", theme.MUTED, on)
    for column in range(window.columns):
        x = at[0] + (column + 0.5) * window.cell
        sheet.write((x, at[1] - 12), column_name(window.left + column), pen, "ms")
    for row in range(window.rows):
        y = at[1] + (row + 0.5) * window.cell
        sheet.write((at[0] - 12, y), str(window.top + row + 1), pen, "rm")
