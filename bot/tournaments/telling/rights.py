"""What a tournament would like to do besides, where it is allowed: give a role, announce an event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import discord

from bot.tournaments.records.records import Held
from games.league.tournament.state import Registering

Right = str
"""As discord.py names it; its words are `permission-<name>`."""


def wished(held: Held) -> Iterator[Right]:
    """The rights that a tournament has a use for now."""
    if held.over:
        return
    if held.row.role_id is not None:
        yield "manage_roles"
    phase = held.state.phase
    if isinstance(phase, Registering) and phase.until is not None:
        yield "manage_events"


def lacking(guild: discord.Guild, rights: Iterable[Right]) -> tuple[Right, ...]:
    granted = guild.me.guild_permissions
    return tuple(one for one in dict.fromkeys(rights) if not getattr(granted, one))


def gives(guild: discord.Guild, role_id: int) -> bool:
    """Whether the bot may give that role: it exists, is nobody's own, and is below the bot's own."""
    role = guild.get_role(role_id)
    if role is None or lacking(guild, ["manage_roles"]):
        return False
    return role.is_assignable()


def out_of_reach(guild: discord.Guild, role_id: int) -> bool:
    """Whether the role is too high for a bot that may give roles."""
    role = guild.get_role(role_id)
    return role is not None and not role.is_assignable()
