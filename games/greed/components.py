"""What Greed, Incorporated is played with: the numbers of its rulebook, and the set of cards.

Products, companies, assets and symbols are indexes in the order of `cards.toml`. An asset's number
is its index and ten: a higher index is a higher number. Money is in millions.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.core import components
from games.greed.inventory import check
from games.greed.printed import Box, Cards

Stock = tuple[int, ...]
"""A count for each product."""
Arrows = tuple[int, ...]
"""Boxes up or down on the trend track, by product."""

BOX = components.load("games.greed", Box)
CARDS = check(components.load("games.greed", Cards, "cards.toml"), BOX)

PRODUCTS = tuple(one.key for one in CARDS.products.list)
PRICES = tuple(one.prices for one in CARDS.products.list)
"""By product, by box."""
START_PRICE = CARDS.products.start
TRENDS = BOX.trend_track.boxes
"""How many boxes the price moves, by box of the trend track."""

ASSETS = CARDS.assets.list
FIRST_ASSET = BOX.inventory.first_asset
DECADE = BOX.inventory.decade
COMPANIES = len(CARDS.companies.list)
SYMBOLS = CARDS.symbols.list
PILE = BOX.inventory.symbols
"""Symbols in a pile."""
GOLD, SILVER, COMPANY = 0, 1, 2
"""What is auctioned: the two piles, and the right to found a company."""
CEO, CFO, COO = 0, 1, 2
FREE, LAST, NEW = 0, 1, 2
"""A company's money: Free Cash, Last Year Income, New Income."""


def by_product(counts: Mapping[str, int]) -> tuple[int, ...]:
    """What a card names, as a number for each product."""
    return tuple(counts.get(product, 0) for product in PRODUCTS)


NOTHING: Stock = by_product({})
NEEDS = tuple(by_product(one.needs) for one in ASSETS)
MAKES = tuple(by_product(one.makes) for one in ASSETS)
ASSET_ARROWS = tuple(by_product(one.trend) for one in ASSETS)
COMPANY_ARROWS = tuple(by_product(one.trend) for one in CARDS.companies.list)
SYMBOL_ARROWS = tuple(by_product(one.trend) for one in SYMBOLS)


def transforms(asset: int) -> bool:
    """A producer needs nothing, and works in phase 4."""
    return any(NEEDS[asset])


def deck_of(players: int) -> tuple[int, ...]:
    """The assets that are in the game, in order (Setup)."""
    out = BOX.years.out_by_players[players]
    return tuple(number for number, one in enumerate(ASSETS) if one.mark not in out)
