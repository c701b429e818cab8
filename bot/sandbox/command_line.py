"""A command that is typed and sent as text, as README writes it, runs as one.

simcord's page takes a command only when it is picked from its list; what is sent otherwise is plain
text, which nobody answers. A line that begins like a command and is none gets the help.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from simcord.interactions import command_leaves
from simcord.preview._actions import _ActionOps
from simcord.preview._commands import entry_for_leaf
from simcord.preview._pages import _Page

Named = Mapping[str, Any]
"""A command, an option or a choice as Discord has it, with its names in other languages."""

Leaf = tuple[Named, list[str], Named]
"""A command, the path to one that can be run, and that one."""

BOOLEAN, USER = 5, 6
"""Discord's numbers for an option that is true or false, and for one that is a person."""

HELP = "/help"


def take_typed_commands() -> None:
    """A line that begins with the name of a command is that command."""
    prepare = _ActionOps._prepare_action

    def prepare_typed(preview: Any, page: _Page, kind: str, body: Mapping[str, Any]) -> Any:
        if kind == "send_message" and (typed := _command(preview, page, body.get("content"))):
            return prepare(preview, page, "run_command", typed)
        return prepare(preview, page, kind, body)

    changed: Any = _ActionOps
    changed._prepare_action = prepare_typed


def options_of(text: str, names: Iterable[str]) -> dict[str, str] | None:
    """`name:value name:value`, where a value goes on to the next name; None if it is anything else."""
    # Without options nothing matches; an empty pattern would match everywhere.
    wanted = "|".join(map(re.escape, names)) or r"(?!)"
    parts = re.split(rf"(?:^|\s+)({wanted}):\s*", text.strip())
    if parts[0]:
        return None
    return dict(zip(parts[1::2], map(str.strip, parts[2::2]), strict=True))


def _command(preview: Any, page: _Page, content: object) -> dict[str, Any] | None:
    """What the page would have sent, had the command been picked."""
    if not isinstance(content, str) or not content.startswith("/"):
        return None
    people = _people(preview, page)
    visible = preview.env.backend.visible_commands(
        user_id=page.viewer.id, channel_id=page.channel_id
    )
    leaves = [(root, *leaf) for root in visible for leaf in command_leaves(root)]
    return _picked(leaves, content.strip(), people) or _picked(leaves, HELP, people)


def _picked(
    leaves: Iterable[Leaf], content: str, people: Mapping[str, str]
) -> dict[str, Any] | None:
    """The command with the options that the line gives it; None if it is none of those visible."""
    for root, path, leaf in leaves:
        declared = {name: one for one in leaf.get("options") or [] for name in _names(one)}
        for rest in _rests(content, root, path):
            options = options_of(rest, declared)
            if options is None or not all(
                _is_taken(declared[key], text) for key, text in options.items()
            ):
                continue
            entry = entry_for_leaf(root, path, leaf)
            return {
                "command_id": entry["commandId"],
                "path": entry["path"],
                "schema_fingerprint": entry["schemaFingerprint"],
                "options": {
                    declared[key]["name"]: _value(declared[key], text, people)
                    for key, text in options.items()
                },
            }
    return None


def _is_taken(option: Named, text: str) -> bool:
    """Whether an option with choices knows the text as one of them."""
    choices = option.get("choices") or []
    known = (name for choice in choices for name in _names(choice))
    return not choices or _plain(text) in map(_plain, known)


def _rests(content: str, root: Named, path: Sequence[str]) -> Iterator[str]:
    """What follows the command, if the line begins with it in one of its languages."""
    nodes = [root]
    for name in path[1:]:
        nodes.append(next(one for one in nodes[-1]["options"] if one["name"] == name))
    for names in product(*map(_names, nodes)):
        typed = f"/{' '.join(names)}"
        if content == typed or content.startswith(f"{typed} "):
            yield content[len(typed) :]


def _names(one: Named) -> list[str]:
    """What people read of it, in each language; none of them twice."""
    return list(dict.fromkeys([one["name"], *(one.get("name_localizations") or {}).values()]))


def _people(preview: Any, page: _Page) -> dict[str, str]:
    """The ids of the people in the channel's server, by their plain names."""
    backend = preview.env.backend
    guild = backend.guilds[backend.get_channel(page.channel_id).guild_id]
    users = map(backend.get_user, guild.members)
    return {_plain(user.global_name or user.name): str(user.id) for user in users}


def _value(option: Named, text: str, people: Mapping[str, str]) -> str | bool:
    """As the page sends it: the value of a choice, the id of a person, true or false for yes or no."""
    if option["type"] == BOOLEAN:
        return text.casefold() == "true"
    if option["type"] == USER:
        return people.get(_plain(text.removeprefix("@")), text)
    for choice in option.get("choices") or []:
        if _plain(text) in map(_plain, _names(choice)):
            return str(choice["value"])
    return text


def _plain(name: str) -> str:
    """As keyboards have it: with a straight apostrophe, whatever the case."""
    return name.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
