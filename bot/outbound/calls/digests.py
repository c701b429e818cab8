"""Daily digests: once a day a list of the tables that wait for a person, and nothing if none waits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord
import structlog
from msgspec.structs import replace

from bot.engine.views.sight import Errand
from bot.outbound.calls import kinds
from bot.outbound.sending import post
from bot.outbound.sending.codes import trouble
from bot.outbound.sending.context import Context
from bot.store import digests, people
from bot.store.digests import Digest
from bot.store.rows import PersonRow
from bot.ui.buttons import hand_button
from bot.ui.control import rows
from bot.ui.elsewhere import in_order
from bot.ui.first_words import addressed
from bot.ui.lists import digest_sheet, errand_lines
from bot.words.languages import ENGLISH

log = structlog.get_logger()

_MESSAGE, _INSTEAD = 0, 1


async def tell_due(context: Context, row: Digest) -> bool:
    """Whether the person is told; in quiet hours the digest waits for their end."""
    # The quiet hours may have been changed since the digest was planned.
    if until := await context.quiet_until(row.user_id, row.zone):
        await context.store.write(partial(digests.wait, row=row, until=until))
        return False
    await tell(context, row, kinds.DIGEST)
    return True


async def over(context: Context, row: Digest) -> None:
    """The day has had its digest."""
    await context.store.write(partial(digests.told, row=row, now=context.now()))


async def tell(context: Context, row: Digest, head: str, *, idle: bool = False) -> None:
    """Tell the person in a message what waits for them, in place of the one before; nothing if nothing does.

    Of a person who was away `idle` tells also how the tables stand that wait for others.
    """
    known = await context.tables.errands(row.user_id)
    errands = [one for one in known if one.asked]
    person = await context.store.read(lambda link: people.get(link, row.user_id))
    told = errands or (known if idle else [])
    language = person.language or (told[0].sight.table.language if told else ENGLISH.code)
    lines = errand_lines(context.catalogue, told, language)
    others, _ = await context.elsewhere.errands(row.user_id, language)
    lines = in_order([*lines, *(one for one in others if one.asked or idle)]) if others else lines
    if not lines:
        return
    first = ""
    if errands:
        reader = context.reader(errands[0].sight, [replace(person, language=language)])
        first = reader.deed(errands[0].sight).partition("\n")[0]
    own = _mark(context, row, _MESSAGE)
    sheet = digest_sheet(context.catalogue, lines, language, own, first, head)
    if not await _written(context, row, post.Letter(sheet)):
        await _mentioned(context, row, person, errands)


async def _written(context: Context, row: Digest, letter: post.Letter) -> bool:
    """Whether the direct message was taken."""
    own = _mark(context, row, _MESSAGE)
    try:
        channel = await context.private(row.user_id)
        # A crash after the message would send it twice: it is looked for at every try.
        if own in await post.said(channel, [own], context.me):
            return True
        message = await post.send(channel, letter, _nonce(context, row, _MESSAGE))
    except discord.HTTPException as error:
        if trouble(error) == "outage":
            raise
        log.info("no digest", code=error.code)
        return False
    await _in_place(context, row.user_id, channel.id, message)
    return True


async def _in_place(context: Context, user_id: int, place_id: int, message_id: int) -> None:
    """There is one at a time."""
    known = await context.store.read(partial(digests.get, user_id=user_id))
    if known is None:
        return
    await context.store.write(
        partial(digests.stands, user_id=user_id, place_id=place_id, message_id=message_id)
    )
    if known.message_id is not None and known.place_id is not None:
        place = context.client.get_partial_messageable(known.place_id)
        await post.delete(place, known.message_id)


async def _mentioned(
    context: Context, row: Digest, person: PersonRow, errands: Sequence[Errand]
) -> None:
    """Mention the person at their most urgent table that can be reached, without naming the others."""
    sight = next((one.sight for one in errands if one.sight.table.unreachable is None), None)
    if sight is None:
        return
    place, own = context.here(sight), _mark(context, row, _INSTEAD)
    if own in await post.said(place, [own], context.me):
        return
    reader = context.reader(sight, [person])
    text = (
        f"{reader.deed(sight, [person])}\n{reader.words.say('digest-instead', count=len(errands))}"
    )
    below = rows([hand_button(sight, reader.words)])
    letter = post.call_letter(addressed([row.user_id], text), own, below, [row.user_id])
    try:
        await post.send(place, letter, _nonce(context, row, _INSTEAD))
    except discord.HTTPException as error:
        if trouble(error) == "outage":
            raise
        log.info("no digest at the table", table=sight.table.id, code=error.code)


def _mark(context: Context, row: Digest, part: int) -> int:
    return context.marks.of(*_parts(row, part))


def _nonce(context: Context, row: Digest, part: int) -> str:
    return context.marks.nonce(*_parts(row, part))


def _parts(row: Digest, part: int) -> tuple[int, ...]:
    """Each day has a message of its own: the hour at which it was due tells them apart."""
    assert row.due is not None
    return (row.user_id, int(row.due.timestamp()), part)
