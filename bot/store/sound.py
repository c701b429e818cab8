"""Whether a file is sound before anything is written to it: its log belongs to it, and its pages fit together."""

from __future__ import annotations

import ctypes
import sqlite3
from pathlib import Path
from threading import Timer

from bot.about import COMMAND
from bot.errors import SetupError

SECONDS = 5.0
"""How long a start looks through its file; what is left after that is looked through beside all else."""

TRIES = 5
"""How often a file is looked through to which another process writes meanwhile."""

COMPANIONS = ("-wal", "-shm")
"""The ends of the names of what SQLite keeps beside a file: its log, and an index of that."""

TO_DO = f"Put a backup in its place with `{COMMAND} restore BACKUP`; what is there now is kept."


def check_log(path: Path, *, keeps_log: bool) -> None:
    """SetupError if a log lies beside the file that cannot be the log of this one: SQLite would write it in.

    A backup never keeps a log, and neither does a file that is empty or missing.
    """
    if not keeps_log and (log := _log(path)):
        raise SetupError(
            f"Borsa cannot start: {log} is the log of another file than {path}, which was overwritten,"
            f" emptied or deleted after a crash; nothing has been written. {TO_DO} To go on with the file"
            " as it is, move the log away first."
        )


def check_pages(path: Path, tries: int = TRIES) -> bool:
    """SetupError if the file is damaged, which then stays as it is; False if there was no time for all of it."""
    before = _touched(path)
    # Without a log there is nothing beside it, and nothing will be.
    alone = "" if _log(path) else "?mode=ro&immutable=1"
    connection = sqlite3.connect(f"{path.resolve().as_uri()}{alone}", uri=True)
    found, whole = "", True
    try:
        found = damage(connection)
    except TimeoutError:
        whole = False
    if found and alone and tries > 1 and _touched(path) != before:
        # Another process that starts has written meanwhile, so what was read beside it says nothing.
        connection.close()
        return check_pages(path, tries - 1)
    if found:
        leave(connection)
        raise SetupError(
            f"Borsa cannot start: the database {path} is damaged ({found}); nothing has been written."
            f" {TO_DO}"
        )
    connection.close()
    return whole


def _touched(path: Path) -> tuple[int, int, bool]:
    """What differs once somebody has written to the file or its log."""
    about = path.stat()
    return about.st_mtime_ns, about.st_size, _log(path) is not None


def _log(path: Path) -> Path | None:
    """The log beside a file, if something is in it."""
    log = Path(f"{path}-wal")
    return log if log.exists() and log.stat().st_size else None


def damage(connection: sqlite3.Connection, seconds: float = SECONDS) -> str:
    """How the pages of the file do not fit together; empty: they do. TimeoutError: there are too many.

    A row that is not as it should be is another matter: its table stands still, and the rest goes on.
    """
    # Since the statement does not come back in between, another thread has to end it.
    late = Timer(seconds, connection.interrupt)
    late.daemon = True
    late.start()
    try:
        found: str = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        code = error.sqlite_errorcode & 0xFF
        if code == sqlite3.SQLITE_INTERRUPT:
            raise TimeoutError from error
        if code not in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
            raise
        return str(error)
    finally:
        late.cancel()
    return "" if found == "ok" or found.startswith(_ROWS) else " ".join(found.split())


_ROWS = ("CHECK constraint failed", "NULL value in", "NUMERIC value in", "TEXT value in", "non-")
"""How SQLite begins what it finds in single rows, which it says after all that is wrong with pages."""


def leave(connection: sqlite3.Connection) -> None:
    """Never close it: on its way out SQLite would write its log into the file, and delete the log.

    The file's locks end with the process, which is about to.
    """
    # From 3.12 on SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE could be set instead.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(connection))
