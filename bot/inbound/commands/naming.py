"""Slash commands with the names and descriptions of the catalogue, in every language."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.inbound.commands.suggest import counted, my_tables
from bot.inbound.visit import Interaction, Visit
from bot.words.commands import text

Command = app_commands.Command[Any, ..., None]
SHARED = frozenset({"table", "game", "pace", "hours", "language"})
"""Options that mean the same in every command: `command-any` has their names."""


def command(
    path: str, *options: str, of: app_commands.Group | None = None, **suggestions: Any
) -> Callable[[Any], Command]:
    """A command, or a subcommand `of` a group: `command-<path>` names it and its options.

    `suggestions` are the autocompletes by option; `table` has one everywhere.
    """

    def decorate(function: Any) -> Command:
        function = _served(function)
        if "table" in options:
            suggestions.setdefault("table", counted(my_tables))
        if suggestions:
            function = app_commands.autocomplete(**suggestions)(function)
        if options:
            names = {option: text(_option(path, option)) for option in options}
            about = {option: text(f"{_option(path, option)}-about") for option in options}
            function = app_commands.rename(**names)(function)
            function = app_commands.describe(**about)(function)
        name, description = _named(path)
        made: Command = app_commands.command(name=name, description=description)(function)
        if of is not None:
            of.add_command(made)
        return made

    return decorate


def group(path: str, **settings: Any) -> app_commands.Group:
    """A group of commands. It holds nothing of a client: callbacks find theirs in the visit."""
    name, about = _named(path)
    return app_commands.Group(name=name, description=about, **settings)


def choices(stem: str, values: Iterable[str]) -> list[Choice[str]]:
    """Fixed values of an option, called `<stem>-<value>` in the catalogue."""
    return [Choice(name=text(f"{stem}-{value}"), value=value) for value in values]


def _served(function: Any) -> Any:
    """The callback, through the door: what it raises is told like everything else."""

    @wraps(function)
    async def callback(interaction: Interaction, *given: Any, **options: Any) -> None:
        async def work(_visit: Visit) -> None:
            await function(interaction, *given, **options)

        await interaction.client.door.serve(interaction, work)

    # discord.py would look the annotations up in this module.
    callback.__signature__ = inspect.signature(function, eval_str=True)  # type: ignore[attr-defined]
    return callback


def _named(path: str) -> tuple[locale_str, locale_str]:
    return text(f"command-{path}"), text(f"command-{path}.description")


def _option(path: str, option: str) -> str:
    return f"command-{'any' if option in SHARED else path}.option-{option}"
