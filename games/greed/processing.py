"""5: what transformations make of goods, and the best that can be made of them at today's prices."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

import msgspec
from msgspec.structs import replace

from games.core.words import RuleError
from games.greed.companies import company_of, exchanged, with_company
from games.greed.components import MAKES, NEEDS, NOTHING, PRICES, Stock, transforms
from games.greed.prices import summed
from games.greed.state import Board


class Use(msgspec.Struct, frozen=True):
    """Assets to work, in order, and what the market pays for all goods afterwards."""

    uses: tuple[int, ...]
    value: int


def available(board: Board, number: int) -> tuple[int, ...]:
    """The company's transformations that have not worked this year."""
    company = company_of(board, number)
    return _unused(company.assets, company.used)


@lru_cache(maxsize=8192)
def _unused(assets: tuple[int, ...], used: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(asset for asset in assets if transforms(asset) and asset not in used)


def in_chain_order(assets: Iterable[int]) -> tuple[int, ...]:
    """An order in which no asset comes before another that makes what it needs."""
    return tuple(sorted(assets, key=lambda asset: (_stage(asset), asset)))


def worked(board: Board, number: int, uses: tuple[int, ...]) -> Board:
    """The company's assets work in this order; RuleError at the first that cannot."""
    for asset in uses:
        if asset not in available(board, number):
            raise RuleError("asset-not-available", company=number, assets=available(board, number))
        board = exchanged(board, number, NEEDS[asset], MAKES[asset])
        company = company_of(board, number)
        board = with_company(board, number, replace(company, used=(*company.used, asset)))
    return board


def taken_and_made(uses: tuple[int, ...]) -> tuple[Stock, Stock]:
    """What goes into these assets altogether, and what comes out."""
    return summed(NEEDS[asset] for asset in uses), summed(MAKES[asset] for asset in uses)


def best_use(board: Board, number: int) -> Use:
    """What the company had best do with its own stock and assets at today's prices."""
    return best_of(board.stocks[number], available(board, number), board.prices)


@lru_cache(maxsize=8192)
def best_of(goods: Stock, assets: tuple[int, ...], boxes: tuple[int, ...]) -> Use:
    """The order of assets after which the market pays most; of equal ones the shortest."""
    best = Use((), _value(goods, boxes))
    for asset in assets:
        after = tuple(map(_worked, goods, NEEDS[asset], MAKES[asset]))
        if any(have < need for have, need in zip(goods, NEEDS[asset], strict=True)):
            continue
        rest = best_of(after, tuple(one for one in assets if one != asset), boxes)
        if rest.value > best.value:
            best = Use((asset, *rest.uses), rest.value)
    return best


def _stage(asset: int) -> int:
    return max(stage for stage, made in zip(_stages(), MAKES[asset], strict=True) if made)


@cache
def _stages() -> tuple[int, ...]:
    """By product, how many transformations lie behind it at most. What nobody transforms has 0."""
    stages = list(NOTHING)
    # A chain is no longer than there are products, also in a set of cards that runs in a circle.
    for _ in stages:
        for needs, makes in zip(NEEDS, MAKES, strict=True):
            behind = 1 + max((stages[at] for at, need in enumerate(needs) if need), default=-1)
            for product, made in enumerate(makes):
                stages[product] = max(stages[product], behind if made else 0)
    return tuple(stages)


def _worked(have: int, need: int, make: int) -> int:
    return have - need + make


def _value(goods: Stock, boxes: tuple[int, ...]) -> int:
    return sum(
        count * PRICES[product][box]
        for product, (count, box) in enumerate(zip(goods, boxes, strict=True))
    )
