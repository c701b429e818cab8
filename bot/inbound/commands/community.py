"""`/leaderboard`, `/profile`, `/history`, `/head2head`: as a picture, or in words."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.inbound.commands.naming import Command, command
from bot.inbound.presses import community
from bot.inbound.visit import Interaction, Visit
from bot.words.commands import text as named
from games.core.contract import AnyRules

Games = Mapping[str, AnyRules]


def commands(games: Games) -> tuple[Command, ...]:
    """The commands for the games on the shelf; without a game all are meant."""
    return _leaderboard(games), _profile(games), _history(games), _versus(games)


def _leaderboard(games: Games) -> Command:
    @command("leaderboard", "game", "everywhere", "text")
    @app_commands.choices(game=_choices(games))
    async def leaderboard(
        interaction: Interaction, game: str = "", everywhere: bool = False, text: bool = False
    ) -> None:
        visit = Visit.of(interaction)
        await visit.think()
        await community.show_leaderboard(visit, (game, everywhere, text))

    return leaderboard


def _profile(games: Games) -> Command:
    @command("profile", "person", "game", "everywhere", "text")
    @app_commands.choices(game=_choices(games))
    async def profile(
        interaction: Interaction,
        person: discord.User | None = None,
        game: str = "",
        everywhere: bool = False,
        text: bool = False,
    ) -> None:
        visit = Visit.of(interaction)
        await visit.think()
        who = community.somebody(person or interaction.user)
        await community.show_profile(visit, (game, everywhere, text), who)

    return profile


def _history(games: Games) -> Command:
    @command("history", "person", "game", "everywhere", "text")
    @app_commands.choices(game=_choices(games))
    async def history(
        interaction: Interaction,
        person: discord.User | None = None,
        game: str = "",
        everywhere: bool = False,
        text: bool = False,
    ) -> None:
        visit = Visit.of(interaction)
        await visit.think()
        who = None if person is None else community.somebody(person)
        await community.show_history(visit, (game, everywhere, text), who)

    return history


def _versus(games: Games) -> Command:
    @command("head2head", "person", "other", "game", "everywhere", "text")
    @app_commands.choices(game=_choices(games))
    async def versus(
        interaction: Interaction,
        person: discord.User,
        other: discord.User | None = None,
        game: str = "",
        everywhere: bool = False,
        text: bool = False,
    ) -> None:
        visit = Visit.of(interaction)
        await visit.think()
        one = community.somebody(person)
        against = community.somebody(other or interaction.user)
        # The reader stands first: it is their place that is shown beside each game.
        both = (one, against) if other is not None else (against, one)
        await community.show_versus(visit, (game, everywhere, text), *both)

    return versus


def _choices(games: Games) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=named(f"game-{key}", rules.package), value=key)
        for key, rules in games.items()
    ]
