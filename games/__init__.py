"""The games on the shelf. Adding one is a folder in games/, one in render/ and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.acquire.rules import RULES as ACQUIRE
from games.core.contract import Rules
from games.greed.rules import RULES as GREED
from games.impero.rules import RULES as IMPERO

GAMES: Mapping[str, Rules[Any, Any, Any]] = {
    rules.key: rules
    for rules in (
        ACQUIRE,
        GREED,
        IMPERO,
    )
}
