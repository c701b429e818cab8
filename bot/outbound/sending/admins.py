"""Warnings to those who run a server: each lacking permission is told once, by name."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress

import discord
import structlog

from bot.engine.views.sight import Sight
from bot.outbound.sending import post
from bot.outbound.sending.codes import FAILURES, Trouble
from bot.outbound.sending.context import Context
from bot.outbound.sending.permissions import lacking_in, words_of
from bot.store import warned
from bot.ui.sheet import PlainSheet
from bot.words.translator import GameWords
from bot.words.values import Markup

log = structlog.get_logger()


async def tell_admin(context: Context, sight: Sight, place_id: int, kind: Trouble) -> None:
    """Say once what is wrong at a place: to the server's owner, else in its system channel."""
    missing = _missing(context, sight, place_id) if kind == "access" else ()
    warning = warned.Warning(sight.table.guild_id, place_id, kind, missing)

    def written(words: GameWords, guild: discord.Guild) -> str:
        return _text(words, guild, place_id, kind, missing)

    await tell_once(context, warning, sight.table.language, written)


async def tell_once(
    context: Context,
    warning: warned.Warning,
    language: str,
    write: Callable[[GameWords, discord.Guild], str],
    first: int | None = None,
) -> None:
    """Warn those who run the server, unless they were warned of just this; `first` is asked before.

    `language` is that of the server, if it has not chosen one.
    """
    async with context.telling:
        # The set of permissions is part of the warning: another one that goes missing is told again.
        if await context.store.read(lambda link: warned.known(link, warning)):
            return
        guild = context.client.get_guild(warning.guild_id)
        if guild is None:
            return
        chosen = (await context.guild(guild.id)).language or language
        text = write(context.catalogue.words(chosen), guild)
        if await _was_told(context, guild, text, first):
            # It is noted only when somebody has read it: otherwise the next trouble tries again.
            await context.store.write(lambda link: warned.put(link, warning, context.now()))


def _missing(context: Context, sight: Sight, place_id: int) -> tuple[str, ...]:
    guild = context.client.get_guild(sight.table.guild_id)
    channel = guild.get_channel_or_thread(place_id) if guild else None
    return lacking_in(channel) if channel else ()


def _text(
    words: GameWords, guild: discord.Guild, place_id: int, kind: Trouble, missing: tuple[str, ...]
) -> str:
    if missing:
        names = Markup(words.listed([words.say(key) for key in words_of(missing)]))
        return words.say("admin-lacks", place=place_id, server=guild.name, missing=names)
    key = f"admin-{kind}" if kind in {"thread", "access", "crowded"} else "admin-trouble"
    return words.say(key, place=place_id, server=guild.name)


async def _was_told(
    context: Context, guild: discord.Guild, text: str, first: int | None = None
) -> bool:
    letter, nonce = post.Letter(PlainSheet(text)), secrets.token_hex(8)
    for user in filter(None, (first, guild.owner_id)):
        with suppress(*FAILURES):
            await post.send(await context.private(user), letter, nonce)
            return True
    if guild.system_channel is not None:
        with suppress(*FAILURES):
            await post.send(guild.system_channel, letter, nonce)
            return True
    log.warning("no administrator could be told", guild=guild.id)
    return False
