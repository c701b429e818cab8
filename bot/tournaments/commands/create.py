"""`/tournament create`: the few choices that most directors make; its draft asks for the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.inbound.commands.naming import Command, command
from bot.inbound.opening import may_open
from bot.inbound.visit import Interaction, Visit
from bot.tournaments.commands import cups, draft_presses, drafting
from bot.tournaments.commands.typed_settings import CHANGING, CREATED, offered, signature
from bot.tournaments.commands.typed_values import as_text
from bot.words.commands import text
from games.core.contract import AnyRules

OPTIONS: Mapping[str, Any] = {
    "title": str,
    "game": str,
    **{name: CHANGING[name] for name in CREATED},
}
"""In this order, with their types; the first two must be typed."""

NEEDED = 2


def create_command(games: Mapping[str, AnyRules]) -> Command:
    """The command for the games on the shelf."""

    async def create(interaction: Interaction, **given: Any) -> None:
        visit = Visit.of(interaction)
        await visit.think()
        guild = await may_open(visit)
        await cups.check_limits(visit)
        game = given.pop("game")
        typed = {name: as_text(value) for name, value in given.items() if value is not None}
        draft = drafting.with_texts(visit, guild, drafting.TournamentDraft(game, {}), typed)
        await draft_presses.show_new(visit, guild, draft)

    create.__signature__ = signature(OPTIONS, NEEDED)  # type: ignore[attr-defined]
    shelf = app_commands.choices(
        game=[
            app_commands.Choice(name=text(f"game-{key}", rules.package), value=key)
            for key, rules in games.items()
        ]
    )
    made: Command = command("tournament-create", *OPTIONS)(shelf(offered(OPTIONS)(create)))
    return made
