"""A command as a page has it, sent as Discord would send it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from discord import AppCommandOptionType as Kind
from discord import app_commands

from tests.bot.seen import Reply
from tests.bot.sim import House
from tests.docs.scene import Scene

Known = app_commands.Command[Any, ..., Any]
Option = app_commands.Parameter


async def typed(scene: Scene, who: str, command: str) -> Reply:
    """Its path, then options with their values: `/me settings quiet:23:00-08:00`."""
    known = declared(scene.house, command)
    path = str(known.qualified_name)
    values = {
        str(option.display_name): await _value(scene, who, option, written)
        for option, written in _options(known, command.removeprefix(f"/{path}"))
    }
    return await scene.house.slash(who, path, scene.place(path), **values)


def declared(house: House, command: str) -> Known:
    """The command of Discord that the page means."""
    first, *rest = command.removeprefix("/").split()
    found: Any = house.app.client.tree.get_command(first)
    while isinstance(found, app_commands.Group):
        assert rest, f"{command} is only the beginning of a command"
        found = found.get_command(rest.pop(0))
    assert isinstance(found, app_commands.Command), f"Discord does not know {command}"
    return found


def _options(known: Known, text: str) -> Iterator[tuple[Option, str]]:
    """A value goes on up to the next option of the command: it may have blanks and colons."""
    named = {str(one.display_name): one for one in known.parameters}
    first, *parts = re.split(rf"\s({'|'.join(map(re.escape, named)) or '$'}):", text)
    assert not first.strip(), f"{known.qualified_name} has no option {first.strip()}"
    yield from ((named[name], value) for name, value in zip(parts[::2], parts[1::2], strict=True))


async def _value(scene: Scene, who: str, option: Option, written: str) -> Any:
    """What Discord sends for it."""
    bare = written.lstrip("@#")
    match option.type:
        case Kind.user:
            return scene.house.people[bare.lower()]
        case Kind.role:
            return scene.roles[bare]
        case Kind.channel:
            return scene.house.channel
        case Kind.attachment:
            return scene.file
        case Kind.boolean:
            return {"true": True, "false": False}[written]
        case Kind.integer:
            return int(written)
        case _:
            return await _text(scene, who, option, written)


async def _text(scene: Scene, who: str, option: Option, written: str) -> Any:
    """A number with a fraction, or the value behind the choice or the suggestion with that name."""
    if option.type is Kind.number:
        return float(written)
    chosen = {str(one.name): one.value for one in option.choices}
    if option.autocomplete:
        house, path = scene.house, str(option.command.qualified_name)
        offered = await house.people[who].autocomplete(
            house.place, path, str(option.display_name), written
        )
        chosen = {one["name"]: one["value"] for one in offered}
    return chosen.get(written, written)
