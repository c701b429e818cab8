"""What of somebody who is forgotten grows with their games: their tables and results, some at a time."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable

from bot.store import results
from bot.store.results import anonymous

FORGOTTEN = 0
"""The host id of tables whose host has asked to be forgotten."""

_TABLES = "(SELECT value FROM json_each(:tables))"
_LEAVING = (
    # The plus: from these tables, and not from all of the person's.
    # A stand-in goes, too: a seat with a computer and no person is taken for a computer's own.
    f"""UPDATE seat SET user_id = NULL, computer = NULL, name = :alias || ' ' || (seat + 1)
    WHERE +user_id = :user AND table_id IN {_TABLES}""",
    # A seat that the person has left and nobody has taken still has their name.
    f"""UPDATE seat SET name = :alias || ' ' || (seat + 1) WHERE user_id IS NULL AND (table_id, seat) IN (
        SELECT table_id, seat FROM former_player AS gone
        WHERE +user_id = :user AND table_id IN {_TABLES} AND NOT EXISTS (
            SELECT 1 FROM former_player AS later WHERE later.table_id = gone.table_id
            AND later.seat = gone.seat AND later.number > gone.number
        )
    )""",
    # Who began on a seat counts for the others' result: a number that is nobody's stands for them.
    f"""UPDATE former_player
    SET user_id = -(table_id * 1000 + 2 * seat + 1) - 1000000000000 * (1 + number)
    WHERE +user_id = :user AND table_id IN {_TABLES}""",
    f"UPDATE game_table SET host_id = :nobody WHERE +host_id = :user AND id IN {_TABLES}",
)


def begin(connection: sqlite3.Connection, user_id: int, alias: str) -> None:
    """Note that somebody is forgotten, until they are."""
    connection.execute("INSERT OR REPLACE INTO forgetting VALUES (?, ?, 0)", (user_id, alias))


def unfinished(connection: sqlite3.Connection) -> tuple[tuple[int, str], ...]:
    """Those whose forgetting was cut short, with their aliases."""
    return tuple(connection.execute("SELECT user_id, alias FROM forgetting"))


def tables_of(connection: sqlite3.Connection, user_id: int, most: int = -1) -> tuple[int, ...]:
    """The tables that name a person, as a player or as the host; all, or some of them."""
    named = (
        "SELECT table_id FROM seat WHERE user_id = :user",
        "SELECT id FROM game_table WHERE host_id = :user",
        "SELECT table_id FROM former_player WHERE user_id = :user",
    )
    query = " UNION ".join(f"SELECT * FROM ({one} LIMIT :most)" for one in named) + " LIMIT :most"
    return tuple(row[0] for row in connection.execute(query, {"user": user_id, "most": most}))


def leave_tables(
    connection: sqlite3.Connection, user_id: int, alias: str, tables: Iterable[int]
) -> None:
    """Remove a person who is forgotten from these tables; their seats stay as "Player 2"."""
    who = {"user": user_id, "alias": alias, "nobody": FORGOTTEN, "tables": json.dumps(list(tables))}
    for statement in _LEAVING:
        connection.execute(statement, who)


_SOME = "IN (SELECT {0} FROM {1} WHERE {2} = :user LIMIT :most)"
_OWN = "game, guild_id, person"
_ACTS = _SOME.format("tournament_id, number", "tournament_entry", "user_id")
_MORE = (
    f"UPDATE tournament_entry SET user_id = NULL WHERE (tournament_id, number) {_ACTS}",
    *(
        f"DELETE FROM {one} WHERE ({_OWN}) {_SOME.format(_OWN, one, 'person')}"
        for one in ("rating", "anchor")
    ),
)


def leave_more(connection: sqlite3.Connection, user_id: int, most: int) -> bool:
    """Remove some of what else grows: acts in tournaments, ratings in servers. False: there was none."""
    who = {"user": user_id, "most": most}
    return any(connection.execute(statement, who).rowcount for statement in _MORE)


def leave_games(connection: sqlite3.Connection, user_id: int, most: int = -1) -> bool:
    """Put somebody nobody can know in a person's place; what others gained and lost stays as it is. Of their
    newest games only, with `most`, and whether that may not have been all.

    The new number is made from their first game, so that it is nobody else's: it is the last one.
    """
    mine = "FROM result_seat JOIN result USING (number) WHERE person = ? ORDER BY number"
    query = f"SELECT number, table_id, seat, role {mine} LIMIT 1"
    if (record := connection.execute(query, (user_id,)).fetchone()) is None:
        return False
    first, *part = record
    # Ratings that are being worked out know them still.
    connection.execute("UPDATE rating_due SET marks = marks + 1")
    query = "SELECT number FROM result_seat WHERE person = ? ORDER BY number DESC LIMIT ?"
    numbers = connection.execute(query, (user_id, most)).fetchall()
    connection.execute(
        "UPDATE result_seat SET person = ? WHERE person = ? AND number >= ?",
        (anonymous(*part), user_id, numbers[-1][0]),
    )
    if numbers[-1][0] > first:
        return True
    query = "SELECT 1 FROM forgetting WHERE user_id = ? AND settled"
    if connection.execute(query, (user_id,)).fetchone() is not None:
        # Somebody with two numbers was two people when ratings were worked out meanwhile.
        results.due_from(connection, first)
    return False


def leave_tournaments(connection: sqlite3.Connection, user_id: int, alias: str) -> None:
    """The person's name and id go; numbers and results stay. Who manages the server still directs."""
    connection.execute(
        "UPDATE tournament_player SET user_id = NULL, name = ? || ' ' || player WHERE user_id = ?",
        (alias, user_id),
    )
    connection.execute("UPDATE tournament_entry SET user_id = NULL WHERE user_id = ?", (user_id,))
    connection.execute("UPDATE tournament SET host_id = 0 WHERE host_id = ?", (user_id,))
    connection.execute("DELETE FROM tournament_director WHERE user_id = ?", (user_id,))
