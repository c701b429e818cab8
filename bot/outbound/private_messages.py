"""News for one person: by direct message, in public at most the hint that there is some."""

from __future__ import annotations

import discord
import structlog

from bot.engine.sight import Sight
from bot.outbound import post
from bot.outbound.context import Context, tag, where
from bot.outbound.jobs import Job
from bot.outbound.quiet import asleep_until
from bot.store import undelivered
from bot.store.rows import News, PersonRow, Undelivered
from bot.ui.buttons import hand_button, notice_rows
from bot.ui.control import rows
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.record import decode_order

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
        person = await context.person(news.to)
        until = asleep_until(context, sight, person)
        if until is not None and person.notices != "none":
            await context.keep(news, until)
            return
        wants_none = person.notices == "none"
        if wants_none or not await messaged(context, job, sight, person):
            # It is kept before the hint is posted: the hand must show it when the person looks.
            await context.store.write(lambda link: undelivered.keep(link, news))
            if not wants_none and sight.table.unreachable is None:
                await _hinted(context, job, sight, person)
    await context.done(job.news)


def whispered(words: GameWords, sight: Sight, news: News | Undelivered) -> str:
    """The news in words. The fact `order` is a stored order as JSON."""
    facts = {name: value for name, value in news.facts.items() if name != "order"}
    why, order = words.say(news.key, **facts), news.facts.get("order")
    if not isinstance(order, str):
        return why
    kept = words.order(decode_order(sight.rules, order.encode()))
    return words.say("order-void", order=Markup(kept), why=Markup(why.rstrip(".")))


async def messaged(context: Context, job: Job, sight: Sight, person: PersonRow) -> bool:
    """Tell the person by direct message; False if it is refused."""
    (news,), own = job.news, post.mark(job.id)
    words = context.words(sight, person.language)
    theirs = await context.tables.sight(sight.table.id, person.user_id)
    below = notice_rows(theirs, words.plain, news.page)
    text = words.say(
        "whisper",
        game=sight.rules.key,
        table=sight.table.id,
        place=where(sight),
        text=Markup(whispered(words, sight, news)),
    )
    try:
        channel = await context.private(person.user_id)
        if not job.suspect or not await post.said(channel, [own], context.me):
            await post.send(
                channel, post.Letter(post.line_view(text, own, *below)), post.nonce(job.id)
            )
    except discord.HTTPException as error:
        if post.trouble(error) == "outage":
            raise
        log.info("no message", table=sight.table.id, code=error.code)
        return False
    return True


async def _hinted(context: Context, job: Job, sight: Sight, person: PersonRow) -> None:
    place = context.here(sight)
    own = post.mark(job.id, _INSTEAD)
    if job.suspect and await post.said(place, [own], context.me):
        return
    words = context.words(sight)
    who = Markup(f"<@{person.user_id}>")
    text = tag(sight, words) + words.say("whisper-instead", who=who)
    view = post.line_view(text, own, *rows([hand_button(sight, words)]))
    await post.send(place, post.Letter(view, calls=(person.user_id,)), post.nonce(job.id, _INSTEAD))
