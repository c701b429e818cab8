"""The price tracks: the box of now, the box that comes next, the way between."""

from __future__ import annotations

import msgspec

from games.greed.components import PRICES, PRODUCTS, START_PRICE, TRENDS
from games.greed.prices import next_box
from games.greed.state import Board
from render import shapes, text, theme
from render.greed.look import FALLEN, RISEN, product_mark, product_name
from render.greed.parts import ink, sign
from render.scene import Scene, Words
from render.sheet import Box, Sheet
from render.text import Pen

HEAD, FOOT = 46, 12
_NOW = Pen(theme.STRONG - 2, "bold", theme.INK, theme.TEXT)


class Frame(msgspec.Struct, frozen=True):
    """Where tracks run: the panel, the pitch of rows, where boxes begin and how wide they are."""

    box: Box
    row: int
    first: int
    cell: int

    @property
    def right(self) -> int:
        return self.box[2] - 16


def height(row: int) -> int:
    return HEAD + len(PRODUCTS) * row + FOOT


def draw(sheet: Sheet, scene: Scene, frame: Frame) -> None:
    """A row for each product; at the right the year's arrows, the trend and the next price."""
    left, top, right, _ = frame.box
    say, y = scene.words.say, top + 26
    shapes.panel(sheet, frame.box)
    note = Pen(theme.NOTE, "regular", theme.MUTED)
    ends = frame.first + START_PRICE * frame.cell
    sheet.write((left + 16, y), say("picture-in-millions"), note, "lm", ends - left - 40)
    sheet.write((ends + frame.cell / 2, y), say("picture-start"), note, "mm")
    room = frame.right - ends - frame.cell - 20
    sheet.write((frame.right, y), say("picture-arrows-trend-next"), note, "rm", room)
    for product in range(len(PRODUCTS)):
        row = top + HEAD + product * frame.row
        sheet.rule(left + 14, row, right - 14)
        taken = _way(scene.view.board, product)
        track(sheet, scene.words, product, frame, row + frame.row // 2, taken)
        _moves(sheet, scene.view.board, product, frame, row + frame.row // 2)
        _road(sheet, scene.view.board, product, frame, row + frame.row // 2)


def track(sheet: Sheet, words: Words, product: int, frame: Frame, y: int, taken: range) -> None:
    """The product, its prices from the lowest to the highest but those in `taken` boxes, a dot
    under the start.
    """
    left, size = frame.box[0] + 14, 36
    product_mark(sheet, words, product, (left, y - size // 2), size, theme.PANEL)
    name = Pen(theme.BODY, "semibold")
    room = frame.first - left - size - 14
    sheet.write((left + size + 8, y), product_name(words, product), name, "lm", room)
    prices = PRICES[product]
    lane = (frame.first, y - 19, frame.first + len(prices) * frame.cell, y + 19)
    shapes.panel(sheet, lane, theme.PAGE, theme.PANEL, 11)
    pen = Pen(theme.NOTE, "regular", theme.FAINT, theme.PAGE)
    for box, price in enumerate(prices):
        # The way from now to next is drawn over these, with its own prices.
        if box not in taken:
            sheet.write((_middle(frame, box), y), str(price), pen, "mm")
    shapes.disc(sheet, (_middle(frame, START_PRICE), y + 19), 3, theme.FAINT, theme.PANEL)


def mark_box(sheet: Sheet, product: int, box: int, frame: Frame, y: int) -> None:
    """The ivory box of the price of now."""
    x, half = round(_middle(frame, box)), max(28, frame.cell // 2 - 5)
    shapes.panel(sheet, (x - half, y - 21, x + half, y + 21), theme.TEXT, theme.PAGE, 10)
    told = str(PRICES[product][box])
    sheet.write((x, y), told, _NOW, "mm", 2 * half - 6)


def _way(board: Board, product: int) -> range:
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
    first, last = frame.first + low * frame.cell, frame.first + (high + 1) * frame.cell
    shapes.panel(sheet, (first + 2, y - 19, last - 2, y + 19), tint, theme.PAGE, 11)
    pen = Pen(theme.NOTE, "regular", theme.MUTED, tint)
    for box in range(low + 1, high):
        sheet.write((_middle(frame, box), y), str(PRICES[product][box]), pen, "mm")
    x = round(_middle(frame, end))
    half = max(25, min(frame.cell // 2 - 3, 33))
    shapes.framed(sheet, (x - half, y - 18, x + half, y + 18), hue, tint, 10, 3)
    bold = Pen(theme.SMALL, "bold", hue, tint)
    sheet.write((x, y), str(PRICES[product][end]), bold, "cm", 2 * half - 8)


def _moves(sheet: Sheet, board: Board, product: int, frame: Frame, y: int) -> None:
    """The arrows of this year, the step of the trend, the next price."""
    now, trend = board.prices[product], TRENDS[board.trends[product]]
    then = next_box(product, now, board.trends[product])
    right, count = frame.right, board.arrows[product]
    told = f"{count:+d}".replace("-", "\N{MINUS SIGN}") if count else theme.ZERO
    small = Pen(theme.SMALL, "medium", ink(count))
    sheet.write((right - 132, y), told, small, "rm")
    step = Pen(theme.BODY, "semibold", ink(trend))
    sheet.write((right - 72, y), sign(trend), step, "rm")
    hue = ink(then - now, theme.MUTED)
    price = Pen(theme.STRONG, "bold" if then != now else "medium", hue)
    told = str(PRICES[product][then])
    size = min(theme.STRONG, text.fit(told, theme.STRONG, "bold", 64)[1])
    sheet.write((right, y), told, price.but(size=size), "rm")


def _middle(frame: Frame, box: int) -> float:
    return frame.first + (box + 0.5) * frame.cell
