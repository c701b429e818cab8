"""The price tracks: the box of now, the box that comes next, the way between."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.greed.components import PRICES, PRODUCTS, START_PRICE, TRENDS
from games.greed.prices import next_box
from games.greed.state import Board
from render import shapes, theme
from render.greed.look import FALLEN, RISEN, product_mark
from render.greed.parts import ink, sign
from render.scene import Scene, Words
from render.sheet import Box, Sheet
from render.text import Pen

HEAD, ROW, FOOT = 54, 68, 10
FIRST = theme.EDGE + 84
"""Where the boxes begin."""
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)
_PRICE = Pen(theme.WORD, "regular", theme.FAINT, theme.PAGE)
_NOW = Pen(theme.LEAST_FACT, "bold", theme.INK, theme.TEXT)
_ARROWS, _TREND, _NEXT = 216, 106, 0
"""From the right edge to the ends of the columns beside the tracks."""


class Frame(msgspec.Struct, frozen=True):
    """Where tracks run: the panel, and how wide a box is."""

    box: Box
    cell: int

    @property
    def right(self) -> int:
        return self.box[2] - 20

    def middle(self, place: int) -> float:
        return FIRST + (place + 0.5) * self.cell


def height() -> int:
    return HEAD + len(PRODUCTS) * ROW + FOOT


def draw(sheet: Sheet, scene: Scene, frame: Frame) -> None:
    """A row for each product; at the right the year's arrows, the trend and the next price."""
    left, top, right, _ = frame.box
    say, y = scene.words.say, top + 30
    shapes.panel(sheet, frame.box)
    start = round(frame.middle(START_PRICE))
    sheet.write((start, y), say("picture-start"), _NOTE, "mm")
    heads = ("picture-head-arrows", "picture-head-trend", "picture-head-next")
    rooms = (frame.right - _ARROWS - start - 60, _ARROWS - _TREND - 8, _TREND - 8)
    for key, back, room in zip(heads, (_ARROWS, _TREND, _NEXT), rooms, strict=True):
        sheet.write((frame.right - back, y), say(key), _NOTE, "rm", room)
    for product in range(len(PRODUCTS)):
        row = top + HEAD + product * ROW
        sheet.rule(left + 14, row, right - 14, thick=2)
        y = row + ROW // 2
        board = scene.view.board
        track(sheet, scene.words, product, frame, y, _way(board, product))
        _moves(sheet, board, product, frame, y)
        _road(sheet, board, product, frame, y)


def track(
    sheet: Sheet, words: Words, product: int, frame: Frame, y: int, taken: Sequence[int]
) -> None:
    """The product, and its prices from the lowest to the highest but those in `taken` boxes."""
    product_mark(sheet, words, product, (frame.box[0] + 12, y - 27), theme.PANEL)
    prices = PRICES[product]
    lane = (FIRST, y - 27, FIRST + len(prices) * frame.cell, y + 27)
    shapes.panel(sheet, lane, theme.PAGE, theme.PANEL, 12)
    for box, price in enumerate(prices):
        # The way from now to next is drawn over these, with its own prices.
        if box not in taken:
            sheet.write((frame.middle(box), y), str(price), _PRICE, "mm", frame.cell - 2)


def mark_box(sheet: Sheet, product: int, box: int, frame: Frame, y: int) -> None:
    """The ivory box of the price of now."""
    x, half = round(frame.middle(box)), frame.cell // 2 - 1
    shapes.panel(sheet, (x - half, y - 29, x + half, y + 29), theme.TEXT, theme.PAGE, 11)
    sheet.write((x, y), str(PRICES[product][box]), _NOW, "cm", 2 * half - 4)


def _way(board: Board, product: int) -> Sequence[int]:
    """The boxes from now to next."""
    now = board.prices[product]
    low, high = sorted((now, next_box(product, now, board.trends[product])))
    return range(low, high + 1)


def _road(sheet: Sheet, board: Board, product: int, frame: Frame, y: int) -> None:
    """From now to next, tinted; next outlined, now ivory."""
    now = board.prices[product]
    end = next_box(product, now, board.trends[product])
    if end != now:
        _tinted(sheet, product, (now, end), frame, y)
    mark_box(sheet, product, now, frame, y)


def _tinted(sheet: Sheet, product: int, ends: tuple[int, int], frame: Frame, y: int) -> None:
    now, end = ends
    hue, tint = (theme.GAIN, RISEN) if end > now else (theme.LOSS, FALLEN)
    low, high = sorted(ends)
    first, last = FIRST + low * frame.cell, FIRST + (high + 1) * frame.cell
    shapes.panel(sheet, (first + 1, y - 27, last - 1, y + 27), tint, theme.PAGE, 12)
    pen = _PRICE.but(ink=theme.MUTED, on=tint)
    for box in range(low + 1, high):
        sheet.write((frame.middle(box), y), str(PRICES[product][box]), pen, "mm", frame.cell - 2)
    x, half = round(frame.middle(end)), frame.cell // 2 - 1
    box_ = (x - half, y - 27, x + half, y + 27)
    shapes.framed(sheet, box_, hue, tint, 11, theme.STROKE)
    bold = Pen(theme.LEAST_FACT, "bold", hue, tint)
    sheet.write((x, y), str(PRICES[product][end]), bold, "cm", 2 * half - 8)


def _moves(sheet: Sheet, board: Board, product: int, frame: Frame, y: int) -> None:
    """The arrows of this year, the step of the trend, the next price."""
    now, trend = board.prices[product], TRENDS[board.trends[product]]
    then = next_box(product, now, board.trends[product])
    right, count = frame.right, board.arrows[product]
    told = f"{count:+d}".replace("-", "\N{MINUS SIGN}") if count else theme.ZERO
    figure = Pen(theme.LEAST_FACT, "semibold", ink(count))
    sheet.write((right - _ARROWS, y), told, figure, "rm")
    sheet.write(
        (right - _TREND, y), sign(trend) if trend else "=", figure.but(ink=ink(trend)), "rm"
    )
    price = Pen(theme.FACT, "bold", ink(then - now, theme.MUTED))
    sheet.write((right, y), str(PRICES[product][then]), price, "rm")
