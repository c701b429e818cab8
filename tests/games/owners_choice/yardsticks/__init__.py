"""Older computer players of Owner's Choice: what a newer one is measured against."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.contract import Player
from tests.games.owners_choice.yardsticks import sensible_0_4

PLAYERS: Mapping[str, Player] = {
    "sensible@0.4": sensible_0_4.sensible,
}
