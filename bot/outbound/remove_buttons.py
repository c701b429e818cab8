"""Taking the buttons off an old message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import discord
import structlog

from bot.engine.sight import Sight
from bot.outbound.context import Context
from bot.outbound.post import FAILURES
from bot.ui.board import without_rows

log = structlog.get_logger()


async def bare(context: Context, sight: Sight, message_id: int | None) -> None:
    """Edit the buttons away. If that fails they stay, and presses are answered as stale."""
    if message_id is None:
        return
    try:
        # The message is read first, since only its own text and files can be sent back without
        # drawing.
        message = await context.here(sight).fetch_message(message_id)
        bared = without_rows(message)
        if bared is not None:
            view, kept = bared
            files = cast("Sequence[discord.Attachment]", kept)
            await message.edit(
                view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
            )
    except FAILURES as error:
        log.info("a message kept its buttons", table=sight.table.id, error=str(error))
