"""What Acquire's pictures cost: each state of whole games drawn and encoded once, in their order."""

from __future__ import annotations

from collections.abc import Iterable
from time import perf_counter

from games.acquire.rules import RULES as acquire
from games.acquire.state import Options, State
from games.core.record import Header, Table, open_table, play
from games.players import player_of
from games.players.game import OPENED, play_game
from render.scene import History
from render.shelf import DRAWERS
from tests.bench.drawing import Cost, Row, cost, row
from tests.render.samples import NAMES, scene

SEATS, GAMES_PLAYED = 4, 3
DRAWER = DRAWERS["acquire"]


def main() -> list[Row]:
    """Every board differs from the one before: none is drawn twice."""
    games = [_states(SEATS, seed) for seed in range(GAMES_PLAYED + 1)]
    _boards(games.pop(0))
    boards = [one for game in games for one in _boards(game)]
    hands = [one for game in games for one in _hands(game)]
    finals = [_final(game) for game in games]
    return [
        row("Board, changed state", boards, "median <= 20 ms, 70 KB", "mock 27 + 8 ms, 60 KB"),
        row("Hand, changed state", hands, "", "mock 18 + 8 ms, 52 KB"),
        row("Final sheet with chart", finals, "", "mock 20 + 8 ms, 51 KB"),
        _replay(_states(6, 1)),
    ]


def _states(seats: int, seed: int) -> list[Table[State]]:
    """A game of sensible players, after each entry."""
    header = Header("acquire", acquire.version, seats, Options(), f"bench {seed}", OPENED)
    player = player_of(acquire, "sensible")
    tables = [open_table(acquire, header)]
    for entry in play_game(acquire, header, [player] * seats).entries:
        tables.append(play(acquire, header, tables[-1], entry))
    return tables


def _boards(game: Iterable[Table[State]]) -> list[Cost]:
    return [cost(DRAWER.board, scene(table.state)) for table in game]


def _hands(game: Iterable[Table[State]]) -> list[Cost]:
    asked = ((table.state, acquire.waiting(table.state).seats) for table in game)
    return [cost(DRAWER.hand, scene(state, seats[0])) for state, seats in asked if seats]


def _final(game: list[Table[State]]) -> Cost:
    states = [table.state for table in game]
    worth = tuple(acquire.worth(state) for state in states)
    history = History(
        worth, range(20, len(game), 30), [acquire.view(state, None) for state in states]
    )
    return cost(lambda end: DRAWER.final(end, history), scene(states[-1]))


def _replay(game: list[Table[State]]) -> Row:
    scenes = [scene(table.state, None, "en", NAMES) for table in game]
    before = perf_counter()
    film = DRAWER.replay(scenes)
    measured = f"{perf_counter() - before:.1f} s, {len(film) / 1e6:.1f} MB"
    turns = game[-1].state.moves
    return (f"Replay, 6 players, {turns} turns", measured, "a few seconds, <= 8 MiB", "")


if __name__ == "__main__":
    for figure in main():
        print(" | ".join(figure))
