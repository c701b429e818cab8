"""The value of holdings by corporation: of a share, and of the chances of bonuses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

import msgspec

from games.acquire import bonuses
from games.acquire.board import fit
from games.acquire.components import CELLS, LAST, SAFE, price
from games.acquire.players.position import Position
from games.acquire.state import EMPTY


class Weights(msgspec.Struct, frozen=True):
    """Weights of uncertain things, tuned by play against `sensible@1`."""

    rivals: float = 0.7
    """The weight of a rival's dollar, on average, against the player's own."""
    near: float = 0.35
    """The doubt about the two bonuses at the end of the game."""
    far: float = 2.2
    """Shares by which a holder may be overtaken at the start of the game."""
    bonus: float = 0.55
    """The weight of an expected bonus."""
    rise: float = 0.7
    """The weight of an expected rise of a share."""
    poor: float = 3000.0
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


class Forecast(msgspec.Struct, frozen=True):
    """By corporation: dollars a share, and the price on which its bonuses will depend."""

    share: tuple[float, ...]
    base: tuple[float, ...]
    doubt: tuple[float, ...]
    """Shares by which a leader may still be overtaken."""
    left: float
    """How much of the game is to come, from 1 to 0."""


def forecast(position: Position, weights: Weights) -> Forecast:
    """The forecast of each corporation from its size and the rest of the game."""
    left = to_come(position)
    big = max(range(len(position.sizes)), key=lambda one: position.sizes[one])
    again = _again(position, left, weights)
    room = left * position.board.count(EMPTY) / (sum(position.sizes) + 10)
    ways = [
        _on_board(position, one, big, left, room, weights)
        if size
        else _off_board(one, again, weights)
        for one, size in enumerate(position.sizes)
    ]
    doubt = tuple(
        _rounded(weights.near + weights.far * left * min(1.0, stock / 10))
        for stock in position.stock
    )
    return Forecast(tuple(way[0] for way in ways), tuple(way[1] for way in ways), doubt, left)


def _rounded(doubt: float) -> float:
    return max(1, round(doubt / STEP)) * STEP


def to_come(position: Position) -> float:
    """How much of the game is to come, from 1 to 0."""
    if position.ends:
        return 0.0
    by_bag = position.bag / CELLS
    by_size = 1 - max(position.sizes) / LAST
    return max(0.05, min(1.0, 1.3 * by_bag, 1.2 * by_size))


def _on_board(
    position: Position, one: int, big: int, left: float, room: float, weights: Weights
) -> tuple[float, float]:
    size = position.sizes[one]
    now = price(one, size)
    if position.ends:
        return now, now
    stays = _stays(position, one, big, left)
    grown = min(CELLS, int(size + room * size))
    taken = min(SAFE - 1, size + 2) if size < SAFE else size
    later = price(one, grown)
    gone = max(price(one, taken), price(big, position.sizes[big]) / 2 if one != big else 0)
    share = now + weights.rise * (stays * later + (1 - stays) * gone - now)
    return share, weights.bonus * (stays * later + (1 - stays) * price(one, taken))


def _stays(position: Position, one: int, big: int, left: float) -> float:
    """The chance that the corporation is on the board at the end."""
    size = position.sizes[one]
    if size >= SAFE:
        return 1.0
    if one == big:
        return 0.8
    return max(0.1, 0.2 + 0.5 * size / SAFE - 0.3 * left)


def _again(position: Position, left: float, weights: Weights) -> float:
    """The chance that a corporation off the board is founded again."""
    if position.ends:
        return 0.0
    own = any(fit(position.board, position.sizes, cell) == "founds" for cell in position.rack)
    return left * (weights.refound + weights.own * own)


def _off_board(one: int, again: float, weights: Weights) -> tuple[float, float]:
    return again * price(one, 4), again * weights.bonus * weights.founder * price(one, 4)


def worths(forecast: Forecast, corporation: int, held: Sequence[int]) -> list[float]:
    """The value of each seat's shares of the corporation, with the chances of a bonus."""
    share, base = forecast.share[corporation], forecast.base[corporation]
    chances = _chances(tuple(held), forecast.doubt[corporation])
    return [count * share + base * chance for count, chance in zip(held, chances, strict=True)]


@lru_cache(maxsize=1 << 14)
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
    most = max(held)
    nobody = exp(-most / doubt)
    weights = [exp((count - most) / doubt) - STRANGER * nobody for count in held]
    total = sum(weights)
    result = [0.0] * len(held)
    for first, weight in enumerate(weights):
        chance, rest = weight / total, total - weight
        alone = nobody / (rest + nobody)
        result[first] += chance * (bonuses.MAJORITY + bonuses.MINORITY * alone)
        shared = chance * (1 - alone) * bonuses.MINORITY / rest if rest > 0 else 0.0
        for second, other in enumerate(weights):
            if second != first:
                result[second] += shared * other
    return tuple(result)


def advantage(values: Sequence[float], me: int, weights: Weights) -> float:
    """The seat's own value less the weighed average of its rivals'."""
    others = (sum(values) - values[me]) / (len(values) - 1)
    return values[me] - weights.rivals * others


def judged(position: Position, told: Forecast, weights: Weights) -> float:
    """The value of the position for the seat, in dollars."""
    values = list(position.cash)
    for corporation in range(len(position.sizes)):
        held = [mine[corporation] for mine in position.shares]
        if any(held):
            for seat, worth in enumerate(worths(told, corporation, held)):
                values[seat] += worth
    mine = position.cash[position.me]
    return advantage(values, position.me, weights) - thirst(told, mine, weights)


def thirst(told: Forecast, cash: float, weights: Weights) -> float:
    """The cost of having little money before the end of the game."""
    return weights.thirst * max(0.0, weights.poor - cash) * told.left
