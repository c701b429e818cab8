"""`/games`: everything that waits for a person, in all servers."""

from __future__ import annotations

from bot.commands.naming import command
from bot.presses.lists import show_games
from bot.visit import Interaction, Visit


@command("games")
async def games(interaction: Interaction) -> None:
    await show_games(Visit.of(interaction))
