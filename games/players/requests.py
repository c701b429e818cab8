"""What every request to the process that thinks says."""

from __future__ import annotations

import msgspec


class Thinking(msgspec.Struct, frozen=True, kw_only=True, tag_field="what"):
    """`number` comes back with the answer."""

    number: int = 0
    game: str
    version: int
