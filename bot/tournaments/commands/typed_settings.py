"""The settings of a tournament as people type them, in `create` and in `settings`: options, choices, reading."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, get_args

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Range
from msgspec.structs import replace

from bot.engine.time.clocks import is_unhurried
from bot.errors import HouseError
from bot.inbound.commands.naming import choices
from bot.inbound.visit import Interaction
from bot.store.rows import Pace
from bot.tournaments.commands import cups
from bot.tournaments.commands.round_lengths import typed_length
from bot.tournaments.records.terms import Terms, TimeOff, packed, unpacked
from bot.ui.lobby_options import assigned
from bot.words.values import cleaned
from games.core.contract import AnyRules
from games.core.record import decode_options
from games.league.tournament.formats.shelf import FORMATS
from games.league.tournament.settings import FormatName, Method, Settings

CHOICES: Mapping[str, tuple[str, Sequence[str]]] = {
    "format": ("cup-format", tuple(FORMATS)),
    "pace": ("pace", ("live", "fast", "daily", "slow")),
    "late_tables": ("cup-method", ("worth", "playouts")),
    "time_off": ("cup-time-off", ("counts", "weekends", "quiet", "none")),
}
"""Settings with a few values: the stem of their names, and the values."""

HOUR = 3_600
STRICT = 0
"""Swiss in which nobody meets twice, if that can be."""

Given = Mapping[str, Any]
"""The options that were typed, by name; None for those that were not."""


def _is_whole(kind: Any) -> bool:
    """Whether an option of a command takes a whole number."""
    whole = discord.AppCommandOptionType.integer
    return any(getattr(one, "type", None) is whole for one in get_args(kind))


CHANGING: Mapping[str, Any] = {
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
    "least": Range[int, 2, 1000] | None,
    "bye": Range[int, 0, 1000] | None,
    "substitute": Range[int, 0, 1000] | None,
}
"""All but title and game, in this order, with their types."""

CREATED = (
    *("format", "rounds", "sizes", "registration", "pace", "round_length"),
    *("role", "winner"),
)
"""Those that `/tournament create` takes: what most directors choose. The forms of its draft have them all."""

PLAIN = tuple(name for name, kind in CHANGING.items() if _is_whole(kind))
"""Options that are settings as they are: the whole numbers."""

TABLES = ("pace", "hours", "time_off", "option")
"""Options of what the tables are opened with."""

ROLES = ("role", "winner")
"""Options that are a role of the server."""

CALLED = {"strict": "softness", "registration": "registration_until", "role": "roles"}
"""Options whose settings are called otherwise."""


def offered(options: Collection[str]) -> Callable[[Any], Any]:
    """The choices of these options."""
    return app_commands.choices(
        **{name: choices(*of) for name, of in CHOICES.items() if name in options}
    )


def signature(options: Mapping[str, Any], needed: int) -> inspect.Signature:
    """What discord.py reads: a parameter for each option, of which the first must be typed."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = (
        inspect.Parameter(
            name,
            kind,
            annotation=annotation,
            default=inspect.Parameter.empty if at < needed else None,
        )
        for at, (name, annotation) in enumerate(options.items())
    )
    interaction = inspect.Parameter("interaction", kind, annotation=Interaction)
    return inspect.Signature((interaction, *parameters))


def named(given: Given) -> frozenset[str]:
    """The settings that somebody has chosen."""
    return frozenset(CALLED.get(name, name) for name, value in given.items() if value is not None)


def chosen(given: Given, zone: str, now: datetime) -> dict[str, Any]:
    """The settings that were typed, but for what the tables are opened with. HouseError names what
    cannot be read.
    """
    role: discord.Role | None = given.get("role")
    reading: Mapping[str, Callable[[Any], Any]] = {
        **dict.fromkeys(PLAIN, int),
        # Without anything that can be seen there is none.
        "title": lambda title: title if cleaned(title) else "",
        "format": lambda name: msgspec.convert(name, FormatName),
        "late_tables": lambda name: msgspec.convert(name, Method),
        "sizes": cups.sizes,
        "strict": lambda strict: STRICT if strict else None,
        "role": lambda _: (role.id,) if role and not role.is_default() else (),
        "registration": lambda typed: cups.moment(typed, zone, now),
        "points": cups.points,
        "tie_breaks": cups.tie_breaks,
        "check_in": cups.length,
        "review": cups.length,
        "round_length": typed_length,
    }
    typed = {name: given[name] for name in reading if given.get(name) is not None}
    return {CALLED.get(name, name): reading[name](value) for name, value in typed.items()}


def table_terms(rules: AnyRules, given: Given, was: Terms, zone: str) -> Terms:
    """HouseError: no-such-option, option-value, pace-out-of-range."""
    hours, lines = given["hours"], (given["option"] or "").splitlines()
    if hours is not None:
        was = replace(was, pace="own", seconds=round(hours * HOUR))
    elif given["pace"] is not None:
        was = replace(was, pace=msgspec.convert(given["pace"], Pace), seconds=None)
    if lines:
        was = replace(was, options={**was.options, **dict(map(assigned, lines))})
    if given["time_off"] is not None:
        was = replace(was, time_off=msgspec.convert(given["time_off"], TimeOff))
    # Tables are opened with these in weeks: what is wrong must be said now.
    was.options_of(rules)
    was.clock(zone)
    return was


def check_times_used(rules: AnyRules, terms: Terms, zone: str, given: Collection[str]) -> None:
    """Of what was given nothing is ignored. HouseError: pace-and-hours, setting-by-the-clock, time-off-quick."""
    schedule = rules.schedule(decode_options(rules, terms.options_of(rules)))
    timed = next((name for name in ("pace", "hours") if name in given), None)
    if timed is not None and schedule is not None:
        raise HouseError("setting-by-the-clock", setting=timed)
    if "pace" in given and "hours" in given:
        raise HouseError("pace-and-hours")
    slow = is_unhurried(terms.clock(zone)) if schedule is None else schedule.length is None
    if "time_off" in given and not slow:
        raise HouseError("time-off-quick")


def changed(
    rules: AnyRules, settings: Settings, given: Given, zone: str, now: datetime
) -> Settings:
    """The settings with what was typed. HouseError names what cannot be read."""
    terms = table_terms(rules, given, unpacked(settings.table), zone)
    check_times_used(rules, terms, zone, named(given))
    table = packed(terms) if any(given[name] is not None for name in TABLES) else settings.table
    return replace(settings, **chosen(given, zone, now), table=table)
