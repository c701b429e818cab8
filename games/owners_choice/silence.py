"""What silence answers (rulings 8 and 3.6.5)."""

from __future__ import annotations

from games.core.chance import Chance
from games.core.contract import Step
from games.owners_choice import exchanging, moving, presidents, prices, trading
from games.owners_choice.state import (
    Exchanging,
    Moving,
    Naming,
    Opening,
    Over,
    Presiding,
    State,
    Steering,
    Trading,
)


def answer(state: State, chance: Chance) -> Step[State]:
    """Nothing is bought, the marker goes one step, choices follow the shares that one holds."""
    match state.phase:
        case Opening() | Trading():
            return trading.decline(state)
        case Moving():
            return moving.move(state, 1, chance)
        case Presiding() as phase:
            return presidents.roll(state, phase, presidents.silent(state, phase), chance)
        case Naming():
            return moving.name_company(state, moving.silent_name(state))
        case Steering() as phase:
            return prices.steer(state, phase, prices.silent(state, phase))
        case Exchanging():
            return exchanging.decline(state)
        case Over():
            raise AssertionError("nobody is asked after the end")
