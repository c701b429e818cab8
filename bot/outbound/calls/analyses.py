"""Analyses that could not be the answer to a press any more: it was too long ago, or the bot was started again."""

from __future__ import annotations

from functools import partial

import discord
import structlog

from bot.errors import HouseError
from bot.outbound.sending import post
from bot.outbound.sending.codes import trouble
from bot.outbound.sending.context import Context
from bot.store import reviews
from bot.ui.control import Press, button, rows
from bot.ui.first_words import addressed

log = structlog.get_logger()

_LATE = 4
"""What tells the numbers of these messages from others."""


async def tell_due(context: Context, row: reviews.Wanted) -> bool:
    """Whether who asked is told, as far as it can be; else it is being worked out, or told by who works it out."""
    if row in context.tables.reviews.answering:
        return False
    try:
        if not await context.tables.reviews.begin(*row):
            return False
    except HouseError as error:
        await _tell(context, *row, error)
    else:
        await _tell(context, *row, None)
    return True


async def over(context: Context, row: reviews.Wanted) -> None:
    """Note that who asked is answered."""
    table_id, user_id = row
    await context.store.write(partial(reviews.answered, table_id=table_id, user_id=user_id))


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
