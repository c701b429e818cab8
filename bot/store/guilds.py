"""The settings of servers."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from datetime import datetime

from msgspec.structs import replace

from bot.store.columns import Columns, text_of
from bot.store.rows import GuildRow

COLUMNS = Columns("guild", GuildRow)
save = COLUMNS.put
_SELECT = COLUMNS.select


def get(connection: sqlite3.Connection, guild_id: int, zone: str = "UTC") -> GuildRow:
    """The settings of a server; if it has none, the defaults in `zone`."""
    cursor = connection.execute(f"{_SELECT} WHERE guild_id = ?", (guild_id,))
    # One that cannot be read must not stop every command of its server.
    return COLUMNS.one(cursor) or GuildRow(guild_id=guild_id, zone=zone)


def weekly(connection: sqlite3.Connection, now: datetime, most: int) -> tuple[GuildRow, ...]:
    """The servers whose week is over, the longest first."""
    query = f"{_SELECT} WHERE weekly_due <= ? ORDER BY weekly_due LIMIT ?"
    return COLUMNS.readable(connection.execute(query, (text_of(now), most)))


def healed(row: GuildRow, channels: Collection[int], roles: Collection[int]) -> GuildRow:
    """Without a channel or a role that the server no longer has; that it is gone is noted."""
    lost_channel = row.channel_id is not None and row.channel_id not in channels
    lost_role = row.opener_role is not None and row.opener_role not in roles
    if lost_channel:
        row = replace(row, channel_id=None, channel_gone=True)
    if row.weekly_place is not None and row.weekly_place not in channels:
        row = replace(row, weekly_place=None, weekly_due=None)
    if lost_role:
        row = replace(row, opener_role=None, opener_gone=True)
    return row
