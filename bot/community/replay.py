"""Recalculate the ratings from the results, and say what differs from those that are stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot.community.meetings import Meetings
from bot.community.parts import contest
from bot.community.rating import rate
from bot.store import ratings, results
from bot.store.database import connect
from bot.store.ratings import Key
from bot.store.results import PlayedGame
from games.league.ratings import RULE, Model, Rating, Scope, scopes

PORTION = 500
"""Parts or ratings that are written in one transaction."""

Difference = tuple[Key, Rating | None, Rating | None]
"""The person and group, the stored rating, the right one; None: none."""


class StaleError(Exception):
    """Somebody was forgotten meanwhile: ratings were worked out of people who are not there."""


class Portion(NamedTuple):
    """Some of what is to be written."""

    marks: int
    """The marks of what was due when it was begun."""
    following: int
    """The first result that is not among those that are played again."""
    done: int
    """How many of them are."""
    all: int
    parts: Sequence[tuple[PlayedGame, bytes | None]] = ()
    ratings: Sequence[Difference] = ()

    def check(self, connection: sqlite3.Connection) -> None:
        """StaleError: another game was annulled meanwhile, or somebody forgotten."""
        if self.marks != results.marks(connection):
            raise StaleError

    def write(self, connection: sqlite3.Connection) -> None:
        """StaleError."""
        self.check(connection)
        _write_parts(connection, self.parts)
        _write_ratings(connection, self.ratings)


def worked_out(path: Path) -> Iterator[Portion]:
    """What is due, played again as it is at one moment; nothing is due: none. Nothing is written here."""
    with closing(connect(path, "PRAGMA query_only = ON")) as link:
        link.execute("BEGIN")
        if (since := results.due(link)) is None:
            return
        replay, following = Replay(since), results.newest(link) + 1
        going = Portion(results.marks(link), following, 0, following - since)
        for number in replay.one_by_one(link):
            if len(replay.changed) >= PORTION or replay.games % PORTION == 0:
                yield going._replace(done=number + 1 - since, parts=replay.changed)
                replay.changed = []
        going = going._replace(done=going.all)
        yield going._replace(parts=replay.changed)
        differing = list(replay.all_differing(link))
        for first in range(0, len(differing), PORTION):
            yield going._replace(ratings=differing[first : first + PORTION])


class Replay:
    """The games from one result on, played again in their order: a book in memory.

    Ratings before that are read from the last games before it, as far as they are needed.
    """

    def __init__(self, since: int) -> None:
        """Results begin with number 1."""
        self._since = since
        self._model = Model()
        self._by_week, self._by_quarter = Meetings(3), Meetings(RULE)
        self._now: dict[Key, Rating | None] = {}
        self._before: dict[int, dict[Scope, Rating | None]] = {}
        self._link: sqlite3.Connection | None = None
        self.changed: list[tuple[PlayedGame, bytes | None]] = []
        """Parts whose ratings differ from those that are stored, with the right ones."""
        self.games = 0

    def run(self, connection: sqlite3.Connection) -> None:
        """Play all games that are there."""
        for _ in self.one_by_one(connection):
            pass

    def one_by_one(self, connection: sqlite3.Connection) -> Iterator[int]:
        """Play all games that are there; the number of each."""
        self._link = connection
        self._concern(connection)
        for parts in results.rated(connection, self._since):
            self._play(parts)
            self.games += 1
            yield parts[0].number

    def apply(self, connection: sqlite3.Connection) -> None:
        """Write what differs. StaleError: some of it is about people who are not there any more."""
        _write_parts(connection, self.changed)
        _write_ratings(connection, list(self.all_differing(connection)))

    def all_differing(self, connection: sqlite3.Connection) -> Iterator[Difference]:
        """All stored ratings that are not right."""
        yield from self.differing(connection)
        if self._since == 1:
            yield from self.unfounded(connection)

    def differing(self, connection: sqlite3.Connection) -> Iterator[Difference]:
        """The newest ratings that differ from those worked out, of those who were concerned."""
        for (scope, person), rating in self._now.items():
            # Somebody who was forgotten has no rating, though their games still count for others.
            if person > 0 and (stored := ratings.of(connection, scope, person)) != rating:
                yield (scope, person), stored, rating

    def unfounded(self, connection: sqlite3.Connection) -> Iterator[Difference]:
        """Stored ratings of people who have played no rated game; after all games from the first."""
        for key, stored in ratings.all(connection):
            if key not in self._now:
                yield key, stored, None

    def get(self, scope: Scope, person: int) -> Rating | None:
        key = (scope, person)
        if key not in self._now:
            assert self._link is not None
            # From the first result on nobody has a rating from before.
            if self._since > 1 and person not in self._before:
                self._before[person] = results.all_before(self._link, person, self._since)
            self._now[key] = self._before.get(person, {}).get(scope)
        return self._now[key]

    def put(self, scope: Scope, person: int, rating: Rating) -> None:
        self._now[scope, person] = rating

    def _concern(self, connection: sqlite3.Connection) -> None:
        """Those of the first game are concerned, even if it does not count any more."""
        for game, guild_id, person in results.people(connection, self._since):
            for scope in scopes(game, guild_id):
                self.get(scope, person)

    def _play(self, parts: Sequence[PlayedGame]) -> None:
        assert self._link is not None
        rule = parts[0].rule
        kept = self._by_week if rule < 4 else self._by_quarter
        met, here = kept.of(self._link, parts) if rule > 1 else ({}, {})
        afters = rate(self._model, contest(parts, met), here, self)
        self._by_week.add(parts)
        self._by_quarter.add(parts)
        for part in parts:
            after = results.encoded(afters.get(part.person))
            if after != part.after:
                self.changed.append((part, after))


def _write_parts(
    connection: sqlite3.Connection, parts: Sequence[tuple[PlayedGame, bytes | None]]
) -> None:
    """StaleError."""
    for part, after in parts:
        if not results.rate(connection, part, after):
            raise StaleError


def _write_ratings(connection: sqlite3.Connection, found: Sequence[Difference]) -> None:
    for (scope, person), _, rating in found:
        if rating is None:
            ratings.remove(connection, scope, person)
        else:
            ratings.put(connection, scope, person, rating)
