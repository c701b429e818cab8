"""Lines: what is said at a table in a sentence, with the buttons that answer it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from discord import ButtonStyle, ui

from bot.herald import places, post
from bot.herald.boards import bare
from bot.herald.desk import Desk
from bot.herald.jobs import BALLOT, Job
from bot.sight import Sight
from bot.store import notes
from bot.store.rows import BallotRow, News
from bot.ui.control import Control, button, rows
from bot.ui.ids import Press
from bot.ui.limits import TEXT, shortened, units
from bot.ui.sheet import Row, Sheet
from bot.words.translator import GameWords

_CLOSED = {"ballot-carried", "ballot-rejected", "ballot-void"}
"""The lines with which a vote ends."""


async def say(desk: Desk, job: Job) -> None:
    """Post the lines, but those that were posted before a crash; a vote that is over is closed."""
    sight = await desk.tables.sight(job.table_id)
    if sight.view is not None:
        sight = await places.settled(desk, sight, await desk.posted(job.table_id))
    news = await _unsaid(desk, job, sight)
    if news:
        letter = post.Letter(_view(sight, desk.words(sight), news))
        token = post.nonce(*(one.id for one in news))
        message_id = await post.send(desk.here(sight), letter, token)
        await _remembered(desk, sight, news, message_id)
    for one in job.news:
        if one.key in _CLOSED:
            await _ballot_over(desk, sight, one)
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
            yield button(press, words.say("back-button"), ButtonStyle.primary)
        case "ballot-opened":
            for ballot in sight.ballots:
                if ballot.what == news.facts.get("what"):
                    yield from _votes(sight, words, ballot)
        case _:
            pass


def _votes(sight: Sight, words: GameWords, ballot: BallotRow) -> Iterator[Control]:
    for answer, style in (("yes", ButtonStyle.success), ("no", ButtonStyle.danger)):
        press = Press(sight.table.id, sight.table.decision, "vote", f"{ballot.id}.{answer}")
        yield button(press, words.say(f"vote-{answer}"), style)


async def _remembered(desk: Desk, sight: Sight, news: Sequence[News], message_id: int) -> None:
    """Where a vote's buttons stand, so that they can be taken off."""
    for one in news:
        if one.key == BALLOT:
            remember = partial(notes.put, key=_note(sight, one), value=str(message_id))
            await desk.store.write(remember)


async def _ballot_over(desk: Desk, sight: Sight, news: News) -> None:
    key = _note(sight, news)
    message_id = await desk.store.read(lambda link: notes.get(link, key))
    if message_id is not None:
        await bare(desk, sight, int(message_id))
        await desk.store.write(lambda link: notes.remove(link, key))


def _note(sight: Sight, news: News) -> str:
    return f"ballot:{sight.table.id}:{news.facts.get('what')}"
