"""The results of finished games: who took part, in which place, and their ratings after it."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import chain, combinations, groupby
from typing import Any, Literal, NamedTuple

import msgspec

from bot.store.columns import Columns, moment_of, moment_or_none, readable, text_of
from games.core.words import Seat
from games.league.ratings import EVERYWHERE, OVERALL, RULE, Mark, Rating, Scope, scopes

Unrated = Literal["computer", "alone", "imported", "agreed", "absent", "advice"]
"""Why a game is not rated: a computer played from the start, fewer than two persons did, the record
was brought from elsewhere, the table agreed to end it, all its people were absent at the end, or advice was
allowed."""

Role = Literal["played", "left", "substitute", "computer"]
"""`left`: began the game and left or was replaced. `substitute`: took a seat over and ended on it."""

COMPUTER = 0
"""The person of a computer's seat."""

Ratings = tuple[Rating, ...]
"""One person's ratings after a game, in the order of `games.league.ratings.scopes`."""


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game. `number` is its place in the order in which games count."""

    number: int = 0
    table_id: int
    game: str
    guild_id: int
    season: int
    ended: datetime
    unrated: Unrated | None = None
    annulled: bool = False
    rule: int = RULE
    """The rule under which it was rated: results of before keep theirs."""
    whole: bool = True
    """Whether enough of it was played, see `Contest.whole`."""
    ruled: bool = False
    """Whether its places are a director's word, or a late table's, and not the end of the game."""


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """A person's, or a computer's, part in a finished game."""

    number: int = 0
    seat: Seat
    person: int
    """A user id, COMPUTER, or less than 0: somebody who has been forgotten since."""
    role: Role
    place: int
    """In the game, as it was told: of the seats, those who were absent behind all who stayed."""
    score: int
    after: Ratings | None = None
    """None: the game did not change their ratings."""
    mark: Mark = "played"
    counts: int | None = None
    """The place that counts for their rating, where it is another."""
    in_game: str
    in_guild: int
    """The result's game and server once more, by which records are found."""


class PlayedGame(NamedTuple):
    """A part in a rated game, as a recomputation reads it: with the bytes of `after`."""

    number: int
    game: str
    guild_id: int
    season: int
    seat: int
    person: int
    role: Role
    place: int
    after: bytes | None
    mark: Mark
    rule: int
    whole: bool
    ended: datetime


RESULTS = Columns("result", ResultRow)
SEATS = Columns("result_seat", SeatResult, keys=3)
RATED = "unrated IS NULL AND NOT annulled"
NOT_MET = ("unplayed", "again")
"""Marks of parts by which nobody has met the others."""
_ENCODED, _DECODED = msgspec.json.Encoder(), msgspec.json.Decoder(Ratings)


def insert(connection: sqlite3.Connection, row: ResultRow) -> int:
    """Add a result as the newest; its number. sqlite3.IntegrityError: the table has one already."""
    return RESULTS.add(connection, row)


def insert_seat(connection: sqlite3.Connection, row: SeatResult) -> None:
    SEATS.insert(connection, row)


def of_table(connection: sqlite3.Connection, table_id: int) -> ResultRow | None:
    query = f"{RESULTS.select} WHERE table_id = ?"
    return RESULTS.one(connection.execute(query, (table_id,)))


def seats(connection: sqlite3.Connection, number: int) -> tuple[SeatResult, ...]:
    query = f"{SEATS.select} WHERE number = ? ORDER BY seat, person"
    return SEATS.readable(connection.execute(query, (number,)))


def rewrite(connection: sqlite3.Connection, row: ResultRow, parts: Iterable[SeatResult]) -> None:
    """Write a result and its parts again; the ratings are due to be worked out again from it on."""
    RESULTS.update(connection, row)
    connection.execute("DELETE FROM result_seat WHERE number = ?", (row.number,))
    for part in parts:
        insert_seat(connection, part)
    due_from(connection, row.number)


def sort(connection: sqlite3.Connection, known: int = 0) -> None:
    """Number the results by end and table, whatever the order in which they came; up to `known` they are.

    So what is worked out of them depends on which there are. It is due again from the first that moved on.
    """
    late = connection.execute(
        "SELECT ended, table_id FROM (SELECT *, lag(ended) OVER w AS end, lag(table_id) OVER w AS other"
        " FROM result WHERE number >= ? WINDOW w AS (ORDER BY number))"
        " WHERE (ended, table_id) < (end, other) ORDER BY ended, table_id LIMIT 1",
        (known,),
    ).fetchone()
    if late is None:
        return
    query = "SELECT min(number) FROM result WHERE (ended, table_id) > (?, ?)"
    number(connection, connection.execute(query, late).fetchone()[0])


def number(connection: sqlite3.Connection, first: int) -> None:
    """Number those from `first` on anew, without gaps."""
    connection.execute("DROP TABLE IF EXISTS temp.sorted")
    connection.execute(
        "CREATE TEMP TABLE sorted AS SELECT number AS old, ? - 1 + row_number() OVER"
        " (ORDER BY ended, table_id) AS new FROM result WHERE number >= ?",
        (first, first),
    )
    connection.execute("CREATE UNIQUE INDEX temp.sorted_old ON sorted (old)")
    connection.execute("PRAGMA defer_foreign_keys = ON")
    for shift in ("-(SELECT new FROM sorted WHERE old = number)", "-number"):
        for table in ("result_seat", "result"):
            connection.execute(
                f"UPDATE {table} SET number = {shift} WHERE number < 0 OR number >= ?", (first,)
            )
    due_from(connection, first)


def remove(connection: sqlite3.Connection, number: int) -> None:
    """Delete a result that changes no rating any more."""
    connection.execute("DELETE FROM result_seat WHERE number = ?", (number,))
    connection.execute("DELETE FROM result WHERE number = ?", (number,))


def annul(connection: sqlite3.Connection, number: int) -> None:
    """Take a game out of the ratings, which are due to be worked out again from it on."""
    connection.execute("UPDATE result SET annulled = 1 WHERE number = ?", (number,))
    connection.execute("UPDATE result_seat SET after = NULL WHERE number = ?", (number,))
    due_from(connection, number)


def due_from(connection: sqlite3.Connection, number: int) -> None:
    """Ratings must be worked out again from that number on."""
    connection.execute(
        "INSERT INTO rating_due (only, since) VALUES (1, :since)"
        " ON CONFLICT (only) DO UPDATE SET since = min(since, :since), marks = marks + 1",
        {"since": number},
    )


def due(connection: sqlite3.Connection) -> int | None:
    """From which number on ratings must be worked out again."""
    record = connection.execute("SELECT since FROM rating_due").fetchone()
    return None if record is None else int(record[0])


def marks(connection: sqlite3.Connection) -> int:
    """Grows with each annulment, and each person forgotten, while ratings are due."""
    record = connection.execute("SELECT marks FROM rating_due").fetchone()
    return -1 if record is None else int(record[0])


def settled(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM rating_due")
    connection.execute("UPDATE forgetting SET settled = 1")


def tables(connection: sqlite3.Connection, games: tuple[str, ...]) -> tuple[int, ...]:
    """The tables of these games with a result of their own, in the order in which they count."""
    marks = ", ".join("?" * len(games))
    query = f"SELECT table_id FROM result WHERE game IN ({marks}) AND NOT ruled ORDER BY number"
    return tuple(record[0] for record in connection.execute(query, games))


def missing(connection: sqlite3.Connection, since: datetime | None = None) -> tuple[int, ...]:
    """The finished tables without a result, in the order in which they ended; those that have ended since
    then, or all.
    """
    query = (
        # The plus keeps SQLite from reading all that are over.
        "SELECT id FROM game_table WHERE +stage = 'over' AND ended >= ?"
        " AND NOT EXISTS (SELECT 1 FROM result WHERE table_id = game_table.id) ORDER BY ended, id"
    )
    found = connection.execute(query, ("" if since is None else text_of(since),))
    return tuple(record[0] for record in found)


def first_since(connection: sqlite3.Connection, since: datetime) -> int:
    """No game that has ended since then has a lower number; past all numbers, if there is none."""
    # The index of the ends has the numbers, too; a bare number would be looked for from the first game on.
    query = "SELECT coalesce(min(+number), 1 << 62) FROM result WHERE ended >= ?"
    return int(connection.execute(query, (text_of(since),)).fetchone()[0])


def count_since(connection: sqlite3.Connection, since: datetime) -> int:
    """The games that have ended since then."""
    query = "SELECT count(*) FROM result WHERE ended >= ?"
    return int(connection.execute(query, (text_of(since),)).fetchone()[0])


def newest(connection: sqlite3.Connection) -> int:
    """The highest number; 0: there is none."""
    query = "SELECT coalesce(max(number), 0) FROM result"
    return int(connection.execute(query).fetchone()[0])


def newest_end(connection: sqlite3.Connection) -> datetime | None:
    """The latest end of a game that has a result."""
    record = connection.execute("SELECT max(ended) FROM result").fetchone()
    return moment_or_none(record[0], "end of a game")


def rated(connection: sqlite3.Connection, since: int) -> Iterator[tuple[PlayedGame, ...]]:
    """The rated games from number `since` on, in order, each with all who took part."""
    query = (
        "SELECT number, game, guild_id, season, seat, person, role, coalesce(counts, place), after,"
        " mark, rule, whole, ended FROM result JOIN result_seat USING (number)"
        f" WHERE number >= ? AND {RATED} ORDER BY number, seat, person"
    )
    found = readable(_played, connection.execute(query, (since,)), "result")
    for _, parts in groupby(found, key=_number):
        yield tuple(parts)


def met(
    connection: sqlite3.Connection,
    people: Iterable[int],
    since: datetime,
    number: int,
    guild_id: int | None = None,
) -> Counter[frozenset[int]]:
    """How often each two of these people have met in rated games from a moment on, before that number.

    With a server only its games count: they are what its own ratings are about.
    """
    wanted = json.dumps(sorted(people))
    query = (
        # CROSS: from their parts of that time to the games, and not the other way round.
        "SELECT number, person FROM json_each(:wanted) CROSS JOIN result_seat ON person = value"
        " CROSS JOIN result USING (number)"
        " WHERE number >= :first AND number < :number AND ended >= :since"
        f" AND {RATED} AND mark NOT IN ({', '.join(map(repr, NOT_MET))})"
        " AND coalesce(:guild = guild_id, TRUE) ORDER BY number"
    )
    facts = {"first": first_since(connection, since), "since": text_of(since), "guild": guild_id}
    found = connection.execute(query, {**facts, "number": number, "wanted": wanted})
    pairs = Counter[frozenset[int]]()
    for _, parts in groupby(found, key=lambda record: int(record[0])):
        pairs.update(map(frozenset, combinations({person for _, person in parts}, 2)))
    return pairs


def lapsed_since(connection: sqlite3.Connection, person: int, since: datetime) -> bool:
    """Whether they had lapsed at the end of a rated game since then."""
    query = (
        "SELECT 1 FROM result_seat CROSS JOIN result USING (number)"
        f" WHERE person = ? AND mark = 'lapsed' AND ended >= ? AND {RATED} LIMIT 1"
    )
    return connection.execute(query, (person, text_of(since))).fetchone() is not None


def people(connection: sqlite3.Connection, number: int) -> tuple[tuple[str, int, int], ...]:
    """Game, server and person of each part of a result."""
    query = (
        "SELECT game, guild_id, person FROM result JOIN result_seat USING (number) WHERE number = ?"
    )
    return tuple(connection.execute(query, (number,)))


def before(connection: sqlite3.Connection, scope: Scope, person: int, number: int) -> Rating | None:
    """A person's rating before the result of that number, read from their last game before it."""
    (game, guild_id), facts = scope, {"person": person, "number": number}
    here = "" if game == OVERALL else " AND game = :game"
    here += "" if guild_id == EVERYWHERE else " AND guild_id = :guild"
    query = (
        "SELECT after, game, guild_id FROM result_seat JOIN result USING (number)"
        f" WHERE person = :person AND number < :number AND after IS NOT NULL{here}"
        " ORDER BY number DESC"
    )

    def rating(record: Sequence[Any]) -> Rating:
        after, *counted = record
        return decoded(after)[scopes(*counted).index(scope)]

    records = connection.execute(query, {**facts, "game": game, "guild": guild_id})
    found = next(readable(rating, records, "result_seat"), None)
    if found is None:
        return None
    # A substitute's game may have changed some of their ratings and not others, which they lack.
    return found if found.games else None


def all_before(
    connection: sqlite3.Connection, person: int, number: int
) -> dict[Scope, Rating | None]:
    """All of a person's ratings before the result of that number, at the price of reading their games once."""
    query = (
        # SQLite takes the ratings from the row that has the greatest number.
        "SELECT after, game, guild_id, max(number) FROM result_seat JOIN result USING (number)"
        " WHERE person = ? AND number < ? AND after IS NOT NULL GROUP BY game, guild_id ORDER BY 4 DESC"
    )

    def ratings(record: Sequence[Any]) -> list[tuple[Scope, Rating]]:
        after, game, guild_id, _ = record
        return list(zip(scopes(game, guild_id), decoded(after), strict=True))

    found: dict[Scope, Rating | None] = {}
    records = connection.execute(query, (person, number))
    for scope, rating in chain.from_iterable(readable(ratings, records, "result_seat")):
        # A substitute's game may have changed some of their ratings and not others, which they lack.
        found.setdefault(scope, rating if rating.games else None)
    return found


def afters(connection: sqlite3.Connection, first: int) -> Iterator[tuple[str, int, int, bytes]]:
    """Game, server, person and ratings after it, of each part that changed any, in the order of games from
    that number on.
    """
    return connection.execute(
        "SELECT game, guild_id, person, after FROM result JOIN result_seat USING (number)"
        " WHERE number >= ? AND after IS NOT NULL AND person > 0 ORDER BY number, seat, person",
        (first,),
    )


def doubt(connection: sqlite3.Connection) -> None:
    """All ratings are due to be worked out again."""
    connection.execute(
        "INSERT INTO rating_due (only, since) VALUES (1, 1)"
        " ON CONFLICT (only) DO UPDATE SET since = 1, marks = marks + 1"
    )


def rate(connection: sqlite3.Connection, part: PlayedGame, after: bytes | None) -> bool:
    """Write somebody's ratings after a game again; False if that person is not there any more."""
    changed = connection.execute(
        "UPDATE result_seat SET after = ? WHERE number = ? AND seat = ? AND person = ?",
        (after, part.number, part.seat, part.person),
    )
    return changed.rowcount == 1


def encoded(after: Iterable[Rating] | None) -> bytes | None:
    """The ratings as they are stored: equal ratings are equal bytes."""
    return None if after is None else _ENCODED.encode(tuple(after))


def decoded(after: bytes) -> Ratings:
    return _DECODED.decode(after)


def anonymous(table_id: int, seat: int, role: Role) -> int:
    """A person without a name, by a part in a game: two people may have had one seat."""
    return -(table_id * 1000 + 2 * seat + 1 + (role == "substitute"))


def _played(record: Sequence[Any]) -> PlayedGame:
    *known, whole, ended = record
    return PlayedGame._make([*known, bool(whole), moment_of(ended)])


def _number(part: PlayedGame) -> int:
    return part.number
