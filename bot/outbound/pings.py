"""Calls to an event: a line with its words, or a direct message; nothing for those who want none."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.sight import Sight
from bot.outbound import places, post, votes
from bot.outbound.context import Context, tag
from bot.outbound.jobs import Job
from bot.outbound.private_messages import messaged, whispered
from bot.outbound.quiet import asleep_until
from bot.store.rows import News, PersonRow
from bot.ui.buttons import notice_rows
from bot.words.values import Markup

_LINE = 1
"""The public line's part of the news."""


async def call(context: Context, job: Job) -> None:
    """Call each person of the job; all its news are of one event."""
    sight = await context.tables.sight(job.table_id)
    kept: list[News] = []
    if sight.view is not None:
        sight = await places.settled(context, sight, await context.posted(job.table_id))
        mentioned = []
        for news in job.news:
            if votes.is_closed(sight, news):
                continue
            assert news.to is not None
            person = await context.person(news.to)
            until = asleep_until(context, sight, person)
            if until is not None and person.notices != "none":
                kept.append(news)
                await context.keep(news, until)
            elif await _wants_mention(context, Job((news,), job.suspect), sight, person):
                mentioned.append(person.user_id)
        if mentioned:
            await _say(context, job, sight, mentioned)
    await context.done([news for news in job.news if news not in kept])


async def _wants_mention(context: Context, job: Job, sight: Sight, person: PersonRow) -> bool:
    """Whether to mention the person in public: also when their direct message was refused. A direct
    message is sent here.
    """
    if person.notices != "message" or person.user_id in context.closed:
        return person.notices != "none"
    if await messaged(context, job, sight, person):
        return False
    # Remembered until a restart: each further try would be refused, too.
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
