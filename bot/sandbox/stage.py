"""The offline Discord on which the bot plays: a server, a channel, five people, and real time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import discord
from simcord import ChannelHandle, Env, GuildHandle, MemberActor
from simcord._clock import Clock

from bot.words.languages import spoken

if TYPE_CHECKING:
    from simcord.preview import Preview

T = TypeVar("T")

SERVER, CHANNEL = "Piazza Affari", "games"
PLAYERS = ("Giulia", "Marco", "Ottavia", "Theo")
ADMINISTRATOR = "Ada"
SLOWEST = 30.0
"""Seconds that a press may take: after that the page takes nothing more from its person."""


class WallClock(Clock):
    """The real time: simcord's own clock stands still, and the page shows deadlines."""

    def now(self) -> datetime:
        return datetime.now(UTC)


class Stage:
    """The offline Discord of a bot that has not logged in yet."""

    guild: GuildHandle
    channel: ChannelHandle

    def __init__(self, client: discord.Client, language: str) -> None:
        self.locale = spoken(language).discord
        # simcord would raise handlers' errors at the end, as a test needs; here players were told.
        self.env = Env(client, check_errors=False, settle_timeout=SLOWEST)
        self.env.backend.clock = WallClock()
        self.env.backend.bot_user.name = "Borsa"
        self.people: list[MemberActor] = []

    async def open(self) -> None:
        """Log the bot in on the server with its people."""
        await self.env.start()
        self.guild = guild = self.env.create_guild(SERVER)
        self.channel = guild.create_text_channel(CHANNEL, topic="Type /play to open a table.")
        for name in PLAYERS:
            user = self.env.create_user(name.lower(), global_name=name)
            self.people.append(guild.add_member(user))
        rights = discord.Permissions(manage_guild=True)
        chief = guild.create_role("Administrator", permissions=rights)
        ada = self.env.create_user(ADMINISTRATOR.lower(), global_name=ADMINISTRATOR)
        self.people.append(guild.add_member(ada, roles=[chief]))
        await self.env.settle()

    async def outside(self, awaited: Awaitable[T]) -> T:
        """Wait for another process: a press does not take until that has spoken."""
        if asyncio.current_task() in self.env._work.tasks:
            awaited = self.env.external_wait(awaited, reason="another process")
        return await awaited

    async def close(self) -> None:
        await self.env.shutdown()

    def page(self, port: int) -> Preview:
        """The web page: the channel, seen by the person chosen on it."""
        return self.env.preview(
            self.channel, viewers=self.people, layout="channel", locale=self.locale, port=port
        )
