"""The options of a lobby, read from text as the field's type."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from bot.errors import HouseError
from games.core.contract import AnyRules
from games.core.record import decode_options, encode


def with_options(rules: AnyRules, wanted: Mapping[str, object]) -> bytes:
    """The game's own options with these instead, as JSON. HouseError: as for `with_option`."""
    options = encode(rules.options_type())
    for field, value in wanted.items():
        options = with_option(rules, options, field, value)
    return options


def with_option(rules: AnyRules, options: bytes, field: str, value: object) -> bytes:
    """The options with another value in a field; a list is sorted, and may be typed: 9, 21.

    HouseError: no-such-option; option-number, option-numbers, option-value say what would be right.
    """
    if field not in rules.options_type.__struct_fields__:
        raise HouseError("no-such-option")
    chosen: dict[str, Any] = msgspec.to_builtins(decode_options(rules, options))
    wanted = _split(value, chosen[field])
    try:
        found = msgspec.convert({**chosen, field: wanted}, rules.options_type, strict=False)
        return encode(_sorted(found, field))
    except msgspec.ValidationError as error:
        raise _refusal(rules, field) from error


def _split(value: object, now: object) -> object:
    """Typed text as a list where the option is one: 9, 21 or 9:00 21:00."""
    if not isinstance(value, str) or not isinstance(now, list | tuple):
        return value
    return re.findall(r"[^\s,;]+", value.replace(":00", ""))


def _sorted(found: Any, field: str) -> Any:
    """The options with the field in order: 21, 9 and 9, 21 are one choice and are shown alike."""
    value = getattr(found, field)
    if isinstance(value, tuple):
        return msgspec.structs.replace(found, **{field: tuple(sorted(value))})
    return found


def _refusal(rules: AnyRules, field: str) -> HouseError:
    """The refusal that says what the field takes, read from its type."""
    found = next(one for one in msgspec.structs.fields(rules.options_type) if one.name == field)
    match msgspec.inspect.type_info(found.type):
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return HouseError("option-number", least=least, most=most)
        case msgspec.inspect.VarTupleType(
            item_type=msgspec.inspect.IntType(ge=int(least), le=int(most)),
            min_length=int(fewest),
            max_length=int(longest),
        ):
            return HouseError(
                "option-numbers", least=least, most=most, fewest=fewest, longest=longest
            )
        case _:
            return HouseError("option-value")
