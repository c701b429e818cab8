"""The tables of a tournament: `python -m games.league.seating --players 37 --rounds 3 --sizes 4,5`.

The last line says how many repeated meetings there are, and how long it took.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from games.league.seating import SeatingError, SeatingProposal, SeatingRequest, seated


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; 2 if nobody can be seated so."""
    wanted = _arguments(argv)
    began = time.process_time()
    try:
        found = seated(_request(wanted), wanted.seed)
    except SeatingError as error:
        sys.stderr.write(f"Nobody can be seated so: {error.why} {dict(error.facts)}\n")
        return 2
    _report(found, time.process_time() - began)
    return 0


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m games.league.seating", description=__doc__)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--sizes", default="4,5", help="allowed table sizes, with commas")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--steps", type=int, help="steps of the search (default: by seats)")
    return parser.parse_args(argv)


def _request(wanted: argparse.Namespace) -> SeatingRequest:
    sizes = tuple(map(int, wanted.sizes.split(",")))
    players = tuple(range(1, wanted.players + 1))
    return SeatingRequest(players=players, rounds=wanted.rounds, sizes=sizes, steps=wanted.steps)


def _report(found: SeatingProposal, spent: float) -> None:
    for number, (tables, byes) in enumerate(zip(found.rounds, found.byes, strict=True), 1):
        print(f"round {number}")
        for at, table in enumerate(tables, 1):
            print(f"  table {at}: " + " ".join(f"{player:3}" for player in table))
        if byes:
            print("  bye: " + " ".join(map(str, byes)))
    measured = found.figures
    best = " (proven best)" if found.best else ""
    print(f"short tables again {measured.short_again}, seats again {measured.seat_again}{best}")
    print(f"repeats {measured.repeats}, seconds {spent:.1f}")


if __name__ == "__main__":
    sys.exit(main())
