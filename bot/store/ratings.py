"""The newest ratings of people, by game and server, and how reliably they answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import NamedTuple

from games.league.ratings import GROWTH, SETTLED, Rating, Scope

_KEPT = "mu, sigma, season, games"
_PROVISIONAL = "sigma * sigma + :growth * max(0, :season - season) > :settled"
"""As `games.league.ratings` has it, in a later season too; the index of a scope is read whole."""
_SHOWN = (
    "FROM rating JOIN person ON user_id = person"
    " WHERE game = :game AND guild_id = :guild AND NOT private"
)
Key = tuple[Scope, int]
"""A scope, and a person."""


class Ranked(NamedTuple):
    """A line of a leaderboard."""

    person: int
    name: str
    rating: Rating


def of(connection: sqlite3.Connection, scope: Scope, person: int) -> Rating | None:
    query = f"SELECT {_KEPT} FROM rating WHERE game = ? AND guild_id = ? AND person = ?"
    record = connection.execute(query, (*scope, person)).fetchone()
    return None if record is None else Rating(*record)


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
) -> tuple[tuple[str, Rating], ...]:
    """A person's ratings in a server, or everywhere: overall and by game, the most played first."""
    query = (
        f"SELECT game, {_KEPT} FROM rating WHERE person = ? AND guild_id = ?"
        " ORDER BY games DESC, game"
    )
    found = connection.execute(query, (person, guild_id))
    return tuple((game, Rating(*kept)) for game, *kept in found)


def ranking(
    connection: sqlite3.Connection, scope: Scope, season: int, first: int, most: int
) -> tuple[Ranked, ...]:
    """A part of a leaderboard: settled ratings first, each group by its middle; nobody hidden."""
    query = (
        f"SELECT person, name, {_KEPT} {_SHOWN}"
        f" ORDER BY {_PROVISIONAL}, mu DESC, person LIMIT :most OFFSET :first"
    )
    found = connection.execute(query, {**_facts(scope, season), "most": most, "first": first})
    return tuple(Ranked(person, name, Rating(*kept)) for person, name, *kept in found)


def count(connection: sqlite3.Connection, scope: Scope) -> int:
    """How many people a leaderboard has."""
    query = f"SELECT count(*) {_SHOWN}"
    number: int = connection.execute(query, _facts(scope, 0)).fetchone()[0]
    return number


def rank(connection: sqlite3.Connection, scope: Scope, season: int, person: int) -> int | None:
    """The person's place in a leaderboard; None if they are not in it."""
    query = f"SELECT {_PROVISIONAL}, mu {_SHOWN} AND person = :person"
    facts = {**_facts(scope, season), "person": person}
    own = connection.execute(query, facts).fetchone()
    if own is None:
        return None
    before = f"SELECT count(*) {_SHOWN} AND ({_PROVISIONAL}, -mu, person) < (:own, -:mu, :person)"
    better = connection.execute(before, {**facts, "own": own[0], "mu": own[1]}).fetchone()
    return int(better[0]) + 1


def answered(connection: sqlite3.Connection, user_id: int, *, in_time: bool) -> None:
    """Count that somebody was waited for, and whether they answered in time."""
    connection.execute(
        "INSERT INTO reliability (user_id, asked, answered) VALUES (?, 1, ?)"
        " ON CONFLICT (user_id) DO UPDATE"
        " SET asked = asked + 1, answered = answered + excluded.answered",
        (user_id, int(in_time)),
    )


def reliability(connection: sqlite3.Connection, user_id: int) -> tuple[int, int]:
    """How often the person answered in time, of all the times they were asked."""
    query = "SELECT answered, asked FROM reliability WHERE user_id = ?"
    record = connection.execute(query, (user_id,)).fetchone()
    return (0, 0) if record is None else (record[0], record[1])


def forget(connection: sqlite3.Connection, user_id: int) -> None:
    connection.execute("DELETE FROM rating WHERE person = ?", (user_id,))
    connection.execute("DELETE FROM reliability WHERE user_id = ?", (user_id,))


def _facts(scope: Scope, season: int) -> dict[str, object]:
    game, guild_id = scope
    return {
        "game": game,
        "guild": guild_id,
        "season": season,
        "growth": GROWTH**2,
        "settled": SETTLED**2,
    }
