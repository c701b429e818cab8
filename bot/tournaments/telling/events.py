"""The server's event of a tournament's start, where the bot may have one."""

from __future__ import annotations

from datetime import datetime, timedelta

import discord
import structlog

from bot.outbound.sending.context import Context
from bot.outbound.sending.post import trouble
from bot.tournaments.records.records import Held, Records
from bot.tournaments.telling.card_message import speaker
from bot.tournaments.telling.rights import lacking
from bot.ui.limits import shortened
from bot.words.values import Markup, cleaned
from games.league.tournament.state import CalledOff, Registering

log = structlog.get_logger()

CHANGES = frozenset(
    {"tournament-opened", "settings-changed", "resumed", "undone", "cancelled", "too-few-players"}
)
"""Announcements after which the event may have to come, move or go."""

_LENGTH = timedelta(hours=1)
"""An event without a voice channel needs an end."""
_NAME, _PLACE = 100, 100


async def settle(context: Context, records: Records, tournament_id: int) -> None:
    """Make, move or remove the event. It is optional: what Discord refuses is left alone."""
    held = await records.look(tournament_id)
    guild = context.client.get_guild(held.row.guild_id)
    if guild is None or lacking(guild, ["manage_events"]):
        return
    try:
        await _settled(context, records, held, guild)
    except discord.HTTPException as error:
        if trouble(error) == "outage":
            raise
        log.warning("no event", tournament=tournament_id, code=error.code)


async def _settled(context: Context, records: Records, held: Held, guild: discord.Guild) -> None:
    phase, known = held.state.phase, held.row.event_id
    if isinstance(phase, CalledOff) and known is not None:
        await context.client.http.delete_scheduled_event(guild.id, known, reason=None)
        await records.change_row(held.row.id, event_id=None)
    if not isinstance(phase, Registering) or phase.until is None or phase.until <= context.now():
        return
    if known is not None:
        # The end moves, too: Discord refuses an event that ends before it starts.
        moved = {"scheduled_start_time": phase.until, "scheduled_end_time": phase.until + _LENGTH}
        await _move(context, guild, known, moved)
        return
    event = await _found(context, held, guild) or await _made(context, held, guild, phase.until)
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
    return shortened(cleaned(held.state.settings.title, _NAME), _NAME)


def _mark(held: Held) -> Markup:
    """The hash of the seed: no other tournament has it."""
    return Markup(held.state.seed_hash)


def _about(event: discord.ScheduledEvent) -> str:
    return event.description or ""
