"""The figures of its hints, and what must come of them."""

from __future__ import annotations

from games.greed.components import FREE
from tests.bot.words.agreeing import MONEY, Act, Figures


def free_cash(act: Act) -> int:
    """What Greed's company has paid."""
    boards = act.before.state.board, act.after.state.board
    before, after = (one.money(act.action.company, FREE) for one in boards)
    return int(before - after)


FIGURES: Figures = {
    "take-asset": [(rf"^costs {MONEY}", free_cash)],
}
