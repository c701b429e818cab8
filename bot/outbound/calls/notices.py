"""The notices that people have of a table: each is posted again in place of the one before, and goes
when it is answered.

The new message is posted; then it is noted and the old one outdated, in one transaction; then the old
one is deleted. So a crash at any moment doubles nothing and forgets no message.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from functools import partial

import discord
import msgspec
import structlog
from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.outbound.calls import kinds
from bot.outbound.calls.notice_text import message_text
from bot.outbound.sending import post
from bot.outbound.sending.codes import FAILURES, trouble
from bot.outbound.sending.context import Context, is_slow, where
from bot.outbound.sending.jobs import Job
from bot.store import entries
from bot.store import notices as stored
from bot.store.notices import Notice, NoticeNews, Outdated, Way
from bot.store.rows import News, PersonRow, SeatRow
from bot.ui.buttons import hand_button, is_answered
from bot.ui.control import rows
from bot.ui.first_words import addressed
from bot.ui.sheet import Attached, Row

log = structlog.get_logger()


GATHERED = timedelta(minutes=30)
"""So long after the news before an event that needs no answer is told at a slow table, with what has followed."""


class Sending(msgspec.Struct, frozen=True):
    """How a message is posted once: found again by its mark if it is suspect, else kept by its nonce."""

    mark: int
    nonce: str
    suspect: bool


def sending(context: Context, job: Job, part: int = 0, *more: int) -> Sending:
    """The sending of a part of the job's news; `more` tells apart messages of the same part."""
    marks = context.marks
    token = marks.nonce(job.id, part, *more) if part or more else marks.nonce(job.id)
    return Sending(marks.news(job.id, part), token, job.suspect)


def about(sight: Sight) -> int:
    """The decision that a call is about, or the turn of a game that goes by the clock."""
    return sight.turn if sight.schedule else sight.table.decision


def awaited(sight: Sight) -> Sequence[SeatRow]:
    """The seats waited for that a person plays; at a turn by the clock, all who may act in it."""
    waiting = sight.waiting
    if waiting is None:
        return ()
    asked = (*waiting.seats, *(waiting.may if sight.schedule else ()))
    return [row for row in sight.seats if row.seat in asked and row.person]


def calls_now(sight: Sight, row: Notice) -> bool:
    """Whether the decision to which the notice calls is still open for its person.

    In a window it is not shown who has answered, so nobody is called.
    """
    if row.calls != about(sight) or sight.table.stage != "running":
        return False
    named = sight.waiting is not None and not sight.waiting.window
    return named and row.user_id in {one.user_id for one in awaited(sight)}


def as_news(sight: Sight, news: News) -> NoticeNews:
    return NoticeNews(news.id, news.key, news.facts, news.page, sight.table.number)


async def present(context: Context, sight: Sight, user_id: int, way: Way) -> Notice:
    """The person's notice as it stands: what has been answered, acted on or overtaken tells nothing any more."""
    row = await context.store.read(lambda link: stored.get(link, sight.table.id, user_id, way))
    news = await kinds.holding(context, sight, user_id, row.news)
    if row.calls is None or calls_now(sight, row):
        return replace(row, news=news)
    rest = replace(row, calls=None, reminds=False, since=None, news=news)
    return rest if news else replace(rest, place_id=None, message_id=None)


async def write(
    context: Context,
    person: PersonRow,
    row: Notice,
    text: str,
    below: Iterable[Row],
    sent: Sending,
    pictures: Sequence[Attached] = (),
    *,
    silent: bool = False,
) -> None:
    """Send a direct message in place of the one before. discord.HTTPException if it is refused."""
    channel = await context.private(person.user_id)
    found = await post.said(channel, [sent.mark], context.me) if sent.suspect else {}
    message_id = found.get(sent.mark)
    if message_id is None:
        letter = post.call_letter(text, sent.mark, below, pictures=pictures, silent=silent)
        message_id = await post.send(channel, letter, sent.nonce)
    await stand(context, [replace(row, place_id=channel.id, message_id=message_id, due=None)])


async def line(
    context: Context,
    sight: Sight,
    people: Sequence[PersonRow],
    text: str,
    sent: Sending,
    below: Sequence[Row] = (),
    news: Sequence[NoticeNews] = (),
    *,
    silent: bool = False,
) -> int:
    """Mention people in a line at the table, in place of the lines before. The id of its message.

    It goes when its `news` hold no more.

    Where there is nothing else to press there is the hand.
    """
    place, users = context.here(sight), [one.user_id for one in people]
    found = await post.said(place, [sent.mark], context.me) if sent.suspect else {}
    message_id = found.get(sent.mark)
    if message_id is None:
        reader = context.reader(sight, people)
        said = addressed(users, reader.first(text))
        own = below or rows([hand_button(sight, reader.words)])
        letter = post.call_letter(said, sent.mark, own, users, silent=silent)
        message_id = await post.send(place, letter, sent.nonce)
    await stand(context, [_line(sight, user, message_id, news) for user in users])
    return message_id


def rings_nobody(context: Context, sight: Sight, people: Sequence[int], news: NoticeNews) -> bool:
    """Whether an event of a game comes without a sound, since all its people have been rung enough today.

    It is noted of the others that it rings them.
    """
    if news.key in kinds.KINDS or not is_slow(sight):
        return False
    ringing, now, event = context.ringing, context.now(), (sight.table.id, -news.id)
    rung = [user for user in people if not ringing.is_silent(user, event, now)]
    for user in rung:
        ringing.rang(user, event, now)
    return not rung


async def rests(
    context: Context, sight: Sight, before: Notice, news: NoticeNews, *, alone: bool = False
) -> datetime | None:
    """Until when news waits: for quiet hours, a vacation, a call that says the same, or more news, unless it is
    for one `alone`; None: not at all.
    """
    quiet = await kinds.rests(context, sight, before.user_id, news.key)
    more = None if alone else await _gathers(context, sight, before, news)
    return max(filter(None, (quiet, more)), default=None)


async def _gathers(
    context: Context, sight: Sight, before: Notice, news: NoticeNews
) -> datetime | None:
    """Until when an event that needs no answer waits for more, since its person was told of another just now."""
    if not before.news or news.key in kinds.KINDS or not is_slow(sight):
        return None
    theirs = await context.tables.sight(sight.table.id, before.user_id)
    if "until" in news.facts or is_answered(theirs, news.page, news.facts):
        return None
    number, now = before.news[-1].at, context.now()
    told = await context.store.read(partial(entries.moment, table_id=sight.table.id, number=number))
    until = before.due or (told and told + GATHERED)
    return until if until is not None and until > now else None


async def put_off(context: Context, row: Notice) -> None:
    """Keep the notice for the end of quiet hours. Until then its message stands, as far as it holds."""
    await stand(context, [row])


async def settle(
    context: Context,
    sight: Sight,
    messaged: Collection[int] = (),
    mentioned: Collection[int] = (),
) -> None:
    """Take away what has been answered, and the lines of those whom a new board mentions.

    Those who have just been written to have a new notice already.
    """
    table_id = sight.table.id
    standing = await context.store.read(lambda link: stored.at(link, table_id))
    seated = {row.user_id for row in sight.seats}
    for row in standing:
        if row.way == "line" and row.user_id in mentioned:
            await drop(context, [row])
        elif row.way == "message" and row.user_id in messaged:
            continue
        elif row.user_id in seated and not calls_now(sight, row):
            await _answered(context, sight, row)


async def stand(context: Context, notices: Sequence[Notice]) -> None:
    """Note what stands now; the messages before are outdated."""
    await context.store.write(partial(stored.stand, rows=notices))


async def drop(context: Context, notices: Sequence[Notice]) -> None:
    """Note that these no longer hold; their messages are outdated."""
    await context.store.write(partial(stored.drop, rows=notices))


async def outdate(context: Context, sight: Sight, message_id: int) -> None:
    """Note a message at the table that is to be deleted."""
    message = Outdated(message_id, where(sight), sight.table.id)
    await context.store.write(partial(stored.outdate, message=message))


async def sweep(context: Context, found: Sequence[stored.Outdated]) -> None:
    """Delete these outdated messages.

    What Discord refuses to delete stays for good; while it is out of reach all of it waits.
    """
    gone = []
    for one in found:
        place = context.client.get_partial_messageable(one.place_id)
        try:
            await place.get_partial_message(one.message_id).delete()
        except FAILURES as error:
            if trouble(error) == "outage":
                break
            log.info("notice not deleted", table=one.table_id, error=str(error))
        gone.append(one)
    if gone:
        await context.store.write(partial(stored.deleted, messages=gone))


def _line(sight: Sight, user_id: int, message_id: int, news: Sequence[NoticeNews] = ()) -> Notice:
    row = Notice(table_id=sight.table.id, user_id=user_id, way="line", news=tuple(news))
    there = replace(row, place_id=where(sight), message_id=message_id, calls=about(sight))
    # A line to somebody for whom nothing waits has no answer: it stands until the next one.
    return there if calls_now(sight, there) else replace(there, calls=None)


async def _answered(context: Context, sight: Sight, row: Notice) -> None:
    """Only the news that hold stay: they may be unread. An edit calls nobody.

    A line goes with its newest: who answers that has read what stands below it.
    """
    news = await kinds.holding(context, sight, row.user_id, row.news)
    rest = replace(row, calls=None, reminds=False, since=None, news=news)
    if rest == row:
        return
    if not news or (row.way == "line" and news[-1].id != row.news[-1].id):
        await drop(context, [row])
    elif row.way == "line" or row.message_id is None or row.place_id is None:
        await context.store.write(partial(stored.stand, rows=[rest]))
    else:
        await _redrawn(context, sight, rest, row.place_id, row.message_id)


async def _redrawn(
    context: Context, sight: Sight, row: Notice, place_id: int, message_id: int
) -> None:
    person = await context.person(row.user_id, sight)
    text, below = await message_text(context, sight, person, row)
    letter = post.call_letter(text, context.marks.of(message_id), below)
    place = context.client.get_partial_messageable(place_id)
    try:
        await post.redraw(place, message_id, letter)
    except (post.Lost, discord.HTTPException) as error:
        if trouble(error) == "outage":
            raise
        await drop(context, [row])
        return
    await stand(context, [row])
