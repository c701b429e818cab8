"""Positions that a seat cannot tell apart: the same worlds are imagined, the same move is found: `... twins`.

`python -m tests.bench.twins GAME [POSITIONS]` measures one game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.record import Header, Table
from games.core.words import Seat
from games.players import kinds, player_of
from games.players.game import OPENED, tables
from games.players.search import SearchBudget, search

Figure = tuple[str, str, str, str]

SEATS, POSITIONS, A_GAME = 4, 200, 20
"""Positions of each game on the shelf, and how many are taken from one deal."""
BUDGET = SearchBudget(rollouts=16, width=4)
FEW = SearchBudget(rollouts=6, width=3)
FEWER = {"impero": FEW}


def main() -> list[Figure]:
    return [figure(game) for game in sorted(GAMES)]


def figure(game: str, wanted: int = POSITIONS) -> Figure:
    rules, same, worlds, differ = GAMES[game], 0, 0, 0
    for number, (table, seat) in enumerate(islice(_positions(rules), wanted)):
        twin = rules.imagine(table.state, seat, Chance(f"twin/{number}", 0))
        differ += twin != table.state
        world = Chance(f"world/{number}", 0), Chance(f"world/{number}", 0)
        worlds += rules.imagine(table.state, seat, world[0]) == rules.imagine(twin, seat, world[1])
        budget = FEWER.get(game, BUDGET)
        found = [
            search(rules, state, seat, table.at, rules.guide, budget, f"twins/{number}")
            for state in (table.state, twin)
        ]
        same += found[0] == found[1]
    told = f"{same} same verdict, {worlds} same world of {wanted}; {differ} twins differ in secrets"
    return f"{game}: twins with equal views", told, f"{wanted} of {wanted}", ""


def _positions(rules: AnyRules) -> Iterator[tuple[Table[Any], Seat]]:
    """Spread over many deals: each seat in turn that is waited for and has something to do."""
    players = [player_of(rules, kinds(rules)[0])] * SEATS
    for deal in count():
        head = Header(
            rules.key, rules.version, SEATS, rules.options_type(), f"twins/{deal}", OPENED
        )
        found = [
            (table, seat)
            for table in tables(rules, head, players)
            for seat in rules.waiting(table.state).seats
            if rules.offers(table.state, seat)
        ]
        step = max(1, len(found) // A_GAME)
        yield from found[deal % step :: step][:A_GAME]


if __name__ == "__main__":
    print("  ".join(figure(sys.argv[1], *map(int, sys.argv[2:]))), flush=True)
