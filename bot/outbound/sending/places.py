"""The place of a table: its own thread, or the channel where no thread can be opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Literal

import discord
import structlog
from msgspec.structs import replace

from bot.engine.running import lost_places
from bot.engine.views.sight import Sight
from bot.outbound.sending.admins import tell_admin
from bot.outbound.sending.codes import FAILURES, trouble
from bot.outbound.sending.context import Context, where
from bot.outbound.sending.jobs import BALLOT, Job
from bot.outbound.sending.permissions import lacking_in, loss, opens_threads, reopened
from bot.store import tables
from bot.store.rows import Posted
from bot.store.tables import Whereabouts
from bot.ui.limits import THREAD_NAME, shortened
from bot.ui.sheet import Attached
from bot.words.translator import GameWords
from bot.words.values import Markup

log = structlog.get_logger()

_HAS_THREAD = 160004
"""Discord's code: the message has a thread already, whose id is the message's."""
_WEEK: Literal[10080] = 10080
"""Minutes without a message until Discord archives a thread: the most it allows."""


_PUT_AWAY = 100
"""Threads that were put away, the newest first, among which one is looked for."""

_THREADS_OF = {discord.ChannelType.news: discord.ChannelType.news_thread}
"""Discord refuses threads of the usual kind in announcement channels."""


async def settled(context: Context, sight: Sight, row: Posted, *, suspect: bool) -> Sight:
    """The table with its place; the first call after the start opens its thread.

    With `suspect` one may have been opened before a crash, and is looked for on Discord.
    """
    table = sight.table
    if table.place_id is not None:
        return sight
    thread = await _thread(context, sight, row, suspect)
    if thread is not None:
        await _seated(context, sight, thread)
    place = thread or table.channel_id
    await context.tables.place(table.id, place)
    return replace(sight, table=replace(table, place_id=place))


async def lost(context: Context, sight: Sight, job: Job, error: discord.HTTPException) -> bool:
    """The place takes no messages. Whether it is out of reach: then the table's clock stands still.

    An administrator is told once what is missing. Where a game is over the job is dropped: the result, which is
    told elsewhere, must not wait for it.
    """
    table, place = sight.table, where(sight)
    if table.stage in {"over", "closed"} and trouble(error) == "thread":
        if await reopened(context.client, place) or not job.tries:
            return False
        await context.done(job.news)
        return True
    log.warning("place lost", table=table.id, place=place, code=error.code)
    await tell_admin(context, sight, place, trouble(error))
    at = Whereabouts(
        table.id, table.guild_id, table.channel_id, place, table.stage, table.unreachable
    )
    why = await loss(context.client, at, sure=True)
    # A thread that does not open again is locked, even if Discord has not told so yet.
    if why is None and trouble(error) == "thread" and not await reopened(context.client, place):
        why = "locked"
    if why is None:
        return False
    channel = context.known(table.guild_id, table.channel_id)
    quietly = why == "deleted" and channel is not None and place != table.channel_id
    await lost_places.forgive(context.tables.repository, table.id)
    await lost_places.lose(context.tables.repository, table.id, why, quietly=quietly)
    return True


async def is_unheard(context: Context, job: Job) -> bool:
    """Whether the job would be told at a place that is out of reach.

    What is for one person goes to that person, and so does the result; a vote to move is held where the table would
    go.
    """
    table = (await context.tables.sight(job.table_id)).table
    moves = job.news[0].key == BALLOT and job.news[0].facts.get("what") == "move"
    return table.unreachable is not None and job.kind not in {"private", "ended"} and not moves


async def takes_files(context: Context, sight: Sight) -> bool:
    """Whether the bot may post pictures there; if not, an administrator is told."""
    guild = context.client.get_guild(sight.table.guild_id)
    channel = guild.get_channel_or_thread(where(sight)) if guild else None
    if channel is None or "attach_files" not in lacking_in(channel):
        return True
    await tell_admin(context, sight, where(sight), "access")
    return False


async def attachable(
    context: Context, sight: Sight, files: Sequence[Attached]
) -> Sequence[Attached]:
    """The pictures as they may be posted there: without bytes, to be told in words, where none may be."""
    if await takes_files(context, sight):
        return files
    return [(name, b"", alt) for name, _, alt in files]


def thread_name(context: Context, sight: Sight) -> str:
    """The thread's name, such as "Chess · table 42: Giulia, Marco", cut to Discord's length."""
    return called(context.words(sight), sight)


def called(words: GameWords, sight: Sight) -> str:
    """As `thread_name`, in these words."""
    names = ", ".join(words.plain.player(seat.seat) for seat in sight.seats)
    return shortened(_named(words.plain, sight, names), THREAD_NAME)


def _titled(context: Context, sight: Sight, names: str) -> str:
    return _named(context.words(sight).plain, sight, names)


def _named(words: GameWords, sight: Sight, names: str) -> str:
    row = sight.table.round
    if row is not None:
        key, named = "thread-name-round", Markup(names)
        return words.say(key, names=named, round=row.round, number=row.number, title=row.title)
    key = "thread-name-imported" if sight.table.imported else "thread-name"
    return words.say(key, game=sight.rules.key, table=sight.table.id, names=Markup(names))


async def joined(context: Context, sight: Sight, seat: int) -> None:
    """A person who takes a seat becomes a member of the table's thread, if it has one.

    What Discord refuses is left alone; while it is out of reach this raises, and is tried again.
    """
    user_id, thread = sight.seats[seat].user_id, sight.table.place_id
    if user_id is not None and thread is not None and thread != sight.table.channel_id:
        await _add(context, thread, user_id)


async def _add(context: Context, thread: int, user_id: int) -> None:
    try:
        await context.client.http.add_user_to_thread(thread, user_id)
    except FAILURES as error:
        if trouble(error) == "outage":
            raise
        log.info("not added to the thread", thread=thread, error=str(error))


async def _thread(context: Context, sight: Sight, row: Posted, suspect: bool) -> int | None:
    if not (await context.guild(sight.table.guild_id)).threads:
        return None
    channel = context.known(sight.table.guild_id, sight.table.channel_id)
    if channel is not None and not isinstance(channel, discord.TextChannel):
        return None
    if channel is not None and not opens_threads(channel.permissions_for(channel.guild.me)):
        await tell_admin(context, sight, channel.id, "access")
        return None
    try:
        return await _opened(context, sight, row, channel, suspect)
    except discord.HTTPException as error:
        return await _refused(context, sight, row, error, suspect)


async def _seated(context: Context, sight: Sight, thread: int) -> None:
    """Everybody at the table is a member of its thread: an archived one is used by members only."""
    users = [row.user_id for row in sight.seats if row.user_id is not None]
    await asyncio.gather(*(_add(context, thread, user) for user in users))


async def _opened(
    context: Context,
    sight: Sight,
    row: Posted,
    channel: discord.TextChannel | None,
    suspect: bool,
) -> int | None:
    name = thread_name(context, sight)
    # A thread at the card leads those who joined there to their table.
    if row.lobby_message is not None:
        card = context.channel(sight, sight.table.channel_id).get_partial_message(row.lobby_message)
        return (await card.create_thread(name=name, auto_archive_duration=_WEEK)).id
    if channel is None:
        return None
    if suspect and (before := await _left_over(context, sight, channel)) is not None:
        return before
    kind = _THREADS_OF.get(channel.type, discord.ChannelType.public_thread)
    return (await channel.create_thread(name=name, auto_archive_duration=_WEEK, type=kind)).id


async def _left_over(context: Context, sight: Sight, channel: discord.TextChannel) -> int | None:
    """A thread that was opened before a crash that came before its id was saved, or by a request that Discord
    carried out and answered with a 500: no table is there.

    The client has forgotten it if it was put away since, or if it came while nobody listened.
    """
    # A name begins with the table's number, so it is this table's thread, whatever its players.
    beginning = _titled(context, sight, "").rstrip()
    async for thread in _threads_in(channel):
        own = thread.owner_id == context.me and not thread.locked
        if own and thread.name.startswith(beginning):
            there = await context.store.read(partial(tables.all_at, place_id=thread.id))
            if not there:
                return thread.id
    return None


async def _threads_in(channel: discord.TextChannel) -> AsyncIterator[discord.Thread]:
    """The channel's threads: those that are open, then those put away last."""
    for thread in await channel.guild.active_threads():
        if thread.parent_id == channel.id:
            yield thread
    # Those put away can be seen only where old messages may be read.
    with suppress(discord.Forbidden):
        async for thread in channel.archived_threads(limit=_PUT_AWAY):
            yield thread


async def _refused(
    context: Context, sight: Sight, row: Posted, error: discord.HTTPException, suspect: bool
) -> int | None:
    """The thread after a refusal: opened without the lobby card if that is gone, None without right."""
    if error.code == _HAS_THREAD:
        # The thread was opened before a crash that came before its id was saved.
        return row.lobby_message
    match trouble(error):
        case "outage" | "broken":
            raise error
        case "message":
            return await _thread(context, sight, Posted(table_id=row.table_id), suspect)
        case kind:
            log.warning("no thread", table=sight.table.id, code=error.code)
            await tell_admin(context, sight, sight.table.channel_id, kind)
            return None
