"""What all parts must know of people, one row a fact: of a kind and a subject the newest counts.

A column of a person's choices is a kind of its own, and so is each thing that they add and remove: two choices made
at one moment in two parts both stay, unless they are about the same thing.

Triggers write a fact in the transaction in which it happens, so no place in the bot can leave one out. They
live in the connection and not in the file: without parts there are none. A fact has a number that only
grows and the part that it comes from; the pair orders facts, everywhere alike. The number is the
millisecond of the day at least, so that it does not repeat after a backup was put back either.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec
import structlog

from bot.parts import numbers
from bot.parts.fact_kinds import (
    KINDS,
    Kind,
    Rows,
    body_of,
    cell,
    columns_of,
    key_of,
    put_cell,
    put_rows,
    rows_of,
)
from bot.store.migrate import version_of

log = structlog.get_logger()

FORGOTTEN, RESULT = "forgotten", "result"


_DIVIDED = 1000
"""What a file's shape has more since facts are by column and by row, which 0.4 kept and did not understand."""


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
    connection.execute("CREATE TEMP TABLE applying (now INTEGER NOT NULL)")
    connection.execute("INSERT INTO applying VALUES (0)")
    for name, kind in KINDS.items():
        if kind.key:
            _watch_rows(connection, name, kind)
        else:
            _watch_columns(connection, name, kind)
    for event, on in (("INSERT", "AFTER INSERT"), ("annulled", "AFTER UPDATE OF annulled")):
        told = (f"'{RESULT}'", "NEW.table_id", "''")
        _trigger(connection, f"result_{event}", f"{on} ON main.result", told)
    _divide_older(connection)
    shape, known = _DIVIDED + version_of(connection), connection.execute("SELECT shape FROM part")
    if known.fetchone()[0] != shape:
        _write_again(connection)
        connection.execute("UPDATE part SET shape = ?", (shape,))


def _watch_rows(connection: sqlite3.Connection, name: str, kind: Kind) -> None:
    """A row that another key takes away is told under both."""
    for event, row in (("INSERT", "NEW"), ("UPDATE", "NEW"), ("UPDATE", "OLD"), ("DELETE", "OLD")):
        subject, key = f"{row}.user_id", key_of(kind, f"{row}.")
        body = body_of(connection, kind, f"user_id = {subject} AND {key_of(kind)} = {key}")
        told = (f"'{name}.' || {key}", subject, body)
        _trigger(connection, f"{name}_{event}_{row}", f"AFTER {event} ON main.{kind.table}", told)


def _watch_columns(connection: sqlite3.Connection, name: str, kind: Kind) -> None:
    """A new row over another is a change of what differs, so it is looked at before."""
    this = f"FROM {kind.table} WHERE user_id = NEW.user_id"
    for column, (blob, usual) in columns_of(connection, kind).items():
        blank = f"'{kind.blank[column]}'" if column in kind.blank else usual
        here = f"(SELECT {column} {this})"
        inserted = f"NEW.{column} IS NOT iif(EXISTS (SELECT 1 {this}), {here}, {blank or 'NULL'})"
        updated = f"NEW.{column} IS NOT OLD.{column}"
        if column in kind.by_itself:
            updated += f" AND NOT ({kind.by_itself[column]})"
        body = f"json_array(json_object('{column}', {cell(f'NEW.{column}', blob=blob)}))"
        told = (f"'{name}.{column}'", "NEW.user_id", body)
        on, named = f"ON main.{kind.table}", f"{name}_{column}"
        _trigger(connection, f"{named}_INSERT", f"BEFORE INSERT {on}", told, inserted)
        _trigger(connection, f"{named}_UPDATE", f"AFTER UPDATE OF {column} {on}", told, updated)


def _trigger(
    connection: sqlite3.Connection,
    name: str,
    event: str,
    fact: tuple[str, str, str],
    changed: str = "1",
) -> None:
    kind, subject, body = fact
    if kind != f"'{RESULT}'":
        # What is written unchanged is no news, but each result must arrive.
        changed += (
            f" AND NOT EXISTS (SELECT 1 FROM fact WHERE kind = {kind} AND subject = {subject}"
            f" AND body = {body})"
        )
    connection.execute(
        f"CREATE TEMP TRIGGER told_{name} {event}"
        f" WHEN (SELECT now FROM applying) = 0 AND {changed}"
        # That the rows of somebody, or about them, go who was forgotten elsewhere is no news.
        f" AND NOT EXISTS (SELECT 1 FROM follow WHERE kind = '{FORGOTTEN}'"
        f" AND (subject = {subject} OR 'avoided.' || subject = {kind}))"
        f" BEGIN {_tick(subject)}"
        " INSERT OR REPLACE INTO fact (kind, subject, number, origin, body)"
        f" SELECT {kind}, {subject}, last, part, {body} FROM part; END"
    )


# Told.


def last(connection: sqlite3.Connection) -> int:
    """The number of the newest fact of this part."""
    return int(connection.execute("SELECT last FROM part").fetchone()[0])


def heard(connection: sqlite3.Connection) -> dict[int, int]:
    """Up to which number the facts of each other part are here."""
    return dict(connection.execute("SELECT origin, number FROM heard"))


def since(connection: sqlite3.Connection, origin: int, number: int, most: int) -> list[Fact]:
    """The next facts of a part after that number, without results; those of one number together."""
    these = f"FROM fact WHERE origin = :origin AND number > :number AND kind != '{RESULT}'"
    query = (
        f"SELECT number, kind, subject, body {these} AND number <= coalesce((SELECT number {these}"
        " ORDER BY number LIMIT 1 OFFSET :most - 1), number) ORDER BY number, kind"
    )
    asked = {"origin": origin, "number": number, "most": most}
    return [Fact(*row) for row in connection.execute(query, asked)]


def whole(connection: sqlite3.Connection, told: Iterable[Fact]) -> Iterator[Fact]:
    """The same once more for parts of 0.4 and before, which know all rows of a table as one fact.

    All others know it by the blank before the body, which JSON allows.
    """
    newest = {(one.kind.partition(".")[0], one.subject): one.number for one in told}
    for (name, subject), number in newest.items():
        if name in KINDS:
            rows = json.dumps(rows_of(connection, KINDS[name], subject))
            yield Fact(number, name, subject, f" {rows}")


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
        # Another part has told it. What was chosen after that, by the person or about them, stays chosen.
        _write_again(connection, user_id)
        return
    connection.execute(_tick("?"), (user_id,))
    number, own = connection.execute("SELECT last, part FROM part").fetchone()
    _bury(connection, user_id, (number, own), json.dumps({"alias": alias}))


def settled(connection: sqlite3.Connection, known: dict[int, int]) -> int:
    """Drop what says that people were forgotten, or are not avoided any more, once all parts have done so; how many.

    `known` is up to which number of each part all of them have followed.
    """
    dropped: list[tuple[int]] = []
    for origin, number in known.items():
        dropped += connection.execute(
            "DELETE FROM fact WHERE origin = ? AND number <= ? AND (kind = ? OR kind LIKE 'avoided.%'"
            " AND body = '[]' AND NOT EXISTS (SELECT 1 FROM person WHERE 'avoided.' || user_id = kind))"
            " RETURNING number",
            (origin, number, FORGOTTEN),
        ).fetchall()
    # What is chosen again counts where that is not dropped yet, too.
    connection.executemany("UPDATE part SET last = max(last, ?)", dropped)
    return len(dropped)


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
    if origin == own:
        # Its file was restored: what it had told before comes back from the others.
        numbers.above(connection, after, upto)
    connection.execute("UPDATE applying SET now = 1")
    for fact in told:
        if origin == own or fact.number > known:
            _take(connection, fact, origin)
    connection.execute("UPDATE applying SET now = 0")
    if origin != own:
        connection.execute(
            "INSERT INTO heard VALUES (?, ?)"
            " ON CONFLICT DO UPDATE SET number = max(number, excluded.number)",
            (origin, upto),
        )
    return True


def _take(connection: sqlite3.Connection, fact: Fact, origin: int) -> None:
    if fact.kind in KINDS:
        for one in _divided(connection, fact):
            _take(connection, one, origin)
        return
    order = (fact.number, origin)
    newer = connection.execute(
        "SELECT 1 FROM fact WHERE (subject = :subject AND kind = :kind"
        " OR kind = :gone AND (subject = :subject OR 'avoided.' || subject = :kind))"
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
    kind = KINDS.get(fact.kind.partition(".")[0])
    if kind is None:
        return
    before = rows_of(connection, kind, fact.subject)
    _write(connection, fact)
    after = rows_of(connection, kind, fact.subject)
    came = [one for one in after if one not in before]
    went = [one for one in before if one not in after]
    if came or went:
        _follow(connection, fact, origin, json.dumps({"came": came, "went": went}))


def _divided(connection: sqlite3.Connection, fact: Fact) -> list[Fact]:
    """What a part of 0.4 or before tells of all rows of a table, by column or by row."""
    kind = KINDS[fact.kind]
    if fact.body.startswith(" "):
        return []
    rows: dict[str, Rows] = {}
    try:
        found = msgspec.json.decode(fact.body, type=Rows)
        if kind.key:
            rows = {".".join(str(row[name]) for name in kind.key): [row] for row in found}
            query = f"SELECT {key_of(kind)} FROM {kind.table} WHERE user_id = ?"
            here = connection.execute(query, (fact.subject,)).fetchall()
            rows = {str(key): [] for (key,) in here} | rows
        else:
            rows = {name: [{name: value}] for row in found for name, value in row.items()}
    except (msgspec.MsgspecError, KeyError):
        log.exception("a fact of another part does not fit", table=kind.table)
        return []
    told = [(f"{fact.kind}.{key}", json.dumps(body)) for key, body in rows.items()]
    return [fact._replace(kind=kind, body=body) for kind, body in told]


def _divide_older(connection: sqlite3.Connection) -> None:
    """Facts that a version of before has kept in this file."""
    connection.execute("UPDATE applying SET now = 1")
    marks = ", ".join("?" * len(KINDS))
    query = (
        f"DELETE FROM fact WHERE kind IN ({marks}) RETURNING origin, number, kind, subject, body"
    )
    for origin, *fact in connection.execute(query, tuple(KINDS)).fetchall():
        _take(connection, Fact(*fact), origin)
    connection.execute("UPDATE applying SET now = 0")


def _bury(connection: sqlite3.Connection, user_id: int, order: tuple[int, int], body: str) -> None:
    about = f"avoided.{user_id}"
    connection.execute("DELETE FROM follow WHERE subject = ? OR kind = ?", (user_id, about))
    connection.execute(
        "DELETE FROM fact WHERE (subject = ? AND kind != ? OR kind = ?) AND (number, origin) < (?, ?)",
        (user_id, RESULT, about, *order),
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


def _write(connection: sqlite3.Connection, fact: Fact) -> None:
    """Write a fact into its table; what this version's tables do not take stays a fact, and holds up no other."""
    name, _, key = fact.kind.partition(".")
    if (kind := KINDS.get(name)) is None:
        return
    connection.execute("SAVEPOINT told")
    try:
        rows = msgspec.json.decode(fact.body, type=Rows)
        if kind.key:
            put_rows(connection, kind, fact.subject, key, rows)
        else:
            put_cell(connection, kind, fact.subject, key, rows[0][key])
    except (sqlite3.Error, msgspec.MsgspecError, LookupError):
        log.exception("a fact of another part does not fit", table=kind.table)
        connection.execute("ROLLBACK TO told")
    finally:
        connection.execute("RELEASE told")


def _write_again(connection: sqlite3.Connection, user_id: int | None = None) -> None:
    """Write facts into their tables once more, of one person or of all.

    Facts of before may have told columns, or kinds, that this version is the first to have.
    """
    connection.execute("UPDATE applying SET now = 1")
    query = (
        "SELECT number, kind, subject, body FROM fact"
        " WHERE coalesce(subject = :of OR kind = 'avoided.' || :of, 1) ORDER BY kind"
    )
    for fact in connection.execute(query, {"of": user_id}).fetchall():
        _write(connection, Fact(*fact))
    connection.execute("UPDATE applying SET now = 0")
