"""What every game on the shelf must keep, whatever its rules."""

from __future__ import annotations

import inspect

import pytest

from games import GAMES
from tests.contract import checks
from tests.contract.reduced import REDUCED, stall

pytestmark = pytest.mark.long

ALL = {
    **GAMES,
    **{f"reduced {name}": rules for name, rules in REDUCED.items()},
    "reduced stall": stall.RULES,
}
CHECKS = {name: check for name, check in inspect.getmembers(checks) if name.startswith("check_")}
ONCE = {"check_kinds", "check_computer_offers"}
"""These look at many games themselves: one run proves what twelve would."""


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", ALL)
def test_every_game(game: str, seed: int) -> None:
    """The checks look at the same game, which is played once for all of them."""
    failed = []
    for name, check in CHECKS.items():
        if seed and name in ONCE:
            continue
        try:
            check(ALL[game], seed)
        except Exception as error:  # noqa: BLE001  # the other checks say more
            error.add_note(name)
            failed.append(error)
    if failed:
        raise ExceptionGroup(f"{game}, seed {seed}", failed)
