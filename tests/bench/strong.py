"""Computers against each other, by levels: `... strong` for all games.

`strong` against `sensible` and against the kept one of 0.4, at four seats, at two and at a full table; `easy`
with `sensible`, two and two. Deals of a seed on which nothing was tuned; an even share is told beside each.

`python -m tests.bench.strong GAME [GAMES [PART ...]]` measures one game; parts are the names of `PARTS`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Mapping

from games import GAMES
from games.core.contract import AnyRules
from games.core.record import Header
from games.players import player_of
from games.players.game import OPENED, Seated, play_game
from games.players.levels import EASY
from games.players.search import SearchBudget, Strong
from games.simulate import interval
from tests.own import own

Figure = tuple[str, str, str, str]

SEED = "levels"
COUNT = 10
"""Games of each part; searches take long, so more are asked for by hand."""
ROLLOUTS = {"acquire": 80, "owners_choice": 70, "shark_room": 150, "greed": 80, "impero": 16}
"""A search that takes 0.1 to 1.4 s, as in docs/computers.md."""


def main() -> list[Figure]:
    return [row for game in sorted(GAMES) for row in figures(game)]


def figures(game: str, count: int = COUNT, parts: tuple[str, ...] = ()) -> Iterator[Figure]:
    for name, played in PARTS.items():
        if not parts or name in parts:
            yield played(GAMES[game], count)


def _strong(seats: Callable[[AnyRules], int], other: str) -> Callable[[AnyRules, int], Figure]:
    def played(rules: AnyRules, count: int) -> Figure:
        budget = SearchBudget(ROLLOUTS[rules.key], clock=time.process_time)
        strong, rest = Strong(rules, budget, SEED), _player(rules, other)
        wide = seats(rules)
        won = _won(rules, count, [strong, *[rest] * (wide - 1)], {0})
        spent = sum(one.seconds for one in strong.thoughts) / max(1, len(strong.thoughts))
        name = f"{rules.key}: strong against {wide - 1} {other}"
        wanted = "60 %" if "@" in other else "least above an even share"
        return name, f"{_share(won, count)}, {spent:.2f} CPU s a search", wanted, _even(1, wide)

    return played


def _easy(rules: AnyRules, count: int) -> Figure:
    wide = 4
    sensible, easy = _player(rules, "sensible"), player_of(rules, EASY)
    won = _won(rules, count, [easy, sensible] * 2, {0, 2})
    return f"{rules.key}: two easy with two sensible", _share(won, count), "loses", _even(2, wide)


def _player(rules: AnyRules, kind: str) -> Seated:
    return own(rules.key, "yardsticks", "PLAYERS")[kind] if "@" in kind else player_of(rules, kind)


def _won(rules: AnyRules, count: int, players: list[Seated], mine: set[int]) -> float:
    """The parts of victories of some of the players, who take the seats in turn."""
    won, wide = 0.0, len(players)
    for number in range(count):
        seated = [players[(seat + number) % wide] for seat in range(wide)]
        options = rules.options_type()
        head = Header(rules.key, rules.version, wide, options, f"{SEED}/{number}", OPENED)
        first = play_game(rules, head, seated).outcome.places[0]
        won += sum((seat + number) % wide in mine for seat in first) / len(first)
    return won


def _share(won: float, count: int) -> str:
    return f"{won / count:.0%} of {count} games ({interval(won, count)})"


def _even(seats: int, wide: int) -> str:
    return f"even {seats / wide:.0%}"


PARTS: Mapping[str, Callable[[AnyRules, int], Figure]] = {
    "new": _strong(lambda rules: 4, "sensible"),
    "kept": _strong(lambda rules: 4, "sensible@0.4"),
    "few": _strong(lambda rules: rules.seats[0], "sensible"),
    "full": _strong(lambda rules: min(rules.seats[-1], 6), "sensible"),
    "easy": _easy,
}


if __name__ == "__main__":
    game, *rest = sys.argv[1:]
    for row in figures(game, int(rest[0]) if rest else COUNT, tuple(rest[1:])):
        print("  ".join(row), flush=True)
