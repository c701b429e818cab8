"""Where a table is played: its own thread, or the channel when there is or can be none."""

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
"""A message has one thread at most, and the thread has the message's id."""
_WEEK: Literal[10080] = 10080
"""Minutes without a message after which Discord archives a thread: the most it allows."""


async def settled(context: Context, sight: Sight, row: Posted) -> Sight:
    """The table in its place; its thread is opened at the first call after the start."""
    table = sight.table
    if table.place_id is not None:
        return sight
    place = await _thread(context, sight, row) or table.channel_id
    await context.tables.place(table.id, place)
    return replace(sight, table=replace(table, place_id=place))


async def moved(context: Context, sight: Sight, error: discord.HTTPException) -> bool:
    """The place takes no messages: on to the parent channel, if the table is not there already.

    An administrator is told once what is missing.
    """
    table = sight.table
    place = where(sight)
    log.warning("place lost", table=table.id, place=place, code=error.code)
    await tell_admin(context, sight, place, trouble(error))
    if place == table.channel_id:
        return False
    await context.tables.place(table.id, table.channel_id)
    await context.store.write(lambda link: _uproot(link, table.id))
    return True


async def takes_files(context: Context, sight: Sight) -> bool:
    """Whether pictures can be posted there; an administrator is told if not."""
    guild = context.client.get_guild(sight.table.guild_id)
    channel = guild.get_channel_or_thread(where(sight)) if guild else None
    if channel is None or "attach_files" not in lacking_in(channel):
        return True
    await tell_admin(context, sight, where(sight), "access")
    return False


def thread_name(context: Context, sight: Sight) -> str:
    """Chess · table 42: Giulia, Marco and 4 more do not fit, so the end is cut."""
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
    """Without its lobby card a table gets a thread of its own; without the right, none."""
    if error.code == _HAS_THREAD:
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
    """Nothing is posted yet at the new place: the board will be, and whoever must act is called."""
    row = posted.get(link, table_id)
    kept = Posted(table_id=table_id, lobby_message=row.lobby_message, board_number=row.board_number)
    posted.save(link, kept)
    outbox.put(link, News(table_id=table_id, kind="say", key="table-moved"))
    outbox.put(link, News(table_id=table_id, kind="board"))
