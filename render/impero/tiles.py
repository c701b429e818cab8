"""A cell of the map: whose it is, what it yields, who rents it, whether it was dark, what is new.

Equal cells are drawn once. A pattern runs on over two cells, so a cell knows which of four it is.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace
from PIL import Image, ImageDraw

from render import areas, theme
from render.impero.look import colours, look
from render.palettes import mapped, ramp, veil
from render.patterns import swatch
from render.shapes import FULL
from render.sheet import Sheet

PIPS = {1: 0.0, 3: 0.0, 6: 0.24, 12: 0.34, 25: 0.43, 50: 0.53}
"""The side of the square that says what a cell yields, as a part of the cell's: the owner's colour
must be seen around the largest of them."""
RICH = 25
"""Dollars from which on it is brass."""
PIP = "#8b97a8"
HALVED = 0.5
"""How much of the page lies over a cell beside a blackout."""
LARGE = 40
"""Pixels from which on a cell has room for a whole pattern."""
SUPER = 4
_LIKE = 1.7
"""A contrast with brass below which it does not stand out."""


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
    beside: int = 0
    """On which sides of a fresh cell its owner has another, so that one frame goes round both."""


OUT, HALF, FRESH = 1 << 3, 1 << 4, 1 << 5
_LEVELS = (1, 3, 6, 12, 25, 50)
_JOINS, _OWNER, _TENANT, _BESIDE, _MANY = 6, 14, 26, 38, 0xFFF


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


def fresh(beside: int) -> int:
    """What news of this turn add to a code; on the sides `beside` the news go on."""
    return FRESH | beside << _BESIDE


@lru_cache(maxsize=4096)
def run(cell: int, codes: tuple[int, ...], phase: tuple[int, int]) -> Image.Image:
    """Cells side by side, from a spot whose column and row are even or odd as `phase` says."""
    image = Image.new("L", (cell * len(codes), cell))
    for place, number in enumerate(codes):
        tile = _tile(cell, number, ((phase[0] + place) % 2, phase[1]))
        image.paste(drawn(tile), (place * cell, 0))
    return image


def _tile(cell: int, number: int, phase: tuple[int, int]) -> Tile:
    owner, tenant = (number >> _OWNER & _MANY) - 1, (number >> _TENANT & _MANY) - 1
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
        beside=number >> _BESIDE,
    )


@lru_cache(maxsize=8192)
def drawn(tile: Tile) -> Image.Image:
    """The cell as it stands on the map: each sign on top of the same cell without it."""
    if tile.is_fresh:
        return _with_ring(drawn(replace(tile, is_fresh=False, beside=0)), tile)
    if tile.is_out:
        return _out(tile.cell)
    if tile.is_halved:
        return mapped(drawn(replace(tile, is_halved=False)), veil(colours(), theme.PAGE, HALVED))
    if tile.tenant is not None:
        return _with_stripes(drawn(replace(tile, tenant=None)), tile.tenant)
    sheet = Sheet(colours(), tile.cell, tile.cell, theme.SHORE)
    _ground(sheet, tile)
    _pip(sheet, tile)
    return sheet.image


@lru_cache(maxsize=2048)
def fabric(cell: int, company: int, joins: int, phase: tuple[int, int], on: str) -> Image.Image:
    """A cell of a company's area, with its pattern; at the area's edge is `on`."""
    sheet, one = Sheet(colours(), cell, cell, on), look(company)
    shape, inner = _shape(cell, joins)
    sheet.stamp(shape, (0, 0), one.fill, on)
    sheet.image.paste(_inked(cell, company, phase), (0, 0), inner)
    return sheet.image


@lru_cache(maxsize=512)
def _shape(cell: int, joins: int) -> tuple[Image.Image, Image.Image]:
    """What an area covers of a cell, and what of it wholly."""
    shape = areas.shape(cell, joins, 0)
    shape = mapped(shape, _EDGE) if cell < LARGE else shape
    return shape, mapped(shape, FULL)


@lru_cache(maxsize=1024)
def _inked(cell: int, company: int, phase: tuple[int, int]) -> Image.Image:
    """A company's pattern in its colours."""
    one = look(company)
    inks = ramp(colours(), one.fill, theme.pattern_ink(one.fill))
    return mapped(_pattern(cell, one.pattern, phase), inks)


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
    part = swatch(pattern, 2 * cell).crop((left, top, left + cell, top + cell))
    return mapped(part, _HARD)


_EDGE = bytes(0 if coverage < 64 else 128 if coverage < 192 else 255 for coverage in range(256))
_HARD = bytes(255 if coverage > 127 else 0 for coverage in range(256))
"""Small cells have one blend at their edges and none within: nobody sees more, and the picture
takes an eighth less.
"""


def _pip(sheet: Sheet, tile: Tile) -> None:
    """On an owner's ground a rim keeps it readable."""
    side = round(tile.cell * PIPS[tile.yields])
    if not side:
        return
    side -= (tile.cell - side) % 2
    ink, edge = theme.BRASS if tile.yields >= RICH else PIP, (tile.cell - side) // 2
    if tile.owner is not None:
        fill = look(tile.owner).fill
        rim = max(1, tile.cell // 20)
        is_rich = tile.yields >= RICH
        _square(sheet, edge - rim, side + 2 * rim, theme.INK if is_rich else fill)
        ink = theme.BRASS if is_rich else theme.on(fill)
    _square(sheet, edge, side, ink)


def _square(sheet: Sheet, edge: int, side: int, ink: str) -> None:
    sheet.fill((edge, edge, edge + side, edge + side), ink)


def _with_stripes(under: Image.Image, tenant: int) -> Image.Image:
    """Bold stripes of the tenant over the owner's ground."""
    striped, side = under.copy(), under.width - 2
    striped.paste(colours().index(look(tenant).fill), (1, 1), hatch(side, side))
    return striped


@lru_cache(maxsize=64)
def hatch(wide: int, high: int) -> Image.Image:
    """A mask of bold rising stripes, two to its height, whole pixels only."""
    large = Image.new("L", (wide * SUPER, high * SUPER))
    pen, tall = ImageDraw.Draw(large), high * SUPER
    for start in range(-2 * tall, wide * SUPER + tall, tall // 2):
        far = start + tall
        pen.polygon(((start, tall), (start + tall // 4, tall), (far + tall // 4, 0), (far, 0)), 255)
    return mapped(large.reduce(SUPER), _HARD)


@lru_cache(maxsize=16)
def _out(cell: int) -> Image.Image:
    """No power: black, with a cross."""
    sheet = Sheet(colours(), cell, cell, theme.POOR)
    sheet.fill((1, 1, cell - 1, cell - 1), theme.NIGHT)
    large = Image.new("L", (cell * SUPER, cell * SUPER))
    pen, far, near = ImageDraw.Draw(large), cell * SUPER * 0.7, cell * SUPER * 0.3
    thick = max(2 * SUPER, round(cell * SUPER * 0.14))
    pen.line((near, near, far, far), 255, thick)
    pen.line((near, far, far, near), 255, thick)
    sheet.stamp(large.reduce(SUPER), (0, 0), theme.DANGER, theme.NIGHT)
    return sheet.image


def _with_ring(under: Image.Image, tile: Tile) -> Image.Image:
    """The brass frame of what is new; a dark hairline inside where the ground is like brass."""
    framed, thick = under.copy(), max(2, round(tile.cell * 0.1))
    if tile.owner is not None and theme.contrast(look(tile.owner).fill, theme.BRASS) < _LIKE:
        _frame(framed, thick + 1, tile.beside, theme.PAGE)
    _frame(framed, thick, tile.beside, theme.BRASS)
    return framed


def _frame(image: Image.Image, thick: int, beside: int, ink: str) -> None:
    """A line along each side but those that news lie beyond."""
    far, index = image.width, colours().index(ink)
    for side, box in (
        (areas.LEFT, (0, 0, thick, far)),
        (areas.UP, (0, 0, far, thick)),
        (areas.RIGHT, (far - thick, 0, far, far)),
        (areas.DOWN, (0, far - thick, far, far)),
    ):
        if not beside & side:
            image.paste(index, box)
