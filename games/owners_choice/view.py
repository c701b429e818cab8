"""What a viewer may know of a game."""

from __future__ import annotations

from games.core.chance import Chance
from games.core.words import Seat
from games.owners_choice.moving import reach
from games.owners_choice.state import FUND, Over, State, View, prices


def view(state: State, seat: Seat | None) -> View:
    """The money of others is hidden until the end (Preparation, step 7): it is there as what can be
    counted, and not as what is shown.

    Who is bankrupt has none, as everybody knows.
    """
    over = isinstance(state.phase, Over)
    return View(
        me=seat,
        cash=tuple(
            cash if over or owner == seat or owner in state.bankrupt else None
            for owner, cash in enumerate(state.purses[:FUND])
        ),
        known_cash=state.purses[:FUND],
        fund=state.purses[FUND],
        left=state.left,
        bankrupt=state.bankrupt,
        shares=state.shares,
        stock=state.stock,
        rungs=state.rungs,
        prices=prices(state),
        presidents=state.presidents,
        boards=state.boards,
        marker=state.marker,
        reach=reach(state),
        mover=state.mover,
        moves=state.moves,
        traded=state.traded,
        rolls=state.rolls,
        ruined=state.ruined,
        phase=state.phase,
    )


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """The state itself: nothing in it is unknown to somebody who has counted from the beginning.

    Everybody begins with the same money, and every payment since was told to all. What is hidden until
    the end is hidden from pictures and from those who do not count.
    """
    return state
