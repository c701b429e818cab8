"""What is chosen at the same time and seen by nobody before all have chosen (1, 3, 6)."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.sealed import Sealed
from games.greed.announcements import CHOICE
from games.greed.investments import BIDS
from games.greed.sales import KEPT
from games.greed.state import Announcing, Bidding, Selling, State

SEALED: Mapping[type[object], Sealed[State]] = {
    Announcing: CHOICE,
    Bidding: BIDS,
    Selling: KEPT,
}


def of(state: State) -> Sealed[State] | None:
    """The sealed choice of the phase, if it is one."""
    return SEALED.get(type(state.phase))
