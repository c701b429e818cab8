"""Analyses that could not be the answer to a press any more: it was too long ago, or the bot was started again."""

from __future__ import annotations

from functools import partial

import discord
import structlog

from bot.errors import HouseError, StoreError
from bot.outbound.sending import post
from bot.outbound.sending.codes import trouble
from bot.outbound.sending.context import Context
from bot.store import reviews
from bot.ui.control import Press, button, rows
from bot.ui.first_words import addressed

log = structlog.get_logger()

_LATE = 4
"""What tells the numbers of these messages from others."""


async def tell_due(context: Context) -> None:
    """Work out what was asked for, and tell what is found: one message for each who asked."""
    known = context.tables.reviews
    for table_id, user_id in await context.store.read(reviews.wanted):
        if (table_id, user_id) in known.answering:
            continue
        try:
            if not await _told(context, table_id, user_id):
                continue
        except Exception as error:
            if isinstance(error, StoreError) or trouble(error) == "outage":
                raise
            # It would fail again, and all later ones would wait for it.
            log.exception("no analysis", table=table_id)
        done = partial(reviews.answered, table_id=table_id, user_id=user_id)
        await context.store.write(done)


async def _told(context: Context, table_id: int, user_id: int) -> bool:
    """Whether it is told, as far as it can be; else it is being worked out."""
    try:
        if not await context.tables.reviews.begin(table_id, user_id):
            return False
    except HouseError as error:
        await _tell(context, table_id, user_id, error)
    else:
        await _tell(context, table_id, user_id, None)
    return True


async def _tell(context: Context, table_id: int, user_id: int, why: HouseError | None) -> None:
    """At the table, naming who asked, or by direct message, as they want to be called; else in the other way."""
    sight = await context.tables.sight(table_id)
    person = await context.person(user_id, sight)
    words = context.reader(sight, [person]).words
    text = words.say("analysis-ready", game=sight.rules.key, table=sight.table.called)
    control = button(Press(table_id, 0, "analysis"), words.plain.say("analysis-button"))
    below = rows([control])
    if why is not None:
        named = words.say("table-title", game=sight.rules.key, table=sight.table.called)
        text, below = f"{named}: {words.refusal(why)}", []
    mark = context.marks.of(_LATE, table_id, user_id)
    nonce = context.marks.nonce(_LATE, table_id, user_id)
    here = person.notices != "message"
    for at_table in (here, not here):
        try:
            place = context.here(sight) if at_table else await context.private(user_id)
            if mark not in await post.said(place, [mark], context.me):
                said = addressed([user_id], text) if at_table else text
                calls = [user_id] if at_table else []
                await post.send(place, post.call_letter(said, mark, below, calls), nonce)
        except discord.HTTPException as error:
            if trouble(error) == "outage":
                raise
            log.info("analysis not told", table=table_id, code=error.code)
        else:
            return
