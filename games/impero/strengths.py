"""What speaks for a position in Impero: companies, their land and what it yields, points, money."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Strength
from games.impero.state import View


def strengths(view: View) -> Sequence[Strength]:
    """None for a spectator. A company is not named: it may only be founded by the act."""
    if view.me is None:
        return ()
    mine = [n for n, one in enumerate(view.companies) if one.director == view.me]
    cells = [cell for cell, owner in enumerate(view.owners) if owner in mine]
    rented = [cell for n in mine for cell in view.companies[n].rented]
    yields = sum(view.yields[cell] for cell in (*cells, *rented))
    return (
        Strength("directs", value=len(mine), by="count"),
        Strength("cells", value=len(cells), by="count"),
        Strength("yields", value=yields, by="dollars"),
        Strength("funds", value=sum(view.funds[n] for n in mine), by="amount"),
        Strength("points", value=view.points or 0, by="count"),
        Strength("cash", value=view.cash or 0, by="amount"),
    )
