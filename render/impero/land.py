"""The land on a map, row by row, since most rows do not change from one entry to the next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from games.impero.geography import geography
from games.impero.state import View
from render import shapes, theme
from render.impero import people
from render.impero.country import Frame, coast, frame
from render.impero.grid import Edge, Grid, edges
from render.impero.look import colours
from render.sheet import Sheet

LEVELS = (1, 3, 6, 12, 25, 50)
PIPS = {1: 0.0, 3: 0.0, 6: 0.24, 12: 0.34, 25: 0.43, 50: 0.53}
"""By yield the side of a free cell's square, as a part of the cell's side."""
RICH = 25
"""The least yield in dollars with a brass square."""
PIP = "#8b97a8"
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
    for cell in view.out:
        director = on.directors[on.places[cell]]
        rim = colours().player(director) if director >= 0 else theme.GROUND
        blackout(sheet, lying, geography(view.land).spots[cell], rim)


def paint_dim(sheet: Sheet, view: View, on: Grid) -> None:
    """Free cells as on the map of all, owned ones in one dark tone."""
    codes = [
        _OTHERS if owner >= 0 else _CODES[dollars]
        for owner, dollars in zip(view.owners, view.yields, strict=True)
    ]
    _spread(sheet, view, on, codes, 0)
    _borders(sheet, on, frame(geography(view.land)), DIM_LINE)


def blackout(sheet: Sheet, lying: Frame, spot: tuple[int, int], rim: str) -> None:
    """Paint a blackout: a dark cell with a cross, framed in the director's colour."""
    tile, mask = dark(lying.cell, rim)
    sheet.image.paste(tile, lying.at(spot), mask)


@lru_cache(maxsize=64)
def free(cell: int, dollars: int) -> Image.Image:
    """A free cell: a square that grows with its yield."""
    sheet = Sheet(colours(), cell, cell, theme.POOR)
    sheet.fill((1, 1, cell - 1, cell - 1), theme.POOR if dollars == 1 else theme.GROUND)
    side = round(cell * PIPS[dollars])
    # An even rest keeps the square in the middle, to the pixel.
    side -= (cell - side) % 2
    if side > 0:
        edge = (cell - side) // 2
        ink = theme.BRASS if dollars >= RICH else PIP
        sheet.fill((edge, edge, edge + side, edge + side), ink)
    return sheet.image


@lru_cache(maxsize=128)
def dark(cell: int, rim: str) -> tuple[Image.Image, Image.Image]:
    """A cell in blackout, and its mask over the land."""
    sheet, edge = Sheet(colours(), cell, cell, rim), max(2, cell // 8)
    shapes.panel(sheet, (edge, edge, cell - edge, cell - edge), theme.NIGHT, rim, edge)
    large = Image.new("L", (cell * SUPER, cell * SUPER))
    draw, near, far = ImageDraw.Draw(large), cell * 1.3, cell * 2.7
    thick = max(10, round(cell * 0.56))
    draw.line((near, near, far, far), 255, thick)
    draw.line((near, far, far, near), 255, thick)
    sheet.stamp(large.reduce(SUPER), (0, 0), theme.DANGER, theme.NIGHT)
    mask = Image.new("L", (cell, cell))
    # Without its outermost pixels: the borders of the land stay in sight.
    mask.paste(255, (1, 1, cell - 1, cell - 1))
    return sheet.image, mask


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
