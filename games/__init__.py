"""The games on the shelf. Adding one is a folder in games/, one in render/ and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.acquire.rules import RULES as ACQUIRE
from games.core.contract import Rules
from games.greed.rules import RULES as GREED
from games.impero.rules import RULES as IMPERO
from games.owners_choice.rules import RULES as OWNERS_CHOICE
from games.shark_room.rules import RULES as SHARK_ROOM

GAMES: Mapping[str, Rules[Any, Any, Any]] = {
    rules.key: rules
    for rules in (
        ACQUIRE,
        GREED,
        IMPERO,
        OWNERS_CHOICE,
        SHARK_ROOM,
    )
}
