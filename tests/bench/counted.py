"""Worlds against what careful players have counted: `python -m tests.bench.counted [GAMES] [GAME ...]`, by hand.

200 random games of each by default. A line for each game; AssertionError at a world that cannot be.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from games import GAMES
from tests.contract.counting import check_counting

COUNT = 200


def check(argv: Sequence[str]) -> None:
    numbers = [int(one) for one in argv if one.isdecimal()]
    for game in [one for one in argv if not one.isdecimal()] or list(GAMES):
        for seed in range(numbers[0] if numbers else COUNT):
            check_counting(GAMES[game], seed)
        print(f"{game}: no world contradicts what was counted", flush=True)


if __name__ == "__main__":
    check(sys.argv[1:])
