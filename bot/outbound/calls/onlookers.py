"""Whether a person can see the place of a table: else a mention there calls nobody."""

from __future__ import annotations

from datetime import timedelta

import discord
import structlog

from bot.engine.views.sight import Sight
from bot.outbound.sending.context import Context
from bot.outbound.sending.post import FAILURES
from bot.store.rows import SeatRow

log = structlog.get_logger()

FRESH, KNOWN = timedelta(hours=1), timedelta(hours=12)
"""How long an answer counts at a table that was reminded, and at all others. Discord tells nothing of
members, so each answer is a request."""


def is_doubted(context: Context, sight: Sight, row: SeatRow) -> bool:
    """Whether the person may have lost sight of the table: they do not answer, or rights have changed.

    All others are not looked up: that is a request for each, and a board should be one.
    """
    silent = bool(row.silences or sight.table.reminded)
    return silent or sight.table.guild_id in context.doubted


async def sees(context: Context, sight: Sight, user_id: int) -> bool:
    """Whether the person sees the table's channel; a person who cannot be looked up is taken to see it."""
    key, now = (sight.table.channel_id, user_id), context.now()
    answer, until = context.seeing.get(key, (True, now))
    if now < (until if not sight.table.reminded else until - KNOWN + FRESH):
        return answer
    seen = await _looked(context, sight, user_id)
    context.seeing[key] = seen, now + KNOWN
    return seen


async def _looked(context: Context, sight: Sight, user_id: int) -> bool:
    guild = context.client.get_guild(sight.table.guild_id)
    channel = guild.get_channel(sight.table.channel_id) if guild else None
    # A server that is offline is not known here, so nothing is concluded of it.
    if guild is None or channel is None:
        return True
    try:
        member = await guild.fetch_member(user_id)
    except discord.NotFound:
        return False
    except FAILURES as error:
        log.info("member not looked up", table=sight.table.id, error=str(error))
        return True
    # The channel decides for its threads, which have no rights of their own.
    return channel.permissions_for(member).view_channel
