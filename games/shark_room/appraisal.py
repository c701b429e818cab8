"""What shares are worth to a seat, as a computer player reckons: face value, dividends, risk."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from games.core.words import Seat
from games.shark_room.components import (
    DRAWN,
    PRICES,
    TITLES,
    Own,
    dividends,
    effect_of,
    title_of,
)
from games.shark_room.market import held
from games.shark_room.state import View

CERTAINTY = 0.7
"""How much of a dividend that is still to come counts."""


def turns_left(view: View, seat: Seat) -> int:
    """How many turns the seat has still to begin."""
    return _turns_left(view.titles, view.mover, view.left, seat)


@lru_cache(4096)
def _turns_left(titles: int, mover: Seat, left: tuple[bool, ...], seat: Seat) -> int:
    players, turns = left.count(False), -(-titles // DRAWN)
    gap = (seat - mover - 1) % len(left) + 1
    ahead = sum(not left[(mover + step) % len(left)] for step in range(1, gap + 1))
    return max(0, (turns - ahead) // players + 1) if turns >= ahead else 0


def gain(view: View, seat: Seat, got: Iterable[int] = (), given: Iterable[int] = ()) -> float:
    """What getting and giving shares changes for the seat, till the end and with dividends; money apart.

    Only titles of which something comes or goes are reckoned.
    """
    got, gone, own = tuple(got), set(given), view.shares[seat]
    total = 0.0
    for title in {*map(title_of, got), *map(title_of, gone)}:
        before = held(own, title)
        after = (*[share for share in before if share not in gone], *held(got, title))
        total += _title(view, seat, title, after) - _title(view, seat, title, before)
    return total


def estate(view: View, seat: int) -> int:
    """What the seat would be counted with now."""
    assets = (effect_of(asset) for asset in view.assets[seat])
    prices = sum(effect.price for effect in assets if isinstance(effect, Own))
    return view.cash[seat] + sum(PRICES[share] for share in view.shares[seat]) + prices


def survival(view: View, title: int) -> float:
    """The chance that no closing takes a title's shares before the seat's next turn."""
    closings = TITLES[title].closings - view.closings[title]
    if not closings or not view.titles:
        return 1.0
    drawn = DRAWN * sum(not left for left in view.left)
    return max(0.0, 1 - closings / view.titles) ** drawn


def _title(view: View, seat: Seat, title: int, shares: tuple[int, ...]) -> float:
    """What a seat's shares of a title are worth to it."""
    if not shares:
        return 0.0
    turns, chance = turns_left(view, seat), survival(view, title)
    face = sum([PRICES[share] for share in shares])
    paid = dividends(title, len(shares))
    if chance == 1:
        return face + CERTAINTY * turns * paid
    return 0.8 * chance * face + chance * paid
