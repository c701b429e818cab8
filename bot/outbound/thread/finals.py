"""The result of a game: scoring sheet and chart, places, seed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord
import msgspec
import structlog
from msgspec.structs import replace

from bot.community.changes import of_table
from bot.engine.views.sight import Point, Sight
from bot.errors import HouseError
from bot.outbound.calls import notices, standing, told_results
from bot.outbound.sending import places, post
from bot.outbound.sending.codes import FAILURES, trouble
from bot.outbound.sending.context import Context, link_to, where
from bot.outbound.sending.jobs import Job
from bot.outbound.sending.post import bare
from bot.outbound.sending.told_places import as_published
from bot.store.rows import Posted
from bot.ui.final import Final, final_view, first_line, place_lines
from bot.ui.first_words import addressed
from bot.ui.lobby_card import result_card
from bot.ui.sheet import Attached, galleries
from bot.ui.story import story
from bot.words.values import Markup
from games.core.words import Seat

log = structlog.get_logger()


class Ended(msgspec.Struct, frozen=True):
    """A result as it is told: with the places that count, its course and its picture."""

    sight: Sight
    absent: frozenset[Seat]
    points: Sequence[Point]
    pictures: Sequence[Attached]


async def finish(context: Context, job: Job) -> None:
    """Post the result and tell each player of it; the card in the channel becomes the result.

    The buttons go off the board, and the reminder is deleted. Where its place is gone all read it in a message.
    """
    sight = await context.tables.sight(job.table_id)
    if sight.outcome is None:
        return await context.done(job.news)
    row = await context.posted(job.table_id)
    sight = await places.settled(context, sight, row, suspect=job.suspect)
    ended = await _ended(context, sight)
    message = await _if_there(context, job, ended)
    # Only after the result is posted: if that fails, the board is still whole for the next try.
    plain = row.board_turn is not None and row.board_turn.plain
    await bare(context, sight, row.board_message, plain=plain)
    link = "" if message is None else link_to(sight, message)
    await told_results.tell_each(context, job, (ended.sight, ended.points, ended.pictures), link)
    await _on_card(context, ended, row, link)
    await standing.close(context, sight)
    await notices.settle(context, sight)
    return await context.done(job.news, await _tidied(context, sight, row))


async def _ended(context: Context, sight: Sight) -> Ended:
    sight, absent = await as_published(context, sight)
    assert sight.outcome is not None
    points = await _points(context, sight)
    words = context.words(sight)
    drawn = await context.pictures.final(sight, points, words)
    return Ended(sight, absent, points, drawn.named(f"final-{sight.table.id}.png"))


async def _if_there(context: Context, job: Job, ended: Ended) -> int | None:
    """The message with the result; None once its thread or channel has turned out to be gone."""
    if ended.sight.table.unreachable is not None:
        return None
    try:
        return await _posted(context, job, ended)
    except discord.HTTPException as error:
        # At the first try it may only be put away.
        if trouble(error) != "thread" or not job.tries:
            raise
        log.info("no place for the result", table=job.table_id, code=error.code)
        return None


async def _posted(context: Context, job: Job, ended: Ended) -> int:
    """The message with the result, which mentions those who want it; its id."""
    sight, own = ended.sight, context.marks.news(job.id)
    place = context.here(sight)
    if job.suspect and (found := await post.said(place, [own], context.me)):
        return found[own]
    words, called = context.words(sight), await told_results.mentioned(context, sight)
    hash_ = Markup(sight.seed_hash)
    final = Final(
        first=addressed(called, first_line(sight, words), behind=True),
        places=await _places(context, ended),
        story=_story(context, ended),
        seed=words.say("final-seed", seed=Markup(sight.table.seed or ""), hash=hash_),
    )
    view = final_view(final, sight, words, own)
    letter = post.Letter(view, await _shown(context, ended), called)
    return await post.send(place, letter, context.marks.nonce(job.id))


def _story(context: Context, ended: Ended) -> str:
    assert ended.sight.outcome is not None
    return story(context.words(ended.sight), ended.sight.outcome, ended.points)


async def _places(context: Context, ended: Ended) -> str:
    changes = await context.store.read(partial(of_table, table_id=ended.sight.table.id))
    assert ended.sight.outcome is not None
    words = context.words(ended.sight)
    return "\n".join(place_lines(words, ended.sight.outcome, changes, ended.absent))


async def _shown(context: Context, ended: Ended) -> Sequence[Attached]:
    return await places.attachable(context, ended.sight, ended.pictures)


async def _on_card(context: Context, ended: Ended, row: Posted, link: str) -> None:
    """In the channel; where the table is played there itself, the result is the newest message."""
    sight = ended.sight
    if row.lobby_message is None or where(sight) == sight.table.channel_id:
        return
    words = context.words(sight)
    shown = await _shown(context, ended)
    texts = (await _places(context, ended), _story(context, ended), link)
    letter = post.Letter(result_card(sight, words, texts, galleries(shown)), shown)
    try:
        await post.redraw(context.channel(sight, sight.table.channel_id), row.lobby_message, letter)
    except (post.Lost, *FAILURES) as error:
        if trouble(error) == "outage":
            raise
        # The card, or the whole channel, is gone: the result stands where the table was played.
        log.info("no result on the card", table=sight.table.id, error=str(error))


async def _points(context: Context, sight: Sight) -> Sequence[Point]:
    """The points of the chart; none if the rules have changed since the game was played."""
    try:
        return await context.tables.scenes(sight.table.id)
    except HouseError as error:
        log.warning("no history", table=sight.table.id, why=error.why)
        return ()


async def _tidied(context: Context, sight: Sight, row: Posted) -> Posted:
    if row.reminder_message is not None:
        await notices.outdate(context, sight, row.reminder_message)
    return replace(row, reminder_message=None)
