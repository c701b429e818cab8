"""What speaks for a position in Owner's Choice: Presidents' dice, dividends, money."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Strength
from games.owners_choice.components import COUNT
from games.owners_choice.dividends import due
from games.owners_choice.hints import compared
from games.owners_choice.state import View


def strengths(view: View) -> Sequence[Strength]:
    """None for a spectator."""
    me = view.me
    if me is None:
        return ()
    mine = [one for one in range(COUNT) if view.presidents[one] == me]
    return (
        *(Strength("president", {"company": one}) for one in mine),
        Strength("worth", value=compared(view)[me] or 0, by="amount"),
        Strength("dividends", value=due(view.rungs, view.shares[me]), by="amount"),
        Strength("cash", value=view.cash[me] or 0, by="amount"),
    )
