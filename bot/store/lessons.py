"""Lessons: one small row for each person and game, and counts of what people did in each scene."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import datetime
from typing import Literal

import msgspec

from bot.store.columns import Columns

Did = Literal["came", "went-on", "again", "skipped"]
"""What somebody did at a scene, for the host's figures."""
_DID: tuple[Did, ...] = ("came", "went-on", "again", "skipped")


class LessonRow(msgspec.Struct, frozen=True, kw_only=True):
    """How far somebody is: the scene, what they pressed in it, and the scenes that they have solved."""

    id: int = 0
    user_id: int
    game: str
    scene: str
    """Empty once the lesson is over."""
    tries: int = 0
    """Grows with every start of a scene: what was made for an earlier one is stale."""
    actions: bytes = b"[]"
    """The codes of what was pressed and carried out in this scene, as JSON."""
    done: tuple[str, ...] = ()
    at: datetime


COLUMNS = Columns("lesson", LessonRow)


def of(connection: sqlite3.Connection, user_id: int, game: str) -> LessonRow | None:
    """A person's lesson of a game; None if they have not begun it."""
    query = f"{COLUMNS.select} WHERE user_id = ? AND game = ?"
    return COLUMNS.one(connection.execute(query, (user_id, game)))


def of_person(connection: sqlite3.Connection, user_id: int) -> dict[str, LessonRow]:
    """All lessons that a person has begun, by game."""
    found = connection.execute(f"{COLUMNS.select} WHERE user_id = ?", (user_id,))
    return {row.game: row for row in COLUMNS.readable(found)}


def get(connection: sqlite3.Connection, lesson_id: int, user_id: int) -> LessonRow | None:
    """A person's own lesson by its number; another's is not found, since ids can be forged."""
    query = f"{COLUMNS.select} WHERE id = ? AND user_id = ?"
    return COLUMNS.one(connection.execute(query, (lesson_id, user_id)))


def begin(connection: sqlite3.Connection, row: LessonRow) -> LessonRow:
    """The row under its new id; the one that is there already if two presses began it at once."""
    before = of(connection, row.user_id, row.game)
    if before is not None:
        return before
    # A row that cannot be read gives way.
    connection.execute("DELETE FROM lesson WHERE user_id = ? AND game = ?", (row.user_id, row.game))
    _count(connection, row.game, row.scene, "came")
    return msgspec.structs.replace(row, id=COLUMNS.add(connection, row))


def save(connection: sqlite3.Connection, row: LessonRow) -> None:
    """Write the row over its earlier self. AssertionError, if it is gone: who is forgotten stays so."""
    COLUMNS.update(connection, row)


def go(
    connection: sqlite3.Connection, before: LessonRow, after: LessonRow, did: Did | None
) -> None:
    """Save the way to another scene or to the same one again; `did` is counted for the scene left."""
    save(connection, after)
    if did is not None:
        _count(connection, before.game, before.scene, did)
    if after.scene and did != "again":
        _count(connection, after.game, after.scene, "came")


def _count(connection: sqlite3.Connection, game: str, scene: str, did: Did) -> None:
    """One more who did it; nothing is kept of who it was."""
    connection.execute(
        "INSERT INTO lesson_count VALUES (?, ?, ?, 1)"
        " ON CONFLICT (game, scene, did) DO UPDATE SET times = times + 1",
        (game, scene, did),
    )


def counts(connection: sqlite3.Connection) -> Iterator[tuple[str, str, dict[Did, int]]]:
    """(game, scene, times by what was done), in the order in which scenes were first met."""
    query = "SELECT game, scene, did, times FROM lesson_count ORDER BY game, rowid"
    found: dict[tuple[str, str], dict[Did, int]] = {}
    for game, scene, did, times in connection.execute(query):
        found.setdefault((game, scene), dict.fromkeys(_DID, 0)).update(
            {did: times} if did in _DID else {}
        )
    yield from ((game, scene, times) for (game, scene), times in found.items())
