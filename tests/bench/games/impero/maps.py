"""What Impero's map costs to draw and encode, entry by entry and after a closing."""

from __future__ import annotations

from games.core.record import Header, open_table, play
from games.impero.rules import RULES as impero
from games.impero.state import NOBODY, Options, State
from games.players import player_of
from games.players.game import OPENED, play_game
from render.shelf import DRAWERS
from tests.bench.drawing import Cost, Row, cost, row
from tests.render.samples_impero import scene

CROWD, FIRST, LAST, EACH = 12, 40, 80, 4
"""Players, and from which to which per cent of the map is owned; every fourth entry."""


def main() -> list[Row]:
    """Of twelve sensible players: after an entry, and after a closing, which changes everything."""
    header = Header("impero", impero.version, CROWD, Options(), "bench", OPENED)
    player = player_of(impero, "sensible")
    table = open_table(impero, header)
    moments, turn = list[tuple[State, bool]](), 0
    for number, entry in enumerate(play_game(impero, header, [player] * CROWD).entries):
        table = play(impero, header, table, entry)
        closed, turn = table.state.turn != turn, table.state.turn
        if FIRST <= _owned(table.state) <= LAST and (closed or number % EACH == 0):
            moments.append((table.state, closed))
    costs = [(_map(state), closed) for state, closed in moments]
    warm = [one for one, closed in costs if not closed][EACH:]
    share = f"{FIRST} to {LAST}% owned"
    return [
        row(f"Map of Impero, {CROWD} players, {share}", warm, "median <= 25 ms, 100 KB", ""),
        row("The same after a closing", [one for one, closed in costs if closed], "", ""),
    ]


def _map(state: State) -> Cost:
    return cost(DRAWERS["impero"].board, scene(state))


def _owned(state: State) -> int:
    return 100 * sum(owner != NOBODY for owner in state.owners) // len(state.owners)
