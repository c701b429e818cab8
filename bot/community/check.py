"""`python -m bot ratings`: recalculates all ratings from the results, and what differs."""

from __future__ import annotations

import argparse
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.about import COMMAND
from bot.community import parts
from bot.community.anchoring import differing
from bot.community.ratings import enter
from bot.community.replay import Difference, Replay
from bot.engine.keeping import saving
from bot.engine.keeping.saving import Games, load
from bot.engine.table.live import Live
from bot.errors import SetupError
from bot.store import anchors, entries, lease, ratings, results
from bot.store.database import connect
from bot.store.migrate import read_head, steps, version_of
from bot.store.results import SeatResult
from games import GAMES
from games.core.contract import Outcome
from games.core.record import replay as replayed_tables
from games.league.ratings import Model, Rating

MAX_DIFFERENCES = 20
"""Maximum differences that are written out."""


def main(argv: Sequence[str], path: Path, now: datetime | None = None, games: Games = GAMES) -> int:
    """0: nothing differs, or all is repaired. 1: something differs. SetupError: not possible."""
    parser = argparse.ArgumentParser(f"{COMMAND} ratings")
    parser.add_argument(
        "--repair", action="store_true", help="write what is right; the bot must be stopped"
    )
    parser.add_argument(
        "--records", action="store_true", help="replay every finished table, too; that takes long"
    )
    asked = parser.parse_args(argv)
    try:
        with closing(_opened(path)) as connection:
            if asked.repair:
                now = now or datetime.now(UTC)
                lease.check_free(connection, now)
                return _repair(connection, games, now)
            return _check(connection, games if asked.records else {})
    except sqlite3.Error as error:
        raise SetupError(f"The database {path} cannot be read ({error}).") from error


def _check(connection: sqlite3.Connection, replayed: Games) -> int:
    """`replayed` are the games whose records are compared with their results."""
    # One transaction, so that games which end meanwhile do not count as differences.
    connection.execute("BEGIN")
    replay = Replay(1)
    wrong = _wrong(connection, replay, replayed)
    for line in _first(wrong):
        _say(line)
    _say(f"{replay.games} rated games, {len(wrong)} differences.")
    return 1 if wrong else 0


def examine(connection: sqlite3.Connection) -> Iterator[str]:
    """For the doctor, in its transaction: the first lines of what this command would say."""
    if wrong := _wrong(connection, Replay(1), {}):
        yield from (f"ratings: {line}" for line in _first(wrong))
        yield f"ratings: with the bot stopped, `{COMMAND} ratings --repair` writes what is right"


def _wrong(connection: sqlite3.Connection, replay: Replay, replayed: Games) -> list[str]:
    replay.run(connection)
    return [
        *_faults(connection),
        *_torn(connection, replayed),
        *_differences(connection, replay),
    ]


def _first(lines: Sequence[str]) -> Iterator[str]:
    yield from lines[:MAX_DIFFERENCES]
    if len(lines) > MAX_DIFFERENCES:
        yield f"... and {len(lines) - MAX_DIFFERENCES} more"


def _repair(connection: sqlite3.Connection, games: Games, now: datetime) -> int:
    """Enter the results that are missing, work out all ratings, write what differs."""
    connection.execute("BEGIN IMMEDIATE")
    model = Model()
    for table_id in results.missing(connection):
        enter(connection, load(connection, games, table_id), model)
    replay = Replay(1)
    replay.run(connection)
    wrong = list(_differences(connection, replay))
    # Listed first: rows must not go while they are read.
    for (scope, person), _, _ in list(replay.unfounded(connection)):
        ratings.remove(connection, scope, person)
    replay.apply(connection)
    results.settled(connection)
    anchors.write(connection, list(differing(connection, now)))
    connection.execute("COMMIT")
    _say(f"{replay.games} rated games, {len(wrong)} differences written.")
    return 0


def _faults(connection: sqlite3.Connection) -> Iterator[str]:
    """Finished tables without a result, and an annulment that was cut short."""
    for table_id in results.missing(connection):
        yield f"table {table_id}: it is over and has no result"
    if (since := results.due(connection)) is not None:
        yield f"a game was annulled: ratings from result {since} on are not worked out yet"


def _torn(connection: sqlite3.Connection, games: Games) -> Iterator[str]:
    """Results that are not what the table's record leads to."""
    for table_id in results.tables(connection, tuple(games)):
        try:
            if not _is_of_record(connection, load(connection, games, table_id)):
                yield f"table {table_id}: its result is not the one of its record"
        except Exception as error:  # noqa: BLE001 - a torn record makes the rules do anything
            yield f"table {table_id}: its record cannot be replayed: {(error.__cause__ or error)!r}"


def _is_of_record(connection: sqlite3.Connection, live: Live) -> bool:
    if live.row.version != live.rules.version:
        return True  # a record of other rules cannot be replayed
    assert live.header is not None
    record = saving.entries_of(live.rules, entries.all(connection, live.row.id))
    outcome = replayed_tables(live.rules, live.header, record)[-1].outcome
    return outcome is not None and _is_result(connection, live, outcome)


def _is_result(connection: sqlite3.Connection, live: Live, outcome: Outcome) -> bool:
    """Whether everybody has the role, the place and the score of the outcome, as they counted then."""
    row = results.of_table(connection, live.row.id)
    assert row is not None
    stored = sorted(map(_known, results.seats(connection, row.number)))
    seats = parts.tenancies(live)
    ways = (parts.parts(seats, outcome, row, kept_behind=behind) for behind in (False, True))
    return any(stored == sorted(map(_known, found)) for found in ways)


def _known(part: SeatResult) -> tuple[int, str, int, int]:
    """The facts of a part that stay when its person is forgotten."""
    return part.seat, part.role, part.place, part.score


def _differences(connection: sqlite3.Connection, replay: Replay) -> Iterator[str]:
    for part, _ in replay.changed:
        yield f"result {part.number}, seat {part.seat}: other ratings after the game"
    for one in (*replay.differing(connection), *replay.unfounded(connection)):
        yield _told(one)


def _told(difference: Difference) -> str:
    ((game, guild_id), person), stored, right = difference
    where = f"server {guild_id}" if guild_id else "all servers"
    return f"{person}, {game or 'all games'}, {where}: {_brief(stored)}, right is {_brief(right)}"


def _brief(rating: Rating | None) -> str:
    if rating is None:
        return "none"
    return f"{rating.points} ± {rating.margin} after {rating.games}"


def _opened(path: Path) -> sqlite3.Connection:
    """SetupError: there is no database, or it is of another version."""
    head = read_head(path)
    if head is None:
        raise SetupError(f"There is no database at {path}.")
    newest = max(steps())
    head.check(path, newest)
    connection = connect(path)
    if (version := version_of(connection)) < newest:
        connection.close()
        raise SetupError(
            f"The database {path} is of version {version}, this Borsa's is {newest}: "
            "it is brought up to date when the bot starts."
        )
    return connection


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
