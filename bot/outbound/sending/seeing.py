"""Whether somebody sees a channel or thread, decided here for all that shows or gives something of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Literal

import discord
import structlog

from bot.outbound.sending.codes import FAILURES, NO_MEMBER

log = structlog.get_logger()

PATIENCE = 1.5
"""Seconds for which Discord is asked: an answer to a press has three."""
FAR = 20
"""Maximum places that Discord is asked about at once."""
_UNKNOWN_CHANNEL = 10003

Seen = Literal["yes", "no", "gone", "unknown"]
"""Whether somebody sees a place. Of one that is gone, as of one of which nothing can be found out (its
server is offline or another process's, Discord does not answer), nobody is shown anything.
"""
Place = discord.abc.GuildChannel | discord.Thread


async def sees(
    client: discord.Client, guild_id: int, place_id: int, person: discord.abc.Snowflake
) -> Seen:
    """Whether the person sees that channel or thread of the server."""
    guild = client.get_guild(guild_id)
    if guild is None or guild.unavailable:
        return "unknown"
    try:
        async with asyncio.timeout(PATIENCE):
            return await _sees(guild, place_id, person)
    except FAILURES as error:
        code = getattr(error, "code", 0)
        log.info("nobody sees it", place=place_id, code=code, error=repr(error))
        return "gone" if code == _UNKNOWN_CHANNEL else "unknown"


async def seen_of(
    client: discord.Client, places: Sequence[tuple[int, int]], person: discord.abc.Snowflake
) -> dict[int, Seen]:
    """Which of these channels and threads, each after its server, the person sees.

    Of those of which Discord must be asked only the first are: each is a request. The others are left out.
    """
    near = [one for one in places if _is_near(client, *one, person)]
    known = set(near)
    far = [one for one in places if one not in known][:FAR]
    found = await asyncio.gather(*(sees(client, *one, person) for one in (*near, *far)))
    return {place: seen for (_, place), seen in zip((*near, *far), found, strict=True)}


def _is_near(
    client: discord.Client, guild_id: int, place_id: int, person: discord.abc.Snowflake
) -> bool:
    """Whether it is known without a request who sees the place; of private threads it never is."""
    guild = client.get_guild(guild_id)
    place = guild.get_channel_or_thread(place_id) if guild is not None else None
    private = isinstance(place, discord.Thread) and place.is_private()
    member = isinstance(person, discord.Member) and person.guild.id == guild_id
    return place is not None and member and not private


async def _sees(guild: discord.Guild, place_id: int, person: discord.abc.Snowflake) -> Seen:
    # An archived thread is not among those that Discord tells of by itself.
    place = guild.get_channel_or_thread(place_id) or await guild.fetch_channel(place_id)
    thread = place if isinstance(place, discord.Thread) else None
    channel = place if thread is None else thread.parent
    member = await _member(guild, person)
    if channel is None:
        return "unknown"
    granted = discord.Permissions.none() if member is None else channel.permissions_for(member)
    # What is written in a voice channel is read by those who may enter it.
    may_enter = granted.connect or not _is_voice(channel)
    if not (granted.view_channel and may_enter):
        return "no"
    if thread is None or not thread.is_private() or granted.manage_threads:
        return "yes"
    return "yes" if await _is_in(thread, person) else "no"


async def _member(guild: discord.Guild, person: discord.abc.Snowflake) -> discord.Member | None:
    """Discord tells of members only with what they do; others are asked for. None: not in the server."""
    if isinstance(person, discord.Member) and person.guild.id == guild.id:
        return person
    try:
        return await guild.fetch_member(person.id)
    except discord.NotFound as error:
        if error.code not in NO_MEMBER:
            raise
        return None


async def _is_in(thread: discord.Thread, person: discord.abc.Snowflake) -> bool:
    """A bot without privileges is not told who is in a thread: each is asked for."""
    try:
        await thread.fetch_member(person.id)
    except discord.NotFound as error:
        if error.code not in NO_MEMBER:
            raise
        return False
    return True


def _is_voice(channel: Place) -> bool:
    return isinstance(channel, discord.VoiceChannel | discord.StageChannel)
