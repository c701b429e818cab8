"""What a tournament would like to have besides, where the bot may: a role for the winner, and an event
of the server for its start.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Literal

import discord
import structlog

from bot.outbound.sending.admins import tell_once
from bot.outbound.sending.codes import NO_MEMBER, trouble
from bot.outbound.sending.context import Context
from bot.store.warned import Warning as Warned
from bot.tournaments.records.records import Held, Records
from bot.tournaments.telling.letters import speaker
from bot.ui.limits import shortened
from bot.words.translator import GameWords
from bot.words.values import LONGEST_NAME, Markup, escaped, on_one_line
from games.league.tournament.state import CalledOff, Registering

log = structlog.get_logger()

_FULL = 30038
"""Discord's code: the server has as many events as it may have."""

Hindrance = Literal["right", "full", "refused"]
"""Why there is no event: the right to create some is missing, the server has 100, Discord says no."""

Request = Callable[..., Awaitable[Any]]

Right = str
"""As discord.py names it; its words are `permission-<name>`."""

CHANGES = frozenset(
    {"tournament-opened", "settings-changed", "resumed", "undone", "cancelled", "too-few-players"}
)
"""Announcements after which the event may have to come, move or go."""

_LENGTH = timedelta(hours=1)
"""An event without a voice channel needs an end."""

_NAME, _PLACE = 100, 100


async def give_role(context: Context, held: Held, players: tuple[int, ...]) -> None:
    """To these players. Where it cannot be given, the host is told once, and all goes on."""
    await _changed(context, held, players, context.client.http.add_role)


async def take_role(context: Context, held: Held, players: tuple[int, ...]) -> None:
    """From players who have not won after all."""
    await _changed(context, held, players, context.client.http.remove_role)


async def _changed(context: Context, held: Held, players: tuple[int, ...], change: Request) -> None:
    role, guild = held.row.role_id, context.client.get_guild(held.row.guild_id)
    if role is None or guild is None:
        return
    # Looked at first: each refusal would count among the invalid requests for which Discord bans a
    # bot.
    if not gives(guild, role):
        await _refused(context, held, role)
        return
    for user in filter(None, map(held.user_of, players)):
        try:
            await change(guild.id, user, role, reason=_reason(held))
        except discord.HTTPException as error:
            # A winner who has left the server cannot have the role; the others still get it.
            if error.code in NO_MEMBER:
                continue
            if trouble(error) == "outage":
                raise
            log.warning("no role", tournament=held.row.id, code=error.code)
            await _refused(context, held, role)


async def _refused(context: Context, held: Held, role: int) -> None:
    warning = Warned(held.row.guild_id, held.row.channel_id, f"role {held.row.id}")
    await tell_once(
        context,
        warning,
        held.row.language,
        partial(_text, held=held, role=role),
        first=held.row.host_id or None,
    )


def _text(words: GameWords, guild: discord.Guild, held: Held, role: int) -> str:
    return words.say("cup-admin-role", role=role, server=guild.name, title=title(held))


def title(held: Held) -> Markup:
    return Markup(escaped(on_one_line(held.state.settings.title, 2 * LONGEST_NAME)))


def _reason(held: Held) -> str:
    """For the server's audit log."""
    return on_one_line(held.state.settings.title, 2 * LONGEST_NAME)


def wished(held: Held) -> Iterator[Right]:
    """The rights that a tournament has a use for now."""
    if held.over:
        return
    if held.row.role_id is not None:
        yield "manage_roles"
    phase = held.state.phase
    if isinstance(phase, Registering) and phase.until is not None:
        yield "create_events"


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


async def settle_event(context: Context, records: Records, tournament_id: int) -> None:
    """Make, move or remove the event. It is optional: where Discord refuses it, the host is told once."""
    held = await records.look(tournament_id)
    guild = context.client.get_guild(held.row.guild_id)
    if guild is None:
        return
    # Looked at first: each refusal would count among the invalid requests for which Discord bans a
    # bot. Its own events it may move and remove with this right, too.
    if lacking(guild, ["create_events"]) and lacking(guild, ["manage_events"]):
        if _start(context, held) is not None:
            await _no_event(context, held, "right")
        return
    try:
        await _settled(context, records, held, guild)
    except discord.HTTPException as error:
        kind = trouble(error)
        if kind == "outage":
            raise
        log.warning("no event", tournament=tournament_id, code=error.code)
        why: Hindrance = "full" if error.code == _FULL else "refused"
        await _no_event(context, held, "right" if kind == "access" else why)


def _start(context: Context, held: Held) -> datetime | None:
    """When the event is to begin; None if the tournament has no use for one, now or any more."""
    phase = held.state.phase
    until = phase.until if isinstance(phase, Registering) else None
    return until if until is not None and until > context.now() else None


async def _no_event(context: Context, held: Held, why: Hindrance) -> None:
    warning = Warned(held.row.guild_id, held.row.channel_id, f"event {held.row.id} {why}")
    write = partial(_about_event, held=held, why=why)
    await tell_once(context, warning, held.row.language, write, first=held.row.host_id or None)


def _about_event(words: GameWords, guild: discord.Guild, held: Held, why: Hindrance) -> str:
    return words.say("cup-admin-event", server=guild.name, title=title(held), why=why)


async def _settled(context: Context, records: Records, held: Held, guild: discord.Guild) -> None:
    start, known = _start(context, held), held.row.event_id
    if isinstance(held.state.phase, CalledOff) and known is not None:
        await context.client.http.delete_scheduled_event(guild.id, known, reason=None)
        await records.change_row(held.row.id, event_id=None)
    if start is None:
        return
    if known is not None:
        # The end moves, too: Discord refuses an event that ends before it starts.
        moved = {"scheduled_start_time": start, "scheduled_end_time": start + _LENGTH}
        await _move(context, guild, known, moved)
        return
    event = await _found(context, held, guild)
    if event is None and lacking(guild, ["create_events"]):
        await _no_event(context, held, "right")
        return
    event = event or await _made(context, held, guild, start)
    await records.change_row(held.row.id, event_id=event)


async def _move(
    context: Context, guild: discord.Guild, event: int, moved: dict[str, datetime]
) -> None:
    times = {name: moment.isoformat() for name, moment in moved.items()}
    await context.client.http.edit_scheduled_event(guild.id, event, reason=None, **times)


async def _found(context: Context, held: Held, guild: discord.Guild) -> int | None:
    """One that was made before a crash that came before it was noted."""
    name = _name(held)
    for event in await guild.fetch_scheduled_events(with_counts=False):
        if event.creator_id == context.me and event.name == name and _mark(held) in _about(event):
            return event.id
    return None


async def _made(context: Context, held: Held, guild: discord.Guild, start: datetime) -> int:
    words = speaker(context, held).words
    channel = guild.get_channel(held.row.channel_id)
    about = words.say("cup-event-about", place=held.row.channel_id)
    event = await guild.create_scheduled_event(
        name=_name(held),
        start_time=start,
        end_time=start + _LENGTH,
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=shortened(f"#{channel.name}" if channel else guild.name, _PLACE),
        description=f"{about}\n{_mark(held)}",
    )
    return event.id


def _name(held: Held) -> str:
    return shortened(on_one_line(held.state.settings.title, _NAME), _NAME)


def _mark(held: Held) -> Markup:
    """The hash of the seed: no other tournament has it."""
    return Markup(held.state.seed_hash)


def _about(event: discord.ScheduledEvent) -> str:
    return event.description or ""
