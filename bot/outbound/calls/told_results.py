"""The end of a game, told to each of its players as they want to be told: place, picture, and the way to the rest."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import discord
import structlog
from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.outbound.calls import kinds, notices
from bot.outbound.calls.notice_text import way_rows
from bot.outbound.sending.codes import trouble
from bot.outbound.sending.context import Context
from bot.outbound.sending.jobs import Job
from bot.store.notices import NoticeNews, Way
from bot.store.rows import PersonRow, SeatRow
from bot.ui.control import Press, button
from bot.ui.final import own_line
from bot.ui.sheet import Attached
from bot.words.values import Markup

log = structlog.get_logger()

RESULT = "result-own"

_MESSAGE, _INSTEAD = 1, 2
"""Parts of the news of the end, after the result itself."""


async def mentioned(context: Context, sight: Sight) -> list[int]:
    """Those whom the message with the result calls."""
    found = [person async for _, person in _players(context, sight) if _by_mention(context, person)]
    rest = [one for one in found if await context.resting(one.user_id, sight) is None]
    return [one.user_id for one in rest]


async def tell_each(
    context: Context, job: Job, sight: Sight, pictures: Sequence[Attached], link: str
) -> None:
    """Write to those who want messages; those who rest are told when they are awake.

    Without a `link` there is no place any more in which anybody was mentioned.
    """
    async for row, person in _players(context, sight):
        by_mention = bool(link) and _by_mention(context, person)
        if until := await context.resting(person.user_id, sight):
            way: Way = "line" if by_mention else "message"
            news = NoticeNews(job.id, RESULT, {"whose": row.seat}, at=sight.table.number)
            before = await notices.present(context, sight, person.user_id, way)
            await notices.put_off(context, replace(before.with_news(news), due=until))
        elif not by_mention:
            await _written(context, job, sight, (row, person), pictures, link)


async def _players(context: Context, sight: Sight) -> AsyncIterator[tuple[SeatRow, PersonRow]]:
    for row in sight.seats:
        if row.user_id is not None:
            person = await context.person(row.user_id, sight, row.name)
            if kinds.wants(person, RESULT):
                yield row, person


def _by_mention(context: Context, person: PersonRow) -> bool:
    return person.notices == "mention" or person.user_id in context.closed


async def _written(
    context: Context,
    job: Job,
    sight: Sight,
    whom: tuple[SeatRow, PersonRow],
    pictures: Sequence[Attached],
    link: str,
) -> None:
    row, person = whom
    reader, before = (
        context.reader(sight, [person]),
        await notices.present(context, sight, person.user_id, "message"),
    )
    words, game, table = reader.words, sight.rules.key, sight.table.id
    assert sight.outcome is not None
    own = Markup(own_line(words, sight.outcome, row.seat))
    text = words.say("call-event", game=game, table=sight.table.called, text=own)
    analysis = button(Press(table, sight.decision, "analysis"), words.plain.say("analysis-button"))
    below = way_rows(words, link, analysis)
    sent = notices.sending(context, job, _MESSAGE, person.user_id)
    try:
        await notices.write(context, person, before, text, below, sent, pictures)
    except discord.HTTPException as error:
        if trouble(error) == "outage":
            raise
        log.info("no result by message", table=table, code=error.code)
        if not link:
            return
        instead = notices.sending(context, job, _INSTEAD, person.user_id)
        await notices.line(context, sight, [person], text, instead, below)
