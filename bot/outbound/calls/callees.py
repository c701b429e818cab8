"""The people called to a decision: by mention, by direct message, or not at all.

A mention calls nobody who cannot see the place of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import discord
import msgspec
import structlog
from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.outbound.calls import kinds, notices
from bot.outbound.calls.notice_text import message_text
from bot.outbound.calls.notices import awaited
from bot.outbound.calls.presence import present
from bot.outbound.sending.codes import takes_none, trouble
from bot.outbound.sending.context import Context, is_slow, where
from bot.outbound.sending.jobs import Job
from bot.outbound.sending.seeing import Seen, sees
from bot.store.notices import Notice, Way
from bot.store.rows import Calling, PersonRow, SeatRow

log = structlog.get_logger()

_MESSAGE, _INSTEAD = 1, 2
"""Parts of one news: each has a mark of its own, by which it is found again."""


FRESH, KNOWN = timedelta(hours=1), timedelta(hours=12)
"""How long an answer counts at a table that was reminded, and at all others. Discord tells nothing of
members, so each answer is a request."""


class Resting(msgspec.Struct, frozen=True):
    """A person in their quiet hours, or who acted a moment ago: they are called when that is over."""

    person: PersonRow
    way: Calling
    until: datetime
    here: bool = False
    """Whether they acted a moment ago: then they are named with a mention that rings nobody."""


class Callees(msgspec.Struct, frozen=True):
    """The people a table waits for, by how they want to be called."""

    mentioned: tuple[PersonRow, ...] = ()
    messaged: tuple[PersonRow, ...] = ()
    resting: tuple[Resting, ...] = ()
    silent: frozenset[int] = frozenset()
    """The people who have been rung enough today."""

    @property
    def ids(self) -> tuple[int, ...]:
        """The people whom a public message may mention."""
        return tuple(person.user_id for person in self.mentioned)

    @property
    def shown(self) -> tuple[PersonRow, ...]:
        """The people whose mention the text has."""
        here = (one for one in self.resting if one.here and one.way == "mention")
        return (*self.mentioned, *(one.person for one in here))

    @property
    def at_once(self) -> bool:
        """Whether anybody is to be rung now."""
        return bool(self.mentioned or self.messaged)

    @property
    def anybody(self) -> bool:
        return bool(self.mentioned or self.messaged or self.resting)


async def callees(context: Context, sight: Sight, *, reminds: bool = False) -> Callees:
    """Nobody in a window, which names nobody; no computers, nobody who is away.

    People who cannot see the table any more get a direct message, unless they want no notices. Nobody is
    reminded who does not want it.
    """
    waiting = sight.waiting
    if waiting is None or waiting.window or sight.table.stage != "running":
        return Callees()
    found: dict[Calling, list[PersonRow]] = {"mention": [], "message": [], "none": []}
    resting, acted = [], await present(context, sight)
    silent = set[int]()
    done = await context.acted(sight) if reminds else ()
    for row in awaited(sight):
        assert row.user_id is not None
        person = await context.person(row.user_id, sight, row.name)
        if reminds and (row.seat in done or not kinds.wants(person, kinds.REMINDER)):
            continue
        if await context.on_vacation(row.user_id, sight):
            # What waits for them they read the morning after.
            continue
        way = await _notices(context, sight, row, person)
        quiet = await context.resting(row.user_id, sight, reminds=reminds)
        here = acted.get(row.user_id)
        until = max(filter(None, (quiet, here)), default=None)
        if until is None or way == "none":
            found[way].append(person)
            if not reminds and _silent(context, sight, row.user_id):
                silent.add(row.user_id)
        else:
            resting.append(Resting(person, way, until, here=quiet is None))
    return Callees(
        tuple(found["mention"]), tuple(found["message"]), tuple(resting), frozenset(silent)
    )


def _silent(context: Context, sight: Sight, user_id: int) -> bool:
    """Whether the person has been rung enough today; at a quick table they sit before the screen."""
    return is_slow(sight) and context.ringing.is_silent(user_id, _call(sight), context.now())


def _call(sight: Sight) -> tuple[int, int]:
    return sight.table.id, notices.about(sight)


async def _notices(context: Context, sight: Sight, row: SeatRow, person: PersonRow) -> Calling:
    """How the person is called now."""
    if person.notices == "none":
        return "none"
    if person.notices == "digest":
        # A quick table would be over before the digest comes.
        return "none" if is_slow(sight) else "mention"
    if person.user_id in context.closed:
        return "mention"
    if person.notices == "mention" and is_doubted(context, sight, row):
        seen = await _seen_by(context, sight, person.user_id)
        # Of what cannot be found out nothing is concluded: they play there.
        return "message" if seen == "no" else "mention"
    return person.notices


async def message_all(
    context: Context,
    sight: Sight,
    job: Job,
    called: Callees,
    link: str,
    after: int | None = None,
) -> None:
    """Call each with a direct message; those who take none are mentioned in public from now on.

    With `after` the message also tells the person's private events since that entry. Those who rest
    are called later.
    """
    closed = list[PersonRow]()
    for person in called.messaged:
        try:
            silent = person.user_id in called.silent
            await _message(context, sight, job, person, link, after, silent=silent)
        except discord.HTTPException as error:
            # An outage concerns everybody: the whole news is tried again later, and looks for what
            # got through.
            if trouble(error) == "outage":
                raise
            # Whatever Discord has against it concerns this person only: the board stands, the
            # others are called, and this one is mentioned.
            log.info("no message", table=sight.table.id, code=error.code)
            closed.append(person)
            if takes_none(error):
                context.closed.add(person.user_id)
    if closed:
        await _mention_instead(context, sight, job, closed)
    rung = (
        one for one in (*called.mentioned, *called.messaged) if one.user_id not in called.silent
    )
    for person in rung if is_slow(sight) else ():
        context.ringing.rang(person.user_id, _call(sight), context.now())
    for one in called.resting:
        await _put_off(context, sight, job, one, after)


async def _message(
    context: Context,
    sight: Sight,
    job: Job,
    person: PersonRow,
    link: str,
    after: int | None,
    *,
    silent: bool,
) -> None:
    before = await notices.present(context, sight, person.user_id, "message")
    row = _calling(sight, job, before, after)
    text, below = await message_text(context, sight, person, row, link)
    sent = notices.sending(context, job, _MESSAGE, person.user_id)
    await notices.write(context, person, row, text, below, sent, silent=silent)


async def _put_off(
    context: Context, sight: Sight, job: Job, one: Resting, after: int | None
) -> None:
    way: Way = "message" if one.way == "message" else "line"
    before = await notices.present(context, sight, one.person.user_id, way)
    reminds, deadline = job.kind == "reminder", sight.deadline
    told = [notices.as_news(sight, news) for news in job.news if news.key] if reminds else []
    if told:
        # In the morning its words are told, not the decision once more.
        await notices.put_off(context, replace(before.with_news(*told), due=one.until))
        return
    if reminds and deadline is not None and one.until >= deadline:
        # In the morning there would be nothing left to do; the call still stands.
        return
    row = _calling(sight, job, before, after)
    await notices.put_off(context, replace(row, due=one.until))


def _calling(sight: Sight, job: Job, before: Notice, after: int | None) -> Notice:
    """The notice with the call; a reminder repeats the call's text."""
    reminds = job.kind == "reminder"
    since = before.since if reminds else after
    return replace(before, calls=notices.about(sight), reminds=reminds, since=since)


async def _mention_instead(
    context: Context, sight: Sight, job: Job, closed: Sequence[PersonRow]
) -> None:
    reader = context.reader(sight, closed)
    text = f"{reader.deed(sight, closed)}\n{reader.words.say('call-instead')}"
    await notices.line(context, sight, closed, text, notices.sending(context, job, _INSTEAD))


def is_doubted(context: Context, sight: Sight, row: SeatRow) -> bool:
    """Whether the person may have lost sight of the table: they do not answer, or rights have changed.

    All others are not looked up: that is a request for each, and a board should be one.
    """
    silent = bool(row.silences or sight.table.reminded)
    return silent or sight.table.guild_id in context.doubted


async def _seen_by(context: Context, sight: Sight, user_id: int) -> Seen:
    """Whether the person sees the table's place; a player's answer may be some hours old."""
    key, now = (where(sight), user_id), context.now()
    known = context.seeing.get(key)
    if known is not None:
        answer, until = known
        if now < (until if not sight.table.reminded else until - KNOWN + FRESH):
            return answer
    person = discord.Object(user_id)
    seen = await sees(context.client, sight.table.guild_id, where(sight), person)
    if seen == "yes" or seen == "no":  # noqa: PLR1714  # a set tells mypy nothing
        context.seeing[key] = seen, now + KNOWN
    return seen
