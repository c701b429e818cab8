"""Reminders: one at a time at a table, with the absolute time, deleted once answered."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.outbound.calls import notices
from bot.outbound.calls.callees import callees, message_all
from bot.outbound.sending.context import Context, link_to
from bot.outbound.sending.jobs import Job
from bot.store.rows import News, PersonRow


async def remind(context: Context, job: Job) -> None:
    """Remind those who are still waited for, in place of the reminder before.

    If all have answered meanwhile, or want no calls, there is nobody to remind.
    """
    sight = await context.tables.sight(job.table_id)
    called = await callees(context, sight, reminds=True)
    ends = next((one for one in job.news if one.key), None)
    if not (sight.table.reminded or ends) or not called.anybody:
        return await context.done(job.news)
    row = await context.posted(job.table_id)
    reminder = None
    if called.mentioned:
        text = reminder_text(context, sight, called.mentioned, ends)
        reminder = await notices.line(
            context, sight, called.mentioned, text, notices.sending(context, job)
        )
    # The link leads to the board's buttons, where the decision is made.
    board = row.board_message or reminder or 0
    await message_all(context, sight, job, called, link_to(sight, board))
    if row.reminder_message not in {None, reminder}:
        await notices.outdate(context, sight, row.reminder_message or 0)
    return await context.done(job.news, replace(row, reminder_message=reminder))


def reminder_text(
    context: Context, sight: Sight, people: Sequence[PersonRow], ends: News | None = None
) -> str:
    """The reminder; if all others wait for one player, it says so. Of a round that `ends`, when it does."""
    reader = context.reader(sight, people)
    words = reader.words
    if ends is not None:
        return reader.event(sight, words.say(ends.key, **ends.facts), people)
    assert sight.waiting is not None
    alone = len(sight.waiting.seats) == 1 and len(sight.seats) > 1
    lines = [reader.deed(sight, people, "call-still")]
    lines += [words.say("reminder-bank")] if any(one.banked for one in sight.reasons) else []
    lines += [words.say("reminder-alone")] if alone else []
    return "\n".join(lines)
