"""`/learn`: a game in some minutes, alone and in private."""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands

from bot.inbound.commands.naming import Command, choices, command
from bot.inbound.presses.lessons import go, open_lesson, show_list
from bot.inbound.visit import Interaction, Visit
from bot.words.commands import text
from games.core.contract import AnyRules
from games.core.lessons import lesson_of

WAYS = ("next", "again", "skip", "first", "play")
"""What leads from one scene to another, as the buttons below them do."""


def learn_command(games: Mapping[str, AnyRules]) -> Command:
    """`/learn` for the games on the shelf that have a lesson."""

    @command("learn", "game", "way")
    @app_commands.choices(
        game=[
            app_commands.Choice(name=text(f"game-{key}", rules.package), value=key)
            for key, rules in games.items()
            if lesson_of(rules.package) is not None
        ],
        way=choices("learn", WAYS),
    )
    async def learn(
        interaction: Interaction, game: str | None = None, way: str | None = None
    ) -> None:
        visit = Visit.of(interaction)
        await visit.think()
        if way is not None:
            await go(visit, game, way)
        else:
            await (show_list(visit) if game is None else open_lesson(visit, game))

    return learn
