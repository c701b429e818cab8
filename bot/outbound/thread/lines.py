"""Lines: sentences to a table, with the buttons that answer them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import discord
from discord import ButtonStyle, ui

from bot.engine.views.sight import Sight
from bot.outbound.calls import kinds, standing, votes
from bot.outbound.sending import places, post
from bot.outbound.sending.context import Context, tag, where
from bot.outbound.sending.jobs import BALLOT, Job
from bot.store.posted import ButtonMessage, What
from bot.store.rows import News, PersonRow
from bot.ui.ballots import effect
from bot.ui.buttons import may_resume, resume_button
from bot.ui.clock_terms import calendar_lines, pace_lines
from bot.ui.control import Control, Press, button, rows
from bot.ui.first_words import addressed
from bot.ui.limits import TEXT, shortened, units
from bot.ui.logbook import undo_line
from bot.ui.seats_offered import seat_button
from bot.ui.sheet import Row, Sheet
from bot.ui.status import round_line
from bot.words.translator import GameWords
from bot.words.values import Markup

TAKEN = "seat-taken"
"""The key of the line that tells of a substitute."""


async def say(context: Context, job: Job) -> None:
    """Post the lines, without those that were posted before a crash."""
    sight = await context.tables.sight(job.table_id)
    if sight.view is not None:
        sight = await places.settled(
            context, sight, await context.posted(job.table_id), suspect=job.suspect
        )
    news = await _unsaid(context, job, sight)
    if news:
        words = context.words(sight)
        called = await _called(context, sight, news)
        said = [await _said(context, sight, words, one) for one in news]
        if called:
            letter = _call(context, sight, news[0], called, said[0])
        else:
            letter = post.Letter(_view(context, sight, words, news, said))
        token = context.marks.nonce(*(one.id for one in news))
        message_id = await post.send(_place(context, sight, news[0]), letter, token)
        await _remembered(context, sight, news, message_id)
        for one in news:
            if one.key == TAKEN and isinstance(seat := one.facts["seat"], int):
                await places.joined(context, sight, seat)
    await context.done(job.news)


def _place(context: Context, sight: Sight, news: News) -> discord.PartialMessageable:
    """A vote stands where it is held, and has its message for itself."""
    ballot = votes.opened(sight, news) if news.key == BALLOT else None
    return (
        context.here(sight)
        if ballot is None
        else context.channel(sight, votes.place_of(sight, ballot))
    )


async def _unsaid(context: Context, job: Job, sight: Sight) -> list[News]:
    if not job.suspect:
        return list(job.news)
    place = _place(context, sight, job.news[0])
    marks = [context.marks.news(one.id) for one in job.news]
    found = await post.said(place, marks, context.me)
    return [one for one in job.news if context.marks.news(one.id) not in found]


async def _said(context: Context, sight: Sight, words: GameWords, news: News) -> str:
    """The sentence. What was taken back, or shall be, is read from the record."""
    ballot = votes.opened(sight, news) if news.key == BALLOT else None
    if ballot is not None:
        said = f"{words.say(news.key, **news.facts)} {effect(words, ballot)}"
        if ballot.what != "undo":
            return said
        lines = await context.tables.log(sight.table.id, None, ballot.subject)
        return f"{said}\n{votes.moves(words, lines)}".strip()
    if news.key != "undone":
        return words.say(news.key, **news.facts)
    number = news.facts["number"]
    assert isinstance(number, int)
    # The log begins after this number, so with the undo itself.
    lines = await context.tables.log(sight.table.id, None, number - 1)
    return undo_line(words, next(one for one in lines if one.taken is not None))


def _call(
    context: Context, sight: Sight, news: News, called: Sequence[PersonRow], said: str
) -> post.Letter:
    """A vote, which has its message for itself, to those whom it asks."""
    words, users = context.words(sight), [one.user_id for one in called]
    reader = context.reader(sight)
    text = addressed(users, reader.first(reader.event(sight, said, called)))
    return post.call_letter(text, context.marks.news(news.id), _rows(sight, words, [news]), users)


async def _called(context: Context, sight: Sight, news: Sequence[News]) -> list[PersonRow]:
    """Those whom a vote asks, without those who want no call. People in quiet hours are called afterwards."""
    called: list[PersonRow] = []
    for one in news:
        ballot = votes.opened(sight, one) if one.key == BALLOT else None
        for seat in ballot.asked if ballot else ():
            row = sight.seats[seat]
            person = await context.person(row.user_id or 0, sight, row.name)
            if ballot is None or row.user_id is None or not kinds.wants(person, BALLOT):
                continue
            if not await votes.call_later(context, sight, ballot, row.user_id, one.id):
                called.append(person)
    return called


def _view(
    context: Context, sight: Sight, words: GameWords, news: Sequence[News], said: list[str]
) -> Sheet:
    said[0] = tag(sight, words) + said[0]
    # Discord counts the texts of a message together.
    room = TEXT if sum(map(units, said)) <= TEXT else TEXT // len(said)
    # Each line has a mark of its own: after a crash those that were posted are found by it.
    texts: list[ui.Item[ui.LayoutView]] = [
        ui.TextDisplay(shortened(text, room), id=context.marks.news(one.id))
        for text, one in zip(said, news, strict=True)
    ]
    return Sheet(*texts, *_rows(sight, words, news))


def _rows(sight: Sight, words: GameWords, news: Iterable[News]) -> list[Row]:
    return rows(control for one in news for control in _controls(sight, words, one))


def _offered(sight: Sight, news: News) -> int | None:
    """The seat that a line offers, as long as it is offered."""
    seat = news.facts["seat"]
    return seat if isinstance(seat, int) and sight.seats[seat].offered is not None else None


def _is_away(sight: Sight, news: News) -> bool:
    seat = news.facts["seat"]
    return isinstance(seat, int) and sight.seats[seat].away_since is not None


def _controls(sight: Sight, words: GameWords, news: News) -> Iterator[Control]:
    match news.key:
        case "computer-plays" if _is_away(sight, news):
            press = Press(sight.table.id, sight.decision, "back")
            yield button(press, words.plain.say("back-button"), ButtonStyle.primary)
        case "bank-runs" | "seat-silent":
            yield from _stand_ins(sight, words, news)
        case "seat-offered" if (seat := _offered(sight, news)) is not None:
            yield seat_button(sight.table.id, seat, words)
        case "paused" if sight.table.stage == "paused" and may_resume(sight):
            yield resume_button(sight, words)
        case "ballot-opened" if ballot := votes.opened(sight, news):
            yield from votes.answers(sight, words, ballot)
        case _:
            pass


def _stand_ins(sight: Sight, words: GameWords, news: News) -> Iterator[Control]:
    """For each whose time is over, if the others need not wait for them any longer."""
    late = news.facts.get("seats") or (news.facts.get("seat"),)
    people = [row.seat for row in sight.seats if row.person]
    if not sight.quick or sight.table.directed or len(people) < 2 or isinstance(late, str | int):
        return
    for seat in people:
        if seat in late:
            press = Press(sight.table.id, sight.decision, "stand-in", str(seat))
            yield button(press, words.plain.say("stand-in-button", seat=seat))


async def _remembered(
    context: Context, sight: Sight, news: Iterable[News], message_id: int
) -> None:
    """Remember the messages whose buttons end before them."""
    for one in news:
        ballot = votes.opened(sight, one) if one.key == BALLOT else None
        if ballot is not None:
            kept = ButtonMessage("vote", ballot.id, message_id, votes.place_of(sight, ballot))
        elif one.key in _OF_SEATS and isinstance(seat := one.facts["seat"], int):
            kept = ButtonMessage(_OF_SEATS[one.key], seat, message_id, where(sight))
        else:
            continue
        await standing.remember(context, sight, kept)


_OF_SEATS: dict[str, What] = {"computer-plays": "back", "seat-offered": "seat"}


_OPENING = 3
"""The opening's part of the first board's news."""


async def announce(context: Context, job: Job, sight: Sight) -> None:
    """Post the opening, unless it was posted before a crash. The board below calls who begins."""
    place, own = context.here(sight), context.marks.news(job.id, _OPENING)
    if job.suspect and await post.said(place, [own], context.me):
        return
    letter = post.Letter(post.line_view(opening(sight, context.words(sight)), own))
    await post.send(place, letter, context.marks.nonce(job.id, _OPENING))


def opening(sight: Sight, words: GameWords) -> str:
    """The opening line. It names all players and mentions none: the board calls."""
    names = Markup(words.listed([words.player(row.seat) for row in sight.seats]))
    head = words.say("table-started", game=sight.rules.key, table=sight.table.called, names=names)
    seed = words.say("seed-hash", hash=Markup(sight.seed_hash))
    calendar = calendar_lines(sight, words)
    of_round = [f"- {line}"] if (line := round_line(sight, words)) else []
    text = "\n".join((head, *of_round, *pace_lines(sight, words), f"- {seed}", *calendar))
    return shortened(text, TEXT)
