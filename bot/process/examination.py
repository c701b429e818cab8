"""`python -m bot doctor`: says how far it is, and goes on where it was stopped; or looks for a minute only."""

from __future__ import annotations

import sqlite3
import sys
import time
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from pathlib import Path

import msgspec

from bot.process.doctor import Examiner, Finding, Part, in_a_minute, parts, unreadable

MINUTE = 50.0
"""Seconds of the quick form."""
STALE = timedelta(days=1)
"""Time after which a stopped examination starts over."""
_STEPS = 10_000
"""Instructions of SQLite between two looks at the time."""


class _Stopped(msgspec.Struct):
    """What was looked at before somebody stopped it."""

    began: datetime
    done: list[str] = []
    wrong: list[Finding] = []


def whole(
    connection: sqlite3.Connection, path: Path, now: datetime, more: Sequence[Examiner]
) -> Iterator[Finding]:
    """All findings. Stopped by Ctrl-C it leaves a file beside the database, by which it goes on."""
    noted = path.with_name(f"{path.name}.doctor")
    sofar = _read(noted, now) or _Stopped(now)
    if sofar.done:
        text = f"goes on where it was stopped, after {len(sofar.done)} parts"
        yield Finding(text, wrong=False)
    yield from sofar.wrong
    every = list(parts(connection, now, more=more))
    try:
        for number, part in enumerate(every, 1):
            if part.name in sofar.done:
                continue
            _tell(f"{number}/{len(every)} {part.name}")
            found = list(_found(part))
            yield from found
            sofar.wrong += [one for one in found if one.wrong]
            sofar.done.append(part.name)
    except KeyboardInterrupt:
        noted.write_bytes(msgspec.json.encode(sofar))
        raise
    noted.unlink(missing_ok=True)


def quick(connection: sqlite3.Connection, now: datetime) -> Iterator[Finding]:
    """What can be found in a minute, and what was not looked at to its end."""
    until, left = time.monotonic() + MINUTE, list[str]()
    connection.set_progress_handler(lambda: time.monotonic() > until, _STEPS)
    for part in in_a_minute(connection, now):
        try:
            yield from part.look()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            left.append(part.name)
        except (sqlite3.DatabaseError, msgspec.DecodeError, ValueError) as error:
            yield unreadable(error)
    connection.set_progress_handler(None, 0)
    rest = ", ".join([*left, "ratings, tournaments"])
    yield Finding(f"not looked at to the end: {rest}", wrong=False)


def _found(part: Part) -> Iterator[Finding]:
    try:
        yield from part.look()
    except (sqlite3.DatabaseError, msgspec.DecodeError, ValueError) as error:
        yield unreadable(error)


def _read(noted: Path, now: datetime) -> _Stopped | None:
    try:
        found = msgspec.json.decode(noted.read_bytes(), type=_Stopped)
    except (OSError, msgspec.DecodeError):
        return None
    return found if timedelta() <= now - found.began < STALE else None


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
