"""What speaks for a position in Shark Room: dividends, money, cards, few Sharks."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Strength
from games.shark_room.components import dividends
from games.shark_room.hints import compared
from games.shark_room.market import held
from games.shark_room.state import View

ALL_SHARKS = 1000
"""More than anybody has: fewer are better."""


def strengths(view: View) -> Sequence[Strength]:
    """None for a spectator."""
    me = view.me
    if me is None:
        return ()
    paid = sum(dividends(one, len(held(view.shares[me], one))) for one in view.in_play)
    return (
        Strength("worth", value=compared(view)[me] or 0, by="amount"),
        Strength("dividends", value=paid, by="amount"),
        Strength("sharks", value=ALL_SHARKS - view.shark_counts[me], by="sharks"),
        Strength("cards", value=len(view.hand), by="count"),
        Strength("cash", value=view.cash[me], by="amount"),
    )
