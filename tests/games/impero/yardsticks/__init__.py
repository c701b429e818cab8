"""Older computer players, against which newer ones are measured."""

from __future__ import annotations

from tests.games.impero.yardsticks.sensible_1 import sensible

PLAYERS = {"sensible@1": sensible}
"""By the name that `games.simulate` takes."""
