"""What Greed's pictures cost: states of whole games drawn and encoded once, in their order."""

from __future__ import annotations

from games.greed.state import Announcing, State, Trading
from render.shelf import DRAWERS
from tests.bench.drawing import Cost, Row, cost, row
from tests.render.samples_greed import history, played, scene

SEATS, SEEDS, EACH = 5, (1, 2), 5
"""Players, games, and every how many entries a picture is drawn."""
ENDED = 12
"""Games of which the final sheet is drawn."""
DRAWER = DRAWERS["greed"]


def main() -> list[Row]:
    """Boards, hands and desks differ from the one before: none is drawn twice."""
    games = [played(SEATS, seed)[::EACH] for seed in SEEDS]
    for state in games[0][:10]:
        cost(DRAWER.board, scene(state))
    states = [state for game in games for state in game]
    trading = [state for state in states if isinstance(state.phase, Trading)]
    finals = [_final(played(SEATS, seed)) for seed in range(1, ENDED + 1)]
    wanted = "median <= 20 ms, 80 KB"
    return [
        row(
            "Board of Greed, 5 players",
            [cost(DRAWER.board, scene(one)) for one in states],
            wanted,
            "",
        ),
        row("Hand of Greed", [_hand(one) for one in states if _is_drawn(one)], wanted, ""),
        row("Desk of Greed", [_page(one, "desk") for one in trading], wanted, ""),
        row("Market of Greed", [_page(one, "market") for one in states], wanted, ""),
        row("Final sheet of Greed", finals, wanted, ""),
    ]


def _is_drawn(state: State) -> bool:
    return isinstance(state.phase, Announcing | Trading)


def _hand(state: State) -> Cost:
    return cost(DRAWER.hand, scene(state, 0))


def _page(state: State, key: str) -> Cost:
    return cost(lambda drawn: DRAWER.page(drawn, key), scene(state, 0))


def _final(game: tuple[State, ...]) -> Cost:
    way = history(game)
    return cost(lambda end: DRAWER.final(end, way), scene(game[-1]))


if __name__ == "__main__":
    for figure in main():
        print(" | ".join(figure))
