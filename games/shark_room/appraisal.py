"""What shares are worth to a seat, as a computer player reckons: face value, dividends, risk."""

from __future__ import annotations

from collections.abc import Iterable

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
STEP = 15
"""Euros for a share that is on its way to a group."""


def turns_left(view: View, seat: Seat) -> int:
    """How many turns the seat has still to begin."""
    players = sum(not left for left in view.left)
    turns = -(-view.titles // DRAWN)
    ahead = sum(
        not view.left[(view.mover + step) % len(view.left)]
        for step in range(1, _gap(view, seat) + 1)
    )
    return max(0, (turns - ahead) // players + 1) if turns >= ahead else 0


def _gap(view: View, seat: Seat) -> int:
    return (seat - view.mover - 1) % len(view.left) + 1


def holding(view: View, seat: Seat, shares: Iterable[int]) -> float:
    """What a seat's shares are worth to it till the end, dividends included."""
    owned = tuple(shares)
    return sum(_title(view, seat, title, held(owned, title)) for title in {*map(title_of, owned)})


def gain(view: View, seat: Seat, got: Iterable[int] = (), given: Iterable[int] = ()) -> float:
    """What getting and giving shares changes for the seat; money apart."""
    gone = set(given)
    after = [*(share for share in view.shares[seat] if share not in gone), *got]
    return holding(view, seat, after) - holding(view, seat, view.shares[seat])


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
    turns, chance = turns_left(view, seat), survival(view, title)
    face = sum(PRICES[share] for share in shares)
    paid = dividends(title, len(shares))
    towards = STEP * (len(shares) % TITLES[title].group) if turns > 1 else 0
    if chance == 1:
        return face + CERTAINTY * turns * paid + towards
    return 0.8 * chance * face + chance * paid
