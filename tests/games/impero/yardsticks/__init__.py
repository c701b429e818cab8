"""Older computer players of Impero: what a newer one is measured against."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.contract import Player
from tests.games.impero.yardsticks import sensible_0_4, sensible_1

PLAYERS: Mapping[str, Player] = {
    "sensible@0.4": sensible_0_4.sensible,
    "sensible@1": sensible_1.sensible,
}
