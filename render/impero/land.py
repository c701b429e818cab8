"""The land on a map, row by row, since most rows do not change from one entry to the next."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from games.impero.geography import geography
from games.impero.state import NOBODY, View
from render import shapes, theme
from render.impero import people
from render.impero.country import Frame, coast, frame
from render.impero.grid import Edge, Grid, edges
from render.impero.look import colours
from render.sheet import Box, Sheet

LEVELS = (1, 3, 6, 12, 25, 50)
TONES = {1: "#262d38", 3: "#414b58", 6: "#66738d", 12: "#a1acbf"}
"""The tones of free cells by yield: a phone shows no sign in a cell of five pixels."""
RICH = 25
"""The least yield in dollars that shines in brass."""
_COIN = {25: 0.5, 50: 0.84}
"""By yield the width of a rich cell's coin, as a part of the cell's side. It is round, and the ground stays in
sight: a brass square would look like the land of the third player.
"""
_LEAST_COIN = 10
DIM, DIM_LINE, DIM_TEXT = "#242b36", "#151b24", "#98a1b0"
"""The tone of other players' land on a map of one player."""
FINE = 20
"""Below so many pixels of a cell borders are a pixel wide, and companies of one player have none."""
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
    _borders(sheet, on, lying, theme.NIGHT)
    renew(sheet, view, on, lying)
    darken(sheet, view, lying)


def darken(sheet: Sheet, view: View, lying: Frame, cells: Container[int] | None = None) -> None:
    """Paint the blackouts: all, or those among some cells."""
    for cell, box in zip(view.out, blackouts(view, lying), strict=True):
        if cells is None or cell in cells:
            if view.owners[cell] == NOBODY:
                # A coin would show round it.
                sheet.paste(free(lying.cell, 1), lying.at(geography(view.land).spots[cell]))
            sheet.paste(dark(lying.cell), box[:2])


def renew(sheet: Sheet, view: View, on: Grid, lying: Frame) -> None:
    """Paint a line of ivory along the inside of what was taken or worked this turn."""
    fresh = {on.places[cell] for cell in view.fresh}
    side, thick = lying.cell, 3 if lying.cell >= FINE else 2
    draw, ink = ImageDraw.Draw(sheet.image), sheet.palette.index(theme.IVORY)
    for place in fresh:
        row, column = divmod(place, on.wide)
        x, y = lying.at((column - 1, row - 1))
        # The border's pixels stay: the first of the cell, in broad ones also the last.
        left, top, right, foot = x + 1, y + 1, x + side - 1, y + side - 1
        if side >= FINE:
            left, top, right, foot = left + 1, top + 1, right - 1, foot - 1
        for step, box in (
            (-1, (left, top, left + thick, foot)),
            (1, (right - thick, top, right, foot)),
            (-on.wide, (left, top, right, top + thick)),
            (on.wide, (left, foot - thick, right, foot)),
        ):
            near = place + step
            if near not in fresh or on.directors[near] != on.directors[place]:
                draw.rectangle((*box[:2], box[2] - 1, box[3] - 1), ink)


def paint_dim(sheet: Sheet, view: View, on: Grid) -> None:
    """Free cells as on the map of all, owned ones in one dark tone."""
    codes = [
        _OTHERS if owner >= 0 else _CODES[dollars]
        for owner, dollars in zip(view.owners, view.yields, strict=True)
    ]
    _spread(sheet, view, on, codes, 0)
    _borders(sheet, on, frame(geography(view.land)), DIM_LINE)


def blackouts(view: View, lying: Frame) -> tuple[Box, ...]:
    """The boxes of the blackouts, each in the middle of its cell, whose holder is seen round it."""
    side, spots = _inner(lying.cell), geography(view.land).spots
    corners = (lying.at(spots[cell]) for cell in view.out)
    shift = (lying.cell + 1 - side) // 2
    return tuple((x + shift, y + shift, x + shift + side, y + shift + side) for x, y in corners)


@lru_cache(maxsize=64)
def free(cell: int, dollars: int) -> Image.Image:
    """A free cell: a tone for its yield, a coin of brass if it is rich."""
    sheet = Sheet(colours(), cell, cell, theme.PAGE)
    sheet.fill((1, 1, cell, cell), TONES.get(dollars, TONES[1]))
    if dollars >= RICH:
        wide = max(_LEAST_COIN, round(cell * _COIN[dollars]))
        # An even rest keeps the coin in the middle, to the pixel.
        edge = (cell + 1 - wide) // 2
        wide = cell + 1 - 2 * edge
        box = (edge, edge, edge + wide, edge + wide)
        shapes.panel(sheet, box, theme.BRASS, TONES[1], wide // 2)
    return sheet.image


def _inner(cell: int) -> int:
    """The side of a blackout: some of the cell is left round it, alike on both sides."""
    return cell + 1 - 2 * max(3, round(cell * 0.17))


@lru_cache(maxsize=64)
def dark(cell: int) -> Image.Image:
    """A blackout as large as it is in such a cell: a square of night, a smaller red one in it."""
    side = _inner(cell)
    whole, edge = (
        Image.new("L", (side, side), colours().index(theme.NIGHT)),
        max(2, round(side * 0.28)),
    )
    whole.paste(colours().index(theme.DANGER), (edge, edge, side - edge, side - edge))
    return whole


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
        fills = (colours().index(colours().player(seat)) for seat in range(players))
        drawn += [Image.new("L", (cell, cell), fill) for fill in fills]
    else:
        drawn.append(Image.new("L", (cell, cell), colours().index(DIM)))
    pixels = [one.tobytes() for one in drawn]
    return tuple(tuple(one[y * cell : (y + 1) * cell] for one in pixels) for y in range(cell))


def _borders(sheet: Sheet, on: Grid, lying: Frame, ink: str) -> None:
    """Paint the borders: thick between players, a hairline in their own dark between companies of one."""
    draw, index = ImageDraw.Draw(sheet.image), sheet.palette.index
    for edge in edges(on):
        if edge.is_thick or lying.cell >= FINE:
            seat = on.directors[edge.place]
            is_own = not edge.is_thick and ink == theme.NIGHT
            draw.rectangle(
                _stretch(edge, on.wide, lying), index(people.hair(seat) if is_own else ink)
            )


def _stretch(edge: Edge, wide: int, lying: Frame) -> tuple[int, int, int, int]:
    """The box of a border; its last pixels are inside."""
    row, column = divmod(edge.place, wide)
    x, y = lying.at((column - 1, row - 1))
    beyond = int(edge.is_thick and lying.cell >= FINE)
    length = edge.length * lying.cell - 1
    if edge.is_level:
        return x - beyond, y - beyond, x + length + beyond, y + beyond
    return x - beyond, y - beyond, x + beyond, y + length + beyond
