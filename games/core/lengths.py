"""How long a game usually is: in entries, which tell a game that was played from one that was not, and in time."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

import msgspec

NAME = "lengths.toml"


class Lengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`entries` by seats: the median of many games. `source` says of which. `rounds` by pace and seats: the minutes
    in which four of five tables of people are over.
    """

    source: str
    entries: dict[int, int]
    rounds: dict[str, dict[int, int]] = {}


def load(package: str) -> Mapping[int, int]:
    """The entries of the file `lengths.toml` beside `package`. ValidationError: it is none."""
    return _read(package).entries


def rounds(package: str) -> Mapping[str, Mapping[int, int]]:
    """The minutes in the same file; empty if they were not measured."""
    return _read(package).rounds


def _read(package: str) -> Lengths:
    data = files(package).joinpath(NAME).read_bytes()
    return msgspec.toml.decode(data, type=Lengths, strict=False)


def usual(entries: Mapping[int, int], seats: int) -> int | None:
    """The usual length, in entries or minutes, at a number of seats, in proportion between two that are known; None: nothing is known."""
    if not entries:
        return None
    lower = max((one for one in entries if one <= seats), default=min(entries))
    upper = min((one for one in entries if one >= seats), default=max(entries))
    if lower >= upper:
        return entries[lower]
    part = (entries[upper] - entries[lower]) * (seats - lower)
    return entries[lower] + part // (upper - lower)
