"""`/tournament create`: all that is published beforehand, as options of one command."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from datetime import timedelta
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Range

from bot.errors import HouseError
from bot.inbound.commands.naming import Command, choices, command
from bot.inbound.opening import may_open
from bot.inbound.visit import Interaction, Visit
from bot.store.rows import GuildRow, Pace
from bot.tournaments.card.speaker import of_tournament
from bot.tournaments.commands import cups
from bot.tournaments.commands.hearing import steps_of
from bot.tournaments.records.records import TournamentOpening
from bot.tournaments.records.terms import Terms, TimeOff, packed, unpacked
from bot.ui.lobby_options import assigned
from bot.ui.sheet import note
from bot.words.catalogue import spoken
from bot.words.commands import text
from games.core.contract import AnyRules
from games.core.record import decode_options
from games.league.tournament.settings import Format, Method, Settings, check_used

FORMATS = ("swiss", "league", "groups", "knockout")
METHODS = ("worth", "playouts")
PACES = ("live", "fast", "daily", "slow")
TIMES_OFF = ("counts", "weekends", "quiet", "none")
HOUR = 3_600
LEAST_BY_THE_CLOCK = timedelta(days=2)
"""The least length of a round whose tables wait for an hour of the clock, a day at most."""
STRICT = 0
"""Swiss in which nobody meets twice, if that can be."""

Given = Mapping[str, Any]
"""The options that were typed, by name; None for those that were not."""

OPTIONS: Mapping[str, Any] = {
    "title": str,
    "game": str,
    "format": str | None,
    "rounds": Range[int, 1, 30] | None,
    "sizes": str | None,
    "registration": str | None,
    "check_in": str | None,
    "pace": str | None,
    "hours": Range[float, 0.02, 720.0] | None,
    "time_off": str | None,
    "option": str | None,
    "round_length": str | None,
    "late_tables": str | None,
    "points": str | None,
    "tie_breaks": str | None,
    "most": Range[int, 2, 1000] | None,
    "late_entry": Range[int, 0, 30] | None,
    "group_size": Range[int, 2, 1000] | None,
    "go_on": Range[int, 1, 20] | None,
    "final": Range[int, 0, 1000] | None,
    "counted": Range[int, 0, 30] | None,
    "review": str | None,
    "strict": bool | None,
    "role": discord.Role | None,
    "winner": discord.Role | None,
}
"""In this order, with their types; the first two must be typed."""

PLAIN = ("rounds", "most", "late_entry", "group_size", "go_on", "final", "counted")
"""Options that are settings as they are."""

CALLED = {"strict": "softness"}
"""Options that are settings under another name, as far as a setting may be of no use."""

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
        chosen = _settings(rules, guild, given, visit)
        opening = await _opening(visit, guild, given["winner"])
        with of_tournament():
            check_used(
                chosen, [CALLED.get(name, name) for name in OPTIONS if given[name] is not None]
            )
            number = await steps_of(visit).records.create(opening, chosen)
        words = await visit.words()
        await visit.answer(note(words.say("tournament-created", tournament=number)))

    create.__signature__ = _signature()  # type: ignore[attr-defined]
    offered = app_commands.choices(
        game=[
            app_commands.Choice(name=text(f"game-{key}", rules.package), value=key)
            for key, rules in games.items()
        ],
        format=choices("cup-format", FORMATS),
        pace=choices("pace", PACES),
        late_tables=choices("cup-method", METHODS),
        time_off=choices("cup-time-off", TIMES_OFF),
    )
    made: Command = command("tournament-create", *OPTIONS)(offered(create))
    return made


def _signature() -> inspect.Signature:
    """What discord.py reads: a parameter for each option."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    options = (
        inspect.Parameter(
            name,
            kind,
            annotation=annotation,
            default=inspect.Parameter.empty if at < NEEDED else None,
        )
        for at, (name, annotation) in enumerate(OPTIONS.items())
    )
    interaction = inspect.Parameter("interaction", kind, annotation=Interaction)
    return inspect.Signature((interaction, *options))


def _settings(rules: AnyRules, guild: GuildRow, given: Given, visit: Visit) -> Settings:
    """The settings. HouseError names what cannot be read."""
    now, role = visit.services.now(), given["role"]
    wanted = {
        **{name: given[name] for name in PLAIN},
        "format": _read(given["format"], lambda name: msgspec.convert(name, Format)),
        "late_tables": _read(given["late_tables"], lambda name: msgspec.convert(name, Method)),
        "sizes": _read(given["sizes"], cups.sizes) or _usual_sizes(rules),
        "table": _terms(rules, guild, given),
        "softness": STRICT if given["strict"] else None,
        "roles": (role.id,) if role and not role.is_default() else None,
        "registration_until": _read(
            given["registration"], lambda typed: cups.moment(typed, guild.zone, now)
        ),
        "points": _read(given["points"], cups.points),
        "tie_breaks": _read(given["tie_breaks"], cups.tie_breaks),
        **{
            name: _read(given[name], cups.length) for name in ("check_in", "review", "round_length")
        },
    }
    _check_hours(rules, wanted)
    chosen = {name: value for name, value in wanted.items() if value is not None}
    seats = (min(rules.seats), max(rules.seats))
    return Settings(game=given["game"], title=given["title"], seats=seats, **chosen)


def _check_hours(rules: AnyRules, wanted: Given) -> None:
    """HouseError: round-too-short, if tables that open at an hour of the clock might open too late."""
    length, options = wanted["round_length"], unpacked(wanted["table"]).options_of(rules)
    by_the_clock = rules.schedule(decode_options(rules, options)) is not None
    if by_the_clock and length is not None and length < LEAST_BY_THE_CLOCK:
        raise HouseError("round-too-short", least=int(LEAST_BY_THE_CLOCK.total_seconds() // 60))


def _read(typed: str | None, reading: Any) -> Any:
    """What was typed, read; None where nothing was."""
    return None if typed is None else reading(typed)


def _usual_sizes(rules: AnyRules) -> tuple[int, ...]:
    """Tables of four and five where the game has them, else its largest tables."""
    usual = tuple(size for size in (4, 5) if size in rules.seats)
    return usual or (max(rules.seats),)


def _terms(rules: AnyRules, guild: GuildRow, given: Given) -> str:
    """HouseError: no-such-option, option-value, pace-out-of-range."""
    hours, option = given["hours"], given["option"]
    pace: Pace = "own" if hours is not None else msgspec.convert(given["pace"] or guild.pace, Pace)
    options = dict([assigned(option)]) if option else {}
    seconds = None if hours is None else round(hours * HOUR)
    time_off = msgspec.convert(given["time_off"] or "counts", TimeOff)
    terms = Terms(pace=pace, seconds=seconds, options=options, time_off=time_off)
    # Tables are opened with these in weeks: what is wrong must be said now.
    terms.options_of(rules)
    terms.clock(guild.zone)
    return packed(terms)


def _check_winner(visit: Visit, winner: discord.Role) -> None:
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
        _check_winner(visit, winner)
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
