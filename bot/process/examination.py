"""`python -m bot doctor`: says how far it is, and goes on where it was stopped; or looks for a minute only."""

from __future__ import annotations

import sqlite3
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

import msgspec

from bot.process.doctor import Examiner, Finding, Part, findings, in_a_minute, parts

MINUTE = 50.0
"""Seconds of the quick form."""
STALE = timedelta(days=1)
"""Time after which a stopped examination starts over."""
_STEPS = 1_000
"""Instructions of SQLite between two looks at the time, and for Ctrl-C."""


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
    """Those that are not done, each named as it begins."""
    # While SQLite works, only a call like this lets Ctrl-C through.
    connection.set_progress_handler(lambda: False, _STEPS)
    for number, part in enumerate(every, 1):
        if part.name not in done:
            sys.stderr.write(f"{number}/{len(every)} {part.name}\n")
            yield part


def quick(connection: sqlite3.Connection, now: datetime) -> Iterator[Finding]:
    """What can be found in a minute, and what was not looked at to its end."""
    until, left = time.monotonic() + MINUTE, list[str]()
    connection.set_progress_handler(lambda: time.monotonic() > until, _STEPS)
    for part in in_a_minute(connection, now):
        try:
            if time.monotonic() < until:
                yield from findings(part)
                continue
        except KeyboardInterrupt:
            if time.monotonic() < until:
                raise
        left.append(part.name)
    connection.set_progress_handler(None, 0)
    rest = ", ".join([*left, "ratings, tournaments"])
    yield Finding(f"not looked at to the end: {rest}", wrong=False)


def _read(noted: Path, now: datetime, file: int) -> _Stopped | None:
    """None also if it is of another file, which was in the place of this one."""
    try:
        found = msgspec.json.decode(noted.read_bytes(), type=_Stopped)
    except (OSError, msgspec.DecodeError):
        return None
    is_fresh = timedelta() <= now - found.began < STALE
    return found if is_fresh and found.file == file else None
