"""What a card, a deal or an offer would do, reckoned from what its player sees. Euros."""

from __future__ import annotations

from games.core.words import Seat
from games.shark_room.components import (
    PRICES,
    SPECIALS,
    TITLES,
    Force,
    Own,
    Report,
    Steal,
    Tax,
    dividends,
    effect_of,
)
from games.shark_room.effects import tax_due, theft
from games.shark_room.market import held, selling_price
from games.shark_room.state import Deal, Played, Reaction, View


def at_stake(view: View) -> int:
    """What the first card of the reaction would take from its target."""
    if not isinstance(view.phase, Reaction):
        return 0
    return damage(view, view.phase.stack[0])


def damage(view: View, played: Played) -> int:
    """What the target would lose: money, or a share's own price above what is paid for it."""
    target, cash = played.target, view.cash[played.target]
    sharks = view.shark_counts[target]
    match effect_of(played.special):
        case Tax() as tax:
            return min(tax_due(tax, sharks), cash)
        case Steal() as steal:
            return min(theft(steal, sharks), cash)
        case Report() if played.share is not None:
            return PRICES[played.share] + lost_dividend(view, target, (played.share,))
        case Force() if played.share is not None:
            value = PRICES[played.share] + lost_dividend(view, target, (played.share,))
            return value - price_of(view, played.share)
        case _:
            return 0


def price_of(view: View, share: int) -> int:
    """What the share is dealt at in the present phase 4, behind a reaction too."""
    phase = view.phase.behind if isinstance(view.phase, Reaction) else view.phase
    return selling_price(phase, share) if isinstance(phase, Deal) else PRICES[share]


def lost_dividend(view: View, seat: Seat, shares: tuple[int, ...]) -> int:
    """How much less the seat's title pays a turn without these shares of it."""
    title = shares[0] // (len(PRICES) // len(TITLES))
    mine = len(held(view.shares[seat], title))
    return dividends(title, mine) - dividends(title, mine - len(shares))


def next_income(view: View, seat: Seat) -> int:
    """What the seat's next phase 1 pays as things are: assets and dividends."""
    income = sum(
        effect.income
        for effect in (SPECIALS[asset].effect for asset in view.assets[seat])
        if isinstance(effect, Own)
    )
    titles = (dividends(title, len(held(view.shares[seat], title))) for title in view.in_play)
    return income + sum(titles)
