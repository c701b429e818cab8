"""Recalculate the ratings from the results, and say what differs from those that are stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

from bot.community.meetings import Meetings
from bot.community.parts import contest
from bot.community.rating import rate
from bot.store import ratings, results
from bot.store.ratings import Key
from bot.store.results import PlayedGame
from games.league.ratings import Model, Rating, Scope, scopes

Difference = tuple[Key, Rating | None, Rating | None]
"""The person and group, the stored rating, the right one; None: none."""


class StaleError(Exception):
    """Somebody was forgotten meanwhile: ratings were worked out of people who are not there."""


class Replay:
    """The games from one result on, played again in their order: a book in memory.

    Ratings before that are read from the last games before it, as far as they are needed.
    """

    def __init__(self, since: int) -> None:
        """Results begin with number 1."""
        self._since = since
        self._next = since
        self._model = Model()
        self._meetings = Meetings()
        self._now: dict[Key, Rating | None] = {}
        self._link: sqlite3.Connection | None = None
        self.changed: list[tuple[PlayedGame, bytes | None]] = []
        """Parts whose ratings differ from those that are stored, with the right ones."""
        self.written = 0
        """How many of them are."""
        self.games = 0
        self.marks = -1
        """The marks of what was due when it was begun."""

    def run(self, connection: sqlite3.Connection) -> None:
        """Play all games that are there; called again, those that came since."""
        self._link = connection
        if self._next == self._since:
            self._concern(connection)
        for parts in results.rated(connection, self._next):
            self._play(parts)
            self._next = parts[0].number + 1
            self.games += 1

    def apply(self, connection: sqlite3.Connection) -> None:
        """Write what differs. StaleError: some of it is about people who are not there any more."""
        self.write(connection, len(self.changed))
        unfounded = self.unfounded(connection) if self._since == 1 else ()
        for (scope, person), _, rating in [*self.differing(connection), *unfounded]:
            if rating is None:
                ratings.remove(connection, scope, person)
            else:
                ratings.put(connection, scope, person, rating)

    def write(self, connection: sqlite3.Connection, up_to: int) -> None:
        """Write the parts that differ, after those that are written. StaleError."""
        for part, after in self.changed[self.written : up_to]:
            if not results.rate(connection, part, after):
                raise StaleError

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
            self._now[key] = (
                # From the first result on nobody has a rating from before.
                results.before(self._link, scope, person, self._since) if self._since > 1 else None
            )
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
        met, here = self._meetings.of(self._link, parts) if parts[0].rule > 1 else ({}, {})
        afters = rate(self._model, contest(parts, met), here, self)
        self._meetings.add(parts)
        for part in parts:
            after = results.encoded(afters.get(part.person))
            if after != part.after:
                self.changed.append((part, after))
