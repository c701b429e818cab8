"""What the search is told of Greed."""

from __future__ import annotations

from games.core.contract import Guide
from games.greed.components import CEO, FREE, LAST
from games.greed.scapegoats import OFFICES
from games.greed.state import State
from games.greed.view import View
from games.greed.years import points

CASH = (8.0, 8.0, 8.0, 5.4, 4.3, 1.0, 0.65, 0.45)
"""Points in the end for 100M of one's own, by year from the first: what is early buys more than a symbol."""
OFFICE = (5.0, 5.0, 4.0, 2.0, 1.3, 0.9, 0.6, 0.35)
"""Points for 100M of a company in which one is the first officer, twice: the others have half."""
POINT = 1.1
TOP, OTHERS = 0.4, 0.2


def judged(state: State) -> list[float]:
    """Points by seat, and what money and offices become by the end on average."""
    board = state.board
    year = min(board.year, len(CASH)) - 1
    found = [POINT * have for have in points(board)]
    for number, company in enumerate(board.companies):
        if company:
            money = (board.money(number, FREE) + board.money(number, LAST)) / 100
            for at, seat in enumerate(company.officers[:OFFICES]):
                found[seat] += (TOP if at == CEO else OTHERS) * OFFICE[year] * money
    return [have + CASH[year] * cash / 100 for have, cash in zip(found, board.cash, strict=True)]


def year(state: State) -> int:
    return state.board.year


def two_years(state: State) -> int:
    return 2


GUIDE: Guide[State, View] = Guide(clock=year, laps=two_years, judge=judged, known_from=0)
