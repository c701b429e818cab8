"""Tournaments: their records, the people and tables behind the numbers, and what is still to be done."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable
from datetime import datetime
from typing import NamedTuple

import msgspec

from bot.store import share
from bot.store.columns import Columns, LanguageName, ZoneName, text_of
from bot.store.rows import Loss
from games.core.attendance import IN_A_ROW, LEAST, PART


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament. `state` is the state of its record as JSON."""

    id: int = 0
    guild_id: int
    channel_id: int
    """Where its card and its announcements are, and of which its tables' threads are."""
    host_id: int
    """0 of those who asked to be forgotten."""
    language: LanguageName
    zone: ZoneName
    open: bool = True
    """Whether it is neither finished nor called off."""
    state: bytes
    due: datetime | None = None
    """When its timer rings."""
    card_message: int | None = None
    role_id: int | None = None
    """The role that the winner gets."""
    event_id: int | None = None
    """The server's event of its start."""
    created: datetime


class PlayerRow(msgspec.Struct, frozen=True, kw_only=True):
    """The person behind a player's number; the user is None of those who asked to be forgotten."""

    tournament_id: int
    player: int
    user_id: int | None
    name: str


class TaskRow(msgspec.Struct, frozen=True, kw_only=True):
    """An effect of an entry that is not carried out yet, as JSON."""

    id: int = 0
    tournament_id: int
    effect: bytes
    told: bool
    """Whether it is something to say or give on Discord, and nothing to do at a table."""
    tries: int = 0
    not_before: datetime | None = None


class LostTable(NamedTuple):
    """A running table of an open tournament whose place is out of reach."""

    tournament_id: int
    number: int
    table_id: int
    place: int
    why: Loss


class TournamentEntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of a tournament's record as JSON, and the person who caused it."""

    tournament_id: int
    number: int
    user_id: int | None
    entry: bytes


TOURNAMENTS = Columns("tournament", TournamentRow, seldom=("guild_id", "open", "due"))
PLAYERS = Columns("tournament_player", PlayerRow, keys=2)
TASKS = Columns("tournament_task", TaskRow)
ENTRIES = Columns("tournament_entry", TournamentEntryRow, keys=2)
_OPEN = "tournament INDEXED BY tournament_open"
"""With `WHERE open`: without its index SQLite reads those of all years."""


def insert(connection: sqlite3.Connection, row: TournamentRow) -> int:
    """Add a tournament; its id. Ids are never used twice."""
    return share.add(connection, TOURNAMENTS, row)


def get(connection: sqlite3.Connection, tournament_id: int) -> TournamentRow | None:
    query = f"{TOURNAMENTS.select} WHERE id = ?"
    return TOURNAMENTS.first(connection.execute(query, (tournament_id,)))


def save(connection: sqlite3.Connection, row: TournamentRow) -> None:
    TOURNAMENTS.update(connection, row)


def open_in(connection: sqlite3.Connection, guild_id: int) -> tuple[int, ...]:
    """The open tournaments of a server, the newest first."""
    query = "SELECT id FROM tournament WHERE guild_id = ? AND open ORDER BY id DESC"
    return tuple(record[0] for record in connection.execute(query, (guild_id,)))


def in_guild(connection: sqlite3.Connection, guild_id: int) -> tuple[TournamentRow, ...]:
    """The tournaments of a server, the open ones first, of each the newest first."""
    query = f"{TOURNAMENTS.select} WHERE guild_id = ? ORDER BY open DESC, id DESC"
    return TOURNAMENTS.readable(connection.execute(query, (guild_id,)))


def open_of(connection: sqlite3.Connection, user_id: int) -> tuple[int, ...]:
    """The open tournaments in which a person plays, the oldest first."""
    query = (
        "SELECT id FROM tournament WHERE open AND id IN"
        " (SELECT tournament_id FROM tournament_player WHERE user_id = ?) ORDER BY id"
    )
    return tuple(record[0] for record in connection.execute(query, (user_id,)))


def concerning(connection: sqlite3.Connection, user_id: int) -> set[int]:
    """The tournaments in which a person has ever played, or which they direct."""
    query = (
        "SELECT tournament_id FROM tournament_player WHERE user_id = :user"
        " UNION SELECT tournament_id FROM tournament_director WHERE user_id = :user"
        " UNION SELECT id FROM tournament WHERE host_id = :user"
    )
    return {record[0] for record in connection.execute(query, {"user": user_id})}


def due_before(connection: sqlite3.Connection, now: datetime) -> tuple[int, ...]:
    query = "SELECT id FROM tournament WHERE due <= ? ORDER BY due, id"
    return tuple(record[0] for record in connection.execute(query, (text_of(now),)))


def count_open(connection: sqlite3.Connection, guild_id: int, host_id: int | None = None) -> int:
    """How many tournaments are open in a server; with a host, of theirs."""
    query = (
        "SELECT count(*) FROM tournament WHERE open AND guild_id = :guild"
        " AND (:host IS NULL OR host_id = :host)"
    )
    found = connection.execute(query, {"guild": guild_id, "host": host_id}).fetchone()
    return int(found[0])


def open_guilds(connection: sqlite3.Connection) -> tuple[int, ...]:
    """The servers in which a tournament is open."""
    query = f"SELECT DISTINCT guild_id FROM {_OPEN} WHERE open ORDER BY guild_id"
    return tuple(record[0] for record in connection.execute(query))


def open_ids(connection: sqlite3.Connection) -> tuple[int, ...]:
    """The open tournaments, the oldest first."""
    query = f"SELECT id FROM {_OPEN} WHERE open ORDER BY id"
    return tuple(record[0] for record in connection.execute(query))


def lost(connection: sqlite3.Connection) -> tuple[LostTable, ...]:
    """Tables that cannot be reached though their server can."""
    query = (
        "SELECT tournament_id, tournament_table.number, table_id, coalesce(place_id,"
        " game_table.channel_id), unreachable FROM tournament_table"
        " JOIN tournament ON tournament.id = tournament_id AND open"
        " JOIN game_table ON game_table.id = table_id AND game_table.stage IN ('running', 'paused')"
        " WHERE unreachable IN ('deleted', 'locked', 'forbidden') ORDER BY tournament_id, 2"
    )
    return tuple(map(LostTable._make, connection.execute(query)))


def timed(connection: sqlite3.Connection, place: int | None = None) -> tuple[int, ...]:
    """The tournaments whose timer runs: all, or those of a server, of a channel, or with a table there."""
    query = (
        "SELECT id FROM tournament INDEXED BY tournament_due WHERE due IS NOT NULL AND (:place IS NULL"
        " OR :place IN (guild_id, channel_id) OR id IN (SELECT tournament_id FROM tournament_table"
        " JOIN game_table ON game_table.id = table_id AND stage IN ('running', 'paused')"
        " WHERE :place IN (game_table.place_id, game_table.channel_id))) ORDER BY id"
    )
    return tuple(record[0] for record in connection.execute(query, {"place": place}))


def append(connection: sqlite3.Connection, row: TournamentEntryRow) -> None:
    ENTRIES.insert(connection, row)


def entries(connection: sqlite3.Connection, tournament_id: int) -> tuple[TournamentEntryRow, ...]:
    """The record, from entry 1 on."""
    query = f"{ENTRIES.select} WHERE tournament_id = ? ORDER BY number"
    return ENTRIES.readable(connection.execute(query, (tournament_id,)))


def put_player(connection: sqlite3.Connection, row: PlayerRow) -> None:
    PLAYERS.put(connection, row)


def players(connection: sqlite3.Connection, tournament_id: int) -> tuple[PlayerRow, ...]:
    """Everybody who ever joined, in the order of their numbers."""
    query = f"{PLAYERS.select} WHERE tournament_id = ? ORDER BY player"
    return PLAYERS.readable(connection.execute(query, (tournament_id,)))


def directors(connection: sqlite3.Connection, tournament_id: int) -> tuple[int, ...]:
    """The people whom the host has named beside themselves."""
    query = "SELECT user_id FROM tournament_director WHERE tournament_id = ? ORDER BY user_id"
    return tuple(record[0] for record in connection.execute(query, (tournament_id,)))


def set_directors(connection: sqlite3.Connection, tournament_id: int, users: Iterable[int]) -> None:
    connection.execute("DELETE FROM tournament_director WHERE tournament_id = ?", (tournament_id,))
    connection.executemany(
        "INSERT INTO tournament_director (tournament_id, user_id) VALUES (?, ?)",
        [(tournament_id, user) for user in users],
    )


def put_table(
    connection: sqlite3.Connection, tournament_id: int, number: int, table_id: int
) -> None:
    """Note which game table plays a table of the record."""
    connection.execute(
        "INSERT INTO tournament_table (tournament_id, number, table_id) VALUES (?, ?, ?)",
        (tournament_id, number, table_id),
    )


def tables(connection: sqlite3.Connection, tournament_id: int) -> dict[int, int]:
    """The ids of the game tables, by the record's numbers."""
    query = "SELECT number, table_id FROM tournament_table WHERE tournament_id = ? ORDER BY number"
    return dict(connection.execute(query, (tournament_id,)))


def places(connection: sqlite3.Connection, tournament_id: int) -> dict[int, int]:
    """Where tables are played, by the record's numbers; of those that have a place already."""
    query = (
        "SELECT tournament_table.number, place_id FROM tournament_table"
        " JOIN game_table ON game_table.id = table_id"
        " WHERE tournament_id = ? AND place_id IS NOT NULL ORDER BY tournament_table.number"
    )
    return dict(connection.execute(query, (tournament_id,)))


def of_table(connection: sqlite3.Connection, table_id: int) -> tuple[int, int] | None:
    """The tournament that a game table belongs to, and its number there."""
    query = "SELECT tournament_id, number FROM tournament_table WHERE table_id = ?"
    found: tuple[int, int] | None = connection.execute(query, (table_id,)).fetchone()
    return found


def called(connection: sqlite3.Connection, guild_id: int, number: int, user_id: int) -> int | None:
    """The game table of that number in a tournament of the server: an open one rather than another, one in
    which the person plays there rather than another, the newest.
    """
    query = (
        "SELECT table_id FROM tournament_table JOIN tournament ON tournament.id = tournament_id"
        " WHERE guild_id = :guild AND number = :number ORDER BY open DESC,"
        " table_id IN (SELECT table_id FROM seat WHERE user_id = :user) DESC, tournament_id DESC"
    )
    facts = {"guild": guild_id, "number": number, "user": user_id}
    found = connection.execute(query, facts).fetchone()
    return None if found is None else int(found[0])


def at_place(connection: sqlite3.Connection, place_id: int) -> int | None:
    """The tournament whose table is, or was, played in this thread or channel; the newest one."""
    query = (
        "SELECT tournament_id FROM tournament_table"
        " JOIN game_table ON game_table.id = table_id WHERE place_id = ? ORDER BY table_id DESC"
    )
    found = connection.execute(query, (place_id,)).fetchone()
    return None if found is None else int(found[0])


def ended(connection: sqlite3.Connection) -> tuple[tuple[int, int, int], ...]:
    """Tables of open tournaments that are played no more: tournament, number, id of the game table."""
    query = (
        f"SELECT tournament_id, tournament_table.number, table_id FROM {_OPEN}"
        " CROSS JOIN tournament_table ON tournament_id = tournament.id"
        " CROSS JOIN game_table ON game_table.id = table_id"
        " WHERE open AND game_table.stage IN ('over', 'closed') ORDER BY tournament_id, 2"
    )
    return tuple(connection.execute(query))


def unnamed(connection: sqlite3.Connection) -> tuple[tuple[int, int], ...]:
    """Tables of open tournaments, opened before tables knew their rounds: tournament and number."""
    query = (
        "SELECT tournament_id, tournament_table.number FROM tournament_table"
        " JOIN tournament ON tournament.id = tournament_id AND open"
        " JOIN game_table ON game_table.id = table_id"
        " WHERE game_table.stage IN ('running', 'paused') AND round IS NULL ORDER BY 1, 2"
    )
    return tuple(connection.execute(query))


def offered(connection: sqlite3.Connection) -> tuple[tuple[int, int, int, bool], ...]:
    """Seats of open tournaments that are to be filled: tournament, number, seat, whether it is free.

    It is not free while the person may still come back.
    """
    query = (
        "SELECT tournament_id, tournament_table.number, seat.seat, seat.user_id IS NULL"
        f" FROM {_OPEN} CROSS JOIN tournament_table ON tournament_id = tournament.id"
        " CROSS JOIN seat ON seat.table_id = tournament_table.table_id AND seat.offered IS NOT NULL"
        " WHERE open ORDER BY tournament_id, 2, seat.seat"
    )
    return tuple((a, b, c, bool(d)) for a, b, c, d in connection.execute(query))


class Present(msgspec.Struct, frozen=True):
    """An open tournament: its newest entry, and by table the seats that have lapsed there."""

    tournament_id: int
    entries: int
    lapsed: dict[int, tuple[int, ...]]


def present(connection: sqlite3.Connection) -> tuple[Present, ...]:
    """The seats that have lapsed at the tables of open tournaments.

    Where everybody is away the table pauses before they have lapsed, and nobody is asked any more: there
    those for whom the computer stands in count as lapsed. Who is on vacation does not.
    """
    query = (
        "SELECT tournament_id, (SELECT max(number) FROM tournament_entry AS one"
        " WHERE one.tournament_id = tournament.id),"
        " tournament_table.number, seat.seat, seat.user_id IS NOT NULL"
        " AND NOT seat.gone AND (missed_row >= ? OR (asked >= ? AND ? * missed > asked)"
        " OR (paused_why IS 'absent' AND seat.computer IS NOT NULL))"
        " FROM tournament_table"
        " JOIN tournament ON tournament.id = tournament_id AND open"
        " JOIN game_table ON game_table.id = tournament_table.table_id"
        " AND (stage = 'running' OR (stage = 'paused' AND paused_why = 'absent'))"
        " JOIN seat ON seat.table_id = tournament_table.table_id"
        " ORDER BY tournament_id, tournament_table.number, seat.seat"
    )
    found: dict[int, Present] = {}
    for one, entries, number, seat, lapsed in connection.execute(query, (IN_A_ROW, LEAST, PART)):
        tables = found.setdefault(one, Present(one, entries, {})).lapsed
        tables[number] = (*tables.get(number, ()), *[seat] * lapsed)
    return tuple(found.values())


def put_task(connection: sqlite3.Connection, row: TaskRow) -> None:
    """Add something to be done after all that waits already."""
    TASKS.add(connection, row)


def tasks(
    connection: sqlite3.Connection, now: datetime, *, told: bool, under_way: Collection[int] = ()
) -> tuple[TaskRow, ...]:
    """The oldest task of each tournament that may be done now, without those that are under way.

    What is told waits in a row of its own: a channel that is gone must not keep tables from opening.
    """
    query = (
        f"{TASKS.select} WHERE id IN (SELECT min(id) FROM tournament_task WHERE told = ?"
        " AND id NOT IN (SELECT value FROM json_each(?)) GROUP BY tournament_id)"
        " AND (not_before IS NULL OR not_before <= ?) ORDER BY id"
    )
    left_out = json.dumps(sorted(under_way))
    return TASKS.readable(connection.execute(query, (told, left_out, text_of(now))))


def to_do(connection: sqlite3.Connection, tournament_id: int) -> tuple[TaskRow, ...]:
    """All that a tournament has still to do at its tables, in order."""
    query = f"{TASKS.select} WHERE NOT told AND tournament_id = ? ORDER BY id"
    return TASKS.readable(connection.execute(query, (tournament_id,)))


def told_later(connection: sqlite3.Connection, tournament_id: int) -> tuple[TaskRow, ...]:
    """All that a tournament has still to tell, in order."""
    query = f"{TASKS.select} WHERE told AND tournament_id = ? ORDER BY id"
    return TASKS.readable(connection.execute(query, (tournament_id,)))


def newest_task(connection: sqlite3.Connection) -> int:
    """The id of the newest task ever, done or not; 0 if there was none."""
    query = "SELECT seq FROM sqlite_sequence WHERE name = 'tournament_task'"
    record = connection.execute(query).fetchone()
    return int(record[0]) if record else 0


def done(connection: sqlite3.Connection, task_id: int) -> None:
    connection.execute("DELETE FROM tournament_task WHERE id = ?", (task_id,))


def put_off(connection: sqlite3.Connection, task_id: int, until: datetime) -> None:
    connection.execute(
        "UPDATE tournament_task SET tries = tries + 1, not_before = ? WHERE id = ?",
        (text_of(until), task_id),
    )
