"""Commands for everybody at any time: `/games` and `/help`."""

from __future__ import annotations

from bot.about import VERSION
from bot.inbound.commands.naming import command
from bot.inbound.presses.lists import show_games
from bot.inbound.visit import Interaction, Visit
from bot.ui.sheet import note


@command("games")
async def games(interaction: Interaction) -> None:
    """All open tables of a person, in all servers."""
    await show_games(Visit.of(interaction))


@command("help")
async def help_(interaction: Interaction) -> None:
    """How to begin."""
    visit = Visit.of(interaction)
    threads = (await visit.guild()).threads if visit.interaction.guild_id else True
    text = (await visit.words()).say("help-text", threads=threads, version=VERSION)
    await visit.answer(note(text))
