"""Discord's permissions that the bot needs, by place, and those that it lacks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import discord

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

INVITE = discord.Permissions(**dict.fromkeys(NEEDED["thread"], True))
"""The permissions of the invite link: the least with which everything works."""


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
