"""What the last page of a lesson says helps: in a few games already its pupil is well ahead of chance."""

from __future__ import annotations

import pytest

from games.core.contract import AnyRules
from games.players import RANDOM, player_of
from tests.lessons.presses import TAUGHT
from tests.lessons.pupils.school import PUPILS, examined

GAMES_EACH = 6


@pytest.mark.parametrize("rules", TAUGHT, ids=lambda one: one.key)
def test_a_pupil_is_better_than_chance(rules: AnyRules) -> None:
    game = rules.key
    others = player_of(rules, "sensible")
    pupil = examined(game, PUPILS[game], others, GAMES_EACH)
    chance = examined(game, player_of(rules, RANDOM), others, GAMES_EACH)
    assert pupil.score > 1.2 * chance.score
