"""The first message in a server: how to begin. It is said once, and only where the bot may write."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import discord
import structlog

from bot.inbound.visit import Services
from bot.outbound.sending.codes import FAILURES
from bot.outbound.sending.permissions import lacking
from bot.outbound.sending.post import Letter, send
from bot.store import guilds, warned
from bot.ui.control import rows
from bot.ui.learning import lessons_button
from bot.ui.sheet import note
from bot.words.languages import ENGLISH, spoken

log = structlog.get_logger()

GREETING = "greeting"
"""Among what servers were told, so that nobody is greeted twice."""


async def greet(services: Services, guild: discord.Guild, now: datetime) -> None:
    """Greet in the system channel, else in the first one that takes messages; nothing if there is none."""
    told = warned.Warning(guild.id, 0, GREETING)
    if await services.store.read(lambda link: warned.known(link, told)):
        return
    place = next(_places(guild), None)
    if place is None:
        return
    # Noted first: a greeting that is lost in a crash is better than two.
    await services.store.write(lambda link: warned.put(link, told, now))
    words = services.catalogue.words(await _language(services, guild))
    sheet = note(words.say("greeting"), rows=rows([lessons_button(words)]))
    try:
        await send(place, Letter(sheet), str(guild.id))
    except FAILURES as error:
        log.info("not greeted", guild=guild.id, error=str(error))


def _places(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Where the bot may write, the system channel first, then from top to bottom."""
    system = guild.system_channel
    for channel in (*([system] if system else ()), *guild.text_channels):
        missing = lacking(channel.permissions_for(guild.me), "lobby")
        if not {"view_channel", "send_messages"} & set(missing):
            yield channel


async def _language(services: Services, guild: discord.Guild) -> str:
    """The one chosen for the server, else that of its Discord, else the host's."""
    row = await services.store.read(lambda link: guilds.get(link, guild.id))
    theirs = spoken(guild.preferred_locale.value)
    # Discord says English of a server that has chosen nothing.
    return row.language or (theirs.code if theirs is not ENGLISH else services.language)
