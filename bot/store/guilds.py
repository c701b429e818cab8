"""The settings of servers."""

from __future__ import annotations

import sqlite3

from bot.store.columns import Columns
from bot.store.rows import GuildRow

COLUMNS = Columns("guild", GuildRow)
_SELECT = COLUMNS.select


def get(connection: sqlite3.Connection, guild_id: int, zone: str = "UTC") -> GuildRow:
    """The settings of a server; if it has none, the defaults in `zone`."""
    cursor = connection.execute(f"{_SELECT} WHERE guild_id = ?", (guild_id,))
    return COLUMNS.first(cursor) or GuildRow(guild_id=guild_id, zone=zone)


def save(connection: sqlite3.Connection, row: GuildRow) -> None:
    COLUMNS.put(connection, row)
