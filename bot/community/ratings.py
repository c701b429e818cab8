"""The results of games as they end, and what an administrator takes out of them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import aclosing, closing, suppress
from datetime import datetime, timedelta
from functools import partial

import structlog
from msgspec.structs import replace

from bot.community import anchoring, parts
from bot.community.rating import rate
from bot.community.replay import Portion, Replay, StaleError, worked_out
from bot.engine.keeping import beside
from bot.engine.keeping.above import Published
from bot.engine.keeping.saving import Games, load
from bot.engine.table.live import Live
from bot.errors import HouseError, StoreError
from bot.store import outbox, people, ratings, results
from bot.store.columns import UNREADABLE
from bot.store.database import Database, connect
from bot.store.ratings import Key
from bot.store.results import COMPUTER, PlayedGame, ResultRow, SeatResult
from bot.store.rows import News
from games.core.contract import Outcome
from games.core.lengths import usual
from games.core.words import Seat
from games.league.ratings import ABSENCES, Model, Rating, Scope, met_since, scopes, season_of

LATELY = timedelta(days=30)
"""Time before the newest result in which a start looks for what is missing or unlike."""
FEW = 500
"""Games that are played again in a thread: for more a process begins, which holds up nobody."""

Told = Callable[[int, int], Awaitable[None]]
"""How many games are played again, of how many."""

_log = structlog.get_logger()


class Ratings:
    """Enters results. A table has one result, whatever crashes: its id is the key."""

    def __init__(self, store: Database, games: Games) -> None:
        self._store = store
        self._games = games
        self._model = Model()
        self._settling = asyncio.Lock()

    def at_end(self, connection: sqlite3.Connection, live: Live) -> None:
        """Enter the result in the transaction that ends the game.

        A fault here must not keep the game from ending: the result is then entered at the next start.
        """
        connection.execute("SAVEPOINT result")
        try:
            enter(connection, live, self._model)
        except sqlite3.OperationalError:
            # The disk is full, or the like: then nothing of the game's end is saved either.
            raise
        except Exception:  # noqa: BLE001 - whatever it is, the game has ended
            connection.execute("ROLLBACK TO result")
            _log.exception("result not entered", table=live.row.id)
        connection.execute("RELEASE result")

    async def catch_up(self) -> int:
        """Enter the results that are missing of late, one by one, and finish an annulment; how many.

        A database from before there were results has many, others none.
        """
        missing = await self._store.read(_missing)
        for table_id in missing:
            try:
                await self._store.write(partial(self._enter_table, table_id=table_id))
            except Exception:  # noqa: BLE001 - a damaged table must not keep the bot from starting
                _log.exception("result not entered", table=table_id)
        await self.settle()
        return len(missing)

    async def heal(self) -> bool:
        """Recalculate all ratings, if that of somebody who played lately is not the one after their newest game.

        Whether that was so. It never should be; but nobody else would notice. The doctor looks at all.
        """
        wrong = await asyncio.to_thread(_unlike, self._store)
        if wrong:
            _log.warning("ratings differ from the newest games", count=len(wrong))
            await self._store.write(results.doubt)
            await self.settle()
        return bool(wrong)

    async def anchor(self, now: Callable[[], datetime]) -> None:
        """Work out how far ratings are believed, each day."""
        while True:
            try:
                await anchoring.anchor(self._store, now())
            except (sqlite3.Error, StoreError):
                _log.exception("ratings not anchored")
            await asyncio.sleep(anchoring.EVERY.total_seconds())

    async def annul(self, table_id: int, told: Told | None = None) -> None:
        """Take a finished game out of all ratings, and say so at the table.

        HouseError: annul-not-over, annulled-already.
        """
        await self._store.write(partial(_annul, table_id=table_id))
        await self.settle(told)

    async def has_played(self, table_id: int, user_id: int) -> bool:
        """Whether the person has a part in the table's result, with others."""

        def people(connection: sqlite3.Connection) -> set[int]:
            row = results.of_table(connection, table_id)
            parts_ = results.seats(connection, row.number) if row else ()
            return {one.person for one in parts_ if one.person > 0}

        found = await self._store.read(people)
        return user_id in found and len(found) > 1

    async def publish(self, table_id: int, published: Published | None) -> None:
        """A tournament has published places of one of its tables, or taken them back."""

        def written(connection: sqlite3.Connection) -> None:
            live = load(connection, self._games, table_id)
            # A table that was opened again meanwhile has no end yet.
            if live.row.ended is not None or published is None:
                publish(connection, live, published, self._model)

        await self._store.write(written)
        await self.settle()

    async def settle(self, told: Told | None = None) -> None:
        """Recalculate what an annulled game has changed, if that is due.

        The work runs beside the bot on a connection of its own. What it finds is written in portions, between
        which others write; until the last, with the games that ended meanwhile, the ratings are due still.
        """
        async with self._settling:
            while await self._store.read(results.due) is not None:
                # Somebody was forgotten meanwhile; the loop works it out once more without them.
                with suppress(StaleError):
                    await self._settle(told)

    async def _settle(self, told: Told | None) -> None:
        last, much = None, await self._store.read(_to_play) > FEW
        async with aclosing(beside.found(worked_out, self._store.path, much=much)) as portions:
            async for portion in portions:
                await self._store.write(portion.write)
                if told is not None:
                    await told(portion.done, portion.all)
                last = portion
        if last is not None:
            await self._store.write(partial(_settle, last=last))

    def _enter_table(self, connection: sqlite3.Connection, table_id: int) -> None:
        enter(connection, load(connection, self._games, table_id), self._model)


def enter(connection: sqlite3.Connection, live: Live, model: Model) -> None:
    """Write the result of a table that is over; nothing if it has one of its own."""
    row = results.of_table(connection, live.row.id)
    if row is not None and not row.ruled:
        return
    outcome = live.begun[1].outcome
    assert outcome is not None, f"table {live.row.id} is over without a result"
    if row is not None and row.annulled and results.due(connection) is None:
        # A ruling that was taken back counts nowhere any more: the game counts as the newest.
        results.remove(connection, row.number)
    seats = parts.tenancies(live)
    _write(connection, live, seats, outcome, model)


def publish(
    connection: sqlite3.Connection, live: Live, published: Published | None, model: Model
) -> None:
    """Write the places that a tournament has published; None: it has taken them back.

    Then the game's own end counts, if there is one, and else nothing.
    """
    if published is None:
        row = results.of_table(connection, live.row.id)
        if live.row.stage == "over":
            enter(connection, live, model)
        elif row is not None and not row.annulled:
            results.annul(connection, row.number)
        return
    seats = parts.tenancies(live)
    if published.word:
        # A director knows who was absent, and has said who stands before whom.
        seats = [replace(one, lapsed=False) for one in seats]
    else:
        seats = [replace(one, lapsed=one.lapsed or one.seat in published.lapsed) for one in seats]
    scores = dict(enumerate(published.scores or live.rules.worth(live.state)))
    outcome = Outcome(
        places=tuple(tuple(map(Seat, tied)) for tied in published.places),
        scores={Seat(seat): score for seat, score in scores.items()},
        reason="ruled",
    )
    _write(connection, live, seats, outcome, model, ruled=True)


def _write(
    connection: sqlite3.Connection,
    live: Live,
    seats: Sequence[parts.Tenancy],
    outcome: Outcome,
    model: Model,
    *,
    ruled: bool = False,
) -> None:
    """As the newest result, or over the one that the table has."""
    row, length = live.row, usual(live.rules.usual, len(seats))
    assert row.ended is not None
    # Places that nobody has played out count for ratings once half of the game is played.
    half = not ruled or (length is not None and 2 * row.number > length)
    result = ResultRow(
        table_id=row.id,
        game=row.game,
        guild_id=row.guild_id,
        season=season_of(row.ended),
        ended=row.ended,
        unrated=parts.why_unrated(live, seats),
        whole=half and parts.is_whole(seats, length),
        ruled=ruled,
    )
    since = row.ended - ABSENCES

    def again(person: int) -> bool:
        return results.lapsed_since(connection, person, since)

    found = parts.parts(seats, outcome, result, again)
    before = results.of_table(connection, row.id)
    if before is None:
        table = enter_result(connection, result, found, model)
    else:
        result = replace(result, number=before.number, rule=before.rule)
        table = [replace(one, number=before.number) for one in found]
        results.rewrite(connection, result, table)
    _remember_names(connection, live, table)


def enter_result(
    connection: sqlite3.Connection, row: ResultRow, seats: Iterable[SeatResult], model: Model
) -> list[SeatResult]:
    """Write a result as the newest, and the ratings after it; the parts as they are written."""
    row = replace(row, number=results.insert(connection, row))
    table = [replace(one, number=row.number) for one in seats]
    if row.unrated is None and not row.annulled:
        table = _rated(connection, row, table, model)
    for part in table:
        results.insert_seat(connection, part)
    return table


def _rated(
    connection: sqlite3.Connection, row: ResultRow, table: list[SeatResult], model: Model
) -> list[SeatResult]:
    """The parts with their ratings after the game, which are written as the newest ones."""
    played = [
        PlayedGame(
            row.number,
            row.game,
            row.guild_id,
            row.season,
            one.seat,
            one.person,
            one.role,
            one.counts or one.place,
            None,
            one.mark,
            row.rule,
            row.whole,
            row.ended,
        )
        for one in table
    ]
    people, since = [one.person for one in table], met_since(row.ended, row.rule)
    met = results.met(connection, people, since, row.number)
    here = results.met(connection, people, since, row.number, row.guild_id)
    afters = rate(model, parts.contest(played, met), here, _Stored(connection))
    return [replace(one, after=afters.get(one.person)) for one in table]


def _remember_names(
    connection: sqlite3.Connection, live: Live, table: Sequence[SeatResult]
) -> None:
    """Keep the names under which people played last: rankings show them.

    Those who were replaced sit there no more, and keep the name that is known.
    """
    seated = {seat.user_id: seat.name for seat in live.seats}
    for part in table:
        if part.person > COMPUTER:
            person = people.get(connection, part.person)
            name = seated.get(part.person, person.name)
            people.save(connection, replace(person, name=name))


class _Stored:
    """The book of ratings in the store, within a transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, scope: Scope, person: int) -> Rating | None:
        return ratings.of(self._connection, scope, person)

    def put(self, scope: Scope, person: int, rating: Rating) -> None:
        # Somebody who was forgotten before the end plays this one game under no name.
        if person > 0:
            ratings.put(self._connection, scope, person, rating)


def _annul(connection: sqlite3.Connection, table_id: int) -> None:
    row = results.of_table(connection, table_id)
    if row is None:
        raise HouseError("annul-not-over")
    if row.annulled:
        raise HouseError("annulled-already")
    results.annul(connection, row.number)
    outbox.put(connection, News(table_id=table_id, kind="say", key="annulled", urgent=True))


def _missing(connection: sqlite3.Connection) -> tuple[int, ...]:
    """They are entered in the order of their ends: none is missing from long before the newest."""
    newest = results.newest_end(connection)
    return results.missing(connection, None if newest is None else newest - LATELY)


def _unlike(store: Database) -> list[Key]:
    with closing(connect(store.path, "PRAGMA query_only = ON")) as connection:
        connection.execute("BEGIN")
        # What is due is worked out anyway.
        return [] if results.due(connection) is not None else _unlike_newest(connection)


def _to_play(connection: sqlite3.Connection) -> int:
    """How many games are to be played again, at most."""
    since = results.due(connection)
    return 0 if since is None else results.newest(connection) + 1 - since


def _settle(connection: sqlite3.Connection, last: Portion) -> None:
    """Write what differs after the games that have ended since that was worked out. StaleError."""
    last.check(connection)
    replay = Replay(last.following)
    replay.run(connection)
    replay.apply(connection)
    results.settled(connection)


def _unlike_newest(connection: sqlite3.Connection) -> list[Key]:
    """Those who played lately and whose stored rating is another than the one after their newest game, or is
    missing.
    """
    newest = _newest(connection)
    return sorted(key for key, rating in newest.items() if ratings.of(connection, *key) != rating)


def _newest(connection: sqlite3.Connection) -> dict[Key, Rating]:
    found = dict[Key, Rating]()
    end = results.newest_end(connection)
    first = 0 if end is None else results.first_since(connection, end - LATELY)
    for game, guild_id, person, after in results.afters(connection, first):
        try:
            rated = results.decoded(after)
        except UNREADABLE:
            # The doctor names the row; recalculated it is written over.
            continue
        for scope, rating in zip(scopes(game, guild_id), rated, strict=False):
            # A substitute's game may have changed some of their ratings and not others, which they
            # lack.
            if rating.games:
                found[scope, person] = rating
            else:
                found.pop((scope, person), None)
    return found
