"""A viewer's knowledge of others' capital and points between two closings.

Each closing shows all capitals. After it all that a seat spends and earns is public, except for its
transfers, which two seats know: see `Dealing`.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core.words import Seat
from games.impero.state import Dealing, State


def known_to(dealing: Dealing, viewer: Seat | None) -> bool:
    return viewer is not None and viewer in (dealing.seat, dealing.other)


def capital(state: State, viewer: Seat | None) -> tuple[int, ...]:
    """Cents by seat now, without the dealings that the viewer does not know.

    Negative if the seat has spent more in public than the viewer can account for.
    """
    hidden = _hidden(state, viewer)
    if not hidden:
        return state.purses[: len(state.players)]
    return tuple(
        state.purses[seat] - sum(one.amount for one in hidden if one.seat == seat)
        for seat in range(len(state.players))
    )


def points(state: State, viewer: Seat | None) -> tuple[int, ...]:
    """Player points by seat, in the same way."""
    hidden = _hidden(state, viewer)
    if not hidden:
        return tuple([player.points for player in state.players])
    return tuple(
        player.points + sum(one.points for one in hidden if one.seat == seat)
        for seat, player in enumerate(state.players)
    )


def _hidden(state: State, viewer: Seat | None) -> Sequence[Dealing]:
    return [one for one in state.dealings if not known_to(one, viewer)]
