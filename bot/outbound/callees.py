"""The people called to a decision: by mention, by direct message, or not at all."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec
import structlog

from bot.engine.sight import Sight
from bot.outbound.context import Context, tag
from bot.outbound.jobs import Job
from bot.outbound.onlookers import is_doubted, sees
from bot.outbound.post import Letter, line_view, mark, nonce, said, send, takes_none, trouble
from bot.outbound.quiet import asleep_until
from bot.store.rows import PersonRow, SeatRow
from bot.ui.limits import TEXT, newest, units
from bot.words.translator import GameWords
from bot.words.values import Markup, seconds_of
from games.core.words import Private

log = structlog.get_logger()

_MESSAGE, _INSTEAD = 1, 2
"""Parts of one news: each has a mark of its own, by which it is found again."""


class Callees(msgspec.Struct, frozen=True):
    """The people a table waits for, by how they want to be called."""

    mentioned: tuple[PersonRow, ...] = ()
    messaged: tuple[PersonRow, ...] = ()
    quiet: tuple[PersonRow, ...] = ()
    asleep: tuple[PersonRow, ...] = ()
    """Those who are in their quiet hours: they are called at the end of them."""

    @property
    def ids(self) -> tuple[int, ...]:
        """The people whom a public message may mention."""
        return tuple(person.user_id for person in self.mentioned)

    @property
    def anybody(self) -> bool:
        return bool(self.mentioned or self.messaged)


async def callees(context: Context, sight: Sight) -> Callees:
    """Nobody in a window, which names nobody; no computers, nobody who is away.

    Who cannot see the table any more is written to, whatever they chose but none.
    """
    waiting = sight.waiting
    if waiting is None or waiting.window or sight.table.stage != "running":
        return Callees()
    found: dict[str, list[PersonRow]] = {"mention": [], "message": [], "none": [], "asleep": []}
    for row in awaited(sight):
        assert row.user_id is not None
        person = await context.person(row.user_id, row.name)
        found[await _notices(context, sight, row, person)].append(person)
    return Callees(*(tuple(people) for people in found.values()))


async def _notices(context: Context, sight: Sight, row: SeatRow, person: PersonRow) -> str:
    """How the person is called now."""
    if person.notices == "none":
        return "none"
    if asleep_until(context, sight, person) is not None:
        return "asleep"
    if person.user_id in context.closed:
        return "mention"
    if person.notices == "mention" and is_doubted(context, sight, row):
        return "mention" if await sees(context, sight, person.user_id) else "message"
    return person.notices


def awaited(sight: Sight) -> Sequence[SeatRow]:
    """The seats waited for that a person plays; at a turn by the clock, all who may act in it."""
    waiting = sight.waiting
    if waiting is None:
        return ()
    asked = (*waiting.seats, *(waiting.may if sight.schedule else ()))
    return [row for row in sight.seats if row.seat in asked and row.person]


async def message_all(
    context: Context,
    sight: Sight,
    job: Job,
    people: Sequence[PersonRow],
    link: str,
    after: int | None = None,
) -> None:
    """Call each with a direct message; those who take none are mentioned in public from now on.

    With `after` the message also tells the person's private events since that entry.
    """
    closed = []
    for person in people:
        try:
            await _message(context, sight, job, person, link, after)
        except discord.HTTPException as error:
            # An outage concerns everybody: the whole news is tried again later, and looks for what
            # got through.
            if trouble(error) == "outage":
                raise
            # Whatever Discord has against it concerns this person only: the board stands, the
            # others are called, and this one is mentioned.
            log.info("no message", table=sight.table.id, code=error.code)
            closed.append(person.user_id)
            if takes_none(error):
                context.closed.add(person.user_id)
    if closed:
        await _mention_instead(context, sight, job, closed)


async def _message(
    context: Context, sight: Sight, job: Job, person: PersonRow, link: str, after: int | None
) -> None:
    channel, own = await context.private(person.user_id), mark(job.id, _MESSAGE)
    if job.suspect and await said(channel, [own], context.me):
        return
    words = context.words(sight, person.language)
    text = words.say(
        f"call-{job.kind}",
        game=sight.rules.key,
        table=sight.table.id,
        asked=Markup(words.asked(sight.waiting) if sight.waiting else ""),
        deadline=seconds_of(sight.deadline),
        link=Markup(link),
    )
    lines = (
        [] if after is None else await _private_lines(context, sight, words, person.user_id, after)
    )
    view = line_view("\n".join((text, *newest(lines, TEXT - units(text) - 1))), own)
    await send(channel, Letter(view), nonce(job.id, _MESSAGE, person.user_id))


async def _private_lines(
    context: Context, sight: Sight, words: GameWords, user_id: int, after: int
) -> list[str]:
    """The private events of the person as lines, without those that they were called to already."""
    seat = next((row.seat for row in sight.seats if row.user_id == user_id), None)
    log = await context.tables.log(sight.table.id, user_id, after)
    events = [event for one in log for event in one.events if isinstance(event, Private)]
    news = [event for event in events if event.call is None or seat not in event.call.seats]
    return [f"- {text}" for text in map(words.event, news) if text]


async def _mention_instead(context: Context, sight: Sight, job: Job, closed: Sequence[int]) -> None:
    place = context.here(sight)
    own = mark(job.id, _INSTEAD)
    if job.suspect and await said(place, [own], context.me):
        return
    words = context.words(sight)
    users = Markup(words.listed([f"<@{user}>" for user in closed]))
    text = tag(sight, words) + words.say("call-instead", users=users)
    letter = Letter(line_view(text, own), calls=closed)
    await send(place, letter, nonce(job.id, _INSTEAD))
