"""The lease: which process runs on this file, and when it was last alive. One row.

A second process is refused. A holder without a beat for a minute is dead; one of this machine whose
process is gone is dead at once. The last beat stays, to tell how long the bot was down.
"""

from __future__ import annotations

import os
import socket
import sqlite3
from datetime import datetime, timedelta
from pathlib import Path
from uuid import uuid4

from bot.errors import HeldError, SetupError
from bot.store.columns import moment_or_none, text_of

EXPIRY = timedelta(minutes=1)
_UNKNOWN = "-"


def holder() -> str:
    """A new name for this process: machine, process id, its beginning, a random word."""
    return f"{socket.gethostname()} {os.getpid()} {_began(os.getpid())} {uuid4().hex[:8]}"


def take(connection: sqlite3.Connection, me: str, now: datetime) -> datetime | None:
    """Take the lease and return the last beat before; SetupError while somebody else is alive."""
    before = last_beat(connection)
    if held_by(connection) != me:
        check_free(connection, now)
    connection.execute(
        "INSERT INTO lease (only, holder, beat) VALUES (1, ?, ?)"
        " ON CONFLICT DO UPDATE SET holder = excluded.holder, beat = excluded.beat",
        (me, text_of(now)),
    )
    return before


def owed(connection: sqlite3.Connection, before: datetime | None) -> datetime | None:
    """The time since which the tables are owed time: `before`, or an earlier one not repaid yet."""
    record = connection.execute("SELECT owed FROM lease").fetchone()
    # A start that failed before it gave the time back must not lose it: the earliest moment counts.
    if record is not None and (earlier := moment_or_none(record[0], "lease.owed")) is not None:
        return earlier
    if before is not None:
        connection.execute("UPDATE lease SET owed = ?", (text_of(before),))
    return before


def is_owed(connection: sqlite3.Connection, now: datetime) -> bool:
    """Whether time has to be given back before anything may end by the clock."""
    record = connection.execute("SELECT owed FROM lease").fetchone()
    beat = last_beat(connection)
    owes = record is not None and moment_or_none(record[0], "lease.owed") is not None
    return owes or (beat is not None and now - beat > EXPIRY)


def repaid(connection: sqlite3.Connection) -> None:
    """The time has been given back."""
    connection.execute("UPDATE lease SET owed = NULL, owed_until = NULL, repaid_to = 0")


def begun(connection: sqlite3.Connection) -> tuple[datetime, int] | None:
    """A repayment that was cut off: up to when, and the newest table that has its time."""
    record = connection.execute("SELECT owed_until, repaid_to FROM lease").fetchone()
    until = moment_or_none(record[0], "lease.owed_until") if record is not None else None
    return None if until is None else (until, record[1])


def begin(connection: sqlite3.Connection, since: datetime, until: datetime) -> None:
    """From now on the time between these two is given back, table by table."""
    connection.execute(
        "UPDATE lease SET owed = ?, owed_until = ?, repaid_to = 0",
        (text_of(since), text_of(until)),
    )


def advance(connection: sqlite3.Connection, table_id: int) -> None:
    """All tables up to this one have their time."""
    connection.execute("UPDATE lease SET repaid_to = ?", (table_id,))


def renew(connection: sqlite3.Connection, me: str, now: datetime) -> datetime:
    """Note a beat, and return the one before: a long gap means that the machine slept.

    SetupError if another process has taken over; then this one must stop.
    """
    if held_by(connection) != me:
        raise SetupError("Another process has taken over the database: this one stops.")
    before = last_beat(connection)
    connection.execute("UPDATE lease SET beat = ?", (text_of(now),))
    return now if before is None else before


def release(connection: sqlite3.Connection, me: str, now: datetime) -> None:
    """Give the lease back at the end, if `me` holds it."""
    connection.execute(
        "UPDATE lease SET holder = '', beat = ? WHERE holder = ?", (text_of(now), me)
    )


def last_beat(connection: sqlite3.Connection) -> datetime | None:
    """None, too, if it cannot be read: the next start takes the file, and gives no time back."""
    record = connection.execute("SELECT beat FROM lease").fetchone()
    return None if record is None else moment_or_none(record[0], "lease.beat")


def check_free(connection: sqlite3.Connection, now: datetime) -> None:
    """SetupError if a process runs on this file."""
    if is_live(connection, now):
        raise HeldError(
            f"Another process ({held_by(connection)}) runs on this database: stop it first, "
            "or wait a minute if it has crashed."
        )


def is_live(connection: sqlite3.Connection, now: datetime) -> bool:
    """Whether a living process holds it. A beat far in the future is from before the clock was set."""
    held, beat = held_by(connection), last_beat(connection)
    if not held or beat is None or _is_gone(held):
        return False
    # A clock set back must not lock the bot out of its own file for hours; but who is seen to live on
    # this machine holds it all the same.
    return abs(now - beat) < EXPIRY or (beat > now and _is_seen(held))


def held_by(connection: sqlite3.Connection) -> str:
    """The holder, dead or alive; empty: nobody."""
    record = connection.execute("SELECT holder FROM lease").fetchone()
    return "" if record is None else str(record[0])


def _is_gone(held: str) -> bool:
    """Whether it was a process of this machine that has ended; if unknown, it counts as alive.

    After a restart of the machine or in a container another process may have its number, but not its
    beginning.
    """
    machine, number, *rest = (*held.split(" "), "")
    if os.name != "posix" or machine != socket.gethostname() or not number.isdecimal():
        return False
    began = _began(int(number))
    # Names given before this version say nothing of the beginning.
    if len(rest) == 3 and _UNKNOWN not in {began, rest[0]} and began != rest[0]:
        return True
    try:
        # Signal 0 does nothing but say whether the process is there.
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


def is_proven_gone(held: str) -> bool:
    """Whether it was a process of this machine, since it was started last, and has ended."""
    rest = held.split(" ")[2:]
    mine = _began(os.getpid())
    same = rest[:1] != [_UNKNOWN] and mine != _UNKNOWN and len(rest) > 1
    return same and int(rest[0]) // 10**12 == int(mine) // 10**12 and _is_gone(held)


def _is_seen(held: str) -> bool:
    """Whether it is a process of this machine that runs, told by its beginning."""
    machine, number, *rest = (*held.split(" "), "")
    if os.name != "posix" or machine != socket.gethostname() or not number.isdecimal():
        return False
    began = _began(int(number))
    return len(rest) == 3 and began != _UNKNOWN and began == rest[0]


def _began(number: int) -> str:
    """A number for the beginning of a process: its ticks since the machine's start, and that start's
    own id. `-` where the system does not say.
    """
    try:
        run = Path("/proc/sys/kernel/random/boot_id").read_text("ascii")
        told = Path(f"/proc/{number}/stat").read_text("ascii", "replace")
    except OSError:
        return _UNKNOWN
    # The name in brackets may hold blanks; the 20th field after it is the beginning.
    ticks = told.rpartition(")")[2].split()[19]
    return str(int(run.replace("-", "").strip()[:8], 16) * 10**12 + int(ticks))
