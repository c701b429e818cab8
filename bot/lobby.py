"""Lobbies: a table from the first command to the start."""

from __future__ import annotations

from bot.sight import Sight
from bot.store.rows import Pace
from bot.tables import Tables


class Lobbies:
    """The lobbies among `tables`. Methods raise HouseError; nothing has happened then.

    Everywhere: no-such-table, not-a-lobby. Where only the host may: host-only (`admin` may, too).
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        user_id: int,
        name: str,
        game: str,
        language: str,
        pace: Pace = "daily",
        zone: str = "UTC",
        seconds: int | None = None,
    ) -> int:
        """A new lobby with its host seated. HouseError: no-such-game, pace-out-of-range."""
        raise NotImplementedError

    async def join(self, table_id: int, user_id: int, name: str) -> Sight:
        """HouseError: already-seated, table-full."""
        raise NotImplementedError

    async def leave(self, table_id: int, user_id: int) -> Sight:
        """The host hands over to the next person; the last person closes the lobby.

        HouseError: not-at-this-table.
        """
        raise NotImplementedError

    async def add_computer(
        self, table_id: int, user_id: int, kind: str, *, admin: bool = False
    ) -> Sight:
        """HouseError: host-only, table-full, no-such-computer."""
        raise NotImplementedError

    async def remove_computer(self, table_id: int, user_id: int, *, admin: bool = False) -> Sight:
        """Take the computer that was added last off again. HouseError: host-only, no-computer."""
        raise NotImplementedError

    async def set_option(
        self, table_id: int, user_id: int, field: str, value: object, *, admin: bool = False
    ) -> Sight:
        """A field of the game's Options; text is read as the field's type.

        HouseError: host-only, no-such-option, option-value (facts: field, value).
        """
        raise NotImplementedError

    async def set_pace(
        self,
        table_id: int,
        user_id: int,
        pace: Pace,
        seconds: int | None = None,
        *,
        admin: bool = False,
    ) -> Sight:
        """HouseError: host-only, pace-out-of-range."""
        raise NotImplementedError

    async def set_language(
        self, table_id: int, user_id: int, language: str, *, admin: bool = False
    ) -> Sight:
        """HouseError: host-only, no-such-language."""
        raise NotImplementedError

    async def start(self, table_id: int, user_id: int, *, admin: bool = False) -> Sight:
        """Deal the seats and set the game up. HouseError: host-only, too-few-seats."""
        raise NotImplementedError

    async def close(self, table_id: int, user_id: int, *, admin: bool = False) -> Sight:
        """HouseError: host-only."""
        raise NotImplementedError
