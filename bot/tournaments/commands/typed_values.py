"""One setting and its value, both as text: what is meant, in either language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.errors import HouseError
from bot.inbound.commands.naming import SHARED
from bot.inbound.commands.suggest import folded
from bot.tournaments.commands.typed_settings import (
    CHANGING,
    FORMATS,
    LATER,
    METHODS,
    PACES,
    PLAIN,
    TIMES_OFF,
)
from bot.words.commands import in_language
from bot.words.typed import YES_NO, meaning
from bot.words.values import LANGUAGES, Language

CHOICES: Mapping[str, tuple[str, Sequence[str]]] = {
    "format": ("cup-format", FORMATS),
    "pace": ("pace", PACES),
    "late_tables": ("cup-method", METHODS),
    "time_off": ("cup-time-off", TIMES_OFF),
}
"""Settings with a few values: the stem of their names, and the values."""

_WHOLE = re.compile(r"\d{1,4}")
_NUMBER = re.compile(r"\d{1,3}(?:[.,]\d{1,2})?")
_HOURS = (0.02, 720.0)
_DIGITS = re.compile(r"\d{5,20}")


def label(option: str, language: Language) -> str:
    """The setting's name, as the option of `create` is called, or would be."""
    if option in LATER:
        return in_language(f"cup-setting-{option}", language)
    home = "any" if option in SHARED else "tournament-create"
    return in_language(f"command-{home}.option-{option}", language)


def option_of(typed: str) -> str:
    """The setting that is meant. HouseError: no-such-setting."""
    wanted = folded(typed)
    for option in ("title", *CHANGING):
        if wanted in {folded(option), *(folded(label(option, one)) for one in LANGUAGES)}:
            return option
    raise HouseError("no-such-setting", typed=typed)


def value_of(option: str, typed: str, guild: discord.Guild | None) -> Any:
    """The value as `create` would have it. HouseError: no-such-value; others name what cannot be read."""
    text = typed.strip()
    if option in CHOICES:
        return _choice(option, text)
    if option in PLAIN:
        if not _WHOLE.fullmatch(text):
            raise HouseError("no-such-value", typed=typed)
        return int(text)
    match option:
        case "hours":
            hours = float(text.replace(",", ".")) if _NUMBER.fullmatch(text) else 0.0
            if not _HOURS[0] <= hours <= _HOURS[1]:
                raise HouseError("no-such-value", typed=typed)
            return hours
        case "strict":
            found = meaning(text, YES_NO)
            if found is None:
                raise HouseError("no-such-value", typed=typed)
            return found == "yes"
        case "role" | "winner":
            return _role(text, guild)
        case _:
            return text


def _choice(option: str, text: str) -> str:
    stem, values = CHOICES[option]
    wanted = folded(text)
    for value in values:
        names = {folded(in_language(f"{stem}-{value}", one)) for one in LANGUAGES}
        if wanted in {value, *names}:
            return value
    raise HouseError("no-such-value", typed=text)


def _role(text: str, guild: discord.Guild | None) -> discord.Role:
    """A mention, an id, or a name."""
    found = _DIGITS.search(text)
    for role in guild.roles if guild else ():
        if (found and role.id == int(found[0])) or folded(role.name) == folded(text):
            return role
    raise HouseError("no-such-value", typed=text)
