"""End of the game."""

from __future__ import annotations

from games.core.contract import Outcome
from games.core.words import Seat
from games.owners_choice.actions import Move
from games.owners_choice.events import GameEnded, HoldingsCounted
from games.owners_choice.rules import RULES
from tests.games.owners_choice.table import Game, counts


def outcome(game: Game) -> Outcome:
    found = RULES.outcome(game.state)
    assert found is not None
    return found


def test_all_shares_are_sold_at_their_prices_and_the_most_money_wins() -> None:
    game = Game(3).holds(0, red=2).holds(1, green=3).price(red=120, green=260)
    game.has(2, 1000).before("goal").go()
    assert outcome(game).scores == {0: 690 + 240, 1: 690 + 780, 2: 1000}
    assert outcome(game).places == ((1,), (2,), (0,))
    assert game.told(GameEnded).reason == "goal"
    assert game.all_told(HoldingsCounted)[1] == HoldingsCounted(
        seat=Seat(1), cash=690, shares=counts({"green": 3}), proceeds=780, amount=1470
    )


def test_equal_money_shares_the_victory() -> None:
    game = Game(3).holds(1, red=1).has(0, 790).has(2, 100).before("goal").go()
    assert outcome(game).places == ((0, 1), (2,))


def test_what_is_left_in_the_fund_is_lost() -> None:
    """Ruling 20."""
    game = Game(2).fund(400).before("goal").go()
    assert sum(outcome(game).scores.values()) == 2 * 690 + 100
    assert game.in_fund == 300


def test_the_move_to_goal_ends_the_turn_so_that_nothing_is_traded_after_it() -> None:
    """Ruling 18."""
    game = Game(2).before("goal").go()
    assert game.asked is None
    assert game.offered(0) == []


def test_a_session_before_the_move_to_goal_counts() -> None:
    game = Game(2).price(red=160).before("goal").trade(red=4).go()
    assert outcome(game).scores[Seat(0)] == 690


def test_the_end_shows_everybodys_money_and_cannot_be_taken_back_without_consent() -> None:
    game = Game(3).holds(1, red=1).before("goal")
    assert RULES.view(game.state, None).cash == (None, None, None)
    assert game.go().step.revealed
    assert RULES.view(game.state, None).cash == (690, 690, 690)


def test_nobody_is_awaited_after_the_end() -> None:
    game = Game(2).before("goal").go()
    waiting = RULES.waiting(game.state)
    assert (waiting.seats, waiting.timers, waiting.may) == ((), (), ())


def test_worth_counts_shares_at_their_prices_during_the_game() -> None:
    game = Game(2).holds(1, red=2).price(red=300)
    assert RULES.worth(game.state) == (690, 1290)
    assert game.offered() != [Move]
