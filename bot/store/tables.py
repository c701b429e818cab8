"""Tables, from lobby to end."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

from bot.store import share
from bot.store.columns import Columns, moment_of, text_of
from bot.store.rows import Loss, Stage, TableRow

COLUMNS = Columns("game_table", TableRow, seldom=("game", "guild_id", "place_id", "stage"))
save, change = COLUMNS.update, COLUMNS.change

_SELECT = COLUMNS.select
_HERE = "(place_id = :place OR (place_id IS NULL AND channel_id = :place))"
_OPEN = "stage IN ('lobby', 'running', 'paused')"
# The plus keeps SQLite from reading all that are over.
_OVER = "+stage = 'over'"


def get(connection: sqlite3.Connection, table_id: int) -> TableRow | None:
    return COLUMNS.first(connection.execute(f"{_SELECT} WHERE id = ?", (table_id,)))


def insert(connection: sqlite3.Connection, row: TableRow) -> int:
    """Add the row under a new id, which is returned. Ids are never used twice."""
    return share.add(connection, COLUMNS, row)


def delete(connection: sqlite3.Connection, table_id: int) -> None:
    """Delete a table with all that belongs to it: seats, entries, orders, ballots, news."""
    connection.execute("DELETE FROM game_table WHERE id = ?", (table_id,))


def open_at(connection: sqlite3.Connection, place_id: int) -> tuple[int, ...]:
    """The open tables of a thread or channel, the newest first; also lobbies opened in it."""
    return _at(connection, place_id, _OPEN)


def over_at(connection: sqlite3.Connection, place_id: int) -> tuple[int, ...]:
    """The finished tables of a thread or channel, or brought there, the newest first."""
    return _at(connection, place_id, _OVER)


def over_of(connection: sqlite3.Connection, user_id: int) -> tuple[int, ...]:
    """The finished tables at which a person sat to the end, the newest first."""
    query = (
        f"SELECT id FROM game_table WHERE {_OVER}"
        " AND id IN (SELECT table_id FROM seat WHERE user_id = ?) ORDER BY id DESC"
    )
    return tuple(record[0] for record in connection.execute(query, (user_id,)))


def all_at(connection: sqlite3.Connection, place_id: int) -> tuple[int, ...]:
    """All tables ever played in a thread or channel, or opened there, the newest first."""
    return _at(connection, place_id, "TRUE")


def _at(connection: sqlite3.Connection, place_id: int, which: str) -> tuple[int, ...]:
    query = f"SELECT id FROM game_table WHERE {_HERE} AND {which} ORDER BY id DESC"
    return tuple(record[0] for record in connection.execute(query, {"place": place_id}))


def open_in(connection: sqlite3.Connection, guild_id: int) -> tuple[TableRow, ...]:
    """The open tables of a server, the oldest first."""
    query = f"{_SELECT} WHERE guild_id = ? AND {_OPEN} ORDER BY id"
    return COLUMNS.readable(connection.execute(query, (guild_id,)))


def open_of(connection: sqlite3.Connection, user_id: int) -> tuple[TableRow, ...]:
    """The open tables at which a person sits, the next due first, those without due last."""
    query = (
        f"{_SELECT} WHERE {_OPEN}"
        " AND id IN (SELECT table_id FROM seat WHERE user_id = ? AND NOT gone)"
        " ORDER BY due IS NULL, due, id"
    )
    return COLUMNS.readable(connection.execute(query, (user_id,)))


def finished_of(connection: sqlite3.Connection, user_id: int, most: int) -> tuple[TableRow, ...]:
    """The games of a person that ended last, the newest first; no practice."""
    query = (
        f"{_SELECT} WHERE {_OVER} AND guild_id"
        " AND id IN (SELECT table_id FROM seat WHERE user_id = ?) ORDER BY ended DESC LIMIT ?"
    )
    return COLUMNS.readable(connection.execute(query, (user_id, most)))


class Whereabouts(NamedTuple):
    """An open table and where it is."""

    id: int
    guild_id: int
    channel_id: int
    place: int
    """The thread or channel in which it is played; a lobby's is the channel."""
    stage: Stage
    unreachable: Loss | None


_WHERE = (
    "SELECT id, guild_id, channel_id, coalesce(place_id, channel_id), stage, unreachable"
    f" FROM game_table WHERE {_OPEN}"
)


def open_everywhere(connection: sqlite3.Connection) -> tuple[Whereabouts, ...]:
    """All open tables, the oldest first."""
    return tuple(map(Whereabouts._make, connection.execute(f"{_WHERE} ORDER BY id")))


def open_around(
    connection: sqlite3.Connection, guild_id: int, place_id: int | None = None
) -> tuple[Whereabouts, ...]:
    """The open tables of a server, the oldest first: all, or those of a channel or thread, and in
    the channel's threads.
    """
    here = "" if place_id is None else " AND :place IN (place_id, channel_id)"
    query = f"{_WHERE} AND guild_id = :guild{here} ORDER BY id"
    found = connection.execute(query, {"guild": guild_id, "place": place_id})
    return tuple(map(Whereabouts._make, found))


def ids_around(connection: sqlite3.Connection, place: int) -> tuple[int, ...]:
    """The open tables of a server, of a channel with its threads, or of a thread."""
    query = (
        f"SELECT id FROM game_table WHERE {_OPEN}"
        " AND ? IN (guild_id, channel_id, place_id) ORDER BY id"
    )
    return tuple(record[0] for record in connection.execute(query, (place,)))


def ids(connection: sqlite3.Connection, *stages: Stage) -> tuple[int, ...]:
    """The tables in one of these stages, or in any if none is named, the oldest first."""
    marks = ", ".join("?" * len(stages))
    where = f"WHERE stage IN ({marks})" if stages else ""
    query = f"SELECT id FROM game_table {where} ORDER BY id"
    return tuple(record[0] for record in connection.execute(query, stages))


def hosted(connection: sqlite3.Connection, user_id: int, since: datetime) -> int:
    """How many open tables a person hosts, and how many finished ones they have brought since then."""
    return _counted(connection, "host_id", user_id, since)


def count_in(connection: sqlite3.Connection, guild_id: int, since: datetime) -> int:
    """How many open tables a server has, and how many finished ones were brought there since then."""
    return _counted(connection, "guild_id", guild_id, since)


def _counted(connection: sqlite3.Connection, whose: str, number: int, since: datetime) -> int:
    """Tables of tournaments are left out."""
    count = f"SELECT count(*) FROM game_table WHERE {whose} = :whose"
    query = (
        f"SELECT ({count} AND {_OPEN} AND NOT directed)"
        f" + ({count} AND imported AND stage = 'over' AND created > :since)"
    )
    found = connection.execute(query, {"whose": number, "since": text_of(since)})
    return int(found.fetchone()[0])


def next_due(connection: sqlite3.Connection) -> datetime | None:
    """The earliest due time of all tables."""
    query = "SELECT due FROM game_table WHERE due IS NOT NULL ORDER BY due"
    for (text,) in connection.execute(query):
        # A damaged due time must not stop the clock for all other tables.
        with suppress(ValueError):
            return moment_of(text)
    return None


def due_before(connection: sqlite3.Connection, now: datetime) -> tuple[int, ...]:
    """The tables whose time has come, in order of due time."""
    query = "SELECT id FROM game_table WHERE due <= ? ORDER BY due, id"
    return tuple(record[0] for record in connection.execute(query, (text_of(now),)))


def counts(connection: sqlite3.Connection) -> tuple[tuple[str, str, int], ...]:
    """The number of tables by stage and game: stage, game, number."""
    query = "SELECT stage, game, number FROM table_count WHERE number ORDER BY stage, game"
    return tuple(connection.execute(query))


def rematch_of(connection: sqlite3.Connection, table_id: int) -> int | None:
    """The lobby of a finished table's rematch: each table has one."""
    query = "SELECT lobby_id FROM rematch WHERE table_id = ?"
    record = connection.execute(query, (table_id,)).fetchone()
    return None if record is None else int(record[0])


def put_rematch(connection: sqlite3.Connection, table_id: int, lobby_id: int) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO rematch (table_id, lobby_id) VALUES (?, ?)", (table_id, lobby_id)
    )
