"""Who leaves (rulings 3.6.4 and 3.6.10)."""

from __future__ import annotations

from games.core.words import Seat
from games.owners_choice.actions import DeclareBankruptcy, Trade
from games.owners_choice.events import (
    DividendPaid,
    NoPresident,
    PlayerLeft,
    PresidentLost,
    PresidentNamed,
)
from games.owners_choice.rules import RULES
from games.owners_choice.state import Moving, Opening, Presiding, Trading
from tests.games.owners_choice.table import Game, counts


def test_who_leaves_gives_up_the_dice_to_the_largest_holder_who_plays() -> None:
    game = Game(3).holds(0, red=1).holds(1, red=4).holds(2, red=2).leave(1)
    assert game.told(PlayerLeft).seat == 1
    assert game.told(PresidentNamed) == PresidentNamed(seat=Seat(2), company=0)


def test_shares_of_who_left_do_not_give_a_die_to_anybody_else() -> None:
    game = Game(3).holds(1, red=4).leave(1)
    assert game.president("red") is None


def test_they_keep_shares_and_money_and_are_counted() -> None:
    game = Game(3).holds(1, red=4).has(1, 900).leave(1).before("goal").go()
    outcome = RULES.outcome(game.state)
    assert outcome is not None
    assert outcome.places == ((0, 2), (1,))
    assert outcome.scores[Seat(1)] == 1300


def test_their_shares_still_earn_dividends() -> None:
    game = Game(3).holds(1, red=4).leave(1).before("dividend").go()
    assert game.told(DividendPaid).seat == 1


def test_their_shares_count_for_somebody_else_holds_one() -> None:
    game = Game(3).holds(0, red=2).holds(1, red=1).leave(1)
    assert game.trade(red=0).shares(0, "red") == 0


def test_their_shares_may_be_taken_in_an_exchange() -> None:
    game = Game(3).holds(0, red=1).holds(1, blue=1).leave(1).before("event").go(event=["exchange"])
    assert game.exchange(1, "red", "blue").shares(0, "blue") == 1


def test_their_shares_go_back_when_the_company_fails_but_they_declare_nothing() -> None:
    game = Game(3).holds(1, red=1).holds(2, red=1).leave(1).price(red=40).before("red")
    game.go().roll_fund("fund-down-1")
    assert game.shares(1, "red") == 0
    assert game.refused(DeclareBankruptcy(), 1).why == "out-of-the-game"


def test_an_open_choice_of_a_die_passes_on_with_the_die() -> None:
    game = Game(4).holds(1, red=3).holds(2, red=1).before("red").go()
    assert game.phase == Presiding(Seat(1), 0)
    assert game.leave(1).phase == Presiding(Seat(2), 0)


def test_without_another_president_the_open_choice_is_gone() -> None:
    game = Game(3).holds(1, red=3).before("red").go().leave(1)
    assert game.told(NoPresident).company == 0
    assert (game.asked, game.phase) == (0, Trading())


def test_a_rolled_result_is_steered_as_by_silence() -> None:
    game = Game(3).holds(1, red=1, green=2).before("red").go().roll("other-up-1").leave(1)
    assert game.price_of("green") == 120
    assert (game.asked, game.phase) == (0, Trading())


def test_a_mover_who_leaves_before_moving_has_no_turn_any_more() -> None:
    assert (Game(3).leave(0).asked, Game(3).leave(0).state.marker) == (1, 0)


def test_a_mover_who_leaves_after_moving_trades_nothing() -> None:
    game = Game(3).go().leave(0)
    assert (game.asked, game.phase) == (1, Moving())


def test_while_another_decides_the_movers_turn_ends_after_it() -> None:
    game = Game(3).holds(1, red=1).before("red").go().leave(0)
    assert game.asked == 1
    game.roll("price-up-1")
    assert (game.asked, game.phase) == (1, Moving())


def test_a_mover_who_leaves_at_a_multi_space_names_as_by_silence() -> None:
    game = Game(3).holds(0, green=1).holds(2, green=1).before("multi").go().leave(0)
    assert game.phase == Presiding(Seat(2), 2)


def test_a_mover_who_leaves_an_exchange_exchanges_nothing() -> None:
    game = Game(3).holds(0, red=1).holds(1, blue=1).before("event").go(event=["exchange"]).leave(0)
    assert game.state.shares[1] == counts({"blue": 1})
    assert game.asked == 1


def test_in_the_first_purchases_the_next_one_buys() -> None:
    game = Game(3, opening=True).leave(0)
    assert game.asked == 1
    assert isinstance(game.phase, Opening)
    game.leave(1)
    assert game.reason == "all-left"


def test_if_who_was_drawn_to_begin_has_left_the_next_one_begins() -> None:
    game = Game(3, opening=True).done().leave(0).done().done()
    assert (game.asked, game.phase) == (1, Moving())


def test_with_one_player_left_the_game_ends_at_once_and_all_are_counted() -> None:
    """Rulings 3.6.10 and 3.7.3: who stayed has won, the others by what they had."""
    game = Game(3).has(1, 2000).leave(1).leave(2)
    outcome = RULES.outcome(game.state)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("all-left", ((0,), (1,), (2,)))
    assert game.step.revealed


def test_a_leave_that_ends_the_game_gives_up_the_dice_too() -> None:
    """Ruling 3.6.4: as any other."""
    game = Game(2).holds(1, red=2).leave(1)
    assert game.president("red") is None
    assert game.told(PresidentLost).company == 0


def test_who_went_bankrupt_may_leave_without_any_effect() -> None:
    game = Game(3).holds(1, red=1).price(red=40).before("red").go().roll_fund("fund-down-1")
    game.go_bankrupt(1)
    before = game.state
    game.leave(1)
    assert (game.asked, game.phase) == (0, before.phase)
    assert game.reason is None


def test_who_left_is_refused() -> None:
    assert Game(3).leave(1).refused(Trade(counts({})), 1).why == "out-of-the-game"


def test_who_leaves_before_their_first_purchase_is_passed_over() -> None:
    game = Game(4, opening=True).leave(1).done()
    assert game.asked == 2
