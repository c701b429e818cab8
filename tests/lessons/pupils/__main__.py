"""The command line of the pupils."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.lessons.presses import TAUGHT
from tests.lessons.pupils.school import compared


def main(argv: Sequence[str] | None = None) -> int:
    """1 if a pupil comes less than half of the way."""
    parser = argparse.ArgumentParser(prog="python -m tests.lessons.pupils")
    parser.add_argument("game", choices=sorted(rules.key for rules in TAUGHT))
    parser.add_argument("--games", type=int, default=100)
    wanted = parser.parse_args(argv)
    marks = compared(wanted.game, wanted.games)
    for name, mark in marks.items():
        sys.stdout.write(f"{name:<9} {mark.score:10.1f}   won {mark.won:5.1f} of {wanted.games}\n")
    low, mine, high = (marks[name].score for name in ("random", "pupil", "sensible"))
    way = (mine - low) / (high - low)
    sys.stdout.write(f"the pupil has come {way:.0%} of the way from random to sensible\n")
    return 0 if way >= 1 / 2 else 1


if __name__ == "__main__":
    raise SystemExit(main())
