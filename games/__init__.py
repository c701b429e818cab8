"""The games on the shelf. Adding one is a folder and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.acquire import rules as acquire
from games.core.contract import Rules
from games.impero import rules as impero

GAMES: Mapping[str, Rules[Any, Any, Any]] = {"acquire": acquire, "impero": impero}
