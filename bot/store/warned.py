"""Warnings that were told to those who run a server: what the bot lacks at a place, and open calls for help."""

from __future__ import annotations

import sqlite3
from datetime import datetime

import msgspec

from bot.store.columns import text_of


class Warning(msgspec.Struct, frozen=True):
    """A trouble at a place; `missing` are permissions."""

    guild_id: int
    place_id: int
    trouble: str
    missing: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[int, int, str, str]:
        return self.guild_id, self.place_id, self.trouble, ",".join(self.missing)


def known(connection: sqlite3.Connection, warning: Warning) -> bool:
    query = (
        "SELECT 1 FROM warned WHERE guild_id = ? AND place_id = ? AND trouble = ? AND missing = ?"
    )
    return connection.execute(query, warning.key).fetchone() is not None


def at(connection: sqlite3.Connection, guild_id: int, trouble: str) -> dict[int, str]:
    """By its place, what was told of this trouble in a server."""
    query = "SELECT place_id, missing FROM warned WHERE guild_id = ? AND trouble = ?"
    return dict(connection.execute(query, (guild_id, trouble)))


def remove(connection: sqlite3.Connection, warning: Warning) -> bool:
    """Whether it was there."""
    query = "DELETE FROM warned WHERE guild_id = ? AND place_id = ? AND trouble = ? AND missing = ?"
    return connection.execute(query, warning.key).rowcount > 0


def put(connection: sqlite3.Connection, warning: Warning, now: datetime) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO warned (guild_id, place_id, trouble, missing, at)"
        " VALUES (?, ?, ?, ?, ?)",
        (*warning.key, text_of(now)),
    )
