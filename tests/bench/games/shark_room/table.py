"""What Shark Room costs: entries judged, and pictures of changed states with their encoding."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter

import msgspec

from games.core.record import Header, Table, open_table, play
from games.players.game import OPENED, play_game
from games.shark_room.players import sensible
from games.shark_room.rules import RULES as shark
from games.shark_room.state import Options, State
from render import png, shark_room
from render.scene import Picture, Scene
from tests.render.samples_shark_room import scene

Row = tuple[str, str, str, str]
"""Figure, measured, wanted, peer."""

SEATS, GAMES_PLAYED = 4, 3
REPEATED = 20
"""Replays of each game, to time them."""


class Cost(msgspec.Struct, frozen=True):
    """Milliseconds and bytes of one picture."""

    ms: float
    size: int


def main() -> list[Row]:
    """Each state once, in the order of the games; the first game warms up."""
    games = [_tables(seed) for seed in range(GAMES_PLAYED + 1)]
    _drawn(games[0], shark_room.board)
    rest = games[1:]
    wanted = "median <= 20 ms, 80 KB"
    return [
        _entries(games[0]),
        _row("Shark Room, board", [c for g in rest for c in _drawn(g, shark_room.board)], wanted),
        _row("Hand", [c for g in rest for c in _drawn(g, shark_room.hand)], wanted),
        _row("Market", [c for g in rest for c in _drawn(g, _page("market"))], wanted),
        _row("Desk", [c for g in rest for c in _drawn(g, _page("desk"))], wanted),
    ]


def _page(key: str) -> Callable[[Scene], Picture]:
    return lambda seen: shark_room.page(seen, key)


def _tables(seed: int) -> list[Table[State]]:
    """A game of sensible players, after each entry."""
    header = Header(shark.key, shark.version, SEATS, Options(), f"bench {seed}", OPENED)
    tables = [open_table(shark, header)]
    for entry in play_game(shark, header, [sensible] * SEATS).entries:
        tables.append(play(shark, header, tables[-1], entry))
    return tables


def _entries(tables: list[Table[State]]) -> Row:
    """Entries a second: judged, without a store."""
    header = Header(shark.key, shark.version, SEATS, Options(), "bench 0", OPENED)
    entries = play_game(shark, header, [sensible] * SEATS).entries
    before = perf_counter()
    for _ in range(REPEATED):
        table = tables[0]
        for entry in entries:
            table = play(shark, header, table, entry)
    speed = REPEATED * len(entries) / (perf_counter() - before)
    return ("Shark Room, entries judged", f"{speed:,.0f}/s", "", "")


def _drawn(tables: list[Table[State]], draw: Callable[[Scene], Picture]) -> list[Cost]:
    return [_cost(draw, scene(table.state, number % SEATS)) for number, table in enumerate(tables)]


def _cost(draw: Callable[[Scene], Picture], seen: Scene) -> Cost:
    before = perf_counter()
    data = png.encode(draw(seen))
    return Cost((perf_counter() - before) * 1000, len(data))


def _row(figure: str, costs: list[Cost], wanted: str) -> Row:
    times = [cost.ms for cost in costs]
    worst = quantiles(times, n=20)[-1]
    largest = max(cost.size for cost in costs) / 1000
    size = median(cost.size for cost in costs) / 1000
    measured = (
        f"median {median(times):.1f} ms, p95 {worst:.1f} ms, {size:.0f} KB, most {largest:.0f}"
    )
    return (figure, measured, wanted, "")


if __name__ == "__main__":
    for row in main():
        print(" | ".join(row))
