"""Reminders: one at a time at a table, with the absolute time, deleted once answered."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.sight import Sight
from bot.outbound import post
from bot.outbound.callees import Callees, callees, message_all
from bot.outbound.context import Context, link_to, tag
from bot.outbound.jobs import Job
from bot.outbound.quiet import later
from bot.words.values import Markup, seconds_of


async def remind(context: Context, job: Job) -> None:
    """Remind those who are still waited for, in place of the reminder before.

    If all have answered meanwhile, or want no calls, there is nobody to remind.
    """
    sight = await context.tables.sight(job.table_id)
    called = _meant(job, await callees(context, sight))
    waits = [later(context, sight, one) for one in called.asleep]
    if not (sight.table.reminded or _wakes(job)) or not called.anybody:
        return await context.done(job.news, later=waits)
    row = await context.posted(job.table_id)
    reminder = await _posted(context, job, sight, called) if called.mentioned else None
    # The link leads to the board's buttons, where the decision is made.
    board = row.board_message or reminder or 0
    await message_all(context, sight, job, called.messaged, link_to(sight, board))
    if row.reminder_message not in {None, reminder}:
        await post.delete(context.here(sight), row.reminder_message or 0)
    return await context.done(job.news, replace(row, reminder_message=reminder), waits)


def _wakes(job: Job) -> bool:
    """Whether it is only for people whose quiet hours have ended."""
    return all(news.to is not None for news in job.news)


def _meant(job: Job, called: Callees) -> Callees:
    """Those whom the reminder is for."""
    if not _wakes(job):
        return called
    to = {news.to for news in job.news}
    groups = (called.mentioned, called.messaged, called.quiet, called.asleep)
    return Callees(*(tuple(one for one in group if one.user_id in to) for group in groups))


async def _posted(context: Context, job: Job, sight: Sight, called: Callees) -> int:
    place = context.here(sight)
    own = post.mark(job.id)
    if job.suspect and (found := await post.said(place, [own], context.me)):
        return found[own]
    letter = post.Letter(post.line_view(_text(context, sight, called), own), calls=called.ids)
    return await post.send(place, letter, post.nonce(job.id))


def _text(context: Context, sight: Sight, called: Callees) -> str:
    """The reminder; if all others wait for one player, it says so."""
    words = context.words(sight)
    assert sight.waiting is not None
    alone = len(sight.waiting.seats) == 1 and len(sight.seats) > 1
    return tag(sight, words) + words.say(
        "reminder-alone" if alone else "reminder",
        who=Markup(" ".join(f"<@{user}>" for user in called.ids)),
        asked=Markup(words.asked(sight.waiting)),
        deadline=seconds_of(sight.deadline),
    )
