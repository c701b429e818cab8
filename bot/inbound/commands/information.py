"""Commands for everybody at any time: `/games` and `/help`."""

from __future__ import annotations

from discord import ButtonStyle

from bot.inbound.commands.naming import command
from bot.inbound.presses.lists import show_games
from bot.inbound.visit import Interaction, Visit
from bot.ui.control import Press, button, rows
from bot.ui.learning import lessons_button
from bot.ui.sheet import note


@command("games")
async def games(interaction: Interaction) -> None:
    """All open tables of a person, in all servers."""
    await show_games(Visit.of(interaction))


@command("help")
async def help_(interaction: Interaction) -> None:
    """How to begin, in six lines; all commands are behind a button."""
    visit = Visit.of(interaction)
    words = await visit.words()
    ways = rows(
        [
            button(Press(0, 0, "shelf"), words.say("help-games"), ButtonStyle.primary),
            lessons_button(words),
            button(Press(0, 0, "games"), words.say("digest-all")),
            button(Press(0, 0, "help"), words.say("help-all")),
        ]
    )
    await visit.answer(note(words.say("help-short"), rows=ways))
