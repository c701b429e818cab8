"""The figures of its hints, and what must come of them."""

from __future__ import annotations

from games.impero.spending import funds
from tests.bot.words.agreeing import MONEY, Act, Figures, purse


def by_company(act: Act) -> int:
    """What Impero's company has paid."""
    company = act.action.company
    return funds(act.before.state, company) - funds(act.after.state, company)


FIGURES: Figures = {
    **{
        key: [(rf"^costs {MONEY}", by_company)] for key in ("buy-cell", "rent-cell", "develop-cell")
    },
    "found": [(rf"you keep {MONEY}", purse)],
}
