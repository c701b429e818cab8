"""`python -m bot split`: one database becomes several, each with a part of the servers.

Each file is a whole copy from which the rows of other parts are deleted. So what a later version adds is
never lost, at most kept too often.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

from bot.community.replay import Replay
from bot.errors import SetupError
from bot.parts import census
from bot.store import backups, lease, ratings, results, share
from bot.store.migrate import read_head, steps, version_of
from bot.store.share import Share, everywhere

_FAST = ("journal_mode = OFF", "synchronous = OFF", "cache_size = -262144")


def split(source: Path, folder: Path, parts: int, now: datetime) -> list[Path]:
    """Write the files of all parts that the source holds: part0.sqlite3 and so on. SetupError.

    The source stays as it is. A source that is a part itself gives those parts that it divides into.
    """
    with closing(opened(source, now)) as connection:
        held = share.of(connection) or share.ALL
    if parts <= held.parts or parts % held.parts:
        raise SetupError(
            f"{held.parts} parts cannot become {parts}: the new number should be a multiple of it."
        )
    own = [Share(part, parts) for part in range(held.part, parts, held.parts)]
    targets = [folder / f"part{one.part}.sqlite3" for one in own]
    targets += [everywhere(targets[0])] if held.part == 0 else []
    if there := [target for target in targets if target.exists()]:
        raise SetupError(f"{there[0]} is already there: nothing has been written.")
    folder.mkdir(parents=True, exist_ok=True)
    made: list[Path] = []
    try:
        for one, target in zip(own, targets, strict=False):
            made.append(target)
            _cut(source, target, held, one)
        if held.part == 0:
            made.append(targets[-1])
            _write_everywhere(source, targets[-1], held)
    except BaseException:
        for target in made:
            target.unlink(missing_ok=True)
        raise
    return made


def opened(path: Path, now: datetime) -> sqlite3.Connection:
    """A file that nobody runs on, to be read. SetupError."""
    if (head := read_head(path)) is None:
        raise SetupError(f"There is no database at {path}.")
    head.check(path, max(steps()))
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        _check(connection, path, now)
    except BaseException:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection, path: Path, now: datetime) -> None:
    if version_of(connection) != max(steps()):
        raise SetupError(
            f"The database {path} is of version {version_of(connection)}, this Borsa's is"
            f" {max(steps())}: start the bot once, which brings it up to date."
        )
    if lost := census.unnamed(connection):
        raise SetupError(f"{path} has tables that nobody has given a home: {', '.join(lost)}.")
    lease.check_free(connection, now)
    if waiting := connection.execute("SELECT count(*) FROM follow").fetchone()[0]:
        raise SetupError(
            f"{path} has {waiting} changes of other parts that its tables do not follow yet:"
            " let it run for a moment."
        )


def _cut(source: Path, target: Path, held: Share, own: Share) -> None:
    backups.copy(source, target)
    with closing(writing(target)) as link:
        for statement in _cuts():
            link.execute(statement, {"part": own.part, "parts": own.parts})
        if own.part:
            for table in census.COUNTS:
                link.execute(f"DELETE FROM {table}")
        _own(link, held, own)
        rate(link)
        link.execute("COMMIT")
        pack(link)


def _cuts() -> Iterator[str]:
    """First the servers' rows, with which SQLite takes what refers to them; then what is left of that."""
    here = "(guild_id >> 22) % :parts = :part"
    for table, home in census.HOMES.items():
        if home == "server":
            yield f"DELETE FROM {table} WHERE NOT {here}"
    for table, home in census.HOMES.items():
        if home in census.KEYS:
            column, whole, key = census.KEYS[home]
            yield f"DELETE FROM {table} WHERE {column} NOT IN (SELECT {key} FROM {whole})"
    yield f"DELETE FROM rating WHERE guild_id != 0 AND NOT {here}"


def _own(link: sqlite3.Connection, held: Share, own: Share) -> None:
    """What the file says of itself. The first of its parts goes on telling what was told before."""
    link.execute("DELETE FROM lease")
    link.execute("DELETE FROM registration")
    link.execute("DELETE FROM rating_due")
    if held == share.ALL or own.part != held.part:
        link.execute("DELETE FROM part")
    share.put(link, own)
    share.put_anew(link)
    link.execute("UPDATE part SET part = :part, parts = :parts, confirmed = 0", own._asdict())
    # Results that the home part has not confirmed are told by who has them now.
    link.execute(
        "DELETE FROM fact WHERE kind = 'result' AND subject NOT IN (SELECT table_id FROM result)"
    )
    if own.part != held.part:
        link.execute("UPDATE fact SET origin = ? WHERE kind = 'result'", (own.part,))
        newest = link.execute("SELECT coalesce(max(number), 0) FROM fact").fetchone()[0]
        link.execute("UPDATE part SET last = ?", (newest,))
    census.begin_range(link, own.part, own.parts)


def _write_everywhere(source: Path, target: Path, held: Share) -> None:
    """Results and people, with as little of the tables as the results need."""
    if held != share.ALL:
        backups.copy(everywhere(source), target)
        with closing(writing(target)) as link:
            # Other servers are a part's from now on.
            link.execute("DELETE FROM incarnation")
            link.execute("COMMIT")
        return
    backups.copy(source, target)
    with closing(writing(target)) as link:
        link.execute("DELETE FROM game_table WHERE id NOT IN (SELECT table_id FROM result)")
        for table, home in census.HOMES.items():
            if home in ("table", "tournament") or table in _NOT_EVERYWHERE:
                link.execute(f"DELETE FROM {table}")
        link.execute(
            "UPDATE game_table SET state = NULL, seed = NULL, alarms = x'5B5D', due = NULL"
        )
        link.execute("COMMIT")
        pack(link)


_NOT_EVERYWHERE = (
    "tournament", "guild", "warned", "kept_apart", "avoided", "vacation", "digest", "lesson", "lesson_count", "explained", "coached",
    "reliability", "lease", "registration", "part", "fact", "heard", "follow", "incarnation",
)  # fmt: skip


def rate(link: sqlite3.Connection) -> None:
    """Work out all ratings from the results that the file holds."""
    replay = Replay(1)
    replay.run(link)
    for (scope, person), _, _ in list(replay.unfounded(link)):
        ratings.remove(link, scope, person)
    replay.apply(link)
    results.settled(link)
    # Worked out by the bot as it starts.
    link.execute("DELETE FROM anchor")


def writing(path: Path) -> sqlite3.Connection:
    link = sqlite3.connect(path, isolation_level=None)
    for pragma in (*_FAST, "foreign_keys = ON"):
        link.execute(f"PRAGMA {pragma}")
    link.execute("BEGIN")
    return link


def pack(link: sqlite3.Connection) -> None:
    link.execute("VACUUM")
    # Made with all speed, the file is safe from now on.
    link.execute("PRAGMA journal_mode = WAL")
