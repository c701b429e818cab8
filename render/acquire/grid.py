"""The board, whole or in part: empty places, lone tiles, and corporations as areas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from games.acquire.components import BOX, COLUMNS, ROWS, SAFE, TILES
from games.acquire.state import EMPTY, FIRST, LONE, View
from render import areas, shapes, theme
from render.acquire.look import LOOKS
from render.palettes import Palette, mapped, veil
from render.sheet import Sheet
from render.text import Pen

ABOVE, BESIDE = 44, 44
"""Pixels above the board for the columns' numbers, and beside it for the rows' letters."""
LARGE = 80
"""The least pixels of a cell that shows its name."""
SUPER = 4
Place = tuple[int, int]
"""Column and row."""


class Window(msgspec.Struct, frozen=True):
    """A part of the board: its first column and row, and how many of each."""

    left: int = 0
    top: int = 0
    columns: int = COLUMNS
    rows: int = ROWS

    def places(self) -> Iterator[Place]:
        for row in range(self.top, self.top + self.rows):
            for column in range(self.left, self.left + self.columns):
                yield column, row


WHOLE = Window()
_BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))


class Sign(msgspec.Struct, frozen=True):
    """A corporation's letter, or its padlock, on a cell."""

    corporation: int
    column: int
    row: int
    is_lock: bool = False


def around(cell: int, columns: int = 7, rows: int = 3) -> Window:
    """A part of the board with the cell as near to its middle as the edge allows."""
    row, column = divmod(cell, COLUMNS)
    left = min(max(0, column - columns // 2), COLUMNS - columns)
    return Window(left, min(max(0, row - rows // 2), ROWS - rows), columns, rows)


def tiles(view: View) -> bytes:
    """The board with the last tile, also while it waits to found or merge (it lies there alone)."""
    if view.last is None or view.board[view.last] != EMPTY:
        return view.board
    return view.board[: view.last] + bytes((LONE,)) + view.board[view.last + 1 :]


@lru_cache(maxsize=4)
def labels(palette: Palette, cell: int) -> Image.Image:
    """An image with the columns' numbers above and the rows' letters beside an empty board."""
    sheet = Sheet(palette, BESIDE + COLUMNS * cell, ABOVE + ROWS * cell)
    pen = Pen(theme.WORD, "medium", theme.MUTED, theme.PAGE)
    for column in range(COLUMNS):
        sheet.write((BESIDE + (column + 0.5) * cell, ABOVE / 2 + 2), str(column + 1), pen, "mm")
    for row, letter in enumerate(BOX.board.rows):
        sheet.write((BESIDE / 2 - 4, ABOVE + (row + 0.5) * cell), letter, pen, "mm")
    return sheet.image


def paint(
    sheet: Sheet,
    board: bytes,
    sizes: Sequence[int],
    at: Place,
    cell: int,
    window: Window = WHOLE,
    veiled: bool = False,
) -> None:
    """Paint a part of the board; `at` is the corner of its first cell. `veiled` dims it."""
    safe = tuple(size >= SAFE for size in sizes)
    signs = _signs(board, safe, window)
    ends = (window.left * cell, 0, (window.left + window.columns) * cell, cell)
    for row in range(window.top, window.top + window.rows):
        near = tuple(_row(board, row + step) for step in (-1, 0, 1))
        marks = tuple(sign for sign in signs if sign.row == row)
        # Whole rows are remembered: a move changes three of nine, and the rest is pasted.
        band = _band(sheet.palette, cell, row, near, safe, marks)
        if window.columns < COLUMNS:
            band = band.crop(ends)
        if veiled:
            band = mapped(band, veil(sheet.palette, theme.PANEL, theme.VEIL))
        sheet.paste(band, (at[0], at[1] + (row - window.top) * cell))


def ring(sheet: Sheet, spot: Place, cell: int, ink: str = theme.BRASS) -> None:
    """A frame between two dark lines, readable on every fill."""
    bright, under = _ring(cell)
    sheet.stamp(under, spot, theme.PAGE, theme.PAGE)
    sheet.stamp(bright, spot, ink, theme.PAGE)


@lru_cache(maxsize=256)
def _band(
    palette: Palette,
    cell: int,
    row: int,
    near: tuple[bytes, ...],
    safe: tuple[bool, ...],
    signs: tuple[Sign, ...],
) -> Image.Image:
    """A row of the board; `near` is the row above it, itself, and the row below."""
    sheet = Sheet(palette, COLUMNS * cell, cell)
    for column in range(COLUMNS):
        name = TILES[row * COLUMNS + column]
        sheet.paste(_cell(palette, cell, near, column, (name, safe)), (column * cell, 0))
    for sign in signs:
        _sign(sheet, sign, cell)
    return sheet.image


def _cell(
    palette: Palette,
    cell: int,
    near: tuple[bytes, ...],
    column: int,
    facts: tuple[str, tuple[bool, ...]],
) -> Image.Image:
    owner, (name, safe) = near[1][column], facts
    if owner == EMPTY:
        return _named(palette, cell, name, (theme.RAISED, theme.FAINT), 0.04)
    if owner == LONE:
        return _named(palette, cell, name, (theme.NEUTRAL, theme.INK), 0.06)

    def is_same(dx: int, dy: int) -> bool:
        return 0 <= column + dx < COLUMNS and near[1 + dy][column + dx] == owner

    look = LOOKS[owner - FIRST]
    bits = areas.joins(is_same)
    return areas.owned(palette, look.fill, look.pattern, cell, bits, safe[owner - FIRST])


@lru_cache(maxsize=512)
def _named(
    palette: Palette, cell: int, name: str, inks: tuple[str, str], inset: float
) -> Image.Image:
    """A place of no corporation, with its name if cells are large."""
    fill, ink = inks
    image = areas.lone(palette, cell, fill, theme.PAGE, inset)
    if cell < LARGE:
        return image
    pen = Pen(theme.WORD, "medium", ink, fill)
    sheet = Sheet(palette, cell, cell)
    sheet.paste(image, (0, 0))
    sheet.write((cell / 2, cell / 2), name, pen, "mm")
    return sheet.image


def _row(board: bytes, row: int) -> bytes:
    """The cells of a row; beyond the edge all are empty."""
    if not 0 <= row < ROWS:
        return bytes(COLUMNS)
    return board[row * COLUMNS : (row + 1) * COLUMNS]


@lru_cache(maxsize=64)
def _signs(board: bytes, safe: tuple[bool, ...], window: Window) -> tuple[Sign, ...]:
    """A letter at the heart of each area and, if it is safe, a padlock beside it."""
    signs = []
    for area in _areas(board, window):
        column, row = _heart(area)
        corporation = board[row * COLUMNS + column] - FIRST
        signs.append(Sign(corporation, column, row))
        near = ((column + across, row + down) for across, down in _BESIDE)
        lock = next((place for place in near if place in area), None)
        if safe[corporation] and lock:
            signs.append(Sign(corporation, *lock, is_lock=True))
    return tuple(signs)


def _sign(sheet: Sheet, sign: Sign, cell: int) -> None:
    look, left = LOOKS[sign.corporation], sign.column * cell
    middle = (left + cell // 2, cell // 2)
    if sign.is_lock:
        shapes.disc(sheet, middle, round(cell * 0.3), look.fill, look.fill)
        shapes.lock(sheet, middle, round(cell * 0.46), theme.on(look.fill), look.fill)
        return
    edge = cell // 6
    plaque = (left + edge, edge, left + cell - edge, cell - edge)
    shapes.panel(sheet, plaque, look.fill, look.fill, edge)
    pen = Pen(max(theme.LEAST_FACT, round(cell * 0.68)), "bold", theme.on(look.fill), look.fill)
    sheet.write(middle, look.letter, pen, "mm")


def _areas(board: bytes, window: Window) -> tuple[tuple[Place, ...], ...]:
    """The connected areas of the corporations inside the window."""
    left = {place for place in window.places() if board[place[1] * COLUMNS + place[0]] >= FIRST}
    found = []
    while left:
        start = min(left)
        owner = board[start[1] * COLUMNS + start[0]]
        area, heap = [start], [start]
        left.discard(start)
        while heap:
            column, row = heap.pop()
            for near in (
                (column - 1, row),
                (column + 1, row),
                (column, row - 1),
                (column, row + 1),
            ):
                if near in left and board[near[1] * COLUMNS + near[0]] == owner:
                    left.discard(near)
                    area.append(near)
                    heap.append(near)
        found.append(tuple(area))
    return tuple(found)


def _heart(area: tuple[Place, ...]) -> Place:
    """The cell for the letter: with the most neighbours of its area, then nearest to the middle."""
    cells = set(area)
    middle = [sum(place[axis] for place in area) / len(area) for axis in (0, 1)]

    def merit(place: Place) -> tuple[int, float, int]:
        column, row = place
        near = sum((column + x, row + y) in cells for x in (-1, 0, 1) for y in (-1, 0, 1))
        return near, -abs(column - middle[0]) - abs(row - middle[1]), -row

    return max(area, key=merit)


@lru_cache(maxsize=8)
def _ring(cell: int) -> tuple[Image.Image, Image.Image]:
    """The bright frame, and the dark one below it."""
    side, thick, dark = cell * SUPER, max(5, cell // 11) * SUPER, 3 * SUPER
    bright, under = Image.new("L", (side, side)), Image.new("L", (side, side))
    radius = round(side * 0.2)
    whole = (0, 0, side - 1, side - 1)
    ImageDraw.Draw(under).rounded_rectangle(whole, radius, outline=255, width=thick + 2 * dark)
    inner = (dark, dark, side - 1 - dark, side - 1 - dark)
    ImageDraw.Draw(bright).rounded_rectangle(inner, radius - dark, outline=255, width=thick)
    return bright.reduce(SUPER), under.reduce(SUPER)
