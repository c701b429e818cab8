"""Reminders: one at a time at a table, with the absolute time, gone once it is answered."""

from __future__ import annotations

from msgspec.structs import replace

from bot.herald import post
from bot.herald.callees import Callees, callees, message_all
from bot.herald.desk import Desk, link_to, tag
from bot.herald.jobs import Job
from bot.herald.times import seconds
from bot.sight import Sight
from bot.words.values import Markup


async def remind(desk: Desk, job: Job) -> None:
    """Remind whoever is still waited for, in place of the reminder before.

    If all have answered meanwhile, or want no calls, there is nobody to remind.
    """
    sight = await desk.tables.sight(job.table_id)
    called = await callees(desk, sight)
    if not sight.table.reminded or not called.anybody:
        return await desk.done(job.news)
    row = await desk.posted(job.table_id)
    reminder = await _posted(desk, job, sight, called) if called.mentioned else None
    board = row.board_message or reminder or 0
    await message_all(desk, sight, job, called.messaged, link_to(sight, board))
    if row.reminder_message not in {None, reminder}:
        await post.delete(desk.here(sight), row.reminder_message or 0)
    return await desk.done(job.news, replace(row, reminder_message=reminder))


async def _posted(desk: Desk, job: Job, sight: Sight, called: Callees) -> int:
    place = desk.here(sight)
    own = post.mark(job.id)
    if job.suspect and (found := await post.said(place, [own], desk.me)):
        return found[own]
    letter = post.Letter(post.line_view(_text(desk, sight, called), own), calls=called.ids)
    return await post.send(place, letter, post.nonce(job.id))


def _text(desk: Desk, sight: Sight, called: Callees) -> str:
    """Whoever is the only one that all others wait for reads so."""
    words = desk.words(sight)
    assert sight.waiting is not None
    alone = len(sight.waiting.seats) == 1 and len(sight.seats) > 1
    return tag(sight, words) + words.say(
        "reminder-alone" if alone else "reminder",
        who=Markup(" ".join(f"<@{user}>" for user in called.ids)),
        asked=Markup(words.asked(sight.waiting)),
        deadline=seconds(sight.deadline),
    )
