"""What the pictures cost: drawing and encoding each state of whole games once, in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from statistics import median, quantiles
from time import perf_counter, thread_time

import msgspec
from msgspec.structs import astuple

from games.acquire.rules import RULES as acquire
from games.acquire.state import Options, State
from games.core.record import Header, Table, open_table, play
from games.impero.rules import RULES as impero
from games.impero.state import NOBODY
from games.impero.state import Options as ImperoOptions
from games.impero.state import State as ImperoState
from games.players import player_of
from games.players.game import OPENED, play_game
from render import DRAWERS, png
from render.scene import History, Picture, Scene
from tests.render import samples_impero
from tests.render.samples import NAMES, scene

Row = tuple[str, str, str, str]
"""Figure, measured, wanted, peer."""

SEATS, GAMES_PLAYED = 4, 3
CROWD, FIRST, LAST, EACH = 12, 40, 80, 4
"""Players on Impero's map, and from which to which per cent of it is owned; every fourth entry."""
DRAWER = DRAWERS["acquire"]


class Cost(msgspec.Struct, frozen=True):
    """Milliseconds by the clock and of work, and bytes, of one picture."""

    ms: float
    work: float
    """What the processor did for it: on a busy machine the clock says much more."""
    size: int


def main() -> list[Row]:
    """Every board differs from the one before: none is drawn twice."""
    games = [_states(SEATS, seed) for seed in range(GAMES_PLAYED + 1)]
    _boards(games.pop(0))
    boards = [cost for game in games for cost in _boards(game)]
    hands = [cost for game in games for cost in _hands(game)]
    finals = [_final(game) for game in games]
    return [
        _row("Board, changed state", boards, "median <= 20 ms, 70 KB", "mock 27 + 8 ms, 60 KB"),
        _row("Hand, changed state", hands, "", "mock 18 + 8 ms, 52 KB"),
        _row("Final sheet with chart", finals, "p95 <= 60 ms", "mock 20 + 8 ms, 51 KB"),
        _replay(_states(6, 1)),
        *_maps(),
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
    return [_cost(DRAWER.board, scene(table.state)) for table in game]


def _hands(game: Iterable[Table[State]]) -> list[Cost]:
    asked = ((table.state, acquire.waiting(table.state).seats) for table in game)
    return [_cost(DRAWER.hand, scene(state, seats[0])) for state, seats in asked if seats]


def _final(game: list[Table[State]]) -> Cost:
    states = [table.state for table in game]
    worth = tuple(acquire.worth(state) for state in states)
    history = History(
        worth, range(20, len(game), 30), [acquire.view(state, None) for state in states]
    )
    return _cost(lambda end: DRAWER.final(end, history), scene(states[-1]))


def _replay(game: list[Table[State]]) -> Row:
    scenes = [scene(table.state, None, "en", NAMES) for table in game]
    before = perf_counter()
    film = DRAWER.replay(scenes)
    measured = f"{perf_counter() - before:.1f} s, {len(film) / 1e6:.1f} MB"
    turns = game[-1].state.moves
    return (f"Replay, 6 players, {turns} turns", measured, "a few seconds, <= 8 MiB", "")


def _maps() -> list[Row]:
    """Of twelve sensible players: after an entry, and after a closing, which changes everything."""
    header = Header("impero", impero.version, CROWD, ImperoOptions(), "bench", OPENED)
    player = player_of(impero, "sensible")
    table = open_table(impero, header)
    moments, turn = list[tuple[ImperoState, bool]](), 0
    for number, entry in enumerate(play_game(impero, header, [player] * CROWD).entries):
        table = play(impero, header, table, entry)
        closed, turn = table.state.turn != turn, table.state.turn
        if FIRST <= _owned(table.state) <= LAST and (closed or number % EACH == 0):
            moments.append((table.state, closed))
    costs = [(_map(state), closed) for state, closed in moments]
    warm = [cost for cost, closed in costs if not closed][EACH:]
    after = [cost for cost, closed in costs[1:] if closed]
    share = f"{FIRST} to {LAST}% owned"
    return [
        _row(f"Map of Impero, {CROWD} players, {share}", warm, "median <= 25 ms, 100 KB", ""),
        _row("The same after a closing", after, "median <= 25 ms", "mock 9-20 + 8-22 ms"),
    ]


def _map(state: ImperoState) -> Cost:
    return _cost(DRAWERS["impero"].board, samples_impero.scene(state))


def _owned(state: ImperoState) -> int:
    return 100 * sum(owner != NOBODY for owner in state.owners) // len(state.owners)


def _cost(draw: Callable[[Scene], Picture], drawn: Scene) -> Cost:
    before, worked = perf_counter(), thread_time()
    data = png.encode(draw(drawn))
    work = (thread_time() - worked) * 1000
    return Cost((perf_counter() - before) * 1000, work, len(data))


def _row(figure: str, costs: list[Cost], wanted: str, peer: str) -> Row:
    clock, work = (_told([one[part] for one in map(astuple, costs)]) for part in (0, 1))
    size = median(cost.size for cost in costs) / 1000
    measured = f"{clock}, work {work}, {size:.0f} KB"
    return (figure, measured, wanted, peer)


def _told(times: list[float]) -> str:
    return f"median {median(times):.1f} ms, p95 {quantiles(times, n=20)[-1]:.1f} ms"


if __name__ == "__main__":
    for row in main():
        print(" | ".join(row))
