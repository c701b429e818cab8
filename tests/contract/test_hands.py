"""Whoever opens their hand is told all that only they may see."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games import GAMES
from games.core.contract import AnyRules
from render.lettered import LETTERED
from render.shelf import DRAWERS
from tests.contract.hands import check_hands
from tests.contract.reduced import REDUCED
from tests.render.samples_lettered import played

MOMENTS = 24
GAMES_AND_REDUCED = {**GAMES, **{f"reduced {key}": rules for key, rules in REDUCED.items()}}


def moments(rules: AnyRules) -> list[Any]:
    states = [table.state for table in played(rules)]
    return states[:: max(1, len(states) // MOMENTS)]


@pytest.mark.parametrize("game", GAMES_AND_REDUCED)
def test_a_hand_tells_all_that_only_its_seat_may_see(game: str) -> None:
    rules = GAMES_AND_REDUCED[game]
    check_hands(rules, DRAWERS.get(game, LETTERED), moments(rules))


def test_a_hand_that_keeps_silent_about_its_cards_is_caught() -> None:
    """The control: a drawer that tells the table and not the hand."""
    rules = REDUCED["shark"]
    silent = replace(LETTERED, alt_hand=lambda scene: scene.words.say("my-hand"))
    with pytest.raises(AssertionError, match=r"does not tell hand, .* column-hand or line-hand"):
        check_hands(rules, silent, moments(rules))
