"""The place of a table: its own thread, or the channel where no thread can be opened."""

from __future__ import annotations

import sqlite3
from typing import Literal

import discord
import structlog
from msgspec.structs import replace

from bot.engine.sight import Sight
from bot.outbound.admins import tell_admin
from bot.outbound.context import Context, where
from bot.outbound.permissions import lacking_in, opens_threads
from bot.outbound.post import trouble
from bot.store import outbox, posted
from bot.store.rows import News, Posted
from bot.ui.limits import THREAD_NAME, shortened
from bot.words.values import Markup

log = structlog.get_logger()

_HAS_THREAD = 160004
"""Discord's code: the message has a thread already, whose id is the message's."""
_WEEK: Literal[10080] = 10080
"""Minutes without a message until Discord archives a thread: the most it allows."""


async def settled(context: Context, sight: Sight, row: Posted) -> Sight:
    """The table with its place; the first call after the start opens its thread."""
    table = sight.table
    if table.place_id is not None:
        return sight
    place = await _thread(context, sight, row) or table.channel_id
    await context.tables.place(table.id, place)
    return replace(sight, table=replace(table, place_id=place))


async def moved(context: Context, sight: Sight, error: discord.HTTPException) -> bool:
    """Move a table whose place takes no messages to the parent channel; False if it is there already.

    An administrator is told once what is missing.
    """
    table = sight.table
    place = where(sight)
    log.warning("place lost", table=table.id, place=place, code=error.code)
    await tell_admin(context, sight, place, trouble(error))
    if place == table.channel_id:
        return False
    await context.tables.place(table.id, table.channel_id)
    # Its messages stay at the old place, where they can no longer be edited.
    await context.store.write(lambda link: _uproot(link, table.id))
    return True


async def takes_files(context: Context, sight: Sight) -> bool:
    """Whether the bot may post pictures there; if not, an administrator is told."""
    guild = context.client.get_guild(sight.table.guild_id)
    channel = guild.get_channel_or_thread(where(sight)) if guild else None
    if channel is None or "attach_files" not in lacking_in(channel):
        return True
    await tell_admin(context, sight, where(sight), "access")
    return False


def thread_name(context: Context, sight: Sight) -> str:
    """The thread's name, such as "Chess · table 42: Giulia, Marco", cut to Discord's length."""
    words = context.words(sight).plain
    names = ", ".join(words.player(seat.seat) for seat in sight.seats)
    name = words.say("thread-name", game=sight.rules.key, table=sight.table.id, names=Markup(names))
    return shortened(name, THREAD_NAME)


async def _thread(context: Context, sight: Sight, row: Posted) -> int | None:
    if not (await context.guild(sight.table.guild_id)).threads:
        return None
    channel = context.client.get_channel(sight.table.channel_id)
    if channel is not None and not isinstance(channel, discord.TextChannel):
        return None
    if channel is not None and not opens_threads(channel.permissions_for(channel.guild.me)):
        await tell_admin(context, sight, channel.id, "access")
        return None
    try:
        return await _opened(context, sight, row, channel)
    except discord.HTTPException as error:
        return await _refused(context, sight, row, error)


async def _opened(
    context: Context, sight: Sight, row: Posted, channel: discord.TextChannel | None
) -> int | None:
    name = thread_name(context, sight)
    # A thread at the card leads those who joined there to their table.
    if row.lobby_message is not None:
        card = context.channel(sight, sight.table.channel_id).get_partial_message(row.lobby_message)
        return (await card.create_thread(name=name, auto_archive_duration=_WEEK)).id
    if channel is None:
        return None
    kind = discord.ChannelType.public_thread
    thread = await channel.create_thread(name=name, auto_archive_duration=_WEEK, type=kind)
    return thread.id


async def _refused(
    context: Context, sight: Sight, row: Posted, error: discord.HTTPException
) -> int | None:
    """The thread after a refusal: opened without the lobby card if that is gone, None without right."""
    if error.code == _HAS_THREAD:
        # The thread was opened before a crash that came before its id was saved.
        return row.lobby_message
    match trouble(error):
        case "outage" | "broken":
            raise error
        case "message":
            return await _thread(context, sight, Posted(table_id=row.table_id))
        case kind:
            log.warning("no thread", table=sight.table.id, code=error.code)
            await tell_admin(context, sight, sight.table.channel_id, kind)
            return None


def _uproot(link: sqlite3.Connection, table_id: int) -> None:
    """Forget the messages of the old place; the board is posted anew and calls those who must act."""
    row = posted.get(link, table_id)
    kept = Posted(table_id=table_id, lobby_message=row.lobby_message, board_number=row.board_number)
    posted.save(link, kept)
    outbox.put(link, News(table_id=table_id, kind="say", key="table-moved"))
    outbox.put(link, News(table_id=table_id, kind="board"))
