"""Meetings of a week or a quarter, kept in memory while games are played again in their order."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import combinations, takewhile
from typing import NamedTuple

from bot.community.rating import Met
from bot.store import results
from bot.store.results import NOT_MET, PlayedGame
from games.league.ratings import EVERYWHERE, met_since

Pairs = Counter[frozenset[int]]


class _Game(NamedTuple):
    ended: datetime
    guild_id: int
    people: tuple[int, ...]


class Meetings:
    """Those of the newest week or quarter, as `results.met` counts them."""

    def __init__(self, rule: int) -> None:
        self._rule = rule
        self._since: datetime | None = None
        self._games: list[_Game] = []
        self._pairs = defaultdict[int, Pairs](Counter)
        """By server, and EVERYWHERE."""

    def of(self, link: sqlite3.Connection, parts: Sequence[PlayedGame]) -> tuple[Met, Met]:
        """How often the people of a game have met before it: everywhere, and in its server."""
        first = parts[0]
        since = met_since(first.ended, self._rule)
        if self._since is None:
            games = results.rated(link, results.first_since(link, since))
            earlier = takewhile(lambda parts: parts[0].number < first.number, games)
            self._keep(since, map(_game, earlier))
        elif since > self._since:
            self._keep(since, self._games)
        elif since < self._since:
            # A game that was entered long after its end: what came between is not kept.
            people = [one.person for one in parts]
            everywhere = results.met(link, people, since, first.number)
            return everywhere, results.met(link, people, since, first.number, first.guild_id)
        return self._pairs[EVERYWHERE], self._pairs[first.guild_id]

    def add(self, parts: Sequence[PlayedGame]) -> None:
        """A game that was played again."""
        game = _game(parts)
        since = met_since(game.ended, self._rule)
        if self._since is not None and since > self._since:
            self._keep(since, self._games)
        self._add(game)

    def _add(self, game: _Game) -> None:
        if self._since is None or game.ended < self._since:
            return
        self._games.append(game)
        for pair in map(frozenset, combinations(game.people, 2)):
            self._pairs[EVERYWHERE][pair] += 1
            self._pairs[game.guild_id][pair] += 1

    def _keep(self, since: datetime, games: Iterable[_Game]) -> None:
        """Only games that ended from then on count from now on."""
        self._since, self._games = since, []
        self._pairs.clear()
        for game in games:
            self._add(game)


def _game(parts: Sequence[PlayedGame]) -> _Game:
    met = {one.person for one in parts if one.mark not in NOT_MET}
    return _Game(parts[0].ended, parts[0].guild_id, tuple(met))
