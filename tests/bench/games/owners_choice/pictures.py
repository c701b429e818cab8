"""What the pictures of Owner's Choice cost: each state of whole games drawn once, in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from render.owners_choice import DRAWER as owners_choice
from render.scene import Picture, Scene
from tests.bench.drawing import Cost, Row, cost, row
from tests.render.samples_owners_choice import Game, played, scene

SEATS, GAMES = 4, 8


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


def _boards(game: Game) -> Iterator[Cost]:
    return (cost(owners_choice.board, scene(state)) for state in game.states)


def _hands(game: Game) -> Iterator[Cost]:
    return (cost(owners_choice.hand, scene(state, state.mover)) for state in game.states[:-1])


def _markets(game: Game) -> Iterator[Cost]:
    return (cost(_market, scene(state, 0)) for state in game.states)


def _market(drawn: Scene) -> Picture:
    return owners_choice.page(drawn, "market")


def _finals(game: Game) -> Iterator[Cost]:
    history = game.history()
    yield cost(lambda end: owners_choice.final(end, history), scene(game.end))


def _row(
    figure: str, games: list[Game], costs: Callable[[Game], Iterator[Cost]], wanted: str
) -> Row:
    return row(figure, [one for game in games for one in costs(game)], wanted, "")


if __name__ == "__main__":
    for figure in main():
        print(" | ".join(figure))
