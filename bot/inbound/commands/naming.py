"""Slash commands with the names and descriptions of the catalogue, in every language."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.inbound.commands.suggest import counted, is_labelled, my_tables, value_of
from bot.inbound.visit import Interaction
from bot.words.catalogue import in_every_language
from bot.words.commands import has_text, text

Command = app_commands.Command[Any, ..., None]
SHARED = frozenset({"table", "game", "pace", "hours", "language", "topic", "confirm"})
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
    # What games offer is read by one reader, which knows labels.
    labelled = {} if package else {one: of for one, of in suggestions.items() if is_labelled(of)}
    function = _served(function, labelled)
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


def _served(function: Any, labelled: Mapping[str, Any]) -> Any:
    """The callback, served by the client's `Door`: its errors are told like all others.

    `labelled` are the autocompletes whose labels are taken for their values, by option.
    """

    @wraps(function)
    async def callback(interaction: Interaction, *given: Any, **options: Any) -> None:
        async with interaction.client.door.serving(interaction) as visit:
            meant = _meant(interaction.command, options)
            for name, source in labelled.items():
                if isinstance(typed := meant.get(name), str) and typed:
                    meant[name] = await value_of(source, interaction, typed)
            if "table" in meant:
                visit.again = lambda later, table: function(
                    later, *given, **{**meant, "table": table}
                )
            await function(interaction, *given, **meant)

    # discord.py would look the annotations up in this module.
    callback.__signature__ = inspect.signature(function, eval_str=True)  # type: ignore[attr-defined]
    return callback


def _meant(made: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options; where one has fixed choices and its client has sent what is shown, the value behind it."""
    return {name: _value(choices_of(made, name), typed) for name, typed in options.items()}


def choices_of(made: Any, option: str) -> list[Choice[Any]]:
    """The fixed choices of a command's option, by the name of its parameter."""
    known = made.get_parameter(option) if isinstance(made, app_commands.Command) else None
    return list(known.choices) if known is not None else []


def _value(offered: Iterable[Choice[Any]], typed: Any) -> Any:
    offered = list(offered)
    if not isinstance(typed, str) or any(one.value == typed for one in offered):
        return typed
    said = typed.strip().casefold()
    return next((one.value for one in offered if said in _shown(one)), typed)


def _shown(one: Choice[Any]) -> set[str]:
    """How the choice is called, in every language."""
    named = getattr(one, "_locale_name", None)
    key = named.extras.get("key") if named is not None else None
    if named is None or key is None:
        return {one.name.casefold()}
    return set(map(str.casefold, in_every_language(key, named.extras.get("package"))))


def _named(path: str, package: str | None) -> tuple[locale_str, locale_str]:
    return text(f"command-{path}", package), text(f"command-{path}.description", package)


def _option(path: str, option: str, package: str | None) -> str:
    """The key of an option's words: the game's own, or those common to all commands."""
    own = f"command-{path}.option-{option}"
    if option in SHARED and not (package and has_text(own, package)):
        return f"command-any.option-{option}"
    return own
