"""Actions and orders as short texts: `play-tile[57]`, in custom ids, in lessons and in what people type."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


def tag(kind: type[msgspec.Struct]) -> str:
    """The name of a kind of action, order or event in JSON, catalogues and ids: play-tile."""
    return str(kind.__struct_config__.tag)


def code(deed: msgspec.Struct) -> str:
    """An action or an order as a short text: its tag and its values in order, `play-tile[57]`."""
    values = [getattr(deed, name) for name in deed.__struct_fields__]
    return f"{tag(type(deed))}{msgspec.json.encode(values).decode()}"


def decode(types: Iterable[type[T]], text: str) -> T | None:
    """The action or order of one of `types` that `code` wrote; None if the text means none."""
    name, bracket, values = text.partition("[")
    kind = next((one for one in types if tag(one) == name), None)
    if kind is None:
        return None
    try:
        found: list[Any] = msgspec.json.decode(bracket + values, type=list[Any])
        fields: dict[str, Any] = dict(zip(kind.__struct_fields__, found, strict=True))
        return msgspec.convert(fields | {str(kind.__struct_config__.tag_field): name}, kind)
    except ValueError:
        return None


def digest(deed: msgspec.Struct) -> str:
    """The digest of an offered action or order, used where its code is too long."""
    return f"#{hashlib.sha256(code(deed).encode()).hexdigest()[:16]}"


def meant(types: Iterable[type[T]], offered: Iterable[T], text: str) -> T | None:
    """The action or order of a code or a digest; of a digest only while it is offered."""
    if text.startswith("#"):
        # A digest cannot be read back: it is compared with what is offered now.
        return next((one for one in offered if digest(one) == text), None)
    return decode(types, text)
