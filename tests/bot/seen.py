"""Messages as a person sees them: words, buttons, menus, pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from simcord import Env, InteractionResult, ResponseMessage

EPHEMERAL = 1 << 6


@dataclass(frozen=True)
class Button:
    label: str
    custom_id: str
    off: bool


@dataclass(frozen=True)
class Menu:
    """A select: its choices as label -> value."""

    custom_id: str
    title: str
    choices: Mapping[str, str]
    off: bool


@dataclass(frozen=True)
class Seen:
    """A message, read when asked: what was edited since then is seen too."""

    env: Env
    channel_id: int
    id: int

    @property
    def stored(self) -> Any:
        return self.env.backend.get_message(self.channel_id, self.id)

    @property
    def gone(self) -> bool:
        return self.id not in self.env.backend.messages.get(self.channel_id, {})

    @property
    def handle(self) -> ResponseMessage:
        return ResponseMessage(self.env, self.stored)

    @property
    def private(self) -> bool:
        return bool(self.stored.flags & EPHEMERAL)

    @property
    def parts(self) -> list[dict[str, Any]]:
        return list(walk(self.stored.components))

    @property
    def text(self) -> str:
        displays = [part["content"] for part in self.parts if part["type"] == 10]
        return "\n".join(filter(None, [self.stored.content, *displays]))

    @property
    def buttons(self) -> list[Button]:
        return [
            Button(told(part), part["custom_id"], bool(part.get("disabled")))
            for part in self.parts
            if part["type"] == 2 and "custom_id" in part
        ]

    @property
    def open(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [button.label for button in self.buttons if not button.off]

    @property
    def menus(self) -> list[Menu]:
        return [menu(part) for part in self.parts if part["type"] == 3]

    @property
    def pictures(self) -> list[bytes]:
        files = [self.env.backend.cdn.get(file["url"]) for file in self.stored.attachments]
        return [file for file in files if file is not None]

    @property
    def alt(self) -> str:
        shown = [item for part in self.parts if part["type"] == 12 for item in part["items"]]
        items = shown or self.stored.attachments
        return "\n".join(item.get("description") or "" for item in items)

    @property
    def called(self) -> list[int]:
        """The people whom it mentions, so that their Discord rings."""
        return list(self.stored.mention_user_ids)

    def button(self, label: str) -> Button:
        found = [button for button in self.buttons if label in button.label]
        exact = [button for button in found if button.label == label]
        assert len(exact or found) == 1, f"{label!r} among {[each.label for each in self.buttons]}"
        return (exact or found)[0]


@dataclass(frozen=True)
class Reply:
    """What somebody got for a command or a press."""

    env: Env
    result: InteractionResult

    @property
    def messages(self) -> list[Seen]:
        """What came for it; not the message itself that was pressed."""
        first = self.result.response
        own = first is not None and first.id != self.result._interaction.source_message_id
        sent = [*([first] if first is not None and own else []), *self.result.followups]
        return [Seen(self.env, message.channel_id, message.id) for message in sent]

    @property
    def seen(self) -> Seen:
        assert self.messages, "no answer"
        return self.messages[-1]

    @property
    def text(self) -> str:
        return "\n".join(message.text for message in self.messages)

    @property
    def private(self) -> bool:
        return all(message.private for message in self.messages)

    @property
    def form(self) -> dict[str, Any]:
        modal = self.result.modal
        assert modal is not None, f"no form, but: {self.text}"
        return modal


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from walk(part.get("components") or [])
        yield from walk([part[key] for key in ("accessory", "component") if part.get(key)])


def told(part: Mapping[str, Any]) -> str:
    return part.get("label") or (part.get("emoji") or {}).get("name") or ""


def menu(part: Mapping[str, Any]) -> Menu:
    choices = {option["label"]: option["value"] for option in part["options"]}
    return Menu(
        part["custom_id"], part.get("placeholder") or "", choices, bool(part.get("disabled"))
    )
