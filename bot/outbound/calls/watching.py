"""Spectators: told of each turn, or of the end, as everybody may see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

import discord
import structlog
from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.outbound.calls import notices
from bot.outbound.calls.notice_text import board_link, way_rows
from bot.outbound.calls.notices import Sending
from bot.outbound.sending.codes import takes_none, trouble
from bot.outbound.sending.context import Context, where
from bot.outbound.sending.jobs import Job
from bot.outbound.sending.seeing import sees
from bot.outbound.sending.told_places import as_published
from bot.store import watches
from bot.store.rows import PersonRow
from bot.ui.control import Press, button
from bot.ui.final import place_lines
from bot.ui.first_words import Reader
from bot.words.values import Markup
from games.core.words import Seat

log = structlog.get_logger()

_INSTEAD = 1
"""The public line's part of the news."""


async def announce(context: Context, sight: Sight) -> None:
    """Let the spectators be told of a new turn, or of the end, once the table itself is."""
    over, table_id = sight.table.stage in {"over", "closed"}, sight.table.id
    # Nearly all tables have none, and a write for each board would wait for the disk.
    if await context.store.read(partial(watches.count, table_id=table_id)):
        await context.store.write(partial(watches.tell, table_id=table_id, over=over))


async def tell(context: Context, job: Job) -> None:
    """Tell one spectator how the table stands now; after the end they watch no more."""
    (news,) = job.news
    assert news.to is not None
    sight = await context.tables.sight(news.table_id)
    if await still_watches(context, sight, news.to):
        person = await context.person(news.to, sight)
        row = await notices.present(context, sight, news.to, "message")
        if rest := await context.resting(news.to, sight):
            await notices.put_off(context, replace(row, due=rest))
        else:
            sent = notices.sending(context, job)
            await write(context, sight, person, sent, notices.sending(context, job, _INSTEAD))
    if sight.table.stage in {"over", "closed"}:
        await _end(context, sight, news.to)
    await context.done(job.news)


async def still_watches(context: Context, sight: Sight, user_id: int) -> bool:
    """Whether the person may be told: not one who plays by now, nor one who may not see the table."""
    table_id = sight.table.id
    if await context.store.read(lambda link: watches.of(link, table_id, user_id)) is None:
        return False
    seated = any(row.user_id == user_id for row in sight.seats)
    guild, place, person = sight.table.guild_id, where(sight), discord.Object(user_id)
    seen = "no" if seated else await sees(context.client, guild, place, person)
    # While Discord does not say so the watch stays, and nothing is told.
    if seen == "no":
        await _end(context, sight, user_id)
    return seen == "yes"


async def write(
    context: Context, sight: Sight, person: PersonRow, sent: Sending, instead: Sending
) -> None:
    """Send the message in place of the one before; a person who takes none is mentioned at the table."""
    row = await notices.present(context, sight, person.user_id, "message")
    reader = context.reader(sight, [person])
    shown, absent = await as_published(context, sight)
    text = reader.first(watch_text(shown, reader, [person], absent))
    own = button(Press(0, 0, "games"), reader.words.plain.say("digest-all"))
    below = way_rows(reader.words, await board_link(context, sight), own)
    if person.user_id not in context.closed:
        try:
            await notices.write(context, person, row, text, below, sent)
        except discord.HTTPException as error:
            if trouble(error) == "outage":
                raise
            log.info("no message", table=sight.table.id, code=error.code)
            if takes_none(error):
                context.closed.add(person.user_id)
        else:
            return
    await notices.line(context, sight, [person], text, instead, below)


def watch_text(
    sight: Sight, reader: Reader, to: Sequence[PersonRow], absent: Collection[Seat] = ()
) -> str:
    """How the table stands for everybody. A window names nobody."""
    words, waiting, lines = reader.words, sight.waiting, list[str]()
    if sight.outcome is not None:
        lines += place_lines(words, sight.outcome, absent=absent)
        state = words.say("status-over")
    elif sight.table.stage != "running" or waiting is None:
        state = words.say(f"status-{sight.table.stage}")
    else:
        asked = Markup(words.asked(waiting))
        state = words.say("board-window", asked=asked) if waiting.window else words.ask(waiting)
    return "\n".join((reader.deed(sight, to, "watch-told", state), *lines))


async def _end(context: Context, sight: Sight, user_id: int) -> None:
    table_id = sight.table.id
    await context.store.write(lambda link: watches.remove(link, table_id, user_id))
