"""Restore: a backup takes the place of the database, which is kept beside it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from bot.errors import SetupError, StoreError
from bot.store import backups, deltas, lease, share
from bot.store.database import connect
from bot.store.migrate import migrate, read_head, steps
from bot.store.sound import COMPANIONS

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
"""SQLite's codes for a file that cannot be used; SQLITE_ERROR means that it has no lease table."""

Condemn = Callable[[sqlite3.Connection], Iterable[str]]
"""What is damaged in a database, in lines."""

_LINES = 3
"""Lines of the damage that are told; the doctor has all of them."""


def restore(source: Path, path: Path, now: datetime, condemn: Condemn) -> Path | None:
    """Replace the database and return the path of the old one. SetupError: nothing has changed. A delta is
    made whole first.

    What `condemn` finds in the backup keeps it from being restored.

    The backup is copied and checked first. A process that holds the lease keeps its file, and none can
    take the lease while the file is replaced.
    """
    part, whole = (path.with_name(f"{path.name}{end}") for end in (".part", ".whole"))
    try:
        if source.suffix == deltas.SUFFIX:
            _drop([whole])
            deltas.restore(source, whole)
            source = whole
        _check_backup(source)
        path.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        backups.check_room((path.parent, 2 * backups.size_of(source) + backups.size_of(path)))
        lost = share.highest(path) if path.exists() else 0
        _prepare(source, part, now, condemn, lost)
        there = any(_is_there(Path(f"{path}{suffix}")) for suffix in ("", *COMPANIONS))
        kept = _set_aside(path, now) if there else None
        for suffix in COMPANIONS:  # an old log would be played into the new file
            Path(f"{path}{suffix}").unlink(missing_ok=True)
        part.replace(path)
        backups.sync_folder(path.parent)
    except (OSError, sqlite3.Error, StoreError) as error:
        raise SetupError(f"{source} cannot be restored ({error}).") from error
    finally:
        _drop([part, whole])
    return kept


def _check_backup(source: Path) -> None:
    head = read_head(source)
    if head is None:
        raise SetupError(f"There is no backup at {source}.")
    head.check(source, max(steps()))
    if not head.version:
        raise SetupError(f"{source} is the database of another program.")


def _prepare(source: Path, part: Path, now: datetime, condemn: Condemn, lost: int) -> None:
    """A checked copy with a free lease: its holder at the time of the backup does not run on it.

    It has no free pages, and gives back those to come.
    """
    part.touch(mode=0o600)
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as backup:
        # Sorting for the indices would take room in the folder for temporary files.
        backup.execute("PRAGMA temp_store = MEMORY")
        if backup.execute("PRAGMA auto_vacuum").fetchone() == (0,):
            # It is written into the copy, and not into the backup.
            backup.execute("PRAGMA auto_vacuum = INCREMENTAL")
        backup.execute("VACUUM INTO ?", (str(part),))
    with closing(sqlite3.connect(part, isolation_level=None)) as connection:
        check = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
        if check != ["ok"] or connection.execute("PRAGMA foreign_key_check").fetchone():
            raise SetupError(f"The backup {source} is damaged: nothing has been restored.")
        # The backup was made while a bot ran, so its lease looks held.
        connection.execute("UPDATE lease SET holder = ''")
        share.put_restored(connection, lost)
    _check_rows(source, part, now, condemn)


def _check_rows(source: Path, part: Path, now: datetime, condemn: Condemn) -> None:
    """Examine every row: a sound file may hold rows that cannot be read. One of an older version is examined
    in a migrated copy, so that the file that is restored keeps its version.
    """
    copied = part.with_suffix(".check")
    names = [copied, *(copied.with_name(f"{copied.name}{suffix}") for suffix in COMPANIONS)]
    _drop(names)
    try:
        if (head := read_head(part)) is None or head.version < max(steps()):
            shutil.copyfile(part, copied)
            migrate(copied, now, kept=False)
            found = _found(copied, condemn)
        else:
            found = _found(part, condemn)
    finally:
        _drop(names)
    if found:
        said = "; ".join(found[:_LINES]) + ("; ..." if len(found) > _LINES else "")
        raise SetupError(f"The backup {source} is damaged ({said}): nothing has been restored.")


def _found(path: Path, condemn: Condemn) -> list[str]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA query_only = ON")
        try:
            return list(condemn(connection))
        except (ValueError, sqlite3.DatabaseError) as error:
            return [str(error)]


def _drop(files: Iterable[Path]) -> None:
    for file in files:
        file.unlink(missing_ok=True)


def _is_there(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _set_aside(path: Path, now: datetime) -> Path:
    kept = path.with_name(f"{path.stem}-replaced-{backups.stamp(now)}.sqlite3")
    if _can_be_asked(path):
        _copy_locked(path, kept, now)
    else:
        for suffix in ("", *COMPANIONS):
            if Path(f"{path}{suffix}").exists():
                _copy_whole(Path(f"{path}{suffix}"), Path(f"{kept}{suffix}"))
    return kept


def _copy_whole(source: Path, target: Path) -> None:
    """Under its own name stands only a whole copy, also when the disk gets full."""
    part = target.with_name(f"{target.name}.part")
    try:
        shutil.copy2(source, part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _can_be_asked(path: Path) -> bool:
    """Whether the file is sound enough to read its lease."""
    try:
        head = read_head(path)
    except SetupError:
        return False
    if head is None:
        return False
    head.check_owner(path)
    # To ask it would write the log of another file into it.
    if not head.keeps_log and Path(f"{path}-wal").exists():
        return False
    try:
        with closing(connect(path)) as connection:
            lease.last_beat(connection)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in _DAMAGED:
            return False
        raise
    return True


def _copy_locked(path: Path, kept: Path, now: datetime) -> None:
    """Copy the old file with its lease taken: a bot that opens it meanwhile is refused."""
    me = lease.holder()
    with closing(connect(path)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        before = lease.take(connection, me, now)
        connection.execute("COMMIT")
        backups.make(path, kept)
        # A process that still has the file open would otherwise lose what is only in the log.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with closing(sqlite3.connect(kept, isolation_level=None)) as copied:
        lease.release(copied, me, before or now)
