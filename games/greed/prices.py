"""Trends and prices (1: Announcements; 2: Market forces). Arrows move boxes, boxes move prices."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from games.greed.components import NOTHING, PRICES, TRENDS, Arrows, Stock
from games.greed.events import PricesMoved
from games.greed.state import Board


def summed(effects: Iterable[Arrows]) -> Arrows:
    """All arrows of a product count together before anything moves (ruling 2)."""
    return tuple(map(sum, zip(NOTHING, *effects, strict=True)))


def trend_moved(board: Board, arrows: Arrows) -> Board:
    """Each product's trend moves by its number of boxes, and stays on the track (ruling 1)."""
    last = len(TRENDS) - 1
    boxes = zip(board.trends, arrows, strict=True)
    return replace(board, trends=tuple(min(max(at + by, 0), last) for at, by in boxes))


def next_box(product: int, at: int, trend: int) -> int:
    """Where the price goes by the trend: not off either end of its track."""
    return min(max(at + TRENDS[trend], 0), len(PRICES[product]) - 1)


def market_forces(board: Board) -> tuple[Board, PricesMoved]:
    """Each price moves by the box that its trend is in; the trend stays (2: Market forces)."""
    before = board.prices
    after = tuple(
        next_box(product, at, trend)
        for product, (at, trend) in enumerate(zip(before, board.trends, strict=True))
    )
    products = range(len(after))
    up = tuple(product for product in products if after[product] > before[product])
    down = tuple(product for product in products if after[product] < before[product])
    return replace(board, prices=after), PricesMoved(up=up, down=down)


def price(board: Board, product: int) -> int:
    """What the market pays for one, in millions."""
    return PRICES[product][board.prices[product]]


def market_value(board: Board, goods: Stock) -> int:
    """What the market pays for all of them."""
    return sum(count * price(board, product) for product, count in enumerate(goods))


def rising(arrows: Arrows) -> Arrows:
    """The arrows up, as counts."""
    return tuple(max(one, 0) for one in arrows)


def falling(arrows: Arrows) -> Arrows:
    """The arrows down, as counts."""
    return tuple(max(-one, 0) for one in arrows)
