"""The settings of a tournament as people type them: what each is called, its values, how it is read.

All of it follows from the fields' own annotations; see `games.league.tournament.settings.Setting`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any, NamedTuple, get_args

import discord
import msgspec
from discord.app_commands import Range
from msgspec.structs import replace

from bot.engine.time.clocks import is_unhurried
from bot.errors import HouseError
from bot.inbound.commands.suggest import folded
from bot.tournaments.commands import cups
from bot.tournaments.commands.round_lengths import typed_length
from bot.tournaments.records.records import TournamentOpening
from bot.tournaments.records.terms import Terms, packed, unpacked
from bot.ui.lobby_options import assigned
from bot.words.catalogue import in_every_language
from bot.words.typed import meaning
from bot.words.values import on_one_line
from games.core.contract import AnyRules
from games.core.record import decode_options
from games.league.tournament.formats.swiss import STRICT
from games.league.tournament.settings import (
    ByMoney,
    ByPlace,
    Form,
    Role,
    SettingField,
    Settings,
    TieBreak,
    setting_fields,
)

HOUR = 3_600

_WHOLE = re.compile(r"\d{1,4}")
_NUMBER = re.compile(r"\d{1,3}(?:[.,]\d{1,2})?")
_HOURS = (0.02, 720.0)
_DIGITS = re.compile(r"\d{5,20}")
_ID = re.compile(r"(?:<@&)?\d{17,20}>?")


class TournamentOption(NamedTuple):
    """A setting as commands and forms ask for it."""

    name: str
    owner: type[msgspec.Struct]
    """Whose field it is."""
    of: SettingField

    @property
    def values(self) -> tuple[str, ...]:
        """The few values that it may have; none, if it is typed."""
        told = self.of.told
        return told.values or (get_args(self.of.kind) if told.names else ())

    @property
    def is_role(self) -> bool:
        return self.of.kind in (ROLES, ROLE)

    @property
    def typed_as(self) -> Any:
        """The type of an option of a command."""
        if self.is_role:
            return discord.Role | None
        within = self.of.told.within
        return (
            Range[int, within.least, within.most] | None if within and self.is_whole else str | None
        )

    @property
    def is_whole(self) -> bool:
        return self.of.kind is int


class Typed(NamedTuple):
    """What somebody has typed, and where and when."""

    option: TournamentOption
    text: str
    zone: str
    now: datetime
    guild: discord.Guild | None


ROLES, ROLE = tuple[Role, ...], Role | None


def _options() -> Iterator[TournamentOption]:
    """All of them in the order of their forms, and on each as the fields stand."""
    for form in (*get_args(Form), None):
        for owner in (Settings, Terms, TournamentOpening):
            for one in setting_fields(owner):
                if one.told.form == form:
                    yield TournamentOption(one.told.called or one.field, owner, one)


OPTIONS: Mapping[str, TournamentOption] = {one.name: one for one in _options()}


def option_of(typed: str) -> str:
    """The setting that is meant. HouseError: no-such-setting."""
    wanted = folded(typed)
    for option in OPTIONS:
        names = in_every_language(f"cup-setting-{option}")
        if wanted in {folded(option), *map(folded, names)}:
            return option
    raise HouseError("no-such-setting", typed=typed)


def value_of(name: str, text: str, zone: str, now: datetime, guild: discord.Guild | None) -> Any:
    """What the setting's field gets; of a role for the winner the role itself.

    HouseError: no-such-value with what the setting takes, or what its reader says.
    """
    option = OPTIONS[name]
    typed = Typed(option, text.strip(), zone, now, guild)
    reader = READERS.get(name) or READERS.get(option.of.kind) or _choice
    try:
        return reader(typed)
    except LookupError as error:
        raise HouseError("no-such-value", typed=text, setting=name, takes=name) from error


def as_text(value: Any) -> str:
    """An option of a command as `value_of` reads it."""
    return str(value.id if isinstance(value, discord.Role) else value)


def fields(owner: type[msgspec.Struct], values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of settings that are fields of the owner, by field."""
    found = ((OPTIONS[name], value) for name, value in values.items())
    return {one.of.field: value for one, value in found if one.owner is owner}


def table_terms(rules: AnyRules, values: Mapping[str, Any], was: Terms, zone: str) -> Terms:
    """HouseError: no-such-option, option-value, pace-out-of-range."""
    new = fields(Terms, values)
    if "seconds" in new:
        new["pace"] = "own"
    elif "pace" in new:
        new["seconds"] = None
    options = {**was.options, **new.pop("options", {})}
    now = replace(was, **new, options=options)
    # Tables are opened with these in weeks: what is wrong must be said now.
    now.options_of(rules)
    now.clock(zone)
    return now


def check_times_used(rules: AnyRules, terms: Terms, zone: str, given: Collection[str]) -> None:
    """Refuse what would be ignored. HouseError: pace-and-hours, setting-by-the-clock, time-off-quick."""
    schedule = rules.schedule(decode_options(rules, terms.options_of(rules)))
    timed = next((name for name in ("pace", "hours") if name in given), None)
    if timed is not None and schedule is not None:
        raise HouseError("setting-by-the-clock", setting=timed)
    if "pace" in given and "hours" in given:
        raise HouseError("pace-and-hours")
    slow = is_unhurried(terms.clock(zone)) if schedule is None else schedule.length is None
    if "time_off" in given and not slow:
        raise HouseError("time-off-quick")


def changed(rules: AnyRules, settings: Settings, values: Mapping[str, Any], zone: str) -> Settings:
    """The settings with these values. HouseError names what does not go together."""
    terms = table_terms(rules, values, unpacked(settings.table), zone)
    check_times_used(rules, terms, zone, values)
    table = packed(terms) if fields(Terms, values) else settings.table
    return replace(settings, **fields(Settings, values), table=table)


def _choice(typed: Typed) -> str:
    wanted, stem = folded(typed.text), typed.option.of.told.names
    for value in typed.option.values:
        if wanted in {value, *map(folded, in_every_language(f"{stem}-{value}"))}:
            return value
    raise LookupError(typed.text)


def _whole(typed: Typed) -> int:
    if not _WHOLE.fullmatch(typed.text):
        raise LookupError(typed.text)
    return int(typed.text)


def _hours(typed: Typed) -> int:
    """In seconds."""
    hours = float(typed.text.replace(",", ".")) if _NUMBER.fullmatch(typed.text) else 0.0
    if not _HOURS[0] <= hours <= _HOURS[1]:
        raise LookupError(typed.text)
    return round(hours * HOUR)


def _strict(typed: Typed) -> int | None:
    found = meaning(typed.text, "answer", ("yes", "no"))
    if found is None:
        raise LookupError(typed.text)
    return STRICT if found == "yes" else None


def _role(typed: Typed) -> discord.Role:
    """A mention, an id, or a name, also as it reads in a mention. HouseError: role-gone."""
    text = typed.text
    found, wanted = _DIGITS.search(text), {folded(text), folded(text.removeprefix("@"))}
    for role in typed.guild.roles if typed.guild else ():
        if (found and role.id == int(found[0])) or folded(role.name) in wanted:
            return role
    if _ID.fullmatch(text):
        # Nobody types one: it was chosen from a list.
        raise HouseError("role-gone", setting=typed.option.name)
    raise LookupError(text)


def _roles(typed: Typed) -> tuple[int, ...]:
    role = _role(typed)
    return () if role.is_default() else (role.id,)


READERS: Mapping[Any, Callable[[Typed], Any]] = {
    int: _whole,
    timedelta: lambda typed: cups.length(typed.text),
    timedelta | None: lambda typed: typed_length(typed.text),
    datetime | None: lambda typed: cups.moment(typed.text, typed.zone, typed.now),
    tuple[int, ...]: lambda typed: cups.sizes(typed.text),
    tuple[TieBreak, ...]: lambda typed: cups.tie_breaks(typed.text),
    ByPlace | ByMoney: lambda typed: cups.points(typed.text),
    ROLES: _roles,
    ROLE: _role,
    # Without anything that can be seen there is none.
    "title": lambda typed: typed.text if on_one_line(typed.text) else "",
    "strict": _strict,
    "hours": _hours,
    "option": lambda typed: dict(map(assigned, typed.text.splitlines())),
}
"""By type, or by name where the type says too little; all others have a few values to choose from."""
