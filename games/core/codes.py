"""Actions and orders as short texts: `play-tile[57]`, in custom ids, in lessons and in what people type."""

from __future__ import annotations

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
