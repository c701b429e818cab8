"""What the search is told of Impero: a turn has dozens of acts, so manners are tried and not acts."""

from __future__ import annotations

from games.core.contract import Guide
from games.impero.deadlines import closings
from games.impero.players import ideas, player
from games.impero.players.manner import SENSIBLE, Manner
from games.impero.state import State, View

MANNERS = {
    "sensible": SENSIBLE,
    "best-use": Manner(grab=100),
    "all-land": Manner(grab=1),
    "early-land": Manner(grabbing=10),
}


def turn(state: State) -> int:
    return state.turn


def to_the_end(state: State) -> int:
    """Nothing short of the end tells what land is worth that is taken now and developed later."""
    return max(1, closings(state))


GUIDE: Guide[State, View] = Guide(
    ideas=ideas,
    plans={name: player(manner) for name, manner in MANNERS.items()},
    clock=turn,
    laps=to_the_end,
)
