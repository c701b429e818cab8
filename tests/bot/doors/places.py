"""Places of a server that Dario cannot see, or of which nothing is known, and the same as he sees them."""

from __future__ import annotations

from collections.abc import Callable

import discord
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from tests.bot.inbound.conftest import Place

VIEW = discord.Permissions(view_channel=True).value
UNKNOWN = 4_711
"""No channel of Discord's has this number."""

Made = Callable[[Place], tuple[int, int]]
"""The channel where a table was opened, and where it is played."""


def channel(place: Place, kind: ChannelType, *, hidden: bool) -> int:
    found = place.env.backend.create_channel(place.guild.id, "back room", type=kind)
    if hidden:
        everybody = Overwrite(place.guild.id, OverwriteType.ROLE, deny=VIEW)
        bot = Overwrite(place.env.backend.bot_user.id, OverwriteType.MEMBER, allow=VIEW)
        place.env.backend.edit_channel(found.id, {}, overwrites=[everybody, bot])
    return found.id


def thread(place: Place, parent: int, *, private: bool = False, archived: bool = False) -> int:
    """One that the bot has opened, and in which Anna is."""
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    bot = place.env.backend.bot_user.id
    found = place.env.backend.create_thread(parent, "table", bot, type=kind)
    place.env.backend.add_thread_member(found.id, place.id("anna"))
    if archived:
        place.env.backend.edit_channel(found.id, {}, thread_metadata={"archived": True})
    return found.id


def in_channel(kind: ChannelType = ChannelType.TEXT, *, hidden: bool) -> Made:
    def made(place: Place) -> tuple[int, int]:
        found = channel(place, kind, hidden=hidden)
        return found, found

    return made


def in_thread(
    kind: ChannelType = ChannelType.TEXT,
    *,
    hidden: bool = False,
    private: bool = False,
    archived: bool = False,
    opened: bool = False,
) -> Made:
    """With `opened` it was opened in the thread, too; else in the thread's channel."""

    def made(place: Place) -> tuple[int, int]:
        parent = channel(place, kind, hidden=hidden)
        found = thread(place, parent, private=private, archived=archived)
        return found if opened else parent, found

    return made


def deleted(kept: Made) -> Made:
    def made(place: Place) -> tuple[int, int]:
        opened, played = kept(place)
        place.env.backend.delete_channel(played)
        return opened, played

    return made


def elsewhere(place: Place) -> tuple[int, int]:
    """A channel of another server in which the bot is, too."""
    other = place.env.create_guild("elsewhere").create_text_channel("games")
    return other.id, other.id


CLOSED: dict[str, Made] = {
    "a hidden channel": in_channel(hidden=True),
    "a thread of a hidden channel": in_thread(hidden=True),
    "a thread of a hidden channel, opened there": in_thread(hidden=True, opened=True),
    "a private thread": in_thread(private=True),
    "a private thread, opened there": in_thread(private=True, opened=True),
    "a post of a hidden forum": in_thread(ChannelType.FORUM, hidden=True, opened=True),
    "an archived thread of a hidden channel": in_thread(hidden=True, archived=True),
    "an archived private thread": in_thread(private=True, archived=True),
    "a deleted channel": deleted(in_channel(hidden=False)),
    "a deleted thread": deleted(in_thread()),
    "a deleted post": deleted(in_thread(ChannelType.FORUM, opened=True)),
    "an unknown place": lambda _: (UNKNOWN, UNKNOWN),
    "a channel of another server": elsewhere,
}
"""Where Dario finds no table."""

OPEN: dict[str, Made] = {
    "a channel": in_channel(hidden=False),
    "a thread": in_thread(),
    "a thread, opened there": in_thread(opened=True),
    "a post of a forum": in_thread(ChannelType.FORUM, opened=True),
    "an archived thread": in_thread(archived=True),
}
"""Where everybody does."""


async def put(place: Place, number: int, made: Made) -> tuple[int, int]:
    """The table is played there from now on."""
    opened, played = made(place)
    # The bot looks at its tables when it hears of a channel, and would save this one as it was.
    await place.env.settle()
    await place.services.store.write(
        lambda link: link.execute(
            "UPDATE game_table SET channel_id = ?, place_id = ? WHERE id = ?",
            (opened, played, number),
        )
    )
    place.tables.repository.forget(number)
    return opened, played
