"""Preparation."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.chance import Chance
from games.owners_choice.actions import Move, Pass, Trade
from games.owners_choice.components import GOAL, lap
from games.owners_choice.events import NothingTraded, PresidentNamed, SharesBought
from games.owners_choice.preparation import prepare
from games.owners_choice.state import Moving, Opening
from tests.games.owners_choice.table import Game, counts


@pytest.mark.parametrize("seats", range(2, 6))
def test_everybody_has_690_dollars_no_shares_and_all_prices_are_100(seats: int) -> None:
    """Preparation, steps 2 and 7."""
    game = Game(seats, opening=True)
    assert [game.cash(seat) for seat in range(seats)] == [690] * seats
    assert game.in_fund == 0
    assert {game.price_of(company) for company in ("red", "blue", "green", "yellow")} == {100}
    assert game.state.stock == (15,) * 4
    assert game.state.presidents == (None,) * 4


def test_the_first_player_is_drawn_and_the_boards_after_the_first_one_lie_by_chance() -> None:
    """Preparation, steps 1 and 8."""
    tables = [prepare(4, Chance("seed", number)).state for number in range(120)]
    assert {state.mover for state in tables} == {0, 1, 2, 3}
    assert len({state.boards for state in tables}) == 6


@pytest.mark.parametrize("number", range(6))
def test_every_arrangement_is_one_lap_of_35_steps_from_start_to_goal(number: int) -> None:
    """Step 1; the box."""
    spaces = lap(prepare(3, Chance("lap", number)).state.boards)
    assert (spaces[0], spaces[GOAL], GOAL) == ("start", "goal", 35)
    kinds = Counter(spaces)
    assert [kinds[company] for company in ("red", "blue", "green", "yellow")] == [6] * 4
    assert (kinds["event"], kinds["multi"], kinds["president"], kinds["dividend"]) == (3, 3, 2, 2)


def test_from_the_first_player_on_everybody_may_buy_once_for_100_dollars() -> None:
    """Preparation, step 9."""
    game = Game(3, opening=True)
    game.trade(red=2, blue=1)
    assert game.told(SharesBought).amount == 300
    assert game.asked == 1
    game.done()
    assert game.told(NothingTraded).seat == 1
    game.trade(green=6)
    assert [game.cash(seat) for seat in range(3)] == [390, 690, 90]
    assert game.asked == 0
    assert game.phase == Moving()


def test_the_first_purchases_leave_the_session_of_the_first_turn() -> None:
    game = Game(2, opening=True).trade(red=1).done()
    assert game.asked == 0
    assert Trade in game.offered()


def test_the_earlier_buyer_keeps_ties_in_the_first_purchases() -> None:
    """Ruling 5."""
    game = Game(3, opening=True).trade(red=2).trade(red=2)
    assert game.president("red") == 0
    assert not game.all_told(PresidentNamed)
    game.trade(red=3)
    assert game.president("red") == 2


def test_nobody_moves_before_all_have_bought() -> None:
    game = Game(2, opening=True)
    assert game.refused(Move(1)).why == "not-now"
    assert game.offered() == [Trade, Pass]


def test_a_first_purchase_of_nothing_uses_nothing_and_passing_goes_on() -> None:
    """Rulings 3.6.8 and 3.7.2."""
    game = Game(3, opening=True).act(Trade(counts({})))
    assert (game.asked, game.step.events) == (0, ())
    assert game.done().asked == 1
    assert isinstance(game.phase, Opening)


def test_690_dollars_buy_six_shares_and_not_seven() -> None:
    game = Game(2, opening=True)
    refusal = game.refused(Trade(counts({"red": 7})))
    assert (refusal.why, refusal.facts) == ("not-enough-money", {"cost": 700, "cash": 690})
