"""Whole games with their seats renamed: `python -m tests.bench.rotated [GAMES] [GAME ...]`, by hand.

200 games of each game on the shelf, by default, through all numbers of seats and all options. A line for
each game; 1 if anything told the seats apart.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from games import GAMES
from tests.contract.rotation import check_rotation

COUNT = 200


def rotate(argv: Sequence[str]) -> int:
    """The command line; 2 if a game does not exist."""
    numbers = [int(one) for one in argv if one.isdecimal()]
    chosen = [one for one in argv if not one.isdecimal()] or list(GAMES)
    if unknown := set(chosen) - set(GAMES):
        print(f"No such game: {', '.join(sorted(unknown))}. There are: {', '.join(GAMES)}.")
        return 2
    return max(_differ(game, range(numbers[0] if numbers else COUNT)) for game in chosen)


def _differ(game: str, seeds: range) -> int:
    began, differ = time.perf_counter(), dict[int, str]()
    for seed in seeds:
        try:
            check_rotation(GAMES[game], seed)
        except AssertionError as error:
            differ[seed] = str(error).partition("\n")[0]
    spent = time.perf_counter() - began
    print(f"{game}: {len(seeds)} games, {len(differ)} differ, {spent:.0f} s", flush=True)
    for seed, why in differ.items():
        print(f"  {seed}: {why}", flush=True)
    return int(bool(differ))


if __name__ == "__main__":
    sys.exit(rotate(sys.argv[1:]))
