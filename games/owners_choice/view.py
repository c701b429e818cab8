"""What a viewer may know of a game, and what they may imagine about the rest."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.words import Seat
from games.owners_choice.components import CASH
from games.owners_choice.moving import reach
from games.owners_choice.state import FUND, Opening, Over, State, View, prices

UNIT, A_STEP = 10, 40
"""Dollars: every amount is a multiple of the first; money grows by the second with each step."""


def view(state: State, seat: Seat | None) -> View:
    """All but the money of others: that is hidden until the end (Preparation, step 7).

    Who is bankrupt has none, as everybody knows.
    """
    over = isinstance(state.phase, Over)
    return View(
        me=seat,
        cash=tuple(
            cash if over or owner == seat or owner in state.bankrupt else None
            for owner, cash in enumerate(state.purses[:FUND])
        ),
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
    """Others may have any money that is likely so far in the game; the bank has the difference.

    During the first purchases it is plain what everybody has, and who is bankrupt has nothing.
    """
    if isinstance(state.phase, Opening | Over):
        return state
    most = CASH + A_STEP * state.marker
    purses = list(state.purses)
    for other in range(len(state.left)):
        amount = UNIT * chance.below(most // UNIT + 1)
        if other != seat and other not in state.bankrupt:
            purses[-1] += purses[other] - amount
            purses[other] = amount
    return replace(state, purses=tuple(purses))
