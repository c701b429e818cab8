"""Beginning: the map is drawn, and all have the same capital and points (Beginning)."""

from __future__ import annotations

from datetime import datetime

from games.core.chance import Chance
from games.impero.components import BOX
from games.impero.state import NOBODY, Options, Player, State
from games.impero.territory import stability_of, territory, yields_of


def prepared(seats: int, options: Options, moment: datetime, chance: Chance) -> State:
    """The first turn, before anybody has acted."""
    land = territory(options, seats, chance)
    cells = sum(row.count("#") for row in land)
    capital = BOX.player.capital
    return State(
        turn=1,
        options=options,
        began=moment,
        land=land,
        yields=yields_of(cells, chance),
        stability=stability_of(cells, chance),
        owners=(NOBODY,) * cells,
        players=(Player(points=BOX.player.points, shown=capital),) * seats,
        purses=(*(capital,) * seats, 0, -capital * seats),
    )
