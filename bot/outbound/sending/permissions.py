"""Discord's permissions that the bot needs, by place; those that it lacks; whether it reaches a place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import discord
import structlog

from bot.outbound.sending.codes import FAILURES, trouble
from bot.store.rows import Loss
from bot.store.tables import Whereabouts

Place = Literal["lobby", "in-thread", "thread", "channel"]
"""Where a lobby card stands (in a channel, in a thread), where a table's thread is to be opened, where
it plays without one.
"""

_READS = ("view_channel", "embed_links", "attach_files", "read_message_history")
_POSTS = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
_THREADS = ("create_public_threads", "send_messages_in_threads")

NEEDED: dict[Place, tuple[str, ...]] = {
    "lobby": _POSTS,
    "in-thread": (*_READS, "send_messages_in_threads"),
    "channel": _POSTS,
    "thread": (*_POSTS, *_THREADS),
}
"""By place, as discord.py names them; their words are `permission-<name>`."""

INVITE = discord.Permissions(**dict.fromkeys((*NEEDED["thread"], "create_events"), True))
"""The permissions of the invite link: the least with which everything works. A tournament that begins at
a set time makes an event of the server."""


log = structlog.get_logger()
_POSTING = {"view_channel", "send_messages", "send_messages_in_threads"}
"""Without these a table cannot be told anything; what else is missing only spoils its boards."""


def lacking(granted: discord.Permissions, place: Place = "thread") -> tuple[str, ...]:
    """What `granted`, such as an interaction's `app_permissions`, lacks for that place."""
    if granted.administrator:
        return ()
    return tuple(name for name in NEEDED[place] if not getattr(granted, name))


def opens_threads(granted: discord.Permissions) -> bool:
    """Whether a table can have a thread of its own there."""
    return not set(_THREADS) & set(lacking(granted))


def lacking_in(channel: discord.abc.GuildChannel | discord.Thread) -> tuple[str, ...]:
    """What the bot lacks in a channel, or in an open thread."""
    granted = channel.permissions_for(channel.guild.me)
    if not isinstance(channel, discord.Thread):
        return lacking(granted)
    return lacking(granted, "in-thread")


def words_of(names: Iterable[str]) -> tuple[str, ...]:
    """The catalogue's keys of permissions: `permission-attach-files`."""
    return tuple(f"permission-{name.replace('_', '-')}" for name in names)


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
