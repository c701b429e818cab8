"""`/settings`: the settings of a server. Without options it shows them."""

from __future__ import annotations

import discord
import msgspec
from discord import app_commands

from bot.inbound.commands.naming import choices, command
from bot.inbound.commands.suggest import offered
from bot.inbound.commands.zones import found_zone, zones
from bot.inbound.visit import Interaction, Visit
from bot.store.rows import GuildRow, Pace
from bot.ui.control import Press, button, rows
from bot.ui.sheet import note
from bot.words.languages import LANGUAGES
from bot.words.translator import GameWords


@command(
    "settings", "language", "zone", "channel", "anywhere", "threads", "opener", "everybody", "pace",
    zone=offered(zones),
)  # fmt: skip
@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
@app_commands.choices(
    language=choices("language", LANGUAGES),
    pace=choices("pace", ("live", "fast", "daily", "slow")),
)
async def settings(
    interaction: Interaction,
    language: str | None = None,
    zone: str | None = None,
    channel: discord.TextChannel | None = None,
    anywhere: bool = False,
    threads: bool | None = None,
    opener: discord.Role | None = None,
    everybody: bool = False,
    pace: str | None = None,
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    visit.require_admin()
    wanted = {
        "language": language,
        "zone": zone and found_zone(zone),
        "channel_id": channel and channel.id,
        "threads": threads,
        "opener_role": opener and opener.id,
        "pace": msgspec.convert(pace, Pace | None),
    }
    changes: dict[str, object] = {
        name: value for name, value in wanted.items() if value is not None
    }
    # @everyone is a role to Discord, but no member has it: kept as one it would shut everybody out.
    if opener is not None and opener.is_default():
        everybody = True
    changes |= {"channel_id": None} if anywhere else {}
    changes |= {"opener_role": None} if everybody else {}
    changes |= {"channel_gone": False} if "channel_id" in changes else {}
    changes |= {"opener_gone": False} if "opener_role" in changes else {}
    row = await (visit.choose_for_all(**changes) if changes else visit.guild())
    words = await visit.words()
    head = words.say("settings-saved") if changes else words.say("settings-now")
    every = button(Press(0, 0, "overview"), words.plain.say("overview-button"))
    await visit.answer(note("\n".join((head, *_in_words(row, words))), rows=rows([every])))


def _in_words(row: GuildRow, words: GameWords) -> list[str]:
    """Every setting in a line."""
    language = (
        words.say("settings-language", spoken=row.language)
        if row.language
        else words.say("settings-language-open")
    )
    channel = (
        words.say("settings-channel", place=row.channel_id)
        if row.channel_id
        else words.say("settings-anywhere")
    )
    opener = (
        words.say("settings-opener", role=row.opener_role)
        if row.opener_role
        else words.say("settings-everybody")
    )
    threads = words.say("settings-threads") if row.threads else words.say("settings-no-threads")
    lines = [
        language,
        words.say("settings-zone", zone=row.zone),
        channel,
        threads,
        opener,
        words.say("settings-pace", pace=row.pace),
    ]
    return [f"- {line}" for line in lines]
