"""The end: the scoring sheet and the chart, the places, the seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import structlog
from msgspec.structs import replace

from bot.errors import HouseError
from bot.herald import places, post, votes
from bot.herald.desk import Desk
from bot.herald.jobs import Job
from bot.herald.stripping import bare
from bot.sight import Point, Sight
from bot.store.rows import Posted
from bot.ui.final import Final, final_view
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.contract import Outcome

log = structlog.get_logger()


async def finish(desk: Desk, job: Job) -> None:
    """Post the result; the board loses its buttons, and a reminder goes."""
    sight = await desk.tables.sight(job.table_id)
    outcome = sight.outcome
    if outcome is None:
        return await desk.done(job.news)
    row = await desk.posted(job.table_id)
    sight = await places.settled(desk, sight, row)
    await _posted(desk, job, sight, outcome)
    await bare(desk, sight, row.board_message)
    await votes.close(desk, sight)
    return await desk.done(job.news, await _tidied(desk, sight, row))


async def _posted(desk: Desk, job: Job, sight: Sight, outcome: Outcome) -> None:
    place, own = desk.here(sight), post.mark(job.id)
    if job.suspect and await post.said(place, [own], desk.me):
        return
    words = desk.words(sight)
    points = await _points(desk, sight)
    picture, alt = await desk.pictures.final(sight, points, words)
    name = f"final-{sight.table.id}.png"
    shown = (name, picture, alt) if await places.takes_files(desk, sight) else None
    final = Final(
        head=words.say("final-title", game=sight.rules.key, table=sight.table.id),
        places="\n".join(place_lines(words, outcome)),
        seed=words.say(
            "final-seed", seed=Markup(sight.table.seed or ""), hash=Markup(sight.seed_hash)
        ),
        picture=name if shown else None,
        alt=alt,
    )
    letter = post.Letter(final_view(final, sight, words, own), shown)
    await post.send(place, letter, post.nonce(job.id))


def place_lines(words: GameWords, outcome: Outcome) -> Iterator[str]:
    """From first to last; who is tied shares a place."""
    rank = 1
    for seats in outcome.places:
        for seat in seats:
            score = words.score(outcome.scores[seat])
            name = words.player(seat)
            yield words.say("final-place", rank=rank, name=Markup(name), score=Markup(score))
        rank += len(seats)


async def _points(desk: Desk, sight: Sight) -> Sequence[Point]:
    """Nothing to chart if the rules have changed since it was played."""
    try:
        return await desk.tables.scenes(sight.table.id)
    except HouseError as error:
        log.warning("no history", table=sight.table.id, why=error.why)
        return ()


async def _tidied(desk: Desk, sight: Sight, row: Posted) -> Posted:
    if row.reminder_message is not None:
        await post.delete(desk.here(sight), row.reminder_message)
    return replace(row, reminder_message=None)
