"""Moves of shares between the bank and a player; their sum stays the same."""

from __future__ import annotations

from msgspec.structs import replace

from games.acquire.state import State
from games.core.seats import put
from games.core.words import Seat


def moved(state: State, seat: Seat, corporation: int, count: int) -> State:
    """Move `count` shares from the bank to the seat, or back if it is negative."""
    mine = put(state.shares[seat], corporation, state.shares[seat][corporation] + count)
    return replace(
        state,
        shares=put(state.shares, seat, mine),
        stock=put(state.stock, corporation, state.stock[corporation] - count),
    )
