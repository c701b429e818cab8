"""Taking the buttons off an old message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import discord
import structlog

from bot.engine.views.sight import Sight
from bot.outbound.sending.context import Context, where
from bot.outbound.sending.post import FAILURES
from bot.ui.board import without_rows

log = structlog.get_logger()


async def tidy(context: Context, most: int) -> None:
    """Take the buttons off at most `most` boards whose turn is over, the oldest first."""
    for _ in range(min(most, len(context.outdated))):
        sight, message_id = context.outdated.popleft()
        await bare(context, sight, message_id)


async def bare(
    context: Context, sight: Sight, message_id: int | None, place_id: int | None = None
) -> None:
    """Edit the buttons away; if that fails, a press is answered as stale, and no harm is done.

    `place_id` is where the message stands, if that is not the table's place.
    """
    if message_id is None:
        return
    try:
        message = await context.channel(sight, place_id or where(sight)).fetch_message(message_id)
        bared = without_rows(message)
        if bared is not None:
            view, kept = bared
            files = cast("Sequence[discord.Attachment]", kept)
            await message.edit(
                view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
            )
    except FAILURES as error:
        log.info("a message kept its buttons", table=sight.table.id, error=str(error))
