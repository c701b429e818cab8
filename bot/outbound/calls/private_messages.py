"""News for one person: by direct message, in public at most the hint that there is some."""

from __future__ import annotations

import discord
import structlog
from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.outbound.calls import kinds, notices
from bot.outbound.calls.notice_text import message_text
from bot.outbound.calls.notices import Sending
from bot.outbound.sending.codes import trouble
from bot.outbound.sending.context import Context
from bot.outbound.sending.jobs import Job
from bot.store import undelivered
from bot.store.rows import PersonRow

log = structlog.get_logger()

_INSTEAD = 1
"""The public hint's part of the news."""


async def whisper(context: Context, job: Job) -> None:
    """Tell the person. If they take no messages, keep it for their hand and hint at it in public.

    For those who want no notices there is no hint either: it may say too much.
    """
    (news,) = job.news
    sight = await context.tables.sight(news.table_id)
    if news.to is not None:
        person = await context.person(news.to, sight)
        wants = kinds.wants(person, news.key)
        if not wants or not await messaged(context, job, sight, person):
            # It is kept before the hint is posted: the hand must show it when the person looks.
            await context.store.write(lambda link: undelivered.keep(link, news))
            if wants and sight.table.unreachable is None:
                await hint(context, sight, person, notices.sending(context, job, _INSTEAD))
    await context.done(job.news)


async def messaged(context: Context, job: Job, sight: Sight, person: PersonRow) -> bool:
    """Tell the person by direct message; False if it is refused. In quiet hours it waits."""
    (news,) = job.news
    before = await notices.present(context, sight, person.user_id, "message")
    told = notices.as_news(sight, news)
    row = before.with_news(told)
    if until := await notices.rests(context, sight, before, told, alone=news.kind == "private"):
        await notices.put_off(context, replace(row, due=until))
        return True
    text, below = await message_text(context, sight, person, row)
    try:
        silent = notices.rings_nobody(context, sight, [person.user_id], told)
        sent = notices.sending(context, job)
        await notices.write(context, person, row, text, below, sent, silent=silent)
    except discord.HTTPException as error:
        if trouble(error) == "outage":
            raise
        log.info("no message", table=sight.table.id, code=error.code)
        return False
    return True


async def hint(context: Context, sight: Sight, person: PersonRow, sent: Sending) -> None:
    """Say in public that there is news for the person alone."""
    words = context.reader(sight, [person]).words
    text = words.say(kinds.PRIVATE, game=sight.rules.key, table=sight.table.called)
    await notices.line(context, sight, [person], text, sent)
