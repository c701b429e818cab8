"""The figures of its hints, and what must come of them."""

from __future__ import annotations

from games.impero.earnings import gross, nominal
from games.impero.spending import funds
from tests.bot.words.agreeing import MONEY, Act, Figures, purse


def by_company(act: Act) -> int:
    """What Impero's company has paid."""
    company = act.action.company
    return funds(act.before.state, company) - funds(act.after.state, company)


def earned(act: Act) -> int:
    """How much more the company earns in a turn, its tenants included."""
    before, after = (
        gross(state.companies, state.owners, nominal(state.yields))[act.action.company]
        for state in (act.before.state, act.after.state)
    )
    return int(after - before)


FIGURES: Figures = {
    **{
        key: [(rf"^costs {MONEY}", by_company), (rf"earns {MONEY} a turn", earned)]
        for key in ("buy-cell", "rent-cell")
    },
    "develop-cell": [(rf"^costs {MONEY}", by_company), (rf"\+{MONEY} a turn", earned)],
    "found": [(rf"you keep {MONEY}", purse)],
}
