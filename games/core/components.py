"""What is printed on a game's components: TOML beside the rules, decoded once at import."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


class ComponentTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of `components.toml`; each says where its numbers come from.

    `provenance` is rulebook, published, derived or ours.
    """

    provenance: str
    source: str


def load(package: str, type_: type[T], name: str = "components.toml") -> T:
    """The file beside `package`, as `type_`. Unknown keys and missing numbers are refused."""
    return msgspec.toml.decode(files(package).joinpath(name).read_bytes(), type=type_)
