"""Calls to an event: a line with its words, or a direct message; nothing for those who want none."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.outbound.calls import kinds, notices
from bot.outbound.calls.notices import Sending
from bot.outbound.calls.private_messages import messaged
from bot.outbound.sending import places
from bot.outbound.sending.context import Context
from bot.outbound.sending.jobs import Job
from bot.store.notices import NoticeNews
from bot.store.rows import PersonRow

_LINE = 1
"""The public line's part of the news."""


async def call(context: Context, job: Job) -> None:
    """Call each person of the job; all its news are of one event."""
    sight = await context.tables.sight(job.table_id)
    if sight.view is not None:
        sight = await places.settled(
            context, sight, await context.posted(job.table_id), suspect=job.suspect
        )
        mentioned = list[PersonRow]()
        for news in job.news:
            assert news.to is not None
            person = await context.person(news.to, sight)
            if await _wants_mention(context, Job((news,), job.suspect), sight, person):
                mentioned.append(person)
        called = [one for one in mentioned if not await _put_off(context, job, sight, one.user_id)]
        if called:
            sent = notices.sending(context, job, _LINE)
            await say(context, sight, called, notices.as_news(sight, job.news[0]), sent)
    await context.done(job.news)


async def say(
    context: Context, sight: Sight, people: Sequence[PersonRow], news: NoticeNews, sent: Sending
) -> None:
    """Say what happened in a line that mentions these people; below, to one of them, what the line before said."""
    reader, theirs, told = context.reader(sight, people), sight, [news]
    if len(people) == 1:
        (user,) = (one.user_id for one in people)
        told = [*(await notices.present(context, sight, user, "line")).with_news(news).news]
        theirs = await context.tables.sight(sight.table.id, user) if news.page else sight
    *before, newest = (kinds.said(reader.words, sight, one) for one in told)
    text = "\n".join((reader.event(sight, newest, people), *(f"- {one}" for one in before)))
    below = kinds.below(theirs, reader.words, news)
    silent = notices.rings_nobody(context, sight, [one.user_id for one in people], news)
    await notices.line(context, sight, people, text, sent, below, told, silent=silent)


async def _wants_mention(context: Context, job: Job, sight: Sight, person: PersonRow) -> bool:
    """Whether to mention the person in public: also when their direct message was refused. A direct
    message is sent here.
    """
    (news,) = job.news
    if not kinds.wants(person, news.key):
        return False
    if person.notices == "mention" or person.user_id in context.closed:
        return True
    if await messaged(context, job, sight, person):
        return False
    # Remembered until a restart: each further try would be refused, too.
    context.closed.add(person.user_id)
    return True


async def _put_off(context: Context, job: Job, sight: Sight, user_id: int) -> bool:
    """Whether the person rests; then the line waits for them."""
    (news,) = (one for one in job.news if one.to == user_id)
    before, told = (
        await notices.present(context, sight, user_id, "line"),
        notices.as_news(sight, news),
    )
    until = await notices.rests(context, sight, before, told)
    if until is not None:
        await notices.put_off(context, replace(before.with_news(told), due=until))
    return until is not None
