"""The box of Acquire (1999): 108 tiles, seven corporations of 25 shares, the information card."""

from __future__ import annotations

import msgspec

from games.core import components
from games.core.components import ComponentTable


class Board(ComponentTable, frozen=True):
    columns: int
    rows: str
    tiles: int


class Setup(ComponentTable, frozen=True):
    cash: int
    notes: dict[str, int]
    hand_tiles: int
    starting_tile_per_player: int


class Limits(ComponentTable, frozen=True):
    shares_per_corporation: int
    buy_per_turn: int
    safe_size: int
    end_size: int
    trade_ratio: int
    rounding: int


class BonusTerms(ComponentTable, frozen=True):
    majority_multiplier: int
    minority_multiplier: int


class Corporation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`tier` is an index into the prices of a row: 0 cheap, 2 dear."""

    key: str
    tier: int


class Corporations(ComponentTable, frozen=True):
    list: tuple[Corporation, ...]


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dollars a share by tier, from `least` tiles up to the next row's."""

    least: int
    by_tier: tuple[int, int, int]


class Prices(ComponentTable, frozen=True):
    rows: tuple[Price, ...]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: Board
    setup: Setup
    limits: Limits
    bonus: BonusTerms
    corporations: Corporations
    prices: Prices


BOX = components.load("games.acquire", Box)

COLUMNS, ROWS = BOX.board.columns, len(BOX.board.rows)
CELLS = BOX.board.tiles
CORPORATIONS = tuple(one.key for one in BOX.corporations.list)
COUNT = len(CORPORATIONS)
SAFE, LAST = BOX.limits.safe_size, BOX.limits.end_size
SHARES, MAX_BOUGHT = BOX.limits.shares_per_corporation, BOX.limits.buy_per_turn
RACK = BOX.setup.hand_tiles

TILES = tuple(f"{1 + cell % COLUMNS}{BOX.board.rows[cell // COLUMNS]}" for cell in range(CELLS))
"""The name of each cell; cells count along the rows, so a lower cell is nearer to 1a."""


def price(corporation: int, size: int) -> int:
    """Dollars a share at a size; nothing below two tiles (information card)."""
    return PRICES[corporation][size]


def _price_list(tier: int) -> tuple[int, ...]:
    dollars = [0] * (CELLS + 1)
    for row in BOX.prices.rows:
        dollars[row.least :] = [row.by_tier[tier]] * (CELLS + 1 - row.least)
    return tuple(dollars)


PRICES = tuple(_price_list(one.tier) for one in BOX.corporations.list)
"""Dollars a share, by corporation and size 0 to 108."""
