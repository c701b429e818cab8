"""What every game on the shelf must keep, whatever its rules."""

from __future__ import annotations

import inspect

import pytest

from games import GAMES
from tests.contract import checks
from tests.contract.reduced import REDUCED, stall

ALL = {
    **GAMES,
    **{f"reduced {name}": rules for name, rules in REDUCED.items()},
    "reduced stall": stall.RULES,
}
CHECKS = {name: check for name, check in inspect.getmembers(checks) if name.startswith("check_")}
ONCE = {"check_kinds", "check_computer_offers"}
"""These look at many games themselves: one run proves what twelve would."""
CASES = [
    (name, game, seed)
    for name in CHECKS
    for game in ALL
    for seed in range(1 if name in ONCE else 12)
]


@pytest.mark.parametrize(("check", "game", "seed"), CASES)
def test_every_game(check: str, game: str, seed: int) -> None:
    CHECKS[check](ALL[game], seed)
