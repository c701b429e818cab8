"""The numbers of Impero: costs, times, yields."""

from __future__ import annotations

from datetime import timedelta

import msgspec

from games.core import components
from games.core.components import ComponentTable


class Game(ComponentTable, frozen=True):
    turns: int
    hours: tuple[int, ...]


class ReadyTerms(ComponentTable, frozen=True):
    most_taken_back: int


class PlayerTerms(ComponentTable, frozen=True):
    capital: int
    points: int


class Costs(ComponentTable, frozen=True):
    """Costs in player points, the last two in company points."""

    found: int
    enter_auction: int
    list_shares: int
    buy_shares: int
    send: int
    accept: int
    company_action: int
    dividend_step: int


class CompanyTerms(ComponentTable, frozen=True):
    """Dividends in per cent of what is earned; the lowest capital in cents."""

    shares: int
    points: int
    points_per_shareholder: int
    dividend: int
    dividend_step: int
    least_capital: int
    name_longest: int


class Cells(ComponentTable, frozen=True):
    """`develop`: dollars from each level to the next; `per_cent`: how many cells of each yield."""

    yields: tuple[int, ...]
    per_cent: tuple[int, ...]
    develop: tuple[int, ...]
    price_per_cent: int
    tenant_per_cent: int
    left_over: int


class Stability(ComponentTable, frozen=True):
    levels: int
    middle_per_dollar: int
    step_per_dollar: int


class AuctionTerms(ComponentTable, frozen=True):
    """`most_price`: the highest base, and the highest price of a sale."""

    hours: int
    most_shares: int
    last_minute_seconds: int
    most_price: int


class ListingTerms(ComponentTable, frozen=True):
    hours: int
    most_shares: int


class TransferTerms(ComponentTable, frozen=True):
    hours: int


class Map(ComponentTable, frozen=True):
    cells_per_player: int
    least_cells: int
    one_dollar_per_player: int
    aspect_per_cent: int
    land_per_cent: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Game
    ready: ReadyTerms
    player: PlayerTerms
    costs: Costs
    company: CompanyTerms
    cells: Cells
    stability: Stability
    auction: AuctionTerms
    listing: ListingTerms
    transfer: TransferTerms
    map: Map


BOX = components.load("games.impero", Box)

COSTS = BOX.costs
YIELDS = BOX.cells.yields
"""Dollars, from the poorest cell to the richest."""
MAX_TAKEN_BACK = BOX.ready.most_taken_back
LAST_MINUTE = timedelta(seconds=BOX.auction.last_minute_seconds)
_PRICE = BOX.cells.price_per_cent
_DEVELOPING = dict(zip(YIELDS, (*(100 * cost for cost in BOX.cells.develop), None), strict=True))
MILLION = 1_000_000
MAX_PRICE = BOX.auction.most_price
"""The range of cents that may be asked for a lot of shares."""


def price(dollars: int) -> int:
    """Cents that a cell of this yield costs to buy or to rent (Buying, renting, developing)."""
    return dollars * _PRICE


def developing(dollars: int) -> int | None:
    """Cents to develop from this yield to the next; None from the highest."""
    return _DEVELOPING[dollars]


def developed(dollars: int) -> int:
    """The next higher yield."""
    return YIELDS[YIELDS.index(dollars) + 1]


def blackout_risk(dollars: int, stability: int) -> int:
    """Millionths at which a cell goes dark at a turn's end (Efficiency and blackout)."""
    middle = BOX.stability.levels // 2
    per_dollar = (
        BOX.stability.middle_per_dollar - (stability - middle) * BOX.stability.step_per_dollar
    )
    return per_dollar * dollars
