"""The end of a game, told to each of its players as they want to be told: place, picture, and the way to the rest."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import discord
import structlog
from msgspec.structs import replace

from bot.engine.views.sight import Point, Sight
from bot.outbound.calls import kinds, notices
from bot.outbound.calls.notice_text import way_rows
from bot.outbound.sending.codes import trouble
from bot.outbound.sending.context import Context
from bot.outbound.sending.jobs import Job
from bot.store.notices import NoticeNews, Way
from bot.store.rows import PersonRow, SeatRow
from bot.ui.sheet import Attached
from bot.ui.story import story
from games.core.words import Facts

log = structlog.get_logger()

_MESSAGE, _INSTEAD = 1, 2
"""Parts of the news of the end, after the result itself."""


async def mentioned(context: Context, sight: Sight) -> list[int]:
    """Those whom the message with the result calls."""
    found = [person async for _, person in _players(context, sight) if _by_mention(context, person)]
    rest = [one for one in found if await context.resting(one.user_id, sight) is None]
    return [one.user_id for one in rest]


async def tell_each(
    context: Context, job: Job, ended: tuple[Sight, Sequence[Point], Sequence[Attached]], link: str
) -> None:
    """Write to those who want messages; those who rest are told when they are awake.

    Without a `link` there is no place any more in which anybody was mentioned.
    """
    sight, points, pictures = ended
    async for row, person in _players(context, sight):
        by_mention = bool(link) and _by_mention(context, person)
        words = context.reader(sight, [person]).words
        assert sight.outcome is not None
        why = story(words, sight.outcome, points)
        facts: Facts = {"whose": row.seat, "why": why}
        news = NoticeNews(job.id, kinds.RESULT, facts, at=sight.table.number)
        if until := await context.resting(person.user_id, sight):
            way: Way = "line" if by_mention else "message"
            before = await notices.present(context, sight, person.user_id, way)
            await notices.put_off(context, replace(before.with_news(news), due=until))
        elif not by_mention:
            await _written(context, job, sight, (news, person), pictures, link)


async def _players(context: Context, sight: Sight) -> AsyncIterator[tuple[SeatRow, PersonRow]]:
    for row in sight.seats:
        if row.user_id is not None:
            person = await context.person(row.user_id, sight, row.name)
            if kinds.wants(person, kinds.RESULT):
                yield row, person


def _by_mention(context: Context, person: PersonRow) -> bool:
    return person.notices == "mention" or person.user_id in context.closed


async def _written(
    context: Context,
    job: Job,
    sight: Sight,
    what: tuple[NoticeNews, PersonRow],
    pictures: Sequence[Attached],
    link: str,
) -> None:
    news, person = what
    reader, table = context.reader(sight, [person]), sight.table.id
    before = await notices.present(context, sight, person.user_id, "message")
    text = reader.event(sight, kinds.said(reader.words, sight, news), [person])
    below = [*kinds.below(sight, reader.words, news), *way_rows(reader.words, link)]
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
