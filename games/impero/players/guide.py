"""What the search is told of Impero: a turn has dozens of acts, so manners are tried and not acts."""

from __future__ import annotations

from games.core.contract import Guide
from games.impero.players import player
from games.impero.players.manner import SENSIBLE, Manner
from games.impero.state import State, View

LAND = Manner(grab=3)
"""With all land taken early, a player develops it later, when points are left over."""

MANNERS = {
    "sensible": SENSIBLE,
    "all-land": Manner(grab=1),
    "early-land": Manner(grab=3, grabbing=10),
}


def turn(state: State) -> int:
    return state.turn


def to_the_end(state: State) -> int:
    """Nothing short of the end tells what land is worth that is taken now and developed later."""
    return max(1, state.options.turns - state.turn + 1)


GUIDE: Guide[State, View] = Guide(
    policy=player(LAND),
    plans={name: player(manner) for name, manner in MANNERS.items()},
    clock=turn,
    laps=to_the_end,
)
