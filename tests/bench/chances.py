"""Chances to win, told in the middle of games, against what came of them: `... chances` for all games.

The Brier score is the mean square of what a chance missed by: 0 for one who knows, 0.188 for one who
says a quarter to each of four. By thirds of the game; a game's points hang together, so errors are by games.

`python -m tests.bench.chances GAME [GAMES [ROLLOUTS]]` measures one game.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any

import msgspec

from games import GAMES
from games.core.contract import AnyRules
from games.core.record import Header, Table, replay
from games.players import kinds, player_of
from games.players.game import OPENED, play_game
from games.players.search import chances

Figure = tuple[str, str, str, str]

SEATS = 4
COUNT, POINTS, ROLLOUTS = 30, 9, 12
"""Games, points of each, and rollouts of a point."""
FEWER = {"impero": 6}
"""Games of one that takes long."""
EVEN = 1 / SEATS


class Told(msgspec.Struct, frozen=True):
    """At one point: the third of the game, and by seat what was told and what came."""

    third: int
    chances: tuple[float, ...]
    came: tuple[float, ...]

    def missed(self, chances: Sequence[float]) -> float:
        return fmean((one - came) ** 2 for one, came in zip(chances, self.came, strict=True))

    def gained(self) -> float:
        """By how much it missed less than even chances."""
        return self.missed((EVEN,) * SEATS) - self.missed(self.chances)


def main() -> list[Figure]:
    return [row for game in sorted(GAMES) for row in figures(game)]


def figures(game: str, count: int | None = None, rollouts: int = ROLLOUTS) -> list[Figure]:
    count, rules = count or FEWER.get(game, COUNT), GAMES[game]
    began = time.process_time()
    games = [_told(rules, number, rollouts) for number in range(count)]
    spent = (time.process_time() - began) / sum(map(len, games))
    points = [one for told in games for one in told]
    brier = fmean(one.missed(one.chances) for one in points)
    even = fmean(one.missed((EVEN,) * SEATS) for one in points)
    name = f"{game}: Brier score of chances, {count} games, {rollouts} rollouts"
    told = f"{brier:.3f}, {spent:.2f} CPU s a point"
    return [(name, told, "less than even", f"even {even:.3f}"), _by_thirds(games)]


def _by_thirds(games: Sequence[Sequence[Told]]) -> Figure:
    parts = []
    for third in range(3):
        rows = [fmean(one.gained() for one in told if one.third == third) for told in games]
        error = stdev(rows) / len(rows) ** 0.5 if len(rows) > 1 else 0
        parts.append(f"{fmean(rows):+.3f} ({error:.3f})")
    return "  gained on even by thirds (error)", " / ".join(parts), "above 0 from the second", ""


def _told(rules: AnyRules, number: int, rollouts: int) -> list[Told]:
    seed = f"chances/{number}"
    header = Header(rules.key, rules.version, SEATS, rules.options_type(), seed, OPENED)
    played = play_game(rules, header, [player_of(rules, kinds(rules)[0])] * SEATS)
    first, tables = played.outcome.places[0], replay(rules, header, played.entries)
    came = tuple((seat in first) / len(first) for seat in range(SEATS))
    at = [len(played.entries) * point // POINTS for point in range(POINTS)]
    return [
        Told(point * 3 // POINTS, _chances(rules, tables[entry], rollouts, seed), came)
        for point, entry in enumerate(at)
    ]


def _chances(rules: AnyRules, table: Table[Any], rollouts: int, seed: str) -> tuple[float, ...]:
    found = chances(rules, table.state, None, table.at, rules.guide, rollouts, seed)
    return tuple(chance for chance, _ in found)


if __name__ == "__main__":
    for row in figures(sys.argv[1], *map(int, sys.argv[2:])):
        print("  ".join(row), flush=True)
