"""`python -m bot join`: the files of all parts become one database again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from datetime import datetime
from pathlib import Path

from bot.errors import SetupError
from bot.parts import census, facts
from bot.parts.split import opened, pack, rate, writing
from bot.store import backups, results, share


def join(target: Path, files: Sequence[Path], now: datetime) -> None:
    """Write a database with all that is in the files; these stay as they are. SetupError."""
    if target.exists():
        raise SetupError(f"{target} is already there: nothing has been written.")
    ordered = _checked(files, now)
    backups.copy(ordered[0], target)
    try:
        with closing(writing(target)) as link:
            facts.prepare(link)
            link.execute("UPDATE applying SET now = 1")
            link.execute("COMMIT")
            for path in ordered[1:]:
                _take(link, path)
            link.execute("BEGIN")
            results.number(link, 1)
            seq = results.newest(link)
            link.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = 'result'", (seq,))
            rate(link)
            for table in ("part", "fact", "heard", "follow", "incarnation", "lease"):
                link.execute(f"DELETE FROM {table}")
            link.execute("COMMIT")
            pack(link)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _checked(files: Sequence[Path], now: datetime) -> list[Path]:
    """The files by part, each part once, none of them in use."""
    found: dict[int, Path] = {}
    counts = set[int]()
    with ExitStack() as stack:
        for path in files:
            link = stack.enter_context(closing(opened(path, now)))
            if (held := share.of(link)) is None:
                raise SetupError(f"{path} holds all servers, not a part of them.")
            if held.part in found:
                raise SetupError(f"{path} and {found[held.part]} are both part {held.part}.")
            found[held.part] = path
            counts.add(held.parts)
    if len(counts) != 1:
        raise SetupError("These are not parts of one number of parts.")
    if missing := sorted(set(range(counts.pop())) - set(found)):
        raise SetupError(f"Part {missing[0]} is missing.")
    return [found[part] for part in sorted(found)]


def _take(link: sqlite3.Connection, path: Path) -> None:
    """All rows of another part, and what it has told of people."""
    link.execute("ATTACH DATABASE ? AS other", (str(path),))
    link.execute("PRAGMA foreign_keys = OFF")
    try:
        link.execute("BEGIN")
        for statement in _copies(link):
            link.execute(statement)
        own, last = link.execute("SELECT part, last FROM other.part").fetchone()
        told = [
            facts.Fact(*row)
            for row in link.execute(
                "SELECT number, kind, subject, body FROM other.fact"
                f" WHERE origin = ? AND kind != '{facts.RESULT}' ORDER BY number",
                (own,),
            ).fetchall()
        ]
        known = facts.heard(link).get(own, 0)
        link.execute("UPDATE main.heard SET number = min(number, ?) WHERE origin = ?", (known, own))
        facts.hear(link, own, known, last, told)
        # A part tells when a digest is wanted, and only itself knows which of its own come next.
        link.execute(
            "UPDATE main.digest SET due = other.digest.due FROM other.digest, other.part"
            " WHERE other.digest.user_id = main.digest.user_id AND (main.digest.user_id >> 22) % parts = part"
            " AND main.digest.due + other.digest.due IS NOT NULL"
        )
        link.execute("UPDATE applying SET now = 1")
        link.execute("COMMIT")
    finally:
        if link.in_transaction:
            link.execute("ROLLBACK")
        link.execute("DETACH DATABASE other")
        link.execute("PRAGMA foreign_keys = ON")


def _copies(link: sqlite3.Connection) -> Iterator[str]:
    for table, home in census.HOMES.items():
        columns = ", ".join(row[1] for row in link.execute(f"PRAGMA main.table_info({table})"))
        if table == "result":
            # Their numbers are those of one part: they are sorted in the end.
            base = "(SELECT coalesce(max(number), 0) FROM main.result)"
            link.execute(
                f"CREATE TEMP TABLE moved AS SELECT number AS old, number + {base} AS new FROM other.result"
            )
            rest = columns.removeprefix("number, ")
            yield f"INSERT INTO main.result (number, {rest}) SELECT new, {rest} FROM other.result JOIN moved ON old = number"
            seats = [row[1] for row in link.execute("PRAGMA main.table_info(result_seat)")][1:]
            rest = ", ".join(seats)
            yield f"INSERT INTO main.result_seat (number, {rest}) SELECT new, {rest} FROM other.result_seat JOIN moved ON old = number"
            yield "DROP TABLE moved"
        elif home in ("server", "table", "tournament"):
            yield f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM other.{table}"
    for table, (keys, counts) in census.COUNTS.items():
        names = ", ".join((*keys, *counts))
        added = ", ".join(f"{one} = {one} + excluded.{one}" for one in counts)
        yield (
            f"INSERT INTO main.{table} ({names}) SELECT {names} FROM other.{table} WHERE true"
            f" ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {added}"
        )
    yield (
        "UPDATE main.sqlite_sequence SET seq = max(seq, coalesce((SELECT seq FROM other.sqlite_sequence AS o"
        " WHERE o.name = main.sqlite_sequence.name), 0))"
    )
    yield (
        "INSERT INTO main.sqlite_sequence SELECT name, seq FROM other.sqlite_sequence"
        " WHERE name NOT IN (SELECT name FROM main.sqlite_sequence)"
    )
