"""What a card, a deal or an offer would do, reckoned from what its player sees. Euros."""

from __future__ import annotations

from typing import NamedTuple

from games.core.words import Seat
from games.shark_room.components import (
    PRICES,
    TITLES,
    Force,
    Report,
    Steal,
    Tax,
    dividends,
    effect_of,
)
from games.shark_room.effects import taken
from games.shark_room.market import dividends_of, held, income, selling_price
from games.shark_room.state import Deal, Opening, Played, Reaction, View, behind


class Damage(NamedTuple):
    """What a card takes from its target."""

    worth: int
    """Money, and a share's own price above what is paid for it; below 0 where more is paid."""
    income: int
    """Dividends a turn."""


def at_stake(view: View) -> int:
    """What the first card of the reaction would take from its target; with one turn's dividends."""
    return damage(view, view.phase.stack[0]) if isinstance(view.phase, Reaction) else 0


def damage(view: View, played: Played) -> int:
    """What the target would lose by the end of one turn."""
    return sum(loss(view, played))


def loss(view: View, played: Played) -> Damage:
    """What the target would lose at once, and in each turn from then on."""
    target, cash = played.target, view.cash[played.target]
    sharks = view.shark_counts[target]
    match effect_of(played.special):
        case Tax() | Steal() as effect:
            return Damage(taken(effect, sharks, cash), 0)
        case Report() if played.share is not None:
            return Damage(PRICES[played.share], lost_dividend(view, target, (played.share,)))
        case Force() if played.share is not None:
            worth = PRICES[played.share] - price_of(view, played.share)
            return Damage(worth, lost_dividend(view, target, (played.share,)))
        case _:
            return Damage(0, 0)


def price_of(view: View, share: int) -> int:
    """What the share is dealt at in the present phase 4, behind a reaction too."""
    phase = behind(view.phase)
    return selling_price(phase, share) if isinstance(phase, Deal) else PRICES[share]


def lost_dividend(view: View, seat: Seat, shares: tuple[int, ...]) -> int:
    """How much less the seat's title pays a turn without these shares of it."""
    title = shares[0] // (len(PRICES) // len(TITLES))
    mine = len(held(view.shares[seat], title))
    return dividends(title, mine) - dividends(title, mine - len(shares))


def next_income(view: View, seat: Seat) -> int:
    """What the seat's next phase 1 pays as things are: assets and dividends."""
    booked = view.phase.inflated if isinstance(view.phase, Opening) else ()
    paid = dividends_of(view.shares[seat], booked)
    return income(view.assets[seat]) + sum(amount for _, _, amount in paid)
