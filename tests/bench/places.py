"""Who tells another order than the rules, in some hundred games with leavers."""

from __future__ import annotations

from games import GAMES
from tests.bench.__main__ import Figure
from tests.render.placing import disagreements

GAMES_EACH = 200


def main() -> list[Figure]:
    return [_figure(game) for game in sorted(GAMES)]


def _figure(game: str) -> Figure:
    found = [line for number in range(GAMES_EACH) for line in disagreements(GAMES[game], number)]
    for line in found[:10]:
        print(line)
    return (f"{game}: other orders in {GAMES_EACH} games", str(len(found)), "0", "")
