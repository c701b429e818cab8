"""What the search is told of Impero: a turn has dozens of acts, so manners are tried and not acts."""

from __future__ import annotations

from games.core.contract import Guide
from games.impero.cells import holdings
from games.impero.closing import worth
from games.impero.players import player
from games.impero.players.manner import Manner
from games.impero.state import State, View

LASTING = 2.5
"""Closings for which what a company earns now counts at most: then much has changed."""
FUNDS = 0.7
"""The part of a company's money that still earns, before the last turns."""
LAST_TURNS = 2

MANNERS = {
    "bold": Manner(caution=0.9),
    "dear": Manner(base=0.3),
    "low": Manner(halfway=0.05),
    "high": Manner(halfway=0.9),
    "grand": Manner(first_turn=8_000, each_turn=6_500, founding=60_000),
    "lavish": Manner(funding_ends=4, usable=5_000),
}


def judged(state: State) -> list[float]:
    """Cents by seat: the purse, and by shares what companies have and will soon earn."""
    seats = len(state.players)
    found = [float(cash) for cash in worth(state)]
    left = max(0, state.options.turns - state.turn + 1)
    cells = holdings(state.owners, len(state.companies))
    for number, company in enumerate(state.companies):
        income = 100 * sum(state.yields[cell] for cell in cells[number])
        income += 50 * sum(state.yields[cell] for cell in company.rented)
        value = income * min(left, LASTING)
        if left > LAST_TURNS:
            value += FUNDS * state.purses[seats + 1 + number]
        every = sum(company.shares) or 1
        for seat, count in enumerate(company.shares):
            found[seat] += value * count / every
    return found


def turn(state: State) -> int:
    return state.turn


def two_turns(state: State) -> int:
    return 2


GUIDE: Guide[State, View] = Guide(
    plans={name: player(manner) for name, manner in MANNERS.items()},
    clock=turn,
    laps=two_turns,
    judge=judged,
)
