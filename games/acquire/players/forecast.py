"""The value of holdings by corporation: of a share, and of the chances of bonuses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat
from math import exp
from operator import add, mul

import msgspec

from games.acquire import bonuses
from games.acquire.board import AROUND
from games.acquire.components import CELLS, LAST, PRICES, SAFE, SHARES, price
from games.acquire.players.position import Position
from games.acquire.state import EMPTY, LONE


class Weights(msgspec.Struct, frozen=True, eq=False):
    """Weights of uncertain things, tuned by play against `sensible@0.4`."""

    rivals: float = 0.7
    """The weight of a rival's dollar, on average, against the player's own."""
    near: float = 0.35
    """The doubt about the two bonuses at the end of the game."""
    far: float = 1.2
    """Shares by which a holder may be overtaken at the start of the game."""
    bonus: float = 0.45
    """The weight of an expected bonus."""
    rise: float = 0.5
    """The weight of an expected rise of a share."""
    poor: float = 2500.0
    """Dollars below which money is worth more than its figure."""
    thirst: float = 1.5
    """How much more."""
    refound: float = 0.25
    """The chance that a corporation off the board is founded again, with all to come."""
    own: float = 0.25
    """The addition if the player can found it."""
    founder: float = 0.4
    """The weight of its bonuses then: its founder buys first."""


WEIGHTS = Weights()
STEP = 0.05
"""Doubt is rounded to this, so that remembered chances can be used."""
STRANGER = 0.9
"""The handicap of a seat without shares against one with any."""
MARKETS = (2, 5, 8, 11)
"""Share counts of the market of two players: of the twelve, as many as are needed to tell them apart."""


class Outlook(msgspec.Struct, frozen=True):
    """What is expected of a corporation."""

    share: float
    """Dollars a share."""
    base: float
    """The price on which its bonuses will depend."""
    doubt: float
    """Shares by which a leader may still be overtaken."""


class Forecast(msgspec.Struct, frozen=True):
    outlooks: tuple[Outlook, ...]
    """By corporation."""
    left: float
    """How much of the game is to come, from 1 to 0."""


def forecast(position: Position, weights: Weights) -> Forecast:
    """The forecast of each corporation from its size and the rest of the game."""
    left, free = to_come(position), position.board.count(EMPTY)
    founds = not position.ends and _founds(position)
    return _forecast(
        position.sizes, position.stock, free, left, weights, ends=position.ends, founds=founds
    )


@lru_cache(maxsize=1 << 10)
def _forecast(
    sizes: tuple[int, ...],
    stock: tuple[int, ...],
    free: int,
    left: float,
    weights: Weights,
    *,
    ends: bool,
    founds: bool,
) -> Forecast:
    """It depends on so little of the position that many tiles have the same."""
    big = sizes.index(max(sizes))
    half = price(big, sizes[big]) / 2
    # The chance that a corporation off the board is founded again.
    again = 0.0 if ends else left * (weights.refound + weights.own * founds)
    room = left * free / (sum(sizes) + 10)
    outlooks = []
    for one, size in enumerate(sizes):
        prices = PRICES[one]
        if not size:
            share, base = again * prices[4], again * weights.bonus * weights.founder * prices[4]
        elif ends:
            share = base = prices[size]
        else:
            now, stays = prices[size], 0.8 if one == big and size < SAFE else _stays(size, left)
            taken = prices[min(SAFE - 1, size + 2) if size < SAFE else size]
            later = stays * prices[min(CELLS, int(size + room * size))]
            gone = (1 - stays) * max(taken, half if one != big else 0)
            share = now + weights.rise * (later + gone - now)
            base = weights.bonus * (later + (1 - stays) * taken)
        outlooks.append(Outlook(share, base, _doubt(left, stock[one], weights)))
    return Forecast(tuple(outlooks), left)


def _stays(size: int, left: float) -> float:
    """The chance that the corporation is on the board at the end, if it is not the biggest."""
    return 1.0 if size >= SAFE else max(0.1, 0.2 + 0.5 * size / SAFE - 0.3 * left)


@lru_cache(maxsize=1 << 11)
def _doubt(left: float, stock: int, weights: Weights) -> float:
    doubt = weights.near + weights.far * left * min(1.0, stock / 10)
    return max(1, round(doubt / STEP)) * STEP


def _founds(position: Position) -> bool:
    """Whether the player has a tile that founds a corporation."""
    board = position.board
    return 0 in position.sizes and any(
        max([board[near] for near in AROUND[cell]]) == LONE for cell in position.rack
    )


def to_come(position: Position) -> float:
    """How much of the game is to come, from 1 to 0."""
    if position.ends:
        return 0.0
    by_bag = position.bag / CELLS
    by_size = 1 - max(position.sizes) / LAST
    return max(0.05, min(1.0, 1.3 * by_bag, 1.2 * by_size))


@lru_cache(maxsize=1 << 13)
def worths(outlook: Outlook, held: tuple[int, ...]) -> tuple[float, ...]:
    """The value of each seat's shares of the corporation, with the chances of a bonus."""
    return tuple(fresh_worths(outlook, held))


def fresh_worths(outlook: Outlook, held: tuple[int, ...]) -> list[float]:
    """The same, not remembered: for holdings that are reckoned but once."""
    chances = map(mul, repeat(outlook.base), _chances(held, outlook.doubt))
    return list(map(add, map(mul, held, repeat(outlook.share)), chances))


@lru_cache(maxsize=1 << 15)
def _chances(held: tuple[int, ...], doubt: float) -> tuple[float, ...]:
    """Expected multiples of the price, by seat; of two players the market has its part."""
    if not any(held):
        return (0.0,) * len(held)
    if len(held) > 2:
        return _soft(held, doubt)
    draws = [_soft((*held, market), doubt) for market in MARKETS]
    return tuple(sum(draw[seat] for draw in draws) / len(draws) for seat in range(2))


def _soft(held: tuple[int, ...], doubt: float) -> tuple[float, ...]:
    """Chances of majority and minority, which grow with the shares.

    While many shares are left a leader may be overtaken, and a seat without shares may still buy.
    """
    most, falls = max(held), _falls(doubt)
    nobody = falls[most]
    stranger = STRANGER * nobody
    weights = [falls[most - count] - stranger for count in held]
    total, result = sum(weights), [0.0] * len(held)
    for first, weight in enumerate(weights):
        chance, rest = weight / total, total - weight
        alone = nobody / (rest + nobody)
        own = result[first] + chance * (bonuses.MAJORITY + bonuses.MINORITY * alone)
        if rest > 0:
            shared = chance * (1 - alone) * bonuses.MINORITY / rest
            result = list(map(add, result, map(mul, repeat(shared), weights)))
        result[first] = own
    return tuple(result)


@lru_cache(maxsize=1 << 8)
def _falls(doubt: float) -> tuple[float, ...]:
    """By shares that somebody is behind, how much lower their chance is."""
    return tuple([exp(-behind / doubt) for behind in range(SHARES + 1)])


def advantage(values: Sequence[float], me: int, weights: Weights) -> float:
    """The seat's own value less the weighed average of its rivals'."""
    others = (sum(values) - values[me]) / (len(values) - 1)
    return values[me] - weights.rivals * others


def judged(
    told: Forecast,
    me: int,
    cash: tuple[float, ...],
    shares: tuple[tuple[int, ...], ...],
    weights: Weights,
) -> float:
    """The value of a position for the seat, in dollars."""
    values: Sequence[float] = cash
    for outlook, held in zip(told.outlooks, zip(*shares, strict=True), strict=True):
        if any(held):
            values = tuple(map(add, values, worths(outlook, held)))
    return advantage(values, me, weights) - thirst(told, cash[me], weights)


def thirst(told: Forecast, cash: float, weights: Weights) -> float:
    """The cost of having little money before the end of the game."""
    return weights.thirst * max(0.0, weights.poor - cash) * told.left
