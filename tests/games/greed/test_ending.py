"""The end of the game; leaving; a year in which all but one are silent."""

from __future__ import annotations

import pytest

from games.core.words import RuleError, Seat
from games.greed.actions import Announce, Done, Invest, Keep, Pass, TakeAsset
from games.greed.events import GameEnded, YearBegun
from games.greed.state import Announcing, Over
from games.greed.years import outcome
from tests.games.greed.table import Game


def over(points: tuple[tuple[int, ...], ...], money: tuple[int, ...]) -> Game:
    game = Game(len(money)).board_is(symbols=points)
    for seat, amount in enumerate(money):
        game.is_rich(seat, amount)
    return game.phase_is(Over("years"))


def test_the_most_points_win() -> None:
    """End: gold A 3 points, silver A 2, silver D 3."""
    game = over(((0,), (9,), (0, 9)), (900, 0, 0))
    found = outcome(game.state)
    assert found is not None
    assert found.places == ((2,), (0,), (1,))
    assert found.scores == {0: 3, 1: 2, 2: 5}


def test_equal_points_go_by_personal_money_and_then_share_the_place() -> None:
    """End (ruling 30)."""
    game = over(((0,), (12,), (1,), ()), (20, 30, 20, 999))
    found = outcome(game.state)
    assert found is not None
    assert found.places == ((1,), (0, 2), (3,))
    assert found.seconds == {0: 20, 1: 30, 2: 20, 3: 999}


@pytest.mark.parametrize(("players", "years"), [(3, 12), (4, 8), (5, 8)])
def test_the_game_ends_with_the_year_of_the_last_cards(players: int, years: int) -> None:
    """End; Phases and ties."""
    game, begun = Game(players), 1
    while game.reason is None:
        game.silence()
        begun += len(game.all_told(YearBegun))
    assert begun == years
    assert (game.reason, game.told(GameEnded).reason) == ("years", "years")
    assert not any(game.state.hands)
    assert len(game.board.history) == years


def test_who_leaves_is_played_to_the_end_cards_included() -> None:
    """Leaving (second reading, 16)."""
    game = Game(4)
    game.host.leave(Seat(2))
    game.until(Announcing)
    while game.reason is None:
        assert 2 not in game.asked
        game.silence()
    assert game.reason == "years"
    found = outcome(game.state)
    assert found is not None
    assert sorted(seat for place in found.places for seat in place) == [0, 1, 2, 3]


def test_the_last_to_leave_ends_the_game() -> None:
    game = Game()
    for seat in (0, 2, 1):
        game.host.leave(Seat(seat))
    assert game.reason == "all-left"


def test_who_has_left_cannot_act_or_leave_again() -> None:
    game = Game()
    game.host.leave(Seat(0))
    assert game.refused(0, Announce(0)).why == "you-have-left"
    with pytest.raises(RuleError, match="you-have-left"):
        game.host.leave(Seat(0))


def test_after_the_end_nothing_is_open() -> None:
    game = over(((), (), ()), (0, 0, 0))
    assert not any(game.offers(seat) for seat in range(3))
    assert game.refused(0, Pass()).why == "game-over"


def test_a_year_in_which_all_but_one_are_silent_goes_on() -> None:
    """Silence never holds up the one who plays."""
    game, acted = Game(4, hands=((10, 11), (12, 14), (15, 18), (19, 20))), 0
    played = (Announce, Invest, TakeAsset, Done, Keep)
    while game.board.year == 1:
        turn = game.state.turn
        if 0 in game.asked:
            game.act(0, next(one.action for kind in played for one in game.offers(0, kind)))
            acted += 1
        if game.state.turn == turn and game.asked:
            game.silence()
    assert acted == len(played)
    assert game.company(0).assets == (0,)
