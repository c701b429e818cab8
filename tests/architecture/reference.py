"""docs/commands.md: every command with its options, made from what Discord is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

PAGE = Path("docs", "commands.md")
HEAD = """# Commands

Every command with its options, as Discord shows them; the Italian names stand behind the slash. In
brackets is what may be left out. This page is made by `python -m tests.architecture.payloads`, and a
test compares it; nobody edits it.
"""
GROUPS = {1, 2}
"""Discord's numbers of options that are commands themselves: a subcommand, a group of them."""

Named = dict[str, Any]


def page(commands: list[Named]) -> str:
    parts = [HEAD, *(_command(one) for one in sorted(commands, key=lambda one: str(one["name"])))]
    return "\n".join(parts)


def _command(command: Named) -> str:
    lines = [f"## {_name([command])}", ""]
    leaves = list(_leaves([command]))
    if leaves == [[command]]:
        lines += [f"{command['description']}.", "", *_options(command)]
    for path in leaves if leaves != [[command]] else ():
        lines += [f"**{_name(path)}**: {path[-1]['description']}.", "", *_options(path[-1])]
    return "\n".join(lines)


def _leaves(path: list[Named]) -> Iterator[list[Named]]:
    """The commands that can be run, each with its path."""
    inner = [one for one in path[-1].get("options", ()) if one["type"] in GROUPS]
    if not inner:
        yield path
    for one in inner:
        yield from _leaves([*path, one])


def _name(path: list[Named]) -> str:
    english = " ".join(one["name"] for one in path)
    italian = " ".join(_italian(one) for one in path)
    return f"`/{english}`" if english == italian else f"`/{english}` (`/{italian}`)"


def _italian(one: Named) -> str:
    return str((one.get("name_localizations") or {}).get("it", one["name"]))


def _options(command: Named) -> list[str]:
    options = command.get("options", ())
    return [*map(_option, options), ""] if options else []


def _option(option: Named) -> str:
    name, italian = option["name"], _italian(option)
    told = f"`{name}`" if name == italian else f"`{name}` (`{italian}`)"
    if not option.get("required"):
        told = f"[{told}]"
    choices = ", ".join(str(choice["name"]) for choice in option.get("choices", ()))
    return f"- {told}: {option['description']}" + (f". One of: {choices}" if choices else "")
