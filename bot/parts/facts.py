"""What all parts must know of people, one row a fact: of a kind and a subject the newest counts.

Triggers write a fact in the transaction in which it happens, so no place in the bot can leave one out. They
live in the connection and not in the file: without parts there are none. A fact has a number that only
grows and the part that it comes from; the pair orders facts, everywhere alike. The number is the
millisecond of the day at least, so that it does not repeat after a backup was put back either.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import structlog

from bot.parts import numbers
from bot.store.migrate import version_of

log = structlog.get_logger()

FORGOTTEN, RESULT = "forgotten", "result"


Rows = list[dict[str, str | int | float | None]]
"""The rows of a person in a table, as they are told."""


class Kind(NamedTuple):
    """Rows of a person in a table, told as a whole."""

    table: str
    subject: str = "user_id"
    local: tuple[str, ...] = ()
    """Columns that mean something in one file only."""
    single: bool = False
    """Whether a person has one row at most."""


KINDS = {
    "person": Kind("person", single=True),
    "vacations": Kind("vacation", local=("id",)),
    "digest": Kind("digest", single=True),
    # Their numbers stand in buttons, and are the same everywhere.
    "lessons": Kind("lesson"),
    "explained": Kind("explained"),
    "coached": Kind("coached"),
    "avoided": Kind("avoided"),
}
"""By the name under which parts tell each other: never another meaning for a name."""


class Fact(NamedTuple):
    """A fact on its way. The body of a result is made when it is told."""

    number: int
    kind: str
    subject: int
    body: str


def _tick(subject: str) -> str:
    """SQL for the next number: the time, but later than all that is known of the person.

    A choice that was made after another had come from a part whose clock is ahead is the newer one.
    """
    return (
        "UPDATE part SET last ="
        f" max(last + 1, {numbers.NOW},"
        f" coalesce((SELECT max(number) + 1 FROM fact WHERE subject = {subject}), 0));"
    )


def prepare(connection: sqlite3.Connection) -> None:
    """Let this connection write facts, and bring the tables up to facts of other versions."""
    numbers.back_to_now(connection)
    connection.execute("CREATE TEMP TABLE applying (now INTEGER NOT NULL)")
    connection.execute("INSERT INTO applying VALUES (0)")
    for name, kind in KINDS.items():
        for event, row in (("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")):
            subject = f"{row}.{kind.subject}"
            body = _body(connection, kind, subject)
            _trigger(
                connection,
                f"{name}_{event}",
                f"{event} ON main.{kind.table}",
                (name, subject, body),
            )
    for event, on in (("INSERT", "INSERT"), ("annulled", "UPDATE OF annulled")):
        told = (RESULT, "NEW.table_id", "''")
        _trigger(connection, f"result_{event}", f"{on} ON main.result", told)
    shape = connection.execute("SELECT shape FROM part").fetchone()[0]
    if shape != version_of(connection):
        _write_again(connection)
        connection.execute("UPDATE part SET shape = ?", (version_of(connection),))


def _trigger(
    connection: sqlite3.Connection, name: str, event: str, fact: tuple[str, str, str]
) -> None:
    kind, subject, body = fact
    # What is written unchanged is no news, but each result must arrive.
    changed = (
        "1"
        if kind == RESULT
        else (
            f"NOT EXISTS (SELECT 1 FROM fact WHERE kind = '{kind}' AND subject = {subject}"
            f" AND body = {body})"
        )
    )
    connection.execute(
        f"CREATE TEMP TRIGGER told_{name} AFTER {event}"
        f" WHEN (SELECT now FROM applying) = 0 AND {changed}"
        # That the rows of somebody go who was forgotten elsewhere is no news.
        f" AND NOT EXISTS (SELECT 1 FROM follow WHERE subject = {subject} AND kind = '{FORGOTTEN}')"
        f" BEGIN {_tick(subject)}"
        " INSERT OR REPLACE INTO fact (kind, subject, number, origin, body)"
        f" SELECT '{kind}', {subject}, last, part, {body} FROM part; END"
    )


def _body(connection: sqlite3.Connection, kind: Kind, subject: str) -> str:
    """SQL for all rows of a person: each with the names of its columns, for files of other shapes."""
    cells = ", ".join(
        f"'{name}', " + (f"CAST({name} AS TEXT)" if blob else name)
        for name, blob in _columns(connection, kind).items()
    )
    return (
        f"(SELECT json_group_array(json_object({cells})) FROM {kind.table}"
        f" WHERE {kind.subject} = {subject})"
    )


def _columns(connection: sqlite3.Connection, kind: Kind) -> dict[str, bool]:
    """The columns that are told, and whether each holds bytes."""
    found = connection.execute(f"PRAGMA main.table_info({kind.table})")
    return {
        name: type_ == "BLOB"
        for _, name, type_, *_ in found
        if name not in (kind.subject, *kind.local)
    }


# Told.


def last(connection: sqlite3.Connection) -> int:
    """The number of the newest fact of this part."""
    return int(connection.execute("SELECT last FROM part").fetchone()[0])


def heard(connection: sqlite3.Connection) -> dict[int, int]:
    """Up to which number the facts of each other part are here."""
    return dict(connection.execute("SELECT origin, number FROM heard"))


def since(connection: sqlite3.Connection, origin: int, number: int, most: int) -> list[Fact]:
    """The next facts of a part after that number, without results."""
    query = (
        "SELECT number, kind, subject, body FROM fact"
        f" WHERE origin = ? AND number > ? AND kind != '{RESULT}' ORDER BY number LIMIT ?"
    )
    return [Fact(*row) for row in connection.execute(query, (origin, number, most))]


def count(connection: sqlite3.Connection, origin: int, after: int) -> int:
    """How many facts a part has after that number."""
    query = "SELECT count(*) FROM fact WHERE origin = ? AND number > ?"
    return int(connection.execute(query, (origin, after)).fetchone()[0])


def followed(connection: sqlite3.Connection) -> dict[int, int]:
    """Like `heard`, as far as those whom other parts have forgotten are forgotten here, too."""
    query = "SELECT origin, min(number) FROM follow WHERE kind = ? GROUP BY origin"
    waiting = dict(connection.execute(query, (FORGOTTEN,)))
    own, newest = connection.execute("SELECT part, last FROM part").fetchone()
    known = heard(connection) | {own: newest}
    return {one: min(number, waiting.get(one, number + 1) - 1) for one, number in known.items()}


def forgotten(connection: sqlite3.Connection, user_id: int, alias: str) -> None:
    """In the transaction that forgets a person: nothing else is told of them any more."""
    followed = connection.execute(
        "SELECT 1 FROM follow WHERE subject = ? AND kind = ?", (user_id, FORGOTTEN)
    ).fetchone()
    if followed is not None:
        # Another part has told it. What the person has chosen after that stays chosen.
        _write_again(connection, user_id)
        return
    connection.execute(_tick("?"), (user_id,))
    number, own = connection.execute("SELECT last, part FROM part").fetchone()
    _bury(connection, user_id, (number, own), json.dumps({"alias": alias}))


def settled(connection: sqlite3.Connection, known: dict[int, int]) -> int:
    """Drop what says that people were forgotten, once all parts have done so; how many.

    `known` is up to which number of each part all of them have followed.
    """
    dropped = 0
    for origin, number in known.items():
        dropped += connection.execute(
            "DELETE FROM fact WHERE kind = ? AND origin = ? AND number <= ?",
            (FORGOTTEN, origin, number),
        ).rowcount
    return dropped


# Heard.


def hear(
    connection: sqlite3.Connection, origin: int, after: int, upto: int, told: Iterable[Fact]
) -> bool:
    """Take in all facts of a part from one number to another; twice is nothing.

    False: those right before them have not come yet.
    """
    own: int = connection.execute("SELECT part FROM part").fetchone()[0]
    known = heard(connection).get(origin, 0)
    if origin != own and known < after:
        return False
    connection.execute("UPDATE applying SET now = 1")
    for fact in told:
        if origin == own or fact.number > known:
            _take(connection, fact, origin)
    connection.execute("UPDATE applying SET now = 0")
    if origin == own:
        # Its file was restored: what it had told before comes back from the others.
        connection.execute("UPDATE part SET last = max(last, ?)", (upto,))
    else:
        connection.execute(
            "INSERT INTO heard VALUES (?, ?)"
            " ON CONFLICT DO UPDATE SET number = max(number, excluded.number)",
            (origin, upto),
        )
    return True


def _take(connection: sqlite3.Connection, fact: Fact, origin: int) -> None:
    order = (fact.number, origin)
    newer = connection.execute(
        "SELECT 1 FROM fact WHERE subject = :subject AND (kind = :kind OR kind = :gone)"
        " AND (number, origin) >= (:number, :origin)",
        {**fact._asdict(), "origin": origin, "gone": FORGOTTEN},
    ).fetchone()
    if newer is not None:
        return
    if fact.kind == FORGOTTEN:
        _bury(connection, fact.subject, order, fact.body)
        _follow(connection, fact, origin, fact.body)
        return
    connection.execute(
        "INSERT OR REPLACE INTO fact (kind, subject, number, origin, body) VALUES (?, ?, ?, ?, ?)",
        (fact.kind, fact.subject, *order, fact.body),
    )
    if (kind := KINDS.get(fact.kind)) is not None:
        change = _tried(connection, kind, fact.subject, fact.body)
        if change is not None:
            _follow(connection, fact, origin, json.dumps(change))


def _bury(connection: sqlite3.Connection, user_id: int, order: tuple[int, int], body: str) -> None:
    connection.execute("DELETE FROM follow WHERE subject = ?", (user_id,))
    connection.execute(
        "DELETE FROM fact WHERE subject = ? AND kind != ? AND (number, origin) < (?, ?)",
        (user_id, RESULT, *order),
    )
    connection.execute(
        "INSERT OR REPLACE INTO fact (kind, subject, number, origin, body) VALUES (?, ?, ?, ?, ?)",
        (FORGOTTEN, user_id, *order, body),
    )


def _follow(connection: sqlite3.Connection, fact: Fact, origin: int, body: str) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO follow (subject, kind, number, origin, body) VALUES (?, ?, ?, ?, ?)",
        (fact.subject, fact.kind, fact.number, origin, body),
    )


def _tried(
    connection: sqlite3.Connection, kind: Kind, subject: int, body: str
) -> dict[str, Any] | None:
    """As `_written`; what this version's tables do not take stays a fact, and holds up no other."""
    connection.execute("SAVEPOINT told")
    try:
        return _written(connection, kind, subject, msgspec.json.decode(body, type=Rows))
    except (sqlite3.Error, msgspec.MsgspecError):
        log.exception("a fact of another part does not fit", table=kind.table)
        connection.execute("ROLLBACK TO told")
        return None
    finally:
        connection.execute("RELEASE told")


def _written(
    connection: sqlite3.Connection, kind: Kind, subject: int, told: Rows
) -> dict[str, Any] | None:
    """Write a person's rows as told; the rows that came and those that went, None if none did."""
    columns = _columns(connection, kind)
    before = _rows(connection, kind, subject)
    if not kind.single or not told:
        connection.execute(f"DELETE FROM {kind.table} WHERE {kind.subject} = ?", (subject,))
    for row in told:
        # Of another version's row what this file has a column for; what it lacks stays as it is.
        known = {name: row[name] for name in columns if name in row}
        cells = [
            str(value).encode() if columns[name] and value is not None else value
            for name, value in known.items()
        ]
        names = ", ".join((kind.subject, *known))
        marks = ", ".join("?" * (len(known) + 1))
        settings = ", ".join(f"{name} = excluded.{name}" for name in known)
        clash = f" ON CONFLICT ({kind.subject}) DO UPDATE SET {settings}" if kind.single else ""
        connection.execute(
            f"INSERT INTO {kind.table} ({names}) VALUES ({marks}){clash}", (subject, *cells)
        )
    after = _rows(connection, kind, subject)
    came = [one for one in after if one not in before]
    went = [one for one in before if one not in after]
    return {"came": came, "went": went} if came or went else None


def _rows(connection: sqlite3.Connection, kind: Kind, subject: int) -> list[dict[str, Any]]:
    query = _body(connection, kind, "?")
    found: list[dict[str, Any]] = json.loads(
        connection.execute(f"SELECT {query}", (subject,)).fetchone()[0]
    )
    return found


def _write_again(connection: sqlite3.Connection, user_id: int | None = None) -> None:
    """Write facts into their tables once more, of one person or of all.

    Facts of before may have told columns, or kinds, that this version is the first to have.
    """
    connection.execute("UPDATE applying SET now = 1")
    query = "SELECT subject, body FROM fact WHERE kind = ? AND coalesce(subject = ?, 1)"
    for name, kind in KINDS.items():
        for subject, body in connection.execute(query, (name, user_id)).fetchall():
            _tried(connection, kind, subject, body)
    connection.execute("UPDATE applying SET now = 0")
