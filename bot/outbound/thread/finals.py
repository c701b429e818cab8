"""The result of a game: scoring sheet and chart, places, seed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import structlog
from msgspec.structs import replace

from bot.community.changes import of_table
from bot.engine.views.sight import Point, Sight
from bot.errors import HouseError
from bot.outbound.calls import notices, standing
from bot.outbound.sending import places, post
from bot.outbound.sending.context import Context
from bot.outbound.sending.jobs import Job
from bot.outbound.sending.post import bare
from bot.outbound.sending.told_places import as_published
from bot.store.rows import Posted
from bot.ui.final import Final, final_view, place_lines
from bot.words.values import Markup

log = structlog.get_logger()


async def finish(context: Context, job: Job) -> None:
    """Post the result, take the buttons off the board and delete the reminder."""
    sight = await context.tables.sight(job.table_id)
    if sight.outcome is None:
        return await context.done(job.news)
    row = await context.posted(job.table_id)
    sight = await places.settled(context, sight, row, suspect=job.suspect)
    await _posted(context, job, sight)
    # Only after the result is posted: if that fails, the board is still whole for the next try.
    await bare(context, sight, row.board_message)
    await standing.close(context, sight)
    await notices.settle(context, sight)
    return await context.done(job.news, await _tidied(context, sight, row))


async def _posted(context: Context, job: Job, sight: Sight) -> None:
    sight, absent = await as_published(context, sight)
    assert sight.outcome is not None
    place, own = context.here(sight), context.marks.news(job.id)
    if job.suspect and await post.said(place, [own], context.me):
        return
    words = context.words(sight)
    points = await _points(context, sight)
    changes = await context.store.read(partial(of_table, table_id=sight.table.id))
    picture, alt = await context.pictures.final(sight, points, words)
    name = f"final-{sight.table.id}.png"
    shown = (name, picture, alt) if await places.takes_files(context, sight) else None
    final = Final(
        head=words.say("final-title", game=sight.rules.key, table=sight.table.id),
        places="\n".join(place_lines(words, sight.outcome, changes, absent)),
        seed=words.say(
            "final-seed", seed=Markup(sight.table.seed or ""), hash=Markup(sight.seed_hash)
        ),
        picture=name if shown else None,
        alt=alt,
    )
    letter = post.Letter(final_view(final, sight, words, own), shown)
    await post.send(place, letter, context.marks.nonce(job.id))


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
