"""Ways to make a rating without playing well, tried in a community of sixty for half a year, and what they bring.

Half of the open tables are of circles of eight; three clubs of four meet nobody else. Accounts that help have numbers
from 2,001 on. A world is made by its seed. The best of thirty honest people after eighty games is what nobody who
does not play well may reach.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import combinations

from games.league.anchoring import Anchor, Encounters, anchors
from games.league.ratings import (
    NEW,
    RULE,
    Contender,
    Contest,
    Mark,
    Model,
    Rating,
    met_since,
    season_of,
    shown,
)

START = datetime(2026, 1, 5, tzinfo=UTC)
WEEKS, PEOPLE, OPEN, SEATS = 26, 60, 48, 4
MAIN, FRIEND, ALT = 1001, 1002, 2001
SEEDS = (71, 72, 73, 74, 75)
"""Worlds in which nothing was chosen."""
LOOK = 5
"""Weeks between two looks at what the farm has brought."""

Game = dict[int, int]
"""Places by person."""
Skill = defaultdict[int, float]


class World:
    """Ratings of one scope, and who has met whom."""

    def __init__(self, rule: int = RULE) -> None:
        self.now: dict[int, Rating] = {}
        self.week = 0
        self._rule, self._model, self._meetings = rule, Model(), Encounters()
        self._met = Counter[tuple[datetime, frozenset[int]]]()

    def play(self, game: Game, mark: Mark = "played", *, whole: bool = True) -> None:
        """`mark` is of those who end behind the first."""
        table = tuple(
            Contender(one, place, "played" if place == 1 else mark) for one, place in game.items()
        )
        pairs = [frozenset(pair) for pair in combinations(game, 2)]
        at = START + timedelta(weeks=self.week)
        since = met_since(at, self._rule)
        met = {pair: self._met[since, pair] for pair in pairs}
        contest = Contest("g", 1, season_of(at), table, rule=self._rule, whole=whole, met=met)
        self.now |= self._model.play(contest, self.now)
        self._met.update((since, pair) for pair in pairs)
        gone = [one.person for one in table if one.mark != "played"]
        self._meetings.add(game, gone)

    def next_week(self) -> None:
        self.week += 1

    def points(self, people: Iterable[int]) -> list[int]:
        """What is shown of these people."""
        if self._rule < 3:
            return [self.now.get(one, NEW).points for one in people]
        found = dict(anchors(self._meetings, people))
        return [shown(self.now.get(one, NEW), found.get(one, Anchor())).points for one in people]


def played(dice: random.Random, table: Sequence[int], skill: Skill, helped: int = 0) -> Game:
    """An honest game; whoever is helped plays as if one better."""
    order = sorted(table, key=lambda one: -(skill[one] + (one == helped) + dice.gauss(0, 1)))
    return {one: place for place, one in enumerate(order, 1)}


def skills(dice: random.Random, people: int) -> Skill:
    found: Skill = defaultdict(float)
    return found | {one: dice.gauss(0, 1) for one in range(1, people + 1)}


def honest_week(dice: random.Random, skill: Skill) -> list[Game]:
    """About thirty open tables, and three of each club."""
    circles = defaultdict[int, list[int]](list)
    for one in range(1, OPEN + 1):
        often = dice.choice((5, 6, 7)) if one <= 8 else dice.choice((0, 1, 1, 2, 3))
        for _ in range(often):
            circles[one % 6 if dice.random() < 0.5 else -1].append(one)
    tables, rest = list[list[int]](), list[int]()
    for at in sorted(circles):
        lot = circles[at] + (rest if at == max(circles) else [])
        dice.shuffle(lot)
        table = list[int]()
        for one in lot:
            (rest if one in table else table).append(one)
            if len(table) == SEATS:
                tables.append(table)
                table = []
        rest += table
    for first in range(OPEN + 1, PEOPLE, SEATS):
        tables += [list(range(first, first + SEATS))] * 3
    dice.shuffle(tables)
    return [played(dice, table, skill) for table in tables]


def best_honest(seed: int, rule: int = RULE) -> int:
    """Of thirty people after eighty games each, at tables of four."""
    dice, world = random.Random(seed), World(rule)
    skill = skills(dice, 30)
    for number in range(600):
        world.play(played(dice, dice.sample(range(1, 31), SEATS), skill))
        if number % 26 == 25:
            world.next_week()
    return max(world.points(range(1, 31)))


class Farm:
    """What a farm plays, week by week."""

    def __init__(self, dice: random.Random, skill: Skill) -> None:
        self._dice, self.skill = dice, skill

    def honest(self, *people: int, seats: int = SEATS) -> Game:
        """A table of these people with others of the open community."""
        others = self._dice.sample(range(1, OPEN + 1), seats - len(people))
        return played(self._dice, [*people, *others], self.skill, MAIN if len(people) > 1 else 0)

    def lost(self, alts: int, tables: int, seats: int = 6, first: int = ALT) -> list[Game]:
        """Tables that the farmer wins against some of so many accounts."""
        every = range(first, first + alts)
        found = [self._dice.sample(every, min(alts, seats - 1)) for _ in range(tables)]
        return [{MAIN: 1, **dict.fromkeys(some, 2)} for some in found]

    def known(self, alts: Sequence[int]) -> list[Game]:
        """Games of the accounts among themselves: newcomers move nobody."""
        some = [alts[at : at + SEATS] for at in range(0, len(alts), SEATS)]
        tables = [table for table in some if len(table) > 1] * 3
        return [played(self._dice, table, self.skill) for table in tables]


Week = Callable[[Farm, int], list[Game]]


def fixed(alts: int, tables: int, honest: int = 0) -> Week:
    """So many accounts that lose on purpose; their owner plays some honest tables, too."""

    def week(farm: Farm, number: int) -> list[Game]:
        known = farm.known(range(ALT, ALT + alts)) if number == 0 else []
        own = [farm.honest(MAIN) for _ in range(honest)]
        return [*known, *farm.lost(alts, tables), *own]

    return week


def bridged(farm: Farm, number: int) -> list[Game]:
    """Ten accounts that each play an honest table a week, and lose on purpose to one person only."""
    return [*fixed(10, 8, 2)(farm, number), *(farm.honest(ALT + at) for at in range(10))]


def duels(farm: Farm, number: int) -> list[Game]:
    """Ten accounts lose duels; once a month they play an honest table."""
    honest = [farm.honest(ALT + at) for at in range(10)] if number % 4 == 0 else []
    return [*honest, *farm.lost(10, 10, seats=2)]


def fresh(farm: Farm, number: int) -> list[Game]:
    """Five new accounts each week."""
    first = ALT + 10 * number
    return [*farm.known(range(first, first + 5)), *farm.lost(5, 6, first=first)]


def chain(farm: Farm, number: int) -> list[Game]:
    """Five accounts are lifted by five others, and then lose."""
    low, high = range(ALT + 100, ALT + 105), range(ALT, ALT + 5)
    known = [*farm.known(low), *farm.known(high)] if number == 0 else []
    lifted = [{one: 1, **dict.fromkeys(low, 2)} for one in high for _ in range(3)]
    return [*known, *lifted, *farm.lost(5, 6)]


def ring(farm: Farm, number: int) -> list[Game]:
    """Six of whom each wins in turn."""
    every = [MAIN, *range(ALT, ALT + 5)]
    turns = [every[(6 * number + at) % 6] for at in range(6)]
    return [{one: 1 if one == first else 2 for one in every} for first in turns]


def draws(farm: Farm, number: int) -> list[Game]:
    """A strong friend, who plays six honest tables a week, draws four duels with somebody average."""
    farm.skill[FRIEND] = 1.5
    return [
        *(farm.honest(FRIEND) for _ in range(6)),
        *[{MAIN: 1, FRIEND: 1}] * 4,
        farm.honest(MAIN),
    ]


def gifts(farm: Farm, number: int) -> list[Game]:
    """At three tables a week an ally helps, and always ends behind."""
    found = [farm.honest(MAIN), farm.honest(FRIEND)]
    for _ in range(3):
        game = farm.honest(MAIN, FRIEND)
        if game[FRIEND] < game[MAIN]:
            game[MAIN], game[FRIEND] = game[FRIEND], game[MAIN]
        found.append(game)
    return found


def given_duels(farm: Farm, number: int) -> list[Game]:
    """A strong friend, who plays six honest tables a week, loses three duels."""
    farm.skill[FRIEND] = 1.5
    return [
        *(farm.honest(FRIEND) for _ in range(6)),
        *[{MAIN: 1, FRIEND: 2}] * 3,
        farm.honest(MAIN),
    ]


FARMS: dict[str, tuple[Week, Mark]] = {
    "one account that loses whole games": (fixed(1, 6), "played"),
    "five accounts that lose whole games": (fixed(5, 6), "played"),
    "ten accounts that lose whole games": (fixed(10, 12), "played"),
    "ten accounts that leave after 60 % of a game": (fixed(10, 12), "left"),
    "36 accounts that lose whole games": (fixed(36, 36), "played"),
    "five new accounts each week": (fresh, "played"),
    "five accounts that five others have lifted": (chain, "played"),
    "six who win in turn": (ring, "played"),
    "ten accounts, two honest tables a week": (fixed(10, 8, 2), "played"),
    "ten accounts with an honest table each week, two honest tables": (bridged, "played"),
    "ten accounts that lose duels, with an honest table each month": (duels, "played"),
    "a strong friend who draws duels": (draws, "played"),
    "a strong friend who loses duels": (given_duels, "played"),
    "an ally who helps at three of four tables": (gifts, "played"),
}


def brought(name: str, seed: int, rule: int = RULE) -> int:
    """The most points that a farm shows in half a year."""
    week, mark = FARMS[name]
    dice, own, world = random.Random(seed), random.Random(seed + 1), World(rule)
    skill = skills(dice, PEOPLE)
    farm, most = Farm(own, skill), 0
    who = [MAIN, *range(ALT, ALT + 5)] if week is ring else [MAIN]
    for number in range(WEEKS):
        honest, mine = honest_week(dice, skill), week(farm, number)
        for at in range(max(len(honest), len(mine))):
            for game in mine[at : at + 1]:
                world.play(game, mark)
            for game in honest[at : at + 1]:
                world.play(game)
        world.next_week()
        if number % LOOK == 1 or number == WEEKS - 1:
            most = max(most, *world.points(who))
    return most
