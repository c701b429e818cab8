"""A cell of the map: whose it is, what it yields, who rents it, whether it was dark, what is new.

Equal cells are drawn once. A pattern runs on over two cells, so a cell knows which of four it is.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from render import areas, theme
from render.impero.look import colours, look
from render.palettes import ramp, veil
from render.patterns import swatch
from render.shapes import FULL
from render.sheet import Sheet

PIPS = {1: 0.0, 3: 0.0, 6: 0.24, 12: 0.38, 25: 0.52, 50: 0.7}
"""The side of the square that says what a cell yields, as a part of the cell's."""
RICH = 25
"""Dollars from which on it is brass."""
PIP = "#8b97a8"
HALVED = 0.5
"""How much of the page lies over a cell beside a blackout."""
LARGE = 40
"""Pixels from which on a cell has room for a whole pattern."""
SUPER = 4


class Tile(msgspec.Struct, frozen=True):
    """All that a cell shows. Companies are numbers; `phase` says where in the pattern it lies."""

    cell: int
    """Pixels."""
    yields: int
    owner: int | None = None
    joins: int = 0
    """Which neighbours are its owner's, see `areas.joins`."""
    phase: tuple[int, int] = (0, 0)
    tenant: int | None = None
    is_out: bool = False
    is_halved: bool = False
    is_fresh: bool = False


OUT, HALF, FRESH = 1 << 3, 1 << 4, 1 << 5
_LEVELS = (1, 3, 6, 12, 25, 50)
_JOINS, _OWNER, _TENANT, _MANY = 6, 14, 26, 0xFFF


def code(dollars: int) -> int:
    """A free cell in one number, to which what else it shows is added."""
    return _LEVELS.index(dollars)


CODES = {dollars: code(dollars) for dollars in _LEVELS}


def owned(company: int, joins: int) -> int:
    """What a company's ground adds to a code."""
    return (company + 1) << _OWNER | joins << _JOINS


def rented(company: int) -> int:
    """What a tenant adds to a code."""
    return (company + 1) << _TENANT


@lru_cache(maxsize=4096)
def run(cell: int, codes: tuple[int, ...], phase: tuple[int, int]) -> Image.Image:
    """Cells side by side, from a spot whose column and row are even or odd as `phase` says."""
    image = Image.new("L", (cell * len(codes), cell))
    for place, number in enumerate(codes):
        tile = _tile(cell, number, ((phase[0] + place) % 2, phase[1]))
        image.paste(drawn(tile), (place * cell, 0))
    return image


def _tile(cell: int, number: int, phase: tuple[int, int]) -> Tile:
    owner, tenant = (number >> _OWNER & _MANY) - 1, (number >> _TENANT) - 1
    return Tile(
        cell=cell,
        yields=_LEVELS[number & 7],
        owner=None if owner < 0 else owner,
        joins=number >> _JOINS & 0xFF,
        phase=(0, 0) if owner < 0 else phase,
        tenant=None if tenant < 0 else tenant,
        is_out=bool(number & OUT),
        is_halved=bool(number & HALF),
        is_fresh=bool(number & FRESH),
    )


@lru_cache(maxsize=8192)
def drawn(tile: Tile) -> Image.Image:
    """The cell as it stands on the map."""
    sheet = Sheet(colours(), tile.cell, tile.cell, theme.SHORE)
    if tile.is_out:
        _out(sheet, tile)
    else:
        _ground(sheet, tile)
        _pip(sheet, tile)
        if tile.tenant is not None:
            _stripes(sheet, tile, tile.tenant)
        if tile.is_halved:
            sheet.image = sheet.image.point(veil(colours(), theme.PAGE, HALVED))
    if tile.is_fresh:
        _ring(sheet, tile.cell)
    return sheet.image


@lru_cache(maxsize=2048)
def fabric(cell: int, company: int, joins: int, phase: tuple[int, int], on: str) -> Image.Image:
    """A cell of a company's area, with its pattern; at the area's edge is `on`."""
    sheet, one = Sheet(colours(), cell, cell, on), look(company)
    shape = areas.shape(cell, joins, 0)
    sheet.stamp(shape, (0, 0), one.fill, on)
    inked = _pattern(cell, one.pattern, phase).point(
        ramp(colours(), one.fill, theme.pattern_ink(one.fill))
    )
    sheet.image.paste(inked, (0, 0), shape.point(FULL))
    return sheet.image


def _ground(sheet: Sheet, tile: Tile) -> None:
    cell = tile.cell
    if tile.owner is not None:
        sheet.paste(fabric(cell, tile.owner, tile.joins, tile.phase, theme.POOR), (0, 0))
        return
    sheet.fill((0, 0, cell, cell), theme.POOR)
    sheet.fill((1, 1, cell - 1, cell - 1), theme.POOR if tile.yields == 1 else theme.GROUND)


@lru_cache(maxsize=512)
def _pattern(cell: int, pattern: str, phase: tuple[int, int]) -> Image.Image:
    """Small cells show a quarter of it each, or it would be too fine."""
    if cell >= LARGE:
        return swatch(pattern, cell)
    left, top = phase[0] * cell, phase[1] * cell
    return swatch(pattern, 2 * cell).crop((left, top, left + cell, top + cell))


def _pip(sheet: Sheet, tile: Tile) -> None:
    """On an owner's ground a rim keeps it readable."""
    side = round(tile.cell * PIPS[tile.yields])
    if not side:
        return
    ink, edge = theme.BRASS if tile.yields >= RICH else PIP, (tile.cell - side) // 2
    if tile.owner is not None:
        fill = look(tile.owner).fill
        rim = max(2, tile.cell // 12)
        is_rich = tile.yields >= RICH
        _square(sheet, edge - rim, side + 2 * rim, theme.INK if is_rich else fill)
        ink = theme.BRASS if is_rich else theme.on(fill)
    _square(sheet, edge, side, ink)


def _square(sheet: Sheet, edge: int, side: int, ink: str) -> None:
    low, high = max(0, edge), min(sheet.image.width, edge + side)
    sheet.fill((low, low, high, high), ink)


def _stripes(sheet: Sheet, tile: Tile, tenant: int) -> None:
    """Bold stripes of the tenant over the owner's ground."""
    side = tile.cell - 2
    ink = sheet.palette.index(look(tenant).fill)
    sheet.image.paste(ink, (1, 1), hatch(side, side))


@lru_cache(maxsize=64)
def hatch(wide: int, high: int) -> Image.Image:
    """A mask of bold rising stripes, two to its height, whole pixels only."""
    large = Image.new("L", (wide * SUPER, high * SUPER))
    pen, tall = ImageDraw.Draw(large), high * SUPER
    for start in range(-2 * tall, wide * SUPER + tall, tall // 2):
        far = start + tall
        pen.polygon(((start, tall), (start + tall // 4, tall), (far + tall // 4, 0), (far, 0)), 255)
    return large.reduce(SUPER).point([255 if step > 127 else 0 for step in range(256)])


def _out(sheet: Sheet, tile: Tile) -> None:
    """No power: black, with a cross."""
    cell = tile.cell
    sheet.fill((0, 0, cell, cell), theme.POOR)
    sheet.fill((1, 1, cell - 1, cell - 1), theme.NIGHT)
    large = Image.new("L", (cell * SUPER, cell * SUPER))
    pen, far, near = ImageDraw.Draw(large), cell * SUPER * 0.7, cell * SUPER * 0.3
    thick = max(2 * SUPER, round(cell * SUPER * 0.14))
    pen.line((near, near, far, far), 255, thick)
    pen.line((near, far, far, near), 255, thick)
    sheet.stamp(large.reduce(SUPER), (0, 0), theme.DANGER, theme.NIGHT)


def _ring(sheet: Sheet, cell: int) -> None:
    """The brass frame of what is new, with a dark hairline inside."""
    thick = max(2, round(cell * 0.12))
    for edge, ink in ((0, theme.BRASS), (thick, theme.PAGE)):
        wide = thick if ink == theme.BRASS else max(1, thick // 2)
        far = cell - edge
        sheet.fill((edge, edge, far, edge + wide), ink)
        sheet.fill((edge, far - wide, far, far), ink)
        sheet.fill((edge, edge, edge + wide, far), ink)
        sheet.fill((far - wide, edge, far, far), ink)
