"""Pictures, words, result and rating tell the order of the rules, whoever has left."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core.contract import Outcome
from games.core.words import Seat
from render.standing import leader, standing, victory
from tests.render import placing
from tests.render.samples import decided, played, scene


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_that_tells_the_end_tells_the_same_order(game: str, number: int) -> None:
    """Some hundred games more: `python -m tests.bench places`."""
    assert placing.disagreements(GAMES[game], number) == []


def test_the_rules_places_count_and_not_the_figures() -> None:
    """A claimed victory comes first, whatever those have who left."""
    shown = scene(played(4).states[10])
    places = ((Seat(2),), (Seat(0), Seat(1)), (Seat(3),))
    outcome = Outcome(places, dict(zip(map(Seat, range(4)), (7, 7, 1, 9), strict=True)), "claimed")
    over = replace(shown, outcome=outcome)
    found = standing(over, (7, 7, 1, 9))
    assert found.seats == (2, 0, 1, 3)
    assert found.places == (1, 2, 2, 4)
    assert found.winners == (2,)
    assert [found.place_of(seat) for seat in range(4)] == [2, 2, 1, 4]
    assert victory(over) == f"{shown.names[2]} wins with $1"


def test_a_game_that_goes_on_is_ranked_by_what_is_shown() -> None:
    shown = scene(played(4).states[10])
    assert standing(shown, (7, 7, 1, 9)).seats == (3, 0, 1, 2)
    assert leader(shown, (7, 7, 1, 9)) == 3
    assert leader(shown, (9, 7, 1, 9)) is None
    with pytest.raises(LookupError):
        standing(shown)


def test_those_who_tie_win_together() -> None:
    scores = (5, 900, 900, 20)
    over = decided(scene(played(4).end), scores)
    assert standing(over).places == (1, 1, 3, 4)
    assert victory(over).endswith(" share the win, at $900 each")
