"""What is told of a game: each seat's chance to win, and the moves that decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from math import sqrt
from statistics import fmean, pvariance
from typing import Any

import msgspec

from games.core.attendance import is_own
from games.core.chance import Chance
from games.core.contract import AnyRules, Player
from games.core.record import Entry, Header, Table, replay
from games.core.undo import standing_numbers
from games.core.words import Action, Seat
from games.players import kinds, player_of
from games.players.levels import easier
from games.players.search.candidates import DILATORY
from games.players.search.rollouts import (
    AnyGuide,
    LateError,
    Leaf,
    Start,
    leaf_of,
    policy_of,
    rollout,
)
from games.players.search.searching import Candidate, SearchBudget, search
from games.players.search.values import chances_of, paired, shares, spread

BLAMED = 3.0
"""Standard errors, on fresh worlds, by which another move must have been better."""
MOST_BLAMED = 3
"""Moves that decided a game, at most."""
LEAST = 0.03
"""A loss below this decides nothing."""
FEWEST_FORETOLD = 8
"""Rollouts of each candidate, as far as the ceiling allows."""
MARKS = 12
"""Stretches of a game; a seat's moves are looked at where its chances fell most."""
GLANCE = 24
"""Rollouts for a first look at a move."""
WIDTH = 4
EXAMINED = 6
"""Moves that are examined on worlds of their own."""
LEVEL = 2.0
"""Standard errors by which the best must win more often than another, or both are equally good."""
MANNERS = 2
"""Manners of playing well that judge, where a game has more than one."""
ERRING = 4, 1
"""A mind that errs does so this many times more rarely than the easy computer."""


class Swing(msgspec.Struct, frozen=True):
    """A move that cost chances to win."""

    entry: int
    """The number of the entry, from 1: the table before it is the one after `entry - 1`."""
    seat: Seat
    played: Action
    better: Action
    loss: float
    """How much more often the seat wins after the better one, between 0 and 1, over fresh worlds."""
    error: float
    """The standard error of `loss`, with what the minds differ by."""
    least: float
    """The loss by the mind that finds least."""


def chances(
    rules: AnyRules,
    state: Any,
    viewer: Seat | None,
    moment: datetime,
    guide: AnyGuide,
    rollouts: int,
    seed: str,
) -> tuple[tuple[float, float], ...]:
    """By seat the chance to win and its standard error, as the viewer (None: a spectator) may judge.

    The rollouts go to the end of the game. Once it is over, it is 1, or a part of a shared victory,
    without error.
    """
    if (outcome := rules.outcome(state)) is not None:
        return tuple((part, 0.0) for part in leaf_of(outcome).won or ())
    worlds = (f"{seed}/{number}" for number in range(rollouts))
    leaves = [
        rollout(
            rules,
            guide,
            rules.imagine(state, viewer, Chance(f"{world}/world", 0)),
            moment,
            world,
            whole=True,
        )
        for world in worlds
    ]
    return chances_of(leaves)


def foretold(
    rules: AnyRules,
    state: Any,
    seat: Seat,
    moment: datetime,
    found: Sequence[Candidate],
    budget: SearchBudget,
    seed: str,
) -> tuple[Candidate, ...]:
    """Candidates of a search by how often the seat wins after each, the best first.

    A search compares candidates a little way ahead, which says early in a game who is in front but not
    who wins. `budget`: rollouts to the end for each of them, and seconds for all.
    """
    guide, began, is_late = rules.guide, budget.clock(), budget.end()
    leaves: list[tuple[Leaf, ...]] = []
    """By world; one that not all candidates have met to the end does not count."""

    def met(one: Candidate, dealt: Any, world: str) -> Leaf:
        start = Start(seat, one.action, guide.plans.get(one.plan))
        return rollout(rules, guide, dealt, moment, world, start, whole=True, is_late=is_late)

    with suppress(LateError):
        for number in range(budget.rollouts):
            if number >= FEWEST_FORETOLD and budget.clock() - began >= budget.seconds:
                break
            world = f"{seed}/foretold/{number}"
            dealt = rules.imagine(state, seat, Chance(f"{world}/world", 0))
            leaves.append(tuple(met(one, dealt, world) for one in found))
    if not leaves:
        return tuple(msgspec.structs.replace(one, worlds=0) for one in found)
    return _ranked(found, list(zip(*leaves, strict=True)), seat)


def _ranked(
    found: Sequence[Candidate], columns: Sequence[Sequence[Leaf]], seat: Seat
) -> tuple[Candidate, ...]:
    """The candidates with what came of them in the same worlds, the best first."""
    told = [chances_of(column)[seat] for column in columns]
    unit = spread(leaf for column in columns for leaf in column)
    parts = [dict(enumerate(shares(leaf, unit)[seat] for leaf in column)) for column in columns]
    best = max(range(len(told)), key=lambda at: told[at][0])
    again = [
        msgspec.structs.replace(
            one, chance=chance, error=error, worlds=len(part), is_level=_is_level(parts[best], part)
        )
        for one, (chance, error), part in zip(found, told, parts, strict=True)
    ]
    return tuple(sorted(again, key=lambda one: -one.chance))


def _is_level(best: Mapping[int, float], other: Mapping[int, float]) -> bool:
    """Candidates share their worlds, so their difference is surer than either chance is."""
    gain, error = paired(best, other)
    return gain < LEVEL * error


def decided(
    rules: AnyRules,
    header: Header[Any],
    entries: Sequence[Entry],
    budget: SearchBudget,
    since: int = 0,
) -> tuple[Swing, ...]:
    """Up to three moves that cost most chances, the dearest first; none: nothing stands out, it was luck.

    `budget.rollouts` are for the whole game: an eighth to find where chances fell, a quarter for a
    first look at the moves made there, the rest, which go to the end of the game, to examine the worst
    on worlds of their own. The budget's other limits do not matter here. Entries before number `since`
    are blamed for nothing.
    """
    return _Review(rules, header, entries, budget.rollouts, since).swings()


class _Review:
    """A game that is over, and what is found in it."""

    def __init__(
        self,
        rules: AnyRules,
        header: Header[Any],
        entries: Sequence[Entry],
        rollouts: int,
        since: int,
    ) -> None:
        self.rules, self.entries, self.rollouts, self.since = rules, entries, rollouts, since
        self.tables = replay(rules, header, entries)
        # Acts are looked at one by one, also where a strong player would choose a plan.
        self.guide: AnyGuide = replace(rules.guide, plans={})

    def swings(self) -> tuple[Swing, ...]:
        looks = max(1, self.rollouts // 4 // GLANCE)
        found = [one for number in self._doubtful()[:looks] for one in self._better(number)]
        found.sort(key=lambda one: -one[0])
        worlds = max(2, self.rollouts * 5 // 8 // 2 // EXAMINED)
        swings = [
            examined(self.rules, self.tables[number - 1], self.entries[number - 1], better, worlds)
            for _, number, better in found[:EXAMINED]
        ]
        blamed = [
            one for one in swings if one.loss > max(LEAST, BLAMED * one.error) and one.least > 0
        ]
        return tuple(sorted(blamed, key=lambda one: -one.loss)[:MOST_BLAMED])

    def _doubtful(self) -> list[int]:
        """The entries by which seats answered, where their chances fell most first.

        Of those within the same fall, first acts of a kind that is rare in this game.
        """
        asked = self._asked()
        if not asked:
            return []
        step = -(-len(self.entries) // MARKS)
        falls = self._falls(step)
        kinds = Counter(type(self.entries[number - 1].action) for number in asked)

        def order(number: int) -> tuple[float, int, int]:
            entry = self.entries[number - 1]
            assert entry.seat is not None
            fall = falls[(number - 1) // step][entry.seat]
            return -round(fall, 2), kinds[type(entry.action)], number

        return sorted(asked, key=order)

    def _falls(self, step: int) -> list[list[float]]:
        """By stretch and seat, how far its chances fell."""
        marks = [*range(0, len(self.entries), step), len(self.entries)]
        each = max(2, self.rollouts // 8 // len(marks))
        told = [self._chances(number, each) for number in marks]
        return [
            [before - after for before, after in zip(*stretch, strict=True)]
            for stretch in pairwise(told)
        ]

    def _chances(self, number: int, rollouts: int) -> list[float]:
        table, seed = self.tables[number], f"mark/{number}"
        found = chances(self.rules, table.state, None, table.at, self.guide, rollouts, seed)
        return [chance for chance, _ in found]

    def _asked(self) -> list[int]:
        """The numbers of the entries by which a person did what they were asked, but those taken back.

        What a computer played in their place, or the clock, is nobody's fault.
        """
        standing = ((one, self.entries[one - 1]) for one in standing_numbers(self.entries))
        return [
            number
            for number, entry in standing
            if number >= self.since
            and is_own(entry.seat, entry.cause)
            and entry.seat is not None
            and isinstance(entry.action, self.rules.action_types)
            and not isinstance(entry.action, DILATORY)
            and entry.seat in self.rules.waiting(self.tables[number - 1].state).seats
        ]

    def _better(self, number: int) -> list[tuple[float, int, Action]]:
        """What seems to be better than the move played, with what it seems to gain; or nothing."""
        table, entry = self.tables[number - 1], self.entries[number - 1]
        assert entry.seat is not None

        def ideas(view: Any, offers: Any) -> Sequence[Action]:
            return (entry.action, *self.rules.guide.ideas(view, offers))

        guide = replace(self.guide, ideas=ideas)
        budget = SearchBudget(rollouts=GLANCE, width=WIDTH, doubt=0)
        seed = f"look/{number}"
        verdict = search(self.rules, table.state, entry.seat, entry.at, guide, budget, seed)
        if verdict is None:
            return []
        best = verdict.ranked[0]
        played = [one for one in verdict.ranked if one.action == entry.action]
        if not played or best.action is None or best.action == entry.action:
            return []
        return [(best.chance - played[0].chance, number, best.action)]


def minds(rules: AnyRules) -> tuple[Player, ...]:
    """The players that must agree before a move is blamed: the search's own, the game's strongest or another
    of its manners, and two that err as people do. What only one of them would make use of was no mistake.
    """
    strongest = player_of(rules, kinds(rules)[0])
    manners = (policy_of(rules, rules.guide), strongest, *rules.guide.plans.values())
    own = tuple(dict.fromkeys(manners))[:MANNERS]
    return (*own, *(easier(rules, strongest, rarer) for rarer in ERRING))


def examined(
    rules: AnyRules,
    table: Table[Any],
    entry: Entry,
    better: Action,
    worlds: int,
    seed: str = "",
    judges: Sequence[Player] = (),
) -> Swing:
    """A move against one that seemed better, by how often the seat wins after each, in fresh worlds.

    The `judges`, by default the game's `minds`, play on in turn.
    """
    seat, number = entry.seat, table.number + 1
    assert seat is not None
    guides = [replace(rules.guide, policy=mind, plans={}) for mind in judges or minds(rules)]

    def won(world: str, action: Action, guide: AnyGuide) -> float:
        dealt = rules.imagine(table.state, seat, Chance(f"{world}/world", 0))
        start = Start(seat, action)
        leaf = rollout(rules, guide, dealt, entry.at, world, start, whole=True)
        return leaf.won[seat] if leaf.won else 0.0

    def lost(guide: AnyGuide, at: int) -> float:
        world = f"examined/{seed}/{number}/{at}"
        return won(world, better, guide) - won(world, entry.action, guide)

    each = max(1, worlds // len(guides))
    told = [[lost(guide, at) for at in range(each)] for guide in guides]
    means = [fmean(one) for one in told]
    loss, count = fmean(means), each * len(guides)
    # One world more in which either move wins keeps the error of unanimous worlds from being nothing.
    squares = (
        sum((one - mean) ** 2 for mean, row in zip(means, told, strict=True) for one in row) + 1
    )
    differ = pvariance(means) / len(means)
    error = sqrt(squares / count**2 + differ)
    return Swing(number, seat, entry.action, better, loss, error, min(means))
