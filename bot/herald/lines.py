"""Lines: what is said at a table in a sentence, with the buttons that answer it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from discord import ButtonStyle, ui

from bot.herald import places, post, votes
from bot.herald.desk import Desk, tag
from bot.herald.jobs import BALLOT, Job
from bot.sight import Sight
from bot.store.rows import News
from bot.ui.control import Control, button, rows
from bot.ui.ids import Press
from bot.ui.limits import TEXT, shortened, units
from bot.ui.sheet import Row, Sheet
from bot.words.translator import GameWords


async def say(desk: Desk, job: Job) -> None:
    """Post the lines, but those that were posted before a crash."""
    sight = await desk.tables.sight(job.table_id)
    if sight.view is not None:
        sight = await places.settled(desk, sight, await desk.posted(job.table_id))
    news = await _unsaid(desk, job, sight)
    if news:
        letter = post.Letter(_view(sight, desk.words(sight), news))
        token = post.nonce(*(one.id for one in news))
        message_id = await post.send(desk.here(sight), letter, token)
        await _remembered(desk, sight, news, message_id)
    await desk.done(job.news)


async def _unsaid(desk: Desk, job: Job, sight: Sight) -> list[News]:
    if not job.suspect:
        return list(job.news)
    place = desk.here(sight)
    marks = [post.mark(one.id) for one in job.news]
    found = await post.said(place, marks, desk.me)
    return [one for one in job.news if post.mark(one.id) not in found]


def _view(sight: Sight, words: GameWords, news: Sequence[News]) -> Sheet:
    said = [words.say(one.key, **one.facts) for one in news]
    said[0] = tag(sight, words) + said[0]
    room = TEXT if sum(map(units, said)) <= TEXT else TEXT // len(said)
    texts: list[ui.Item[ui.LayoutView]] = [
        ui.TextDisplay(shortened(text, room), id=post.mark(one.id))
        for text, one in zip(said, news, strict=True)
    ]
    return Sheet(*texts, *_rows(sight, words, news))


def _rows(sight: Sight, words: GameWords, news: Iterable[News]) -> list[Row]:
    return rows(control for one in news for control in _controls(sight, words, one))


def _controls(sight: Sight, words: GameWords, news: News) -> Iterator[Control]:
    match news.key:
        case "computer-plays":
            press = Press(sight.table.id, sight.table.decision, "back")
            yield button(press, words.plain.say("back-button"), ButtonStyle.primary)
        case "ballot-opened" if ballot := votes.opened(sight, news):
            yield from votes.answers(sight, words, ballot)
        case _:
            pass


async def _remembered(desk: Desk, sight: Sight, news: Iterable[News], message_id: int) -> None:
    """Where a vote's buttons stand."""
    for one in news:
        if one.key == BALLOT and (ballot := votes.opened(sight, one)):
            await votes.remember(desk, sight.table.id, ballot.id, message_id)
