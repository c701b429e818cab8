"""`/tournament create`: all that is published beforehand, as options of one command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.errors import HouseError
from bot.inbound.commands.naming import Command, command
from bot.inbound.opening import may_open
from bot.inbound.visit import Interaction, Visit
from bot.store.rows import GuildRow
from bot.tournaments.card.speaker import of_tournament
from bot.tournaments.commands import cups, round_lengths
from bot.tournaments.commands.hearing import steps_of
from bot.tournaments.commands.typed_settings import (
    CHANGING,
    LATER,
    Given,
    chosen,
    named,
    offered,
    signature,
    table_terms,
)
from bot.tournaments.records.records import TournamentOpening
from bot.tournaments.records.terms import Terms, packed
from bot.ui.sheet import note
from bot.words.catalogue import spoken
from bot.words.commands import text
from bot.words.translator import GameWords
from games.core.contract import AnyRules
from games.league.tournament.settings import Settings, check_sizes, check_used

OPTIONS: Mapping[str, Any] = {
    "title": str,
    "game": str,
    **{name: kind for name, kind in CHANGING.items() if name not in LATER},
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
        rules = games.get(given["game"])
        if rules is None:
            raise HouseError("no-such-game")
        settings = _settings(rules, guild, given, visit)
        opening = await _opening(visit, guild, given["winner"])
        with of_tournament():
            check_used(settings, named(given))
            number = await steps_of(visit).records.create(opening, settings)
        words = await visit.words()
        said = words.say("tournament-created", tournament=number)
        await visit.answer(note(f"{said} {_of_rounds(words, settings, given)}"))

    create.__signature__ = signature(OPTIONS, NEEDED)  # type: ignore[attr-defined]
    shelf = app_commands.choices(
        game=[
            app_commands.Choice(name=text(f"game-{key}", rules.package), value=key)
            for key, rules in games.items()
        ]
    )
    made: Command = command("tournament-create", *OPTIONS)(shelf(offered()(create)))
    return made


def _of_rounds(words: GameWords, settings: Settings, given: Given) -> str:
    """What was chosen for the length of a round, or proposed; and what none means."""
    if settings.round_length is None:
        return words.say("tournament-rounds-endless")
    key = "tournament-rounds-proposed" if given["round_length"] is None else "tournament-rounds"
    return words.say(key, seconds=int(settings.round_length.total_seconds()))


def _settings(rules: AnyRules, guild: GuildRow, given: Given, visit: Visit) -> Settings:
    """The settings. HouseError names what cannot be read."""
    terms = table_terms(rules, given, Terms(pace=guild.pace), guild.zone)
    typed = chosen(given, guild.zone, visit.services.now())
    settings = Settings(
        **{
            "game": given["game"],
            "sizes": _usual_sizes(rules),
            "table": packed(terms),
            "seats": (min(rules.seats), max(rules.seats)),
            **typed,
        }
    )
    with of_tournament():
        check_sizes(settings)
    if "round_length" not in typed:
        length = round_lengths.proposed(rules, settings, guild.zone)
        settings = replace(settings, round_length=length)
    round_lengths.check(rules, settings, guild.zone)
    return settings


def _usual_sizes(rules: AnyRules) -> tuple[int, ...]:
    """Tables of four and five where the game has them, else its largest tables."""
    usual = tuple(size for size in (4, 5) if size in rules.seats)
    return usual or (max(rules.seats),)


def check_winner(visit: Visit, winner: discord.Role) -> None:
    """Nobody gets a role by way of a prize that its giver could not give. HouseError: winner-role-too-high."""
    user, guild = visit.interaction.user, visit.interaction.guild
    if guild is not None and guild.owner_id == user.id:
        return
    outranks = isinstance(user, discord.Member) and winner < user.top_role
    if not (outranks and visit.interaction.permissions.manage_roles):
        raise HouseError("winner-role-too-high", role=winner.id)


async def _opening(visit: Visit, guild: GuildRow, winner: discord.Role | None) -> TournamentOpening:
    """HouseError: winner-role-too-high."""
    if winner is not None:
        check_winner(visit, winner)
    channel = visit.interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    locale = visit.interaction.guild_locale
    return TournamentOpening(
        guild_id=visit.guild_id,
        channel_id=parent or visit.place_id,
        host_id=visit.user_id,
        language=guild.language or (spoken(locale.value) if locale else await visit.language()),
        zone=guild.zone,
        role_id=winner.id if winner else None,
    )
