"""What stands above the rooms of tables and is joined to them: it hears what they learn of people
and servers. Without anything joined nobody hears.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from typing import Literal

import discord

from bot.words.translator import GameWords

Presence = Literal["there", "no-server", "no-channel"]
"""A server comes back by itself; for a channel that is gone somebody must choose another one."""


class Joined:
    """Hears nothing. `bot.app` joins the tournaments' own."""

    async def forget(self, user_id: int) -> None:
        """The person is about to be removed: they leave what they have entered."""

    async def avoid(self, user_id: int, other_id: int) -> None:
        """One of these wishes not to meet the other."""

    async def has_stake(self, table_id: int, user_id: int) -> bool:
        """Whether what is decided at the table is in this person's own cause, though they do not sit there."""
        del table_id, user_id
        return False

    async def report(self, table_id: int, user_id: int, name: str, reason: str) -> bool:
        """Whether the table is one of its own, so that its directors are called; the person plays there."""
        del table_id, user_id, name, reason
        return False

    async def lacks(self, words: GameWords, server: discord.Guild) -> list[str]:
        """What it may not do in the server and would like to, in sentences for an administrator."""
        del words, server
        return []

    async def overview(self, words: GameWords, guild_id: int) -> list[str]:
        """What it has open in the server, in a line each."""
        del words, guild_id
        return []

    async def guilds(self) -> Collection[int]:
        """The servers in which it has something open."""
        return ()

    async def settle(
        self,
        guild_id: int,
        place_of: Callable[[int], Presence],
        roles: Collection[int] | None,
        since: datetime | None,
    ) -> None:
        """Look again at the server's channels and roles. `roles`: None while they are not known.

        `since`: the server has been away since then. HouseError, StoreError.
        """
