"""Help at the table: who wants it in which game, and what was explained to whom already."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from bot.store import histories
from games.league.ratings import EVERYWHERE

NEW = 2
"""Finished games of a kind until which somebody is new to it, and is helped unless they do not want it."""
ALL = ""
"""In place of a game: all of which nothing else is chosen."""


def wants(connection: sqlite3.Connection, user_id: int, game: str) -> bool:
    """Whether the person is to be helped in this game."""
    query = "SELECT wanted FROM coached WHERE user_id = ? AND game IN (?, ?) ORDER BY game DESC"
    chosen = connection.execute(query, (user_id, game, ALL)).fetchone()
    if chosen is not None:
        return bool(chosen[0])
    return histories.count_finished(connection, (game, EVERYWHERE), user_id) < NEW


def choose(
    connection: sqlite3.Connection, user_id: int, wanted: bool | None, game: str = ALL
) -> None:
    """For one game; without one for all of them, whatever was chosen before. None: while they are new."""
    of_game = () if game == ALL else (game,)
    only = " AND game = ?" if of_game else ""
    connection.execute(f"DELETE FROM coached WHERE user_id = ?{only}", (user_id, *of_game))
    if wanted is not None:
        connection.execute("INSERT INTO coached VALUES (?, ?, ?)", (user_id, game, wanted))


def chosen(connection: sqlite3.Connection, user_id: int) -> dict[str, bool]:
    """What the person has chosen, by game; under ALL for the others."""
    query = "SELECT game, wanted FROM coached WHERE user_id = ? ORDER BY game"
    return {game: bool(wanted) for game, wanted in connection.execute(query, (user_id,))}


def explained(connection: sqlite3.Connection, user_id: int, game: str) -> frozenset[str]:
    """The keys of what was explained to them."""
    query = "SELECT key FROM explained WHERE user_id = ? AND game = ?"
    return frozenset(key for (key,) in connection.execute(query, (user_id, game)))


def explain(connection: sqlite3.Connection, user_id: int, game: str, keys: Iterable[str]) -> None:
    """Note that these were explained. Twice is once: two hands may be opened together."""
    connection.executemany(
        "INSERT OR IGNORE INTO explained VALUES (?, ?, ?)", [(user_id, game, key) for key in keys]
    )
