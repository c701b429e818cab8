"""One setting and its value, both as text: what is meant, in either language."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot.errors import HouseError
from bot.inbound.commands.suggest import folded
from bot.tournaments.commands.typed_settings import (
    CHANGING,
    CHOICES,
    PLAIN,
)
from bot.words.catalogue import in_every_language
from bot.words.typed import meaning

_WHOLE = re.compile(r"\d{1,4}")
_NUMBER = re.compile(r"\d{1,3}(?:[.,]\d{1,2})?")
_HOURS = (0.02, 720.0)
_DIGITS = re.compile(r"\d{5,20}")
_ID = re.compile(r"(?:<@&)?\d{17,20}>?")


def labels(option: str) -> tuple[str, ...]:
    """The setting's name in each language, as commands call it."""
    return in_every_language(f"cup-setting-{option}")


def option_of(typed: str) -> str:
    """The setting that is meant. HouseError: no-such-setting."""
    wanted = folded(typed)
    for option in ("title", *CHANGING):
        if wanted in {folded(option), *map(folded, labels(option))}:
            return option
    raise HouseError("no-such-setting", typed=typed)


def value_of(option: str, typed: str, guild: discord.Guild | None) -> Any:
    """The value as Discord gives it where the setting is an option of a command.

    HouseError: no-such-value with what the setting takes.
    """
    text = typed.strip()
    if option in CHOICES:
        return _choice(option, text)
    if option in PLAIN:
        if not _WHOLE.fullmatch(text):
            raise _no_value(option, typed)
        return int(text)
    match option:
        case "hours":
            hours = float(text.replace(",", ".")) if _NUMBER.fullmatch(text) else 0.0
            if not _HOURS[0] <= hours <= _HOURS[1]:
                raise _no_value(option, typed)
            return hours
        case "strict":
            found = meaning(text, "answer", ("yes", "no"))
            if found is None:
                raise _no_value(option, typed)
            return found == "yes"
        case "role" | "winner":
            return _role(option, text, guild)
        case _:
            return text


def _choice(option: str, text: str) -> str:
    stem, values = CHOICES[option]
    wanted = folded(text)
    for value in values:
        if wanted in {value, *map(folded, in_every_language(f"{stem}-{value}"))}:
            return value
    raise _no_value(option, text)


def _role(option: str, text: str, guild: discord.Guild | None) -> discord.Role:
    """A mention, an id, or a name, also as it reads in a mention. HouseError: role-gone, no-such-value."""
    found, wanted = _DIGITS.search(text), {folded(text), folded(text.removeprefix("@"))}
    for role in guild.roles if guild else ():
        if (found and role.id == int(found[0])) or folded(role.name) in wanted:
            return role
    if _ID.fullmatch(text):
        # Nobody types one: it was chosen from a list.
        raise HouseError("role-gone", setting=option)
    raise _no_value(option, text)


def _no_value(option: str, typed: str) -> HouseError:
    return HouseError("no-such-value", typed=typed, setting=option, takes=option)


def as_text(value: Any) -> str:
    """An option of a command as `value_of` reads it."""
    return str(value.id if isinstance(value, discord.Role) else value)
