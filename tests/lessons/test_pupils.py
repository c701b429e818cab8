"""What the last page of a lesson says helps: in a few games already its pupil is well ahead of chance."""

from __future__ import annotations

import pytest

from games.core.contract import AnyRules
from games.players import RANDOM, player_of
from tests.lessons.presses import TAUGHT
from tests.lessons.pupils.school import examined, pupil_of
from tests.own import own

GAMES_EACH = 6
"""Unless `ENOUGH` beside the pupil says otherwise."""


@pytest.mark.parametrize("rules", TAUGHT, ids=lambda one: one.key)
def test_a_pupil_is_better_than_chance(rules: AnyRules) -> None:
    game = rules.key
    others = player_of(rules, "sensible")
    games = own(game, "pupil", "ENOUGH") or GAMES_EACH
    pupil = examined(game, pupil_of(game), others, games)
    chance = examined(game, player_of(rules, RANDOM), others, games)
    assert pupil.score > 1.2 * chance.score
