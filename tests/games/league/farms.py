"""Ways to make a rating without playing well, as they are tried: what they bring, in points.

The one who gains has a settled rating at the start: leaderboards list nobody else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import combinations

from games.league.ratings import RULE, Contender, Contest, Mark, Model, Rating, met_since, season_of

START = datetime(2026, 1, 5, tzinfo=UTC)
SETTLED = Rating(25.0, 4.7, season_of(START), 30)
"""1,500 ± 197."""
MAIN = 1

Seat = tuple[int, int, Mark]
"""Person, place, mark."""


class World:
    """Ratings of one scope, and who has met whom from when on."""

    def __init__(self, rule: int = RULE) -> None:
        self.now: dict[int, Rating] = {MAIN: SETTLED}
        self.rule = rule
        self._met: Counter[tuple[datetime, frozenset[int]]] = Counter()
        self._model = Model()

    def play(self, at: datetime, *seats: Seat, whole: bool = True) -> None:
        since, people = met_since(at, self.rule), [person for person, _, _ in seats]
        pairs = [frozenset(pair) for pair in combinations(people, 2)]
        met = {pair: self._met[since, pair] for pair in pairs}
        table = tuple(Contender(*seat) for seat in seats)
        contest = Contest("g", 1, season_of(at), table, rule=self.rule, whole=whole, met=met)
        self.now |= self._model.play(contest, self.now)
        self._met.update((since, pair) for pair in pairs)

    def gain(self, people: Sequence[int] = (MAIN,)) -> int:
        return max(self.now[one].points for one in people) - SETTLED.points


def five_alts_that_leave(rule: int = RULE) -> int:
    """Thirty tables of six in an afternoon; five leave at once each time."""
    world = World(rule)
    for number in range(30):
        left: tuple[Seat, ...] = tuple((alt, 6, "left") for alt in range(2, 7))
        world.play(START + number * timedelta(minutes=5), (MAIN, 1, "played"), *left, whole=False)
    return world.gain()


def one_alt_that_resigns(rule: int = RULE) -> int:
    """For a year, ten times a day, after a few moves."""
    world = World(rule)
    for number in range(3650):
        at = START + number * timedelta(hours=2.4)
        world.play(at, (MAIN, 1, "played"), (2, 2, "left"), whole=False)
    return world.gain()


def a_ring_of_six(rule: int = RULE) -> int:
    """For a month, every day: each in turn wins a table that all six play to its end."""
    world, ring = World(rule), range(1, 7)
    world.now |= dict.fromkeys(ring, SETTLED)
    for number in range(180):
        at = START + number * timedelta(hours=4)
        winner = 1 + number % 6
        world.play(at, *((one, 1 if one == winner else 2, "played") for one in ring))
    return world.gain(ring)


def fresh_alts_daily(rule: int = RULE) -> int:
    """For a quarter: each day another new account plays a whole game, and loses."""
    world = World(rule)
    for number in range(90):
        world.play(START + timedelta(days=number), (MAIN, 1, "played"), (100 + number, 2, "played"))
    return world.gain()


def ghosts(rule: int = RULE) -> int:
    """A month of tables of four at which three never move; each is lapsed at all of them."""
    world = World(rule)
    for number in range(30):
        mark: Mark = "again" if number else "lapsed"
        gone: tuple[Seat, ...] = tuple((alt, 2, mark) for alt in (2, 3, 4))
        world.play(START + timedelta(days=number), (MAIN, 1, "played"), *gone, whole=False)
    return world.gain()


FARMS: dict[str, Callable[..., int]] = {
    "five alts that leave": five_alts_that_leave,
    "one alt that resigns for ever": one_alt_that_resigns,
    "a ring of six": a_ring_of_six,
    "fresh alts daily": fresh_alts_daily,
    "ghosts": ghosts,
}
MOST = 100
"""Points that a farm may bring."""
