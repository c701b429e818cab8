"""`python -m bot doctor`: says how far it is, and goes on where it was stopped; or looks for a minute only."""

from __future__ import annotations

import sqlite3
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

import msgspec

from bot.process.doctor import Examiner, Finding, Part, in_a_minute, parts, unreadable

MINUTE = 50.0
"""Seconds of the quick form."""
STALE = timedelta(days=1)
"""Time after which a stopped examination starts over."""
_STEPS = 10_000
"""Instructions of SQLite between two looks at the time, and for Ctrl-C."""
OFTEN = 10.0
"""Seconds after which a part says that it goes on."""


class _Stopped(msgspec.Struct):
    """What was looked at before somebody stopped it."""

    began: datetime
    file: int
    done: list[str] = []
    wrong: list[Finding] = []


def whole(
    connection: sqlite3.Connection, path: Path, now: datetime, more: Sequence[Examiner]
) -> Iterator[Finding]:
    """All findings. What was looked at is noted in a file beside the database: stopped, it goes on from there."""
    noted = path.with_name(f"{path.name}.doctor")
    sofar = _read(noted, now, file := path.stat().st_ino) or _Stopped(now, file)
    if sofar.done:
        text = f"goes on where it was stopped, after {len(sofar.done)} parts"
        yield Finding(text, wrong=False)
    yield from sofar.wrong
    for part in told(connection, list(parts(connection, now, more=more)), sofar.done):
        found = list(findings(part))
        yield from found
        sofar.wrong += [one for one in found if one.wrong]
        sofar.done.append(part.name)
        # In a folder where nothing can be written it starts over.
        with suppress(OSError):
            noted.write_bytes(msgspec.json.encode(sofar))
    noted.unlink(missing_ok=True)


def told(
    connection: sqlite3.Connection, every: Sequence[Part], done: Sequence[str] = ()
) -> Iterator[Part]:
    """Those that are not done, each named as it begins, and again while it takes long."""
    for number, part in enumerate(every, 1):
        if part.name not in done:
            _tell(name := f"{number}/{len(every)} {part.name}")
            connection.set_progress_handler(_telling(name), _STEPS)
            yield part
    connection.set_progress_handler(None, 0)


def _telling(name: str) -> Callable[[], bool]:
    """Says from time to time that a part goes on. While SQLite works only such a call lets Ctrl-C through."""
    began = said = time.monotonic()

    def tell() -> bool:
        nonlocal said
        if time.monotonic() - said > OFTEN:
            said = time.monotonic()
            _tell(f"{name}, {said - began:.0f} s so far")
        return False

    return tell


def quick(connection: sqlite3.Connection, now: datetime) -> Iterator[Finding]:
    """What can be found in a minute, and what was not looked at to its end."""
    until, left = time.monotonic() + MINUTE, list[str]()
    connection.set_progress_handler(lambda: time.monotonic() > until, _STEPS)
    for part in in_a_minute(connection, now):
        try:
            yield from part.look()
        except (sqlite3.DatabaseError, msgspec.DecodeError, ValueError) as error:
            if _is_interrupted(error):
                left.append(part.name)
            else:
                yield unreadable(error)
    connection.set_progress_handler(None, 0)
    rest = ", ".join([*left, "ratings, tournaments"])
    yield Finding(f"not looked at to the end: {rest}", wrong=False)


def findings(part: Part) -> Iterator[Finding]:
    """What is found in a part, or how far it can be read. KeyboardInterrupt, also in the midst of a statement."""
    try:
        yield from part.look()
    except (sqlite3.DatabaseError, msgspec.DecodeError, ValueError) as error:
        if _is_interrupted(error):
            raise KeyboardInterrupt from error
        yield unreadable(error)


def _is_interrupted(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_INTERRUPT


def _read(noted: Path, now: datetime, file: int) -> _Stopped | None:
    """None also if it is of another file, which was in the place of this one."""
    try:
        found = msgspec.json.decode(noted.read_bytes(), type=_Stopped)
    except (OSError, msgspec.DecodeError):
        return None
    is_fresh = timedelta() <= now - found.began < STALE
    return found if is_fresh and found.file == file else None


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
