"""Slash commands with the names and descriptions of the catalogue, in every language."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.inbound.commands.suggest import counted, my_tables
from bot.inbound.visit import Interaction
from bot.words.commands import has_text, text

Command = app_commands.Command[Any, ..., None]
SHARED = frozenset({"table", "game", "pace", "hours", "language", "topic"})
"""Options with one meaning in all commands; `command-any` has their names."""


def command(
    path: str, *options: str, of: app_commands.Group | None = None, **suggestions: Any
) -> Callable[[Any], Command]:
    """A command, or a subcommand `of` a group: `command-<path>` names it and its options.

    `suggestions` are the autocompletes by option; `table` has one everywhere.
    """

    def decorate(function: Any) -> Command:
        made = built(path, options, function, suggestions)
        if of is not None:
            of.add_command(made)
        return made

    return decorate


def built(
    path: str,
    options: Iterable[str],
    function: Any,
    suggestions: Mapping[str, Any],
    package: str | None = None,
) -> Command:
    """The command of a callback; its words are those of a game if a package is named."""
    function = _served(function)
    suggested: dict[str, Any] = dict(suggestions)
    if "table" in options:
        suggested.setdefault("table", counted(my_tables))
    if suggested:
        function = app_commands.autocomplete(**suggested)(function)
    keys = {option: _option(path, option, package) for option in options}
    if keys:
        names = {option: text(key, package) for option, key in keys.items()}
        about = {option: text(f"{key}-about", package) for option, key in keys.items()}
        function = app_commands.rename(**names)(function)
        function = app_commands.describe(**about)(function)
    name, description = _named(path, package)
    made: Command = app_commands.command(name=name, description=description)(function)
    return made


def group(path: str, package: str | None = None, **settings: Any) -> app_commands.Group:
    """A group of commands. It holds no client: callbacks find it in the interaction."""
    name, about = _named(path, package)
    return app_commands.Group(name=name, description=about, **settings)


def choices(stem: str, values: Iterable[str]) -> list[Choice[str]]:
    """Fixed values of an option, called `<stem>-<value>` in the catalogue."""
    return [Choice(name=text(f"{stem}-{value}"), value=value) for value in values]


def _served(function: Any) -> Any:
    """The callback, served by the client's `Door`: its errors are told like all others."""

    @wraps(function)
    async def callback(interaction: Interaction, *given: Any, **options: Any) -> None:
        async with interaction.client.door.serving(interaction):
            await function(interaction, *given, **options)

    # discord.py would look the annotations up in this module.
    callback.__signature__ = inspect.signature(function, eval_str=True)  # type: ignore[attr-defined]
    return callback


def _named(path: str, package: str | None) -> tuple[locale_str, locale_str]:
    return text(f"command-{path}", package), text(f"command-{path}.description", package)


def _option(path: str, option: str, package: str | None) -> str:
    """The key of an option's words: the game's own, or those common to all commands."""
    own = f"command-{path}.option-{option}"
    if option in SHARED and not (package and has_text(own, package)):
        return f"command-any.option-{option}"
    return own
