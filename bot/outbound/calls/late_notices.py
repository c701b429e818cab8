"""Notices that have waited, for the end of quiet hours or for somebody to go: told as the table stands
then.
"""

from __future__ import annotations

from functools import partial

import discord
import structlog
from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.outbound.calls import kinds, notices, pings, private_messages, watching
from bot.outbound.calls.notice_text import message_text
from bot.outbound.calls.notices import Sending
from bot.outbound.calls.presence import present
from bot.outbound.calls.reminders import reminder_text
from bot.outbound.sending.codes import trouble
from bot.outbound.sending.context import Context
from bot.store import undelivered
from bot.store.notices import Notice
from bot.store.rows import News, PersonRow

log = structlog.get_logger()

_MESSAGE, _LINE = 0, 1


async def tell_due(context: Context, row: Notice) -> bool:
    """Tell what has waited, or let it wait for longer. False: what is over then is noted here."""
    await _tell(context, row)
    return False


async def over(context: Context, row: Notice) -> None:
    """Nobody can be told."""
    await notices.drop(context, [row])


async def _tell(context: Context, row: Notice) -> None:
    sight = await context.tables.sight(row.table_id)
    if row.calls is not None and await context.on_vacation(row.user_id, sight):
        # The morning after tells of all that waits.
        row = replace(row, calls=None, reminds=False)
        if not row.news:
            await notices.drop(context, [row])
            return
    # Both may have changed since the notice was put off.
    quiet = await context.resting(row.user_id, sight, reminds=row.reminds)
    acted = (await present(context, sight)).get(row.user_id) if row.calls is not None else None
    by_the_clock = sight.schedule is not None
    if until := max(filter(None, (quiet, None if by_the_clock else acted)), default=None):
        await notices.put_off(context, replace(row, due=until))
        return
    person = await context.person(row.user_id, sight)
    seated = any(one.user_id == row.user_id for one in sight.seats)
    now = await notices.present(context, sight, row.user_id, row.way)
    done = [one.user_id for one in sight.seats if one.seat in await context.acted(sight)]
    if by_the_clock and (acted is not None or (row.reminds and row.user_id in done)):
        # They have acted in this turn, and nobody waits for more.
        now = replace(now, calls=None)
    if not seated and not now.news and await watching.still_watches(context, sight, row.user_id):
        await watching.write(
            context, sight, person, _sending(context, row, _MESSAGE), _sending(context, row, _LINE)
        )
    elif person.notices == "none" or (now.calls is None and not now.news):
        await notices.drop(context, [row])
    elif row.way == "line" or not await _written(context, sight, person, now):
        await _say(context, sight, person, now)


async def _written(context: Context, sight: Sight, person: PersonRow, row: Notice) -> bool:
    """Whether the direct message was taken."""
    if row.user_id in context.closed:
        return False
    text, below = await message_text(context, sight, person, row)
    try:
        await notices.write(context, person, row, text, below, _sending(context, row, _MESSAGE))
    except discord.HTTPException as error:
        if trouble(error) == "outage":
            raise
        log.info("no message", table=sight.table.id, code=error.code)
        return False
    return True


async def _say(context: Context, sight: Sight, person: PersonRow, row: Notice) -> None:
    """Mention the person at the table; what is for them alone waits in their hand."""
    sent, people = _sending(context, row, _LINE), [person]
    private = row.news if row.way == "message" else ()
    for one in private:
        news = News(
            id=one.id,
            table_id=row.table_id,
            kind="private",
            key=one.key,
            facts=one.facts,
            to=person.user_id,
        )
        await context.store.write(partial(undelivered.keep, news=news))
    if private:
        await private_messages.hint(context, sight, person, sent)
    elif row.calls is not None:
        reader = context.reader(sight, people)
        deed = reader.deed(sight, people)
        text = reminder_text(context, sight, people) if row.reminds else deed
        told = [kinds.said(reader.words, sight, one) for one in row.news]
        await notices.line(context, sight, people, "\n".join((text, *told)), sent, news=row.news)
    else:
        await pings.say(context, sight, people, row.news[-1], sent)
    if row.way == "message":
        await notices.drop(context, [row])


def _sending(context: Context, row: Notice, part: int) -> Sending:
    """It comes from no news: it is told apart by its moment, and looked for before each try."""
    assert row.due is not None
    parts = (row.table_id, row.user_id, int(row.due.timestamp()), part)
    return Sending(context.marks.of(*parts), context.marks.nonce(*parts), suspect=True)
