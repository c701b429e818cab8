"""Meetings of a week, kept in memory while games are played again in their order."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import combinations, takewhile

from bot.community.rating import Met
from bot.store import results
from bot.store.results import NOT_MET, PlayedGame
from games.league.ratings import EVERYWHERE, week_of

Pairs = Counter[frozenset[int]]


class Meetings:
    """Those of the newest week that was asked about, and of later games, as `results.met` counts them."""

    def __init__(self) -> None:
        self._week: datetime | None = None
        self._games: list[Sequence[PlayedGame]] = []
        self._pairs = defaultdict[int, Pairs](Counter)
        """By server, and EVERYWHERE."""

    def of(self, link: sqlite3.Connection, parts: Sequence[PlayedGame]) -> tuple[Met, Met]:
        """How often the people of a game have met in the week before it: everywhere, and in its server."""
        first, week = parts[0], week_of(parts[0].ended)
        if self._week is None:
            self._begin(link, week, first.number)
        elif week > self._week:
            self._keep(week, self._games)
        elif week < self._week:
            # A game that was entered long after its end: what came between is not kept.
            people = [one.person for one in parts]
            everywhere = results.met(link, people, week, first.number)
            return everywhere, results.met(link, people, week, first.number, first.guild_id)
        return self._pairs[EVERYWHERE], self._pairs[first.guild_id]

    def add(self, parts: Sequence[PlayedGame]) -> None:
        """A game that was played again."""
        if self._week is None or parts[0].ended < self._week:
            return
        self._games.append(parts)
        met = {one.person for one in parts if one.mark not in NOT_MET}
        for pair in map(frozenset, combinations(met, 2)):
            self._pairs[EVERYWHERE][pair] += 1
            self._pairs[parts[0].guild_id][pair] += 1

    def _begin(self, link: sqlite3.Connection, week: datetime, number: int) -> None:
        games = results.rated(link, results.first_since(link, week))
        self._keep(week, takewhile(lambda parts: parts[0].number < number, games))

    def _keep(
        self,
        week: datetime,
        games: Iterator[Sequence[PlayedGame]] | Sequence[Sequence[PlayedGame]],
    ) -> None:
        """Only the games of that week and later ones count from now on."""
        self._week, self._games = week, []
        self._pairs.clear()
        for parts in games:
            self.add(parts)
