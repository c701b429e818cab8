"""What Discord tells of servers, channels, threads and roles: tables stop and go on with their place.

Every event only says where to look again; what is there is read again. So it does not matter in
which order events come, nor whether one was missed while the bot was away.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Collection, Iterable, Sequence
from datetime import datetime

import discord
import structlog

from bot.engine.running import lost_places
from bot.errors import HouseError, StoreError
from bot.inbound.folded import channel_ids, role_ids
from bot.inbound.greeting import greet
from bot.inbound.joined import Presence
from bot.inbound.visit import Services
from bot.outbound.sending.codes import FAILURES, NO_MEMBER
from bot.outbound.sending.permissions import loss, reopened
from bot.store import guilds, tables
from bot.store.rows import GuildRow, Loss
from bot.store.tables import Whereabouts

log = structlog.get_logger()

SHORT = 120.0
"""Seconds for which a server or a connection may be away without its tables being stopped."""


class GuildEvents(discord.Client):
    """The part of the client that hears them."""

    services: Services
    doubted: set[int]
    """Servers in which rights have changed: somebody may not see a table any more."""

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        found = await self._at(payload.guild_id, payload.thread_id)
        await self._lost(found, "deleted", quietly=self._has(payload))

    def _has(self, payload: discord.RawThreadDeleteEvent) -> bool:
        """Whether the channel of the thread is still there."""
        guild = self.get_guild(payload.guild_id)
        return guild is not None and guild.get_channel(payload.parent_id) is not None

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread that is locked cannot be used; one that was put away is taken out again."""
        found = await self._at(payload.guild_id, payload.thread_id)
        state = payload.data["thread_metadata"]
        if state.get("locked"):
            await self._lost(found, "locked")
        elif state.get("archived"):
            # Discord puts quiet threads away by itself; only those that are played in are taken out
            # again.
            waiting = [table for table in found if table.stage == "running" or table.unreachable]
            if waiting and not await reopened(self, payload.thread_id):
                await self._lost(waiting, "locked")
        else:
            await self._look(found)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Its threads are gone with it."""
        await self._lost(await self._at(channel.guild.id, channel.id), "deleted")
        await self._settle_joined(channel.guild.id)
        await self.heal(channel.guild)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Also one that the bot may see from now on."""
        await self._look(await self._at(channel.guild.id, channel.id))

    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        self.doubted.add(after.guild.id)
        await self._look(await self._at(after.guild.id, after.id))

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        self.doubted.add(after.guild.id)
        await self._look_in(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self.doubted.add(role.guild.id)
        await self._look_in(role.guild.id)
        await self._settle_joined(role.guild.id)
        await self.heal(role.guild)

    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """The bot's own roles; it is told nothing of other members."""
        await self._look_in(after.guild.id)

    async def on_guild_update(self, _before: discord.Guild, after: discord.Guild) -> None:
        await self._look_in(after.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._lost(await self._in(guild.id), "removed")
        await self._settle_joined(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._look_in(guild.id)
        await self._settle_joined(guild.id)
        await greet(self.services, guild, self.services.now())

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        await self.offline([guild])

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.services.tables.repository.contact.found(guild.id)
        await self._look_in(guild.id)
        await self._settle_joined(guild.id)
        await self.heal(guild)

    async def look_everywhere(self) -> None:
        """After a start or a loss of the connection: what happened meanwhile was not told."""
        await self._look(await self.services.store.read(tables.open_everywhere))
        for guild_id in await self.services.joined.guilds():
            if not self.is_offline(guild_id):
                await self._settle_joined(guild_id)
        await self.offline([guild for guild in self.guilds if guild.unavailable])

    async def offline(self, away: Sequence[discord.Guild]) -> None:
        """Most servers are back at once; the tables of the others stand still since now."""
        since, contact = self.services.now(), self.services.tables.repository.contact
        # Where the whole connection is lost all tables have that time back anyway.
        for guild in away if contact.there else ():
            contact.lost(guild.id)
        await asyncio.sleep(SHORT)
        for guild in away:
            if self.is_offline(guild.id):
                await self._lost(await self._in(guild.id), "offline", since)
                await self._settle_joined(guild.id, since)
                contact.settled(guild.id)

    def is_offline(self, guild_id: int) -> bool:
        """Whether Discord has the server offline."""
        guild = self.get_guild(guild_id)
        return guild is not None and guild.unavailable

    async def gone(self, guild_id: int, users: Sequence[int]) -> Collection[int]:
        """Those of these people who are not in that server any more; what cannot be found out is no."""
        guild, away = self.get_guild(guild_id), []
        for user_id in users if guild is not None else ():
            assert guild is not None
            try:
                await guild.fetch_member(user_id)
            except FAILURES as error:
                # A server that Discord does not find either has all its members for all we know.
                if getattr(error, "code", 0) in NO_MEMBER:
                    away.append(user_id)
                else:
                    log.info("member not looked up", guild=guild_id)
        return away

    async def heal(self, guild: discord.Guild) -> GuildRow:
        """What the server has chosen; a channel or role that is gone binds nobody any more."""
        channels, roles = channel_ids(guild), role_ids(guild)
        row = await self.services.store.read(lambda link: guilds.get(link, guild.id))
        if guilds.healed(row, channels, roles) == row:
            return row

        def mended(link: sqlite3.Connection) -> GuildRow:
            # Read once more: an administrator may choose something meanwhile.
            row = guilds.healed(guilds.get(link, guild.id), channels, roles)
            guilds.save(link, row)
            return row

        log.info("settings healed", guild=guild.id)
        return await self.services.store.write(mended)

    async def _settle_joined(self, guild_id: int, since: datetime | None = None) -> None:
        guild = self.get_guild(guild_id)
        known = None if guild is None or guild.unavailable else role_ids(guild)
        try:
            await self.services.joined.settle(
                guild_id, lambda channel_id: self._place_of(guild_id, channel_id), known, since
            )
        except (HouseError, StoreError) as error:
            log.warning("tournaments not settled", guild=guild_id, error=repr(error))

    def _place_of(self, guild_id: int, channel_id: int) -> Presence:
        guild = self.get_guild(guild_id)
        if guild is None or self.is_offline(guild_id):
            return "no-server"
        return "there" if guild.get_channel_or_thread(channel_id) else "no-channel"

    async def _at(self, guild_id: int, place_id: int) -> tuple[Whereabouts, ...]:
        return await self.services.store.read(
            lambda link: tables.open_around(link, guild_id, place_id)
        )

    async def _in(self, guild_id: int) -> tuple[Whereabouts, ...]:
        return await self.services.store.read(lambda link: tables.open_around(link, guild_id))

    async def look_again(self) -> None:
        """Look at every table that stands still because of its place.

        A refusal that passes by, such as a 403 in a bad moment of Discord's, is followed by no event.
        """
        found = await self.services.store.read(tables.open_everywhere)
        await self._look(table for table in found if table.unreachable is not None)

    async def _look_in(self, guild_id: int) -> None:
        await self._look(await self._in(guild_id))

    async def _look(self, found: Iterable[Whereabouts]) -> None:
        for table in found:
            # Only a table that stands still is worth the request that makes sure.
            why = await loss(self, table, sure=table.unreachable is not None)
            if why is not None and why != "offline":
                await self._lost([table], why)
            elif why is None and table.unreachable is not None:
                await self._settled(
                    lost_places.regain(self.services.tables.repository, table.id), table
                )

    async def _lost(
        self,
        found: Iterable[Whereabouts],
        why: Loss,
        since: datetime | None = None,
        *,
        quietly: bool = False,
    ) -> None:
        repository = self.services.tables.repository
        for table in found:
            lost = lost_places.lose(repository, table.id, why, since, quietly=quietly)
            await self._settled(lost, table)

    async def _settled(self, work: Awaitable[None], table: Whereabouts) -> None:
        """One table's trouble is no other's."""
        try:
            await work
        except (HouseError, StoreError) as error:
            log.warning("place not settled", table=table.id, error=repr(error))
