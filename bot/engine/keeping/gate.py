"""How many tables there may be: every table that is made, in whatever way, passes here."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import msgspec

from bot.errors import HouseError
from bot.store import tables

DAY = timedelta(days=1)
"""A finished game from a file counts so long: nobody could close it."""


class TableLimits(msgspec.Struct, frozen=True):
    """The most open tables, so that one person cannot fill a server, nor one server the bot.

    Those of tournaments, which have limits of their own, neither count nor are counted.
    """

    per_person: int
    """Counts the tables that the person hosts."""
    per_server: int


UNLIMITED = TableLimits(1_000_000, 1_000_000)


class Opener(msgspec.Struct, frozen=True):
    """The person who makes a table, where, and how many open ones they host in other processes."""

    guild_id: int
    user_id: int
    elsewhere: int


class Gate:
    """The limits of this bot."""

    def __init__(
        self,
        limits: TableLimits = UNLIMITED,
        hosted_elsewhere: Callable[[int], Awaitable[int]] | None = None,
    ) -> None:
        """`hosted_elsewhere`: how many open tables a person hosts in other processes, if there are any."""
        self.limits = limits
        self._hosted_elsewhere = hosted_elsewhere

    async def opener(self, guild_id: int, user_id: int) -> Opener:
        elsewhere = await self._hosted_elsewhere(user_id) if self._hosted_elsewhere else 0
        return Opener(guild_id, user_id, elsewhere)

    def check(self, connection: sqlite3.Connection, opener: Opener, now: datetime) -> None:
        """HouseError: too-many-tables, too-many-tables-here."""
        most, since = self.limits, now - DAY
        hosted = tables.hosted(connection, opener.user_id, since)
        if hosted + opener.elsewhere >= most.per_person:
            raise HouseError("too-many-tables", most=most.per_person)
        if tables.count_in(connection, opener.guild_id, since) >= most.per_server:
            raise HouseError("too-many-tables-here", most=most.per_server)
