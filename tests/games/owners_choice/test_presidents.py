"""The President of the company."""

from __future__ import annotations

from games.core.words import Seat
from games.owners_choice.events import PresidentLost, PresidentNamed
from tests.games.owners_choice.table import Game


def test_example_1_a_tie_leaves_the_president_where_they_are() -> None:
    """Example 1: B buys one red share and has as many as A."""
    game = Game(3).turn_of(1).holds(0, red=4).holds(1, red=3).holds(2, red=2)
    game.trade(red=4)
    assert game.president("red") == 0
    assert not game.all_told(PresidentNamed)


def test_example_1_whoever_surpasses_the_president_gets_the_die() -> None:
    """Example 1: then C buys three and has five."""
    game = Game(3).turn_of(2).holds(0, red=4).holds(1, red=4).holds(2, red=2)
    game.trade(red=5)
    assert game.told(PresidentNamed) == PresidentNamed(seat=Seat(2), company=0)
    assert game.president("red") == 2


def test_example_2_who_sells_one_and_still_has_as_many_stays() -> None:
    """Example 2: C sells one of five; A and B have four."""
    game = Game(3).turn_of(2).holds(2, red=5).holds(0, red=4).holds(1, red=4)
    assert game.trade(red=4).president("red") == 2


def test_example_2_of_those_that_surpass_the_next_clockwise_from_the_mover_presides() -> None:
    """Example 2: C sells two; A is nearer to C than B."""
    game = Game(3).turn_of(2).holds(2, red=5).holds(0, red=4).holds(1, red=4)
    game.trade(red=3)
    assert game.told(PresidentNamed) == PresidentNamed(seat=Seat(0), company=0)


def test_the_next_is_searched_from_the_movers_left_and_not_from_seat_0() -> None:
    """Ruling 3.6.7."""
    game = Game(4).holds(0, red=5).holds(2, red=4).holds(3, red=4)
    assert game.trade(red=3).president("red") == 2


def test_who_sells_all_loses_the_die_to_the_largest_holder() -> None:
    game = Game(3).holds(0, red=5).holds(1, red=1).holds(2, red=2)
    assert game.trade(red=0).president("red") == 2


def test_one_session_can_move_two_dice() -> None:
    game = Game(3).holds(0, red=3).holds(1, red=2, blue=2)
    game.trade(red=1, blue=3)
    assert [(one.seat, one.company) for one in game.all_told(PresidentNamed)] == [(1, 0), (0, 1)]


def test_a_company_that_nobody_holds_has_no_president() -> None:
    game = Game(3).holds(0, red=1).price(red=40).before("red").go().roll_fund("fund-down-1")
    assert game.told(PresidentLost).company == 0
    assert game.president("red") is None


def test_of_those_that_are_level_the_mover_comes_last() -> None:
    """Ruling 3.6.7: the mover takes a share from the President and is level with another."""
    game = Game(3).holds(1, red=3).holds(2, red=3).holds(0, red=2, blue=1)
    assert game.president("red") == 1
    game.before("event").go(event=["exchange"]).exchange(1, "blue", "red")
    assert [game.shares(seat, "red") for seat in range(3)] == [3, 2, 3]
    assert game.president("red") == 2
