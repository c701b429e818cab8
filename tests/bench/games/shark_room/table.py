"""What Shark Room costs: entries judged, and pictures of changed states with their encoding."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from games.core.record import Header, Table, open_table, play
from games.players.game import OPENED, play_game
from games.shark_room.players import sensible
from games.shark_room.rules import RULES as shark
from games.shark_room.state import Options, State
from render.scene import Picture, Scene
from render.shark_room import DRAWER as shark_room
from tests.bench.drawing import Cost, Row, cost, row
from tests.render.samples_shark_room import Game, played, scene

SEATS, GAMES_PLAYED, FINALS = 4, 3, 9
REPEATED = 20
"""Replays of each game, to time them."""


def main() -> list[Row]:
    """Each state once, in the order of the games; the first game warms up."""
    games = [_tables(seed) for seed in range(GAMES_PLAYED + 1)]
    _drawn(games[0], shark_room.board)
    rest = games[1:]
    wanted = "median <= 20 ms, 80 KB"
    return [
        _entries(games[0]),
        *(
            row(figure, [one for game in rest for one in _drawn(game, draw)], wanted, "")
            for figure, draw in (
                ("Shark Room, board", shark_room.board),
                ("Its hand", shark_room.hand),
                ("Its market", _page("market")),
                ("Its desk", _page("desk")),
            )
        ),
        row("Its final sheet with chart", _finals(), wanted, ""),
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
    return [cost(draw, scene(table.state, number % SEATS)) for number, table in enumerate(tables)]


def _finals() -> list[Cost]:
    """Of games in which some act at random."""
    games = [played(SEATS, seed) for seed in range(1, FINALS + 1)]
    return [_final(game) for game in games][1:]


def _final(game: Game) -> Cost:
    way = game.history()
    return cost(lambda end: shark_room.final(end, way), scene(game.end))


if __name__ == "__main__":
    for figure in main():
        print(" | ".join(figure))
