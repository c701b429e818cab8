"""Commands that sentences name, as Discord makes them clickable."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

NO_COMMANDS: Mapping[str, str] = MappingProxyType({})
_COMMAND = re.compile(r"`/([^`]+)`")


def clickable(text: str, commands: Mapping[str, str]) -> str:
    """Commands as Discord makes them clickable, and shows them in each reader's language, where it has told how."""
    return _COMMAND.sub(lambda found: commands.get(found[1], found[0]), text)
