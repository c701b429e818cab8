"""What holdings are worth: a share, and the chances of the bonuses, by corporation."""

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
    """How the player weighs what it cannot reckon; tuned by play against `sensible@1`."""

    rivals: float = 0.7
    """How much a dollar of the rivals, on average, counts against one's own."""
    near: float = 0.35
    """How much of the two bonuses' doubt is left with nothing to come."""
    far: float = 2.2
    """Shares by which a holder may be overtaken while all is to come."""
    bonus: float = 0.55
    """What an expected bonus counts of its figure."""
    rise: float = 0.7
    """What an expected rise of a share counts of its figure."""
    poor: float = 3000.0
    """Dollars below which money is worth more than its figure."""
    thirst: float = 1.5
    """How much more."""
    refound: float = 0.25
    """The chance that a corporation off the board is founded again, with all to come."""
    own: float = 0.25
    """More, if one can found it oneself."""
    founder: float = 0.4
    """What its bonuses then count of their figure: whoever founds it buys first."""


WEIGHTS = Weights()
STEP = 0.05
"""Doubt is rounded to so much, so that the same chances need not be reckoned again."""
STRANGER = 0.9
"""By so much it is less likely to come in with nothing than with anything."""
MARKETS = (2, 5, 8, 11)
"""What the market of two players may hold: of the twelve numbers as many as tell them apart."""


class Forecast(msgspec.Struct, frozen=True):
    """By corporation: dollars a share, and the price by which its bonuses will go."""

    share: tuple[float, ...]
    base: tuple[float, ...]
    doubt: tuple[float, ...]
    """Shares by which one who is ahead may still be overtaken."""
    left: float
    """How much of the game is to come, from 1 to 0."""


def forecast(position: Position, weights: Weights) -> Forecast:
    """Where each corporation is going, by its size and what is left of the game."""
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
    """What each seat's shares of the corporation are worth, its chances of a bonus counted in."""
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
    """Majority and minority by chances that grow with the shares.

    Who leads with many shares left to buy may be overtaken; who holds nothing may still come in.
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
    """One's own less what the rivals' is on average, weighed."""
    others = (sum(values) - values[me]) / (len(values) - 1)
    return values[me] - weights.rivals * others


def judged(position: Position, told: Forecast, weights: Weights) -> float:
    """How good the position is for me, in dollars."""
    values = list(position.cash)
    for corporation in range(len(position.sizes)):
        held = [mine[corporation] for mine in position.shares]
        if any(held):
            for seat, worth in enumerate(worths(told, corporation, held)):
                values[seat] += worth
    mine = position.cash[position.me]
    return advantage(values, position.me, weights) - thirst(told, mine, weights)


def thirst(told: Forecast, cash: float, weights: Weights) -> float:
    """What it costs to have little money while there is something to come."""
    return weights.thirst * max(0.0, weights.poor - cash) * told.left
