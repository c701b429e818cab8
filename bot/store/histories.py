"""What the results tell of people and servers: places, best games, games together, newest games."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from bot.store.columns import moment_of, readable
from bot.store.results import Role, Unrated, decoded
from bot.store.rows import TableRound, table_name
from games.league.ratings import EVERYWHERE, OVERALL, Rating, Scope, scopes

_PLAYED = "role IN ('played', 'left', 'substitute') AND NOT annulled"
_JOINED = "result_seat JOIN result USING (number)"
_SEATS = (
    "(SELECT count(*) FROM result_seat AS other"
    " WHERE other.number = result.number AND other.role != 'substitute')"
)
_ROUND = "(SELECT round FROM game_table WHERE game_table.id = result.table_id)"


class PlaceCounts(NamedTuple):
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
    called: int | str
    """The table's name."""
    ended: datetime
    person: int
    score: int
    place: int
    seats: int


class RatingStep(NamedTuple):
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


class FinishedGame(NamedTuple):
    """A game that is over, with its parts from first to last."""

    number: int
    table_id: int
    called: int | str
    game: str
    guild_id: int
    ended: datetime
    unrated: Unrated | None
    annulled: bool
    ruled: bool = False
    """See `ResultRow.ruled`."""
    parts: tuple[Part, ...] = ()


class KnownTables(NamedTuple):
    """What a reader may know of tables: their own games, and those of channels that they see."""

    viewer: int
    channels: tuple[tuple[int, int], ...] | None = None
    """Each after its server; None: every channel of what is asked for."""


class Together(NamedTuple):
    """How two people ended in the games that both played: who was ahead how often."""

    game: str
    games: int
    ahead: int
    level: int
    behind: int


def places(connection: sqlite3.Connection, scope: Scope, person: int) -> tuple[PlaceCounts, ...]:
    """By game, the most played first; games with computers are among them, annulled ones not."""
    query = (
        "SELECT game, count(*), sum(place = 1), sum(place = 2), sum(place = 3), sum(place > 3)"
        f" FROM {_JOINED} WHERE person = :person AND {_PLAYED}{_here(scope)}"
        " GROUP BY game ORDER BY 2 DESC, game"
    )
    return tuple(map(PlaceCounts._make, connection.execute(query, _facts(scope, person))))


def steps(connection: sqlite3.Connection, scope: Scope, person: int) -> tuple[RatingStep, ...]:
    """The person's rating in this scope after each game that counted."""
    query = (
        f"SELECT number, season, game, guild_id, after FROM {_JOINED}"
        f" WHERE person = :person AND after IS NOT NULL{_here(scope)} ORDER BY number"
    )

    def step(record: Sequence[Any]) -> RatingStep:
        _, season, game, guild_id, after = record
        return RatingStep(season, decoded(after)[scopes(game, guild_id).index(scope)])

    return tuple(readable(step, connection.execute(query, _facts(scope, person)), "result_seat"))


def channels(
    connection: sqlite3.Connection, guild_id: int, viewer: int, *, everywhere: bool
) -> tuple[tuple[int, int], ...]:
    """The channels of the server that had tables, each after its server; everywhere, those in which the
    reader has played, too. The last used come first.
    """
    facts = {"guild": guild_id, "person": viewer}
    newest = "SELECT max(id) FROM game_table WHERE guild_id = :guild AND channel_id = one.channel"
    following = "SELECT min(channel_id) FROM game_table WHERE guild_id = :guild AND channel_id >"
    query = (
        # An index is stepped through: tables are not read.
        f"WITH RECURSIVE one (channel) AS (SELECT ({following} -1) UNION ALL"
        f" SELECT ({following} channel) FROM one WHERE channel IS NOT NULL)"
        f" SELECT :guild, channel FROM one WHERE channel IS NOT NULL ORDER BY ({newest}) DESC"
    )
    found = connection.execute(query, facts).fetchall()
    if everywhere:
        query = (
            "SELECT result.guild_id, channel_id FROM result JOIN result_seat USING (number)"
            " JOIN game_table ON game_table.id = table_id WHERE person = :person"
            " GROUP BY 1, 2 ORDER BY max(table_id) DESC"
        )
        found += connection.execute(query, facts)
    return tuple(dict.fromkeys(found))


def best(
    connection: sqlite3.Connection, scope: Scope, person: int, known: KnownTables
) -> tuple[Best, ...]:
    """By game the highest score of a person."""
    # Of the row with the maximum SQLite takes the other columns, too.
    query = (
        f"SELECT game, table_id, {_ROUND}, ended, person, max(score), place, {_SEATS}"
        f" FROM {_JOINED} WHERE person = :person AND {_PLAYED}{_here(scope)}{_shown(known)}"
        " GROUP BY game ORDER BY game"
    )
    return tuple(readable(_best, connection.execute(query, _facts(scope, person, known)), "result"))


def records(connection: sqlite3.Connection, scope: Scope, known: KnownTables) -> tuple[Best, ...]:
    """By game the highest score of all who are not hidden."""
    game, guild_id = scope
    games = _games(connection) if game == OVERALL else (game,)
    found = (_record(connection, (one, guild_id), known) for one in games)
    return tuple(one for one in found if one is not None)


def _record(connection: sqlite3.Connection, scope: Scope, known: KnownTables) -> Best | None:
    """An index has the scores in order, so that few of them are read."""
    here = "" if scope[1] == EVERYWHERE else " AND in_guild = :guild"
    query = (
        f"SELECT game, table_id, {_ROUND}, ended, person, score, place, {_SEATS}"
        f" FROM {_JOINED} WHERE in_game = :game{here} AND {_PLAYED}"
        f" AND EXISTS (SELECT 1 FROM person WHERE user_id = result_seat.person AND NOT private){_shown(known)}"
        " ORDER BY score DESC LIMIT 2"
    )
    found = connection.execute(query, _facts(scope, None, known))
    return next(readable(_best, found, "result"), None)


def _games(connection: sqlite3.Connection) -> Iterator[str]:
    """The games that have results: one step in the index for each."""
    query = "SELECT min(in_game) FROM result_seat WHERE in_game > ?"
    game = connection.execute(query, ("",)).fetchone()[0]
    while game is not None:
        yield game
        game = connection.execute(query, (game,)).fetchone()[0]


def _best(record: Sequence[Any]) -> Best:
    game, table, of, ended, *rest = record
    return Best(game, table, _called(table, of), moment_of(ended), *rest)


def _called(table_id: int, of: bytes | None) -> int | str:
    return table_name(table_id, None if of is None else msgspec.json.decode(of, type=TableRound))


def finished(
    connection: sqlite3.Connection,
    scope: Scope,
    person: int | None,
    known: KnownTables,
    first: int,
    most: int,
) -> tuple[FinishedGame, ...]:
    """The newest finished games of a person, or of a server."""
    of = "" if person is None else _OF
    query = (
        f"SELECT number, table_id, {_ROUND}, game, guild_id, ended, unrated, annulled, ruled FROM result"
        f" WHERE TRUE{_here(scope)}{of}{_shown(known)}"
        " ORDER BY number DESC LIMIT :most OFFSET :first"
    )
    facts = {**_facts(scope, person, known), "first": first, "most": most}
    return _with_parts(connection, query, facts)


def count_finished(
    connection: sqlite3.Connection,
    scope: Scope,
    person: int | None,
    known: KnownTables | None = None,
) -> int:
    of = "" if person is None else _OF
    query = f"SELECT count(*) FROM result WHERE TRUE{_here(scope)}{of}{_shown(known)}"
    number: int = connection.execute(query, _facts(scope, person, known)).fetchone()[0]
    return number


_OF = " AND number IN (SELECT number FROM result_seat WHERE person = :person)"


def together(
    connection: sqlite3.Connection, scope: Scope, one: int, other: int
) -> tuple[Together, ...]:
    """By game, the most played first."""
    query = (
        "SELECT game, count(*), sum(mine.place < theirs.place), sum(mine.place = theirs.place),"
        " sum(mine.place > theirs.place)"
        f" FROM {_BOTH} AND NOT annulled{_here(scope)} GROUP BY game ORDER BY 2 DESC, game"
    )
    facts = {**_facts(scope, one), "other": other}
    return tuple(map(Together._make, connection.execute(query, facts)))


def meetings(
    connection: sqlite3.Connection,
    scope: Scope,
    one: int,
    other: int,
    known: KnownTables,
    most: int,
) -> tuple[FinishedGame, ...]:
    """The newest games of two people."""
    query = (
        f"SELECT number, table_id, {_ROUND}, game, guild_id, ended, unrated, annulled, ruled"
        f" FROM {_BOTH} AND NOT annulled{_here(scope)}{_shown(known)}"
        " ORDER BY number DESC LIMIT :most"
    )
    facts = {**_facts(scope, one, known), "other": other, "most": most}
    return _with_parts(connection, query, facts)


_BOTH = (
    # CROSS: from the one person's games, and not from all that there are.
    "result_seat AS mine CROSS JOIN result_seat AS theirs USING (number) CROSS JOIN result USING (number)"
    # Somebody and their own substitute have not met.
    " WHERE mine.person = :person AND theirs.person = :other AND mine.seat != theirs.seat"
)


def _with_parts(
    connection: sqlite3.Connection, query: str, facts: dict[str, object]
) -> tuple[FinishedGame, ...]:

    def game(record: Sequence[Any]) -> FinishedGame:
        number, table, of, key, guild, ended, unrated, annulled, ruled = record
        parts, ended, name = _parts(connection, number), moment_of(ended), _called(table, of)
        signs = bool(annulled), bool(ruled)
        return FinishedGame(number, table, name, key, guild, ended, unrated, *signs, parts)

    return tuple(readable(game, connection.execute(query, facts).fetchall(), "result"))


def _parts(connection: sqlite3.Connection, number: int) -> tuple[Part, ...]:
    query = (
        "SELECT result_seat.person, coalesce(known.name, ''), role, place, score"
        " FROM result_seat LEFT JOIN person AS known"
        " ON known.user_id = result_seat.person AND NOT known.private"
        " WHERE number = ? ORDER BY place, seat, role"
    )
    return tuple(map(Part._make, connection.execute(query, (number,))))


def _here(scope: Scope) -> str:
    """The condition of a scope on results."""
    game, guild_id = scope
    in_game = "" if game == OVERALL else " AND game = :game"
    return in_game + ("" if guild_id == EVERYWHERE else " AND guild_id = :guild")


def _shown(known: KnownTables | None) -> str:
    """The condition that a reader may know of a table."""
    if known is None or known.channels is None:
        return ""
    # A thread that is opened for a table is open to all who see its channel.
    seen = (
        "SELECT id FROM game_table WHERE guild_id IN (SELECT value ->> 0 FROM json_each(:channels))"
        " AND channel_id IN (SELECT value ->> 1 FROM json_each(:channels))"
    )
    own = "SELECT number FROM result_seat WHERE person = :viewer"
    return f" AND (table_id IN ({seen}) OR number IN ({own}))"


def _facts(scope: Scope, person: int | None, known: KnownTables | None = None) -> dict[str, object]:
    game, guild_id = scope
    facts: dict[str, object] = {"game": game, "guild": guild_id, "person": person}
    if known is not None and known.channels is not None:
        facts |= {"viewer": known.viewer, "channels": json.dumps(known.channels)}
    return facts
