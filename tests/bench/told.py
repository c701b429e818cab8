"""Every number that hints and forecasts tell, against the event that came: `... told` for all games.

People leave, clocks ring, computers and dice play. A sentence of a forecast that was told less than twenty times, and
a number that nothing was compared with, are named.

`python -m tests.bench.told GAME [ACTS]` measures one game.
"""

from __future__ import annotations

import sys

from games import GAMES
from tests.architecture.sentences import game as sentences_of
from tests.told import compare

Figure = tuple[str, str, str, str]
ACTS, OFTEN = 5_000, 20


def main() -> list[Figure]:
    return [figure(game) for game in sorted(GAMES)]


def figure(game: str, acts: int = ACTS) -> Figure:
    found = compare(game, acts)
    keys = {one for one in sentences_of("en", game) if one.startswith("forecast-")}
    seldom = sorted(one for one in keys if found.told[one] < OFTEN)
    for row in found.wrong[:20]:
        print("  wrong:", *row, file=sys.stderr)
    if seldom:
        print("  seldom told:", *(f"{one} {found.told[one]}" for one in seldom), file=sys.stderr)
    for one in found.unread:
        print("  not compared:", ".".join(one), found.reason(one) or "?", file=sys.stderr)
    open_ones = [one for one in found.unread if not found.reason(one)]
    compared = sum(found.compared.values())
    measured = (
        f"{compared} compared, {len(found.wrong)} wrong; {len(keys) - len(seldom)} of {len(keys)} forecasts"
        f" told {OFTEN} times; {len(found.unread)} of {len(found.facts)} numbers not compared,"
        f" {len(open_ones)} of them without a reason"
    )
    return f"{game}: numbers told in {acts} acts", measured, "0 wrong, all told", ""


if __name__ == "__main__":
    print("  ".join(figure(sys.argv[1], *map(int, sys.argv[2:]))), flush=True)
