"""Calls to an event: by a line with its words, or by direct message; nothing for who wants none."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.sight import Sight
from bot.outbound import places, post
from bot.outbound.context import Context, tag
from bot.outbound.jobs import Job
from bot.outbound.private_messages import messaged, whispered
from bot.store.rows import PersonRow
from bot.ui.buttons import notice_rows
from bot.words.values import Markup

_LINE = 1
"""The part of the line in public."""


async def call(context: Context, job: Job) -> None:
    """Call each person of the job, whose news all tell the same event."""
    sight = await context.tables.sight(job.table_id)
    if sight.view is not None:
        sight = await places.settled(context, sight, await context.posted(job.table_id))
        mentioned = []
        for news in job.news:
            assert news.to is not None
            person = await context.person(news.to)
            if await _wants_mention(context, Job((news,), job.suspect), sight, person):
                mentioned.append(person.user_id)
        if mentioned:
            await _say(context, job, sight, mentioned)
    await context.done(job.news)


async def _wants_mention(context: Context, job: Job, sight: Sight, person: PersonRow) -> bool:
    """Also of who wants a direct message, but takes none; else he has it now."""
    if person.notices != "message" or person.user_id in context.closed:
        return person.notices != "none"
    if await messaged(context, job, sight, person):
        return False
    context.closed.add(person.user_id)
    return True


async def _say(context: Context, job: Job, sight: Sight, users: Sequence[int]) -> None:
    place, own = context.here(sight), post.mark(job.id, _LINE)
    if job.suspect and await post.said(place, [own], context.me):
        return
    words = context.words(sight)
    who = Markup(" ".join(f"<@{user}>" for user in users))
    text = Markup(whispered(words, sight, job.news[0]))
    line = tag(sight, words) + words.say("call-event", who=who, text=text)
    below = notice_rows(sight, words.plain, job.news[0].page)
    letter = post.Letter(post.line_view(line, own, *below), calls=users)
    await post.send(place, letter, post.nonce(job.id, _LINE))
