"""What the results tell of people and servers: places, best games, games together, newest games."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from typing import NamedTuple

from bot.store.columns import moment_of
from bot.store.results import Role, Unrated, decoded
from games.league.ratings import Rating, Scope, scopes

_PLAYED = "role IN ('played', 'left', 'substitute') AND NOT annulled"
_HERE = "(:game = '' OR game = :game) AND (:guild = 0 OR guild_id = :guild)"  # as a scope says
_JOINED = "result_seat JOIN result USING (number)"


class Places(NamedTuple):
    """How often somebody ended where in a game; `later` is any place after the third."""

    game: str
    games: int
    first: int
    second: int
    third: int
    later: int


class Best(NamedTuple):
    """The game with the highest score; `person` has it."""

    game: str
    table_id: int
    ended: datetime
    person: int
    score: int
    place: int
    seats: int


class Step(NamedTuple):
    """A rating after a game."""

    season: int
    rating: Rating


class Part(NamedTuple):
    """Somebody's part in a game; the name is empty if they are hidden or forgotten."""

    person: int
    name: str
    role: Role
    place: int
    score: int


class Finished(NamedTuple):
    """A game that is over, with its parts from first to last."""

    number: int
    table_id: int
    game: str
    guild_id: int
    ended: datetime
    unrated: Unrated | None
    annulled: bool
    parts: tuple[Part, ...] = ()


class Together(NamedTuple):
    """How two people ended in the games that both played: who was ahead how often."""

    game: str
    games: int
    ahead: int
    level: int
    behind: int


def places(connection: sqlite3.Connection, scope: Scope, person: int) -> tuple[Places, ...]:
    """By game, the most played first; games with computers are among them, annulled ones not."""
    query = (
        "SELECT game, count(*), sum(place = 1), sum(place = 2), sum(place = 3), sum(place > 3)"
        f" FROM {_JOINED} WHERE person = :person AND {_PLAYED} AND {_HERE}"
        " GROUP BY game ORDER BY 2 DESC, game"
    )
    return tuple(map(Places._make, connection.execute(query, _facts(scope, person))))


def steps(connection: sqlite3.Connection, scope: Scope, person: int) -> tuple[Step, ...]:
    """The person's rating in this scope after each game that counted."""
    query = (
        f"SELECT game, guild_id, season, after FROM {_JOINED}"
        f" WHERE person = :person AND after IS NOT NULL AND {_HERE} ORDER BY number"
    )
    found = connection.execute(query, _facts(scope, person))
    return tuple(
        Step(season, decoded(after)[scopes(game, guild_id).index(scope)])
        for game, guild_id, season, after in found
    )


def best(connection: sqlite3.Connection, scope: Scope, person: int | None) -> tuple[Best, ...]:
    """By game the highest score of a person, or of all who are not hidden: in the newest such game."""
    of = "person = :person" if person is not None else "person IN (SELECT user_id FROM person"
    of += "" if person is not None else " WHERE NOT private)"
    # Of the row with the maximum SQLite takes the other columns, too.
    query = (
        "SELECT game, table_id, ended, person, max(score), place, ("
        " SELECT count(*) FROM result_seat AS other"
        " WHERE other.number = result.number AND other.role != 'substitute')"
        f" FROM {_JOINED} WHERE {of} AND {_PLAYED} AND {_HERE} GROUP BY game ORDER BY game"
    )
    found = connection.execute(query, _facts(scope, person))
    return tuple(Best(game, table, moment_of(ended), *rest) for game, table, ended, *rest in found)


def finished(
    connection: sqlite3.Connection, scope: Scope, person: int | None, first: int, most: int
) -> tuple[Finished, ...]:
    """The newest finished games of a person, or of a server."""
    of = (
        ""
        if person is None
        else "number IN (SELECT number FROM result_seat WHERE person = :person)"
    )
    query = (
        "SELECT number, table_id, game, guild_id, ended, unrated, annulled FROM result"
        f" WHERE {_HERE}{of and ' AND ' + of} ORDER BY number DESC LIMIT :most OFFSET :first"
    )
    facts = {**_facts(scope, person), "first": first, "most": most}
    return _with_parts(connection, query, facts)


def count_finished(connection: sqlite3.Connection, scope: Scope, person: int | None) -> int:
    of = (
        ""
        if person is None
        else " AND number IN (SELECT number FROM result_seat WHERE person = :person)"
    )
    query = f"SELECT count(*) FROM result WHERE {_HERE}{of}"
    number: int = connection.execute(query, _facts(scope, person)).fetchone()[0]
    return number


def together(
    connection: sqlite3.Connection, scope: Scope, one: int, other: int
) -> tuple[Together, ...]:
    """By game, the most played first."""
    query = (
        "SELECT game, count(*), sum(mine.place < theirs.place), sum(mine.place = theirs.place),"
        " sum(mine.place > theirs.place)"
        f" FROM {_BOTH} AND NOT annulled AND {_HERE} GROUP BY game ORDER BY 2 DESC, game"
    )
    facts = {**_facts(scope, one), "other": other}
    return tuple(map(Together._make, connection.execute(query, facts)))


def meetings(
    connection: sqlite3.Connection, scope: Scope, one: int, other: int, most: int
) -> tuple[Finished, ...]:
    """The newest games of two people."""
    query = (
        "SELECT number, table_id, game, guild_id, ended, unrated, annulled"
        f" FROM {_BOTH} AND NOT annulled AND {_HERE} ORDER BY number DESC LIMIT :most"
    )
    return _with_parts(connection, query, {**_facts(scope, one), "other": other, "most": most})


_BOTH = (
    "result JOIN result_seat AS mine USING (number) JOIN result_seat AS theirs USING (number)"
    " WHERE mine.person = :person AND theirs.person = :other"
)


def _with_parts(
    connection: sqlite3.Connection, query: str, facts: dict[str, object]
) -> tuple[Finished, ...]:
    found = connection.execute(query, facts).fetchall()
    return tuple(
        Finished(
            number, table, game, guild, moment_of(ended), unrated, bool(annulled),
            _parts(connection, number),
        )
        for number, table, game, guild, ended, unrated, annulled in found
    )  # fmt: skip


def _parts(connection: sqlite3.Connection, number: int) -> tuple[Part, ...]:
    query = (
        "SELECT result_seat.person, coalesce(known.name, ''), role, place, score"
        " FROM result_seat LEFT JOIN person AS known"
        " ON known.user_id = result_seat.person AND NOT known.private"
        " WHERE number = ? ORDER BY place, seat, role"
    )
    return tuple(map(Part._make, connection.execute(query, (number,))))


def _facts(scope: Scope, person: int | None) -> dict[str, object]:
    game, guild_id = scope
    return {"game": game, "guild": guild_id, "person": person}
