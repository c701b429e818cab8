"""Whether the bot reaches a place, and why not: from what Discord has told, else by asking it."""

from __future__ import annotations

import discord
import structlog

from bot.outbound.sending.permissions import lacking_in
from bot.outbound.sending.post import FAILURES, trouble
from bot.store.rows import Loss
from bot.store.tables import Whereabouts

log = structlog.get_logger()

_POSTING = {"view_channel", "send_messages", "send_messages_in_threads"}
"""Without these a table cannot be told anything; what else is missing only spoils its boards."""


async def loss(client: discord.Client, table: Whereabouts, *, sure: bool) -> Loss | None:
    """Why the table's place is out of reach; None if it can be used.

    A thread of which Discord has not told is mostly just archived; to be `sure` it is asked for.
    What cannot be found out is taken as reachable, since the next message will tell.
    """
    guild = client.get_guild(table.guild_id)
    if guild is None:
        return "removed"
    if guild.unavailable:
        return "offline"
    place = guild.get_channel_or_thread(table.place)
    if place is None and not _is_in_thread(guild, table):
        return "deleted"
    if place is not None:
        return _of(place)
    return await _asked(client, table.place) if sure else None


async def reopened(client: discord.Client, thread_id: int) -> bool:
    """Whether an archived thread is open again."""
    try:
        await client.http.edit_channel(thread_id, archived=False)
    except FAILURES as error:
        log.info("thread stays archived", thread=thread_id, error=str(error))
        return False
    return True


def _is_in_thread(guild: discord.Guild, table: Whereabouts) -> bool:
    """Or it may be in one: a lobby opened in a thread has no other channel."""
    return table.place == table.channel_id or guild.get_channel(table.channel_id) is not None


async def _asked(client: discord.Client, place_id: int) -> Loss | None:
    try:
        place = await client.fetch_channel(place_id)
    except discord.NotFound:
        return "deleted"
    except discord.Forbidden as error:
        return "forbidden" if trouble(error) == "access" else None
    except (discord.DiscordException, OSError, TimeoutError):
        return None
    if isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return _of(place)
    return None


def _of(place: discord.abc.GuildChannel | discord.Thread) -> Loss | None:
    if isinstance(place, discord.Thread) and place.locked:
        return "locked"
    if isinstance(place, discord.Thread) and place.parent is None:
        return "deleted"
    return "forbidden" if _POSTING & set(lacking_in(place)) else None
