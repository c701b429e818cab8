"""`/tournament create`: the few choices that most directors make; its draft asks for the rest."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.inbound.commands.naming import Command, choices, command
from bot.inbound.opening import may_open
from bot.inbound.visit import Interaction, Visit
from bot.tournaments.commands import cups, draft_presses, drafting, typed_settings
from bot.tournaments.commands.typed_settings import as_text
from bot.words.commands import text
from games.core.contract import AnyRules

CREATED = sorted(
    (one for one in typed_settings.OPTIONS.values() if one.of.told.created),
    key=lambda one: one.of.told.created,
)
OPTIONS: Mapping[str, Any] = {
    "title": str,
    "game": str,
    **{one.name: one.typed_as for one in CREATED},
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

    create.__signature__ = _signature()  # type: ignore[attr-defined]
    offered = app_commands.choices(
        **{one.name: choices(one.of.told.names, one.values) for one in CREATED if one.values},
        game=[
            app_commands.Choice(name=text(f"game-{key}", rules.package), value=key)
            for key, rules in games.items()
        ],
    )
    made: Command = command("tournament-create", *OPTIONS)(offered(create))
    return made


def _signature() -> inspect.Signature:
    """What discord.py reads: a parameter for each option."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = (
        inspect.Parameter(
            name,
            kind,
            annotation=annotation,
            default=inspect.Parameter.empty if at < NEEDED else None,
        )
        for at, (name, annotation) in enumerate(OPTIONS.items())
    )
    interaction = inspect.Parameter("interaction", kind, annotation=Interaction)
    return inspect.Signature((interaction, *parameters))
