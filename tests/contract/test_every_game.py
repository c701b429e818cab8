"""What every game on the shelf must keep, whatever its rules."""

from __future__ import annotations

import inspect
import os

import pytest

from games import GAMES
from tests.contract import checks, honesty
from tests.contract.reduced import REDUCED, stall

pytestmark = pytest.mark.long

ALL = {
    **GAMES,
    **{f"reduced {name}": rules for name, rules in REDUCED.items()},
    "reduced stall": stall.RULES,
}
CHECKS = {
    name: check
    for name, check in (*inspect.getmembers(checks), *inspect.getmembers(honesty))
    if name.startswith("check_")
}
SEEDS = int(os.environ.get("BORSA_CONTRACT", "6"))
ENOUGH = {
    "check_kinds": 1,
    "check_hindsight": 2,
    "check_computer_offers": 1,
    "check_twins": 4,
    "check_reveals": 4,
}
"""Seeds of what looks at many games itself, or at many worlds of one: more prove nothing more."""


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("game", ALL)
def test_every_game(game: str, seed: int) -> None:
    """The checks look at the same game, which is played once for all of them."""
    failed = []
    for name, check in CHECKS.items():
        if seed >= ENOUGH.get(name, SEEDS):
            continue
        try:
            check(ALL[game], seed)
        except Exception as error:  # noqa: BLE001  # the other checks say more
            error.add_note(name)
            failed.append(error)
    if failed:
        raise ExceptionGroup(f"{game}, seed {seed}", failed)
