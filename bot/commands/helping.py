"""`/help`: how to begin."""

from __future__ import annotations

from bot.commands.naming import command
from bot.ui.sheet import note
from bot.visit import Interaction, Visit


@command("help")
async def help_(interaction: Interaction) -> None:
    visit = Visit.of(interaction)
    await visit.answer(note((await visit.words()).say("help-text")))
