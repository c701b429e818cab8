"""Commands of a host beside the running bot: `python -m bot backup|restore|doctor|stats`."""

from __future__ import annotations

import argparse
import shutil
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import chain
from pathlib import Path
from typing import Protocol

from bot.about import COMMAND, VERSION
from bot.errors import SetupError, StoreError
from bot.process.doctor import Examiner, findings, parts
from bot.process.examination import quick, told, whole
from bot.store import (
    backups,
    compact,
    entries,
    lease,
    lessons,
    outbox,
    results,
    seats,
    tables,
)
from bot.store.migrate import check_head, migrate, steps, version_of
from bot.store.restore import restore

COMMANDS = ("backup", "restore", "doctor", "stats", "migrate")
MONTH = timedelta(days=30)
BESIDE = 4_000
"""Bytes of a finished game beside its compact record: seats, result, ratings, indices."""


class KeptFiles(Protocol):
    """The settings that these commands need."""

    @property
    def database(self) -> Path: ...
    @property
    def backups(self) -> Path: ...
    @property
    def backups_keep(self) -> int: ...


def main(
    argv: Sequence[str],
    settings: KeptFiles,
    now: datetime | None = None,
    more: Sequence[Examiner] = (),
) -> int:
    """Run one of COMMANDS; `more` is what the doctor looks at besides.

    0: done and well; 1: the doctor has found something; 2: not possible.
    """
    asked = _parser().parse_args(argv)
    now = now or datetime.now(UTC)
    try:
        match asked.command:
            case "backup":
                return _backup(settings, asked.path, now)
            case "restore":
                return _restore(settings, asked.path, now, more, anyway=asked.anyway)
            case "migrate":
                return _migrate(settings, now)
            case "doctor":
                return _doctor(settings, now, more, in_a_minute=asked.quick)
            case _:
                return _stats(settings, now)
    except (SetupError, StoreError) as error:
        sys.stderr.write(f"{error}\n")
    except sqlite3.Error as error:
        sys.stderr.write(f"The database {settings.database} cannot be read ({error}).\n")
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(COMMAND)
    commands = parser.add_subparsers(dest="command", required=True)
    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("path", nargs="?", type=Path, help="a file or a folder")
    restoring = commands.add_parser("restore", help="put a backup in the place of the database")
    restoring.add_argument("path", type=Path)
    restoring.add_argument(
        "--anyway", action="store_true", help="also if single rows or tables are damaged"
    )
    commands.add_parser("migrate", help="bring the database up to date, with the bot stopped")
    doctor = commands.add_parser("doctor", help="examine the database; 1 if something is wrong")
    doctor.add_argument("--quick", action="store_true", help="what can be seen in a minute")
    commands.add_parser("stats", help="count what is in it")
    return parser


def _backup(settings: KeptFiles, path: Path | None, now: datetime) -> int:
    _check(settings.database)
    if path is None:
        schedule = backups.Backups(settings.database, settings.backups, keep=settings.backups_keep)
        made = schedule.run(now)
    else:
        made = path / backups.name(settings.database, now) if path.is_dir() else path
        if made.exists():
            raise SetupError(f"{made} is already there: nothing has been written.")
        backups.make(settings.database, made)
    _say(f"Backup: {made} ({_size(made)})")
    return 0


def _restore(
    settings: KeptFiles, path: Path, now: datetime, more: Sequence[Examiner], *, anyway: bool
) -> int:
    """What the doctor condemns is not taken; what a bot puts right by itself is named."""
    said = list[str]()

    def condemned(connection: sqlite3.Connection) -> Iterator[str]:
        looked_at = map(findings, told(connection, list(parts(connection, now, more=more))))
        for finding in chain.from_iterable(looked_at):
            if finding.wrong and finding.damage and not anyway:
                yield finding.text
            elif finding.wrong:
                said.append(finding.text)

    kept = restore(path, settings.database, now, condemned)
    for line in said:
        _say(f"WRONG  {line}")
    _say(f"Restored: {settings.database}")
    if kept:
        _say(f"What was there before: {kept}")
    return 0


def _migrate(settings: KeptFiles, now: datetime) -> int:
    """What a start does, too; here it is done and looked at before one."""
    _check(settings.database)
    known = set(settings.backups.glob("*"))
    migrate(settings.database, now, settings.backups)
    for made in set(settings.backups.glob("*")) - known:
        _say(f"What was there before: {made} ({_size(made)})")
    _say(f"{settings.database} is of version {max(steps())}.")
    return 0


def _doctor(
    settings: KeptFiles, now: datetime, more: Sequence[Examiner], *, in_a_minute: bool
) -> int:
    wrong, path = 0, settings.database
    with closing(_reading(path)) as connection:
        found = quick(connection, now) if in_a_minute else whole(connection, path, now, more)
        try:
            for finding in found:
                wrong += finding.wrong
                _say(f"{'WRONG' if finding.wrong else 'ok   '}  {finding.text}")
        except KeyboardInterrupt:
            _say("Stopped: the same command goes on from here.")
            return 1
    _say(f"Wrong: {wrong}." if wrong else "Everything is in order.")
    return 1 if wrong else 0


def _stats(settings: KeptFiles, now: datetime) -> int:
    with closing(_reading(settings.database)) as connection:
        for name, value in _figures(connection, settings.database, now):
            _say(f"{name:<22}{value}")
    return 0


def _figures(
    connection: sqlite3.Connection, path: Path, now: datetime
) -> Iterator[tuple[str, object]]:
    yield "version", VERSION
    yield "database", f"{path} ({_size(path)}, version {version_of(connection)})"
    yield "bot", "running" if lease.is_live(connection, now) else "not running"
    for stage, game, number in tables.counts(connection):
        yield f"tables {stage}", f"{number} {game}"
    yield "entries", entries.count(connection)
    yield "seats", seats.count(connection)
    yield "waiting to be told", outbox.count(connection)
    due = tables.next_due(connection)
    yield "oldest deadline", "none" if due is None else f"{due:%Y-%m-%d %H:%M} UTC"
    yield from _forecast(connection, path, now)
    for game, scene, times in lessons.counts(connection):
        told = ", ".join(f"{count} {did}" for did, count in times.items())
        yield "lesson", f"{game}, scene {scene}: {told}"


def _forecast(
    connection: sqlite3.Connection, path: Path, now: datetime
) -> Iterator[tuple[str, object]]:
    """If it goes on as in the last month."""
    daily = results.count_since(connection, now - MONTH) / MONTH.days
    more = 365 * daily * (compact.usual_size(connection) + BESIDE)
    yield "games a day", f"{daily:.1f}"
    yield "database in a year", f"about {(path.stat().st_size + more) / 1e6:,.0f} MB"
    yield "free for it", f"{shutil.disk_usage(path.parent).free / 1e6:,.0f} MB"


def _check(path: Path) -> None:
    if check_head(path, max(steps())) is None:
        raise SetupError(f"There is no database at {path}.")


def _reading(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing and sees one moment, also beside a running bot."""
    _check(path)
    # Not `mode=ro`: without a running bot SQLite must make the shared memory of its log again.
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=rw", uri=True, isolation_level=None
    )
    connection.execute("PRAGMA query_only = ON")
    version, newest = version_of(connection), max(steps())
    if version < newest:
        connection.close()
        raise SetupError(
            f"The database {path} is of version {version}, this Borsa's is {newest}: "
            "it is brought up to date when the bot starts."
        )
    connection.execute("BEGIN")
    return connection


def _size(path: Path) -> str:
    return f"{path.stat().st_size / 1e6:.1f} MB"


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
