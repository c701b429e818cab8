"""A turn after its move, and the step from one player to the next (The game)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.seats import after
from games.owners_choice.events import Told
from games.owners_choice.state import Moving, State, Trading, gone


def moved(state: State, told: Told) -> Step[State]:
    """The space has had its effect: the mover may trade, if the session is still unused."""
    if state.traded or gone(state)[state.mover]:
        return pass_on(state, told)
    return Step(replace(state, turn=state.turn + 1, phase=Trading()), told)


def pass_on(state: State, told: Told) -> Step[State]:
    """The next player's turn begins."""
    following = replace(
        state,
        turn=state.turn + 1,
        moves=state.moves + 1,
        mover=after(state.mover, gone(state)),
        traded=False,
        phase=Moving(),
    )
    return Step(following, told)
