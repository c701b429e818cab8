"""How long a game usually is, in entries: what tells a game that was played from one that was not."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

import msgspec

NAME = "lengths.toml"


class Lengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`entries` by seats: the median of many games. `source` says of which."""

    source: str
    entries: dict[int, int]


def load(package: str) -> Mapping[int, int]:
    """The file `lengths.toml` beside `package`. ValidationError: it is none."""
    data = files(package).joinpath(NAME).read_bytes()
    return msgspec.toml.decode(data, type=Lengths, strict=False).entries


def usual(entries: Mapping[int, int], seats: int) -> int | None:
    """The usual length at a number of seats, in proportion between two that are known; None: nothing is known."""
    if not entries:
        return None
    lower = max((one for one in entries if one <= seats), default=min(entries))
    upper = min((one for one in entries if one >= seats), default=max(entries))
    if lower >= upper:
        return entries[lower]
    part = (entries[upper] - entries[lower]) * (seats - lower)
    return entries[lower] + part // (upper - lower)
