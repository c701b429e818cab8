"""Hints against what came: `python -m tests.bench.hinted [FIGURES] [GAME ...]`, by hand.

5,000 figures of each game by default, read from the sentences. A line for each game; 1 if one was wrong.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import count, islice

from games import GAMES
from tests.bot.words.agreeing import differences

FIGURES = 5_000


def check(argv: Sequence[str]) -> int:
    """The command line; 2 if a game does not exist."""
    numbers = [int(one) for one in argv if one.isdecimal()]
    chosen = [one for one in argv if not one.isdecimal()] or list(GAMES)
    if unknown := set(chosen) - set(GAMES):
        print(f"No such game: {', '.join(sorted(unknown))}. There are: {', '.join(GAMES)}.")
        return 2
    return max(_wrong(game, numbers[0] if numbers else FIGURES) for game in chosen)


def _wrong(game: str, figures: int) -> int:
    found = (one for seed in count() for one in differences(game, seed))
    wrong = [one for one in islice(found, figures) if one is not None]
    print(f"{game}: {figures} figures, {len(wrong)} wrong", flush=True)
    for sentence, came in wrong[:5]:
        print(f"  {sentence} | {came}", flush=True)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(check(sys.argv[1:]))
