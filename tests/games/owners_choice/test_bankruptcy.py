"""Bankruptcy of companies and of players."""

from __future__ import annotations

import pytest

from games.core.words import Seat
from games.owners_choice.actions import DeclareBankruptcy, Move, Trade
from games.owners_choice.events import (
    CompanyFailed,
    FundTaken,
    PlayerBankrupt,
    PresidentLost,
    PresidentNamed,
    PriceFallen,
)
from games.owners_choice.rules import RULES
from games.owners_choice.state import Moving, Over, Trading
from tests.games.owners_choice.table import Game, counts


def failed(seats: int = 3) -> Game:
    """Red has failed in the turn of seat 0, by the dice of seat 1; 0 and 1 held shares."""
    game = Game(seats).holds(0, red=1, blue=2).holds(1, red=2, blue=1).price(red=40)
    return game.fund(100).before("red").go().roll_fund("fund-down-1")


def test_below_40_shares_and_die_go_back_and_the_price_is_100_again() -> None:
    game = failed()
    assert game.told(CompanyFailed) == CompanyFailed(company=0, count=3, price=100)
    assert game.told(PresidentLost).company == 0
    assert [game.shares(seat, "red") for seat in range(3)] == [0, 0, 0]
    assert (game.price_of("red"), game.state.stock[0], game.president("red")) == (100, 15, None)


def test_the_shares_go_back_without_payment() -> None:
    """Ruling 21."""
    assert failed().cash(0) == 690


def test_question_3_steps_left_over_are_lost() -> None:
    """From $40 by two: bankrupt after the first, and then not down to $80."""
    game = Game(3).holds(1, red=2).price(red=40).before("red").go().roll_fund("fund-down-2")
    assert game.price_of("red") == 100
    assert not game.all_told(PriceFallen)


def test_the_fund_is_paid_also_if_the_company_fails_by_it() -> None:
    """Ruling 10."""
    assert failed().told(FundTaken) == FundTaken(seat=Seat(1), amount=100)


def test_question_2_the_new_shares_may_be_bought_if_the_session_is_unused() -> None:
    """Ruling 14."""
    game = failed()
    assert game.phase == Trading()
    assert game.trade(red=3).president("red") == 0


def test_question_2_after_a_session_they_may_not() -> None:
    game = Game(3).holds(1, red=2).price(red=40).trade(blue=1)
    game.before("red").go().roll_fund("fund-down-1")
    assert (game.asked, game.phase) == (1, Moving())


def test_a_company_that_fails_by_all_companies_starts_again_at_100() -> None:
    """Ruling 12."""
    game = Game(3).holds(1, red=2).price(red=40, blue=40).before("event").go(event=["all-down-1"])
    assert [game.price_of(one) for one in ("red", "blue", "green")] == [100, 100, 80]
    assert game.state.ruined == (1,)


def test_who_held_shares_of_it_may_go_bankrupt_and_nobody_waits_for_it() -> None:
    game = failed()
    waiting = RULES.waiting(game.state)
    assert (waiting.seats, waiting.may) == ((0,), (1,))
    assert game.offered(1) == [DeclareBankruptcy]
    assert DeclareBankruptcy in game.offered(0)
    assert game.offered(2) == []


def test_a_bankrupt_player_gives_back_everything_and_is_out() -> None:
    game = failed().go_bankrupt(1)
    assert game.told(PlayerBankrupt) == PlayerBankrupt(seat=Seat(1), shares=counts({"blue": 1}))
    assert (game.cash(1), game.state.shares[1]) == (0, (0, 0, 0, 0))
    assert game.offered(1) == []
    assert game.refused(Move(1), 1).why == "out-of-the-game"


def test_the_decision_of_the_mover_stays_open_meanwhile() -> None:
    game = failed()
    turn = game.state.turn
    game.go_bankrupt(1)
    assert (game.asked, game.phase, game.state.turn) == (0, Trading(), turn)


def test_the_next_president_is_found_from_the_mover() -> None:
    """Ruling 3.6.3."""
    game = failed().holds(1, green=3).holds(2, green=1).go_bankrupt(1)
    assert PresidentNamed(seat=Seat(2), company=2) in game.all_told(PresidentNamed)


def test_a_bankrupt_players_turn_passes() -> None:
    """Ruling 3.6.3."""
    game = failed().go_bankrupt(0)
    assert (game.asked, game.phase) == (1, Moving())


def test_it_may_be_declared_after_trading_until_the_marker_moves() -> None:
    """Ruling 3.6.11."""
    game = failed().trade(blue=0)
    assert game.asked == 1
    assert DeclareBankruptcy in game.offered(0)
    game.at(0).go()
    assert game.offered(0) == []
    assert game.refused(DeclareBankruptcy(), 0).why == "no-reason-for-bankruptcy"


def test_in_the_turn_that_follows_the_mover_is_the_one_whose_turn_it_is() -> None:
    """Ruling 3.6.11: ties go clockwise from there."""
    game = failed(4).done().holds(0, green=3).holds(2, green=1).holds(3, green=1)
    assert game.asked == 1
    assert game.go_bankrupt(0).president("green") == 2


def test_who_held_none_of_it_cannot_go_bankrupt() -> None:
    """Ruling 13."""
    assert failed().refused(DeclareBankruptcy(), 2).why == "no-reason-for-bankruptcy"


def test_the_first_to_go_is_placed_lowest() -> None:
    game = failed(4).go_bankrupt(1).go_bankrupt(0).before("goal").go()
    assert game.reason == "goal"
    outcome = RULES.outcome(game.state)
    assert outcome is not None
    assert outcome.places[-2:] == ((0,), (1,))
    assert (outcome.scores[Seat(0)], outcome.scores[Seat(1)]) == (0, 0)


def test_the_last_player_wins_at_once() -> None:
    """Ruling 13."""
    game = failed().go_bankrupt(1).go_bankrupt(0)
    assert game.phase == Over("last-player")
    outcome = RULES.outcome(game.state)
    assert outcome is not None
    assert outcome.places == ((2,), (0,), (1,))


def test_a_richer_one_who_has_left_stands_behind_all_who_stayed_bankrupt_or_not() -> None:
    """Rulings 27 and 3.7.1."""
    game = failed(3).has(2, 5000).leave(2).go_bankrupt(1)
    outcome = RULES.outcome(game.state)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("last-player", ((0,), (1,), (2,)))


def test_who_was_bankrupt_already_has_left_nobody() -> None:
    """Ruling 3.7.1: they were out by the rules."""
    game = (
        failed(4)
        .has(3, 5000)
        .go_bankrupt(1)
        .leave(1)
        .leave(3)
        .done()
        .turn_of(2)
        .before("goal")
        .go()
    )
    outcome = RULES.outcome(game.state)
    assert outcome is not None
    assert outcome.places[-2:] == ((1,), (3,))


@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_gone_bankrupt_has_no_turn_any_more(seat: int) -> None:
    game = failed().go_bankrupt(seat)
    asked = {game.at(0).go().done().asked for _ in range(4) if game.phase == Moving()}
    assert seat not in asked


def test_a_session_in_the_window_does_not_need_the_bankruptcy_of_others() -> None:
    """Shares that a bankrupt player gives back are for sale at once."""
    game = failed().holds(1, green=15).go_bankrupt(1)
    assert game.act(Trade(counts({"blue": 2, "green": 1}))).shares(0, "green") == 1
