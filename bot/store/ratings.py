"""The newest ratings of people, by game and server, and how reliably they answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import NamedTuple

from bot.store.columns import text_of
from bot.store.results import RATED, first_since
from games.league.anchoring import Anchor
from games.league.ratings import EVERYWHERE, GROWTH, SETTLED, Rating, Scope, Shown, drawn, widened

_KEPT = "mu, sigma, season, games"
_LEVEL = "coalesce(level, 0)"
_SHOWN = f"{_KEPT}, {_LEVEL}, coalesce(among, 0)"
_ANCHORED = "rating LEFT JOIN anchor USING (game, guild_id, person)"
_PROVISIONAL = "sigma * sigma + :growth * max(0, :season - season) > :settled"
"""As `games.league.ratings` has it, in a later season too; the index of a scope is read whole."""
LEAST_ASKED = 20
"""Decisions from which on the share of answers in time counts."""
Key = tuple[Scope, int]
"""A scope, and a person."""


class Known(NamedTuple):
    """What others may know of a person before they play together."""

    rating: Shown | None = None
    """In the game and over all servers, as it is in the season; None: no rated game of it yet."""
    answered: int = 0
    asked: int = 0

    @property
    def share(self) -> int:
        """Answers in time, in per cent."""
        return 100 * self.answered // self.asked if self.asked else 0

    @property
    def reliable(self) -> bool:
        """Whether they were asked often enough for the share to say something."""
        return self.asked >= LEAST_ASKED


class LeaderboardOrder(NamedTuple):
    """The people of a leaderboard: those with a rank, the first of them first, and those who have none yet."""

    settled: list[int]
    provisional: list[int]

    def rank(self, person: int) -> int | None:
        return self.settled.index(person) + 1 if person in self.settled else None


class Ranked(NamedTuple):
    """A line of a leaderboard."""

    person: int
    name: str
    rating: Shown


def of(connection: sqlite3.Connection, scope: Scope, person: int) -> Rating | None:
    query = f"SELECT {_KEPT} FROM rating WHERE game = ? AND guild_id = ? AND person = ?"
    record = connection.execute(query, (*scope, person)).fetchone()
    return None if record is None else Rating(*record)


def shown(connection: sqlite3.Connection, scope: Scope, person: int) -> Shown | None:
    """The same as people see it."""
    query = f"SELECT {_SHOWN} FROM {_ANCHORED} WHERE game = ? AND guild_id = ? AND person = ?"
    record = connection.execute(query, (*scope, person)).fetchone()
    return None if record is None else _shown(*record)


def _shown(mu: float, sigma: float, season: int, games: int, level: float, among: int) -> Shown:
    return Shown(mu, sigma, season, games, Anchor(level, among))


def put(connection: sqlite3.Connection, scope: Scope, person: int, rating: Rating) -> None:
    connection.execute(
        f"INSERT OR REPLACE INTO rating (game, guild_id, person, {_KEPT})"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (*scope, person, rating.mu, rating.sigma, rating.season, rating.games),
    )


def remove(connection: sqlite3.Connection, scope: Scope, person: int) -> None:
    connection.execute(
        "DELETE FROM rating WHERE game = ? AND guild_id = ? AND person = ?", (*scope, person)
    )


def all(connection: sqlite3.Connection) -> Iterator[tuple[Key, Rating]]:
    query = f"SELECT game, guild_id, person, {_KEPT} FROM rating"
    for game, guild, person, *kept in connection.execute(query):
        yield ((game, guild), person), Rating(*kept)


def by_game(
    connection: sqlite3.Connection, guild_id: int, person: int
) -> tuple[tuple[str, Shown], ...]:
    """A person's ratings in a server, or everywhere: overall and by game, the most played first."""
    query = (
        f"SELECT game, {_SHOWN} FROM {_ANCHORED} WHERE person = ? AND guild_id = ?"
        " ORDER BY games DESC, game"
    )
    found = connection.execute(query, (person, guild_id))
    return tuple((game, _shown(*kept)) for game, *kept in found)


def standing(
    connection: sqlite3.Connection, scope: Scope, season: int, since: datetime
) -> LeaderboardOrder:
    """The people with a rated game since then who are not hidden: each group by the points that are shown."""
    game, guild_id = scope
    query = (
        f"SELECT person, {_PROVISIONAL}, mu, {_LEVEL} FROM {_ANCHORED} CROSS JOIN person ON user_id = person"
        " WHERE game = :game AND guild_id = :guild AND NOT private AND EXISTS ("
        # CROSS: from their own games of late, and not from those of all others.
        "SELECT 1 FROM result_seat AS part CROSS JOIN result USING (number)"
        f" WHERE part.person = rating.person AND number >= :first AND ended >= :since AND {RATED}"
        " AND mark != 'unplayed' AND :game IN ('', in_game) AND :guild IN (0, in_guild)"
        ")"
    )
    facts = {
        "game": game,
        "guild": guild_id,
        "since": text_of(since),
        "first": first_since(connection, since),
        "season": season,
        "growth": GROWTH**2,
        "settled": SETTLED**2,
    }
    found = LeaderboardOrder([], [])
    lately = connection.execute(query, facts)
    ordered = sorted((-drawn(mu, level), one, without) for one, without, mu, level in lately)
    for _, person, provisional in ordered:
        (found.provisional if provisional else found.settled).append(person)
    return found


def ranked(
    connection: sqlite3.Connection, scope: Scope, persons: Sequence[int]
) -> tuple[Ranked, ...]:
    """The lines of these people, in this order."""
    query = (
        f"SELECT name, {_SHOWN} FROM {_ANCHORED} JOIN person ON user_id = person"
        " WHERE game = ? AND guild_id = ? AND person = ?"
    )
    found = []
    for person in persons:
        name, *kept = connection.execute(query, (*scope, person)).fetchone()
        found.append(Ranked(person, name, _shown(*kept)))
    return tuple(found)


def answered(connection: sqlite3.Connection, user_id: int, *, in_time: bool) -> None:
    """Count that somebody was waited for, and whether they answered in time."""
    connection.execute(
        "INSERT INTO reliability (user_id, asked, answered) VALUES (?, 1, ?)"
        " ON CONFLICT (user_id) DO UPDATE"
        " SET asked = asked + 1, answered = answered + excluded.answered",
        (user_id, int(in_time)),
    )


def unasked(connection: sqlite3.Connection, user_id: int) -> None:
    """Take back that somebody was waited for and did not answer in time."""
    query = "UPDATE reliability SET asked = asked - 1 WHERE user_id = ? AND asked > answered"
    connection.execute(query, (user_id,))


def reliability(connection: sqlite3.Connection, user_id: int) -> tuple[int, int]:
    """How often the person answered in time, of all the times they were asked."""
    query = "SELECT answered, asked FROM reliability WHERE user_id = ?"
    record = connection.execute(query, (user_id,)).fetchone()
    return (0, 0) if record is None else (record[0], record[1])


def known(connection: sqlite3.Connection, game: str, season: int, user_id: int) -> Known:
    rating = shown(connection, (game, EVERYWHERE), user_id)
    now = None if rating is None else widened(rating, season)
    return Known(now, *reliability(connection, user_id))


def forget(connection: sqlite3.Connection, user_id: int) -> None:
    connection.execute("DELETE FROM rating WHERE person = ?", (user_id,))
    connection.execute("DELETE FROM anchor WHERE person = ?", (user_id,))
    connection.execute("DELETE FROM reliability WHERE user_id = ?", (user_id,))
