"""The view of a game."""

from __future__ import annotations

from games.core.money import BANK
from games.core.words import Seat
from games.impero import reckoning
from games.impero.closing import outcome, worth
from games.impero.state import State, View


def view(state: State, seat: Seat | None) -> View:
    """All except others' present capital and points, and transfers between others."""
    over, seats = outcome(state) is not None, len(state.players)
    return View(
        me=seat,
        turn=state.turn,
        options=state.options,
        began=state.began,
        land=state.land,
        yields=state.yields,
        stability=state.stability,
        owners=state.owners,
        out=state.out,
        fresh=state.fresh,
        companies=state.companies,
        funds=state.purses[seats + 1 : BANK],
        accounts=state.accounts,
        capital=worth(state) if over else tuple(one.shown for one in state.players),
        change=tuple(one.change for one in state.players),
        reckoned=reckoning.capital(state, seat),
        reckoned_points=reckoning.points(state, seat),
        ready=tuple(one.ready for one in state.players),
        left=tuple(one.left for one in state.players),
        cash=None if seat is None else state.purses[seat],
        points=None if seat is None else state.players[seat].points,
        auctions=state.auctions,
        listings=state.listings,
        transfers=tuple(one for one in state.transfers if seat in (one.giver, one.taker)),
    )
