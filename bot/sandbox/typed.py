"""A command that is typed and sent as text, as README writes it, runs as one.

simcord's page takes a command only when it is picked from its list; what is sent otherwise is plain
text, which nobody answers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from simcord.interactions import command_leaves
from simcord.preview._actions import _ActionOps
from simcord.preview._commands import entry_for_leaf
from simcord.preview._pages import _Page

BOOLEAN = 5
"""Discord's number for an option that is true or false."""


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
    wanted = "|".join(map(re.escape, names)) or r"(?!)"
    parts = re.split(rf"(?:^|\s+)({wanted}):\s*", text.strip())
    if parts[0]:
        return None
    return dict(zip(parts[1::2], map(str.strip, parts[2::2]), strict=True))


def _command(preview: Any, page: _Page, content: object) -> dict[str, Any] | None:
    """What the page would have sent, had the command been picked."""
    if not isinstance(content, str) or not content.startswith("/"):
        return None
    visible = preview.env.backend.visible_commands(
        user_id=page.viewer.id, channel_id=page.channel_id
    )
    leaves = [(root, *leaf) for root in visible for leaf in command_leaves(root)]
    for root, path, leaf in leaves:
        name, rest = f"/{' '.join(path)}", content.strip()
        if rest != name and not rest.startswith(f"{name} "):
            continue
        declared = {one["name"]: one for one in leaf.get("options") or []}
        options = options_of(rest[len(name) :], declared)
        if options is not None:
            entry = entry_for_leaf(root, path, leaf)
            return {
                "command_id": entry["commandId"],
                "path": entry["path"],
                "schema_fingerprint": entry["schemaFingerprint"],
                "options": {key: _value(declared[key], text) for key, text in options.items()},
            }
    return None


def _value(option: Mapping[str, Any], text: str) -> str | bool:
    """As the page sends it: of a choice its value, of yes or no a truth."""
    if option["type"] == BOOLEAN:
        return text.casefold() == "true"
    for choice in option.get("choices") or []:
        if _plain(text) == _plain(str(choice["name"])):
            return str(choice["value"])
    return text


def _plain(name: str) -> str:
    """As keyboards have it: with a straight apostrophe, whatever the case."""
    return name.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
