"""What the pictures of Owner's Choice cost: each state of whole games drawn once, in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median, quantiles
from time import perf_counter

from render import owners_choice, png
from render.scene import Picture
from tests.render.samples_owners_choice import Game, played, scene

Row = tuple[str, str, str, str]
"""Figure, measured, wanted, peer."""

SEATS, GAMES = 4, 4


def main() -> list[Row]:
    """Every board differs from the one before: none is drawn twice."""
    warm, *games = (played(SEATS, seed) for seed in range(GAMES + 1))
    for costs in (_boards, _hands, _markets, _finals):
        list(costs(warm))
    return [
        _row("Ring of Owner's Choice, changed state", games, _boards, "median <= 25 ms, 80 KB"),
        _row("Its hand, changed state", games, _hands, "median <= 20 ms, 80 KB"),
        _row("Its market, changed state", games, _markets, "median <= 20 ms, 80 KB"),
        _row("Its final sheet with chart", games, _finals, "median <= 20 ms, 80 KB"),
    ]


def _boards(game: Game) -> Iterator[tuple[float, int]]:
    for state in game.states:
        drawn = scene(state)
        yield _cost(lambda: owners_choice.board(drawn))  # noqa: B023


def _hands(game: Game) -> Iterator[tuple[float, int]]:
    for state in game.states[:-1]:
        drawn = scene(state, state.mover)
        yield _cost(lambda: owners_choice.hand(drawn))  # noqa: B023


def _markets(game: Game) -> Iterator[tuple[float, int]]:
    for state in game.states:
        drawn = scene(state, 0)
        yield _cost(lambda: owners_choice.page(drawn, "market"))  # noqa: B023


def _finals(game: Game) -> Iterator[tuple[float, int]]:
    end, history = scene(game.end), game.history()
    yield _cost(lambda: owners_choice.final(end, history))


def _cost(draw: Callable[[], Picture]) -> tuple[float, int]:
    before = perf_counter()
    data = png.encode(draw())
    return (perf_counter() - before) * 1000, len(data)


def _row(
    figure: str,
    games: list[Game],
    costs: Callable[[Game], Iterator[tuple[float, int]]],
    wanted: str,
) -> Row:
    found = [cost for game in games for cost in costs(game)]
    times, sizes = [ms for ms, _ in found], [size for _, size in found]
    worst = quantiles(times, n=20)[-1]
    measured = f"median {median(times):.1f} ms, p95 {worst:.1f} ms, at most {max(sizes) // 1000} KB"
    return (figure, measured, wanted, "")


if __name__ == "__main__":
    for row in main():
        print(" | ".join(row))
