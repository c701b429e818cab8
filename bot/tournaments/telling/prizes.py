"""The role of the winner, given where the bot may give it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
import structlog

from bot.outbound.sending.admins import tell_once
from bot.outbound.sending.context import Context
from bot.outbound.sending.post import trouble
from bot.store.warned import Warning as Warned
from bot.tournaments.records.records import Held
from bot.tournaments.telling.rights import gives
from bot.words.translator import GameWords
from bot.words.values import LONGEST_NAME, Markup, cleaned, escaped

log = structlog.get_logger()

_NO_MEMBER = {10007, 10013}
"""Discord's codes: the person is not in the server any more, or not at all."""


Request = Callable[..., Awaitable[Any]]


async def give_role(context: Context, held: Held, players: tuple[int, ...]) -> None:
    """To these players. Where it cannot be given, the host is told once, and all goes on."""
    await _changed(context, held, players, context.client.http.add_role)


async def take_role(context: Context, held: Held, players: tuple[int, ...]) -> None:
    """From players who have not won after all."""
    await _changed(context, held, players, context.client.http.remove_role)


async def _changed(context: Context, held: Held, players: tuple[int, ...], change: Request) -> None:
    role, guild = held.row.role_id, context.client.get_guild(held.row.guild_id)
    if role is None or guild is None:
        return
    # Looked at first: each refusal would count among the invalid requests for which Discord bans a
    # bot.
    if not gives(guild, role):
        await _refused(context, held, role)
        return
    for user in filter(None, map(held.user_of, players)):
        try:
            await change(guild.id, user, role, reason=_reason(held))
        except discord.HTTPException as error:
            # A winner who has left the server cannot have the role; the others still get it.
            if error.code in _NO_MEMBER:
                continue
            if trouble(error) == "outage":
                raise
            log.warning("no role", tournament=held.row.id, code=error.code)
            await _refused(context, held, role)


async def _refused(context: Context, held: Held, role: int) -> None:
    warning = Warned(held.row.guild_id, held.row.channel_id, f"role {held.row.id}")
    await tell_once(
        context,
        warning,
        held.row.language,
        partial(_text, held=held, role=role),
        first=held.row.host_id or None,
    )


def _text(words: GameWords, guild: discord.Guild, held: Held, role: int) -> str:
    return words.say("cup-admin-role", role=role, server=guild.name, title=title(held))


def title(held: Held) -> Markup:
    return Markup(escaped(cleaned(held.state.settings.title, 2 * LONGEST_NAME)))


def _reason(held: Held) -> str:
    """For the server's audit log."""
    return cleaned(held.state.settings.title, 2 * LONGEST_NAME)
