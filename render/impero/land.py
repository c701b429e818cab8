"""The land on a map, row by row, since most rows do not change from one entry to the next."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from games.impero.geography import geography
from games.impero.state import View
from render import shapes, theme
from render.impero import people
from render.impero.country import Frame, coast, frame
from render.impero.grid import Edge, Grid, edges
from render.impero.look import colours
from render.palettes import mapped
from render.sheet import Box, Sheet

LEVELS = (1, 3, 6, 12, 25, 50)
TONES = {1: "#262d38", 3: "#38434f", 6: "#4c5b75", 12: "#6f7d92"}
"""The tones of free cells by yield: a phone shows no square in a cell of five pixels."""
RICH = 25
"""The least yield in dollars that shines in brass."""
_GOLD = {25: 0.58, 50: 0.86}
"""By yield the side of a rich cell's square, as a part of the cell's side. Around it the ground stays in
sight: a whole brass cell would look like the land of the third player.
"""
_LEAST_GOLD = 10
BLACKOUT = 30
"""The least pixels of a blackout: it is what one must act on."""
DIM, DIM_LINE, DIM_TEXT = "#242b36", "#151b24", "#98a1b0"
"""The tone of other players' land on a map of one player."""
BROAD = 30
"""The least pixels of a cell with borders of double width."""
SUPER = 4

_WATER, _OTHERS = 0, len(LEVELS) + 1
"""Codes of places. Free cells have the codes between, players those from `_OTHERS` on."""
_CODES = {dollars: number + 1 for number, dollars in enumerate(LEVELS)}


def paint(sheet: Sheet, view: View, on: Grid) -> None:
    """Everybody's land, free cells, borders, blackouts."""
    lying, count = frame(geography(view.land)), len(view.capital)
    directors = (on.directors[place] for place in on.places)
    codes = [
        _OTHERS + director if director >= 0 else _CODES[dollars]
        for director, dollars in zip(directors, view.yields, strict=True)
    ]
    _spread(sheet, view, on, codes, count)
    _borders(sheet, on, lying, theme.PAGE)
    darken(sheet, view, lying)


def darken(sheet: Sheet, view: View, lying: Frame, cells: Container[int] | None = None) -> None:
    """Paint the blackouts: all, or those among some cells."""
    for cell, box in zip(view.out, blackouts(view, lying), strict=True):
        if cells is None or cell in cells:
            tile, mask = dark(box[2] - box[0])
            sheet.image.paste(tile, box[:2], mask)


def paint_dim(sheet: Sheet, view: View, on: Grid) -> None:
    """Free cells as on the map of all, owned ones in one dark tone."""
    codes = [
        _OTHERS if owner >= 0 else _CODES[dollars]
        for owner, dollars in zip(view.owners, view.yields, strict=True)
    ]
    _spread(sheet, view, on, codes, 0)
    _borders(sheet, on, frame(geography(view.land)), DIM_LINE)


def blackouts(view: View, lying: Frame) -> tuple[Box, ...]:
    """The boxes of the cells that were in blackout, each in the middle of its cell."""
    side, spots = max(BLACKOUT, lying.cell), geography(view.land).spots
    corners = (lying.at(spots[cell]) for cell in view.out)
    shift = (lying.cell - side) // 2
    return tuple((x + shift, y + shift, x + shift + side, y + shift + side) for x, y in corners)


@lru_cache(maxsize=64)
def free(cell: int, dollars: int) -> Image.Image:
    """A free cell: a tone for its yield, brass if it is rich."""
    sheet = Sheet(colours(), cell, cell, theme.PAGE)
    sheet.fill((1, 1, cell, cell), TONES.get(dollars, TONES[1]))
    if dollars >= RICH:
        side = max(_LEAST_GOLD, round(cell * _GOLD[dollars]))
        # An even rest keeps the square in the middle, to the pixel.
        edge = (cell + 1 - side) // 2
        sheet.fill((edge, edge, edge + side, edge + side), theme.BRASS)
    return sheet.image


@lru_cache(maxsize=64)
def dark(side: int) -> tuple[Image.Image, Image.Image]:
    """A blackout, a cross on night, and its mask over the land."""
    sheet = Sheet(colours(), side, side, theme.NIGHT)
    large = Image.new("L", (side * SUPER, side * SUPER))
    draw, near, far = ImageDraw.Draw(large), side * SUPER * 0.26, side * SUPER * 0.74
    thick = round(side * SUPER * 0.21)
    draw.line((near, near, far, far), 255, thick)
    draw.line((near, far, far, near), 255, thick)
    sheet.stamp(large.reduce(SUPER), (0, 0), theme.DANGER, theme.NIGHT)
    return sheet.image, mapped(shapes.rounded(side, side, side // 4), people.HALF)


def _spread(sheet: Sheet, view: View, on: Grid, codes: Sequence[int], players: int) -> None:
    """The pixels of all land; `codes` are by cell."""
    country = geography(view.land)
    lying, by_place = frame(country), bytearray(len(on.directors))
    for place, code in zip(on.places, codes, strict=True):
        by_place[place] = code
    # The grid has a rim of one place on every side, which no map shows.
    starts = range(on.wide + 1, len(by_place) - on.wide, on.wide)
    rows = (
        _row(lying.cell, players, bytes(by_place[start : start + country.wide])) for start in starts
    )
    size = (country.wide * lying.cell, country.high * lying.cell)
    whole = Image.frombytes("L", size, b"".join(rows))
    sheet.image.paste(whole, (lying.left, lying.top), coast(view.land))


@lru_cache(maxsize=512)
def _row(cell: int, players: int, codes: bytes) -> bytes:
    """The pixels of a row of cells."""
    return b"".join([line[code] for line in _lines(cell, players) for code in codes])


@lru_cache(maxsize=32)
def _lines(cell: int, players: int) -> tuple[tuple[bytes, ...], ...]:
    """For each line of pixels of a cell its bytes by code."""
    drawn = [Image.new("L", (cell, cell), colours().index(theme.SHORE))]
    drawn += [free(cell, dollars) for dollars in LEVELS]
    if players:
        drawn += [people.land(seat, cell) for seat in range(players)]
    else:
        drawn.append(Image.new("L", (cell, cell), colours().index(DIM)))
    pixels = [one.tobytes() for one in drawn]
    return tuple(tuple(one[y * cell : (y + 1) * cell] for one in pixels) for y in range(cell))


def _borders(sheet: Sheet, on: Grid, lying: Frame, ink: str) -> None:
    """Paint the borders: thick between players, a hairline between companies of one."""
    draw, index = ImageDraw.Draw(sheet.image), sheet.palette.index(ink)
    for edge in edges(on):
        draw.rectangle(_stretch(edge, on.wide, lying), index)


def _stretch(edge: Edge, wide: int, lying: Frame) -> tuple[int, int, int, int]:
    """The box of a border; its last pixels are inside."""
    row, column = divmod(edge.place, wide)
    x, y = lying.at((column - 1, row - 1))
    is_broad = lying.cell >= BROAD
    near, far = (1 + is_broad, is_broad) if edge.is_thick else (int(is_broad), 0)
    length = edge.length * lying.cell - 1
    if edge.is_level:
        return x - near, y - near, x + length + far, y + far
    return x - near, y - near, x + far, y + length + far
