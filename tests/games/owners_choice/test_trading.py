"""Trading shares: selling and buying."""

from __future__ import annotations

import pytest

from games.core.offers import Counts
from games.owners_choice.actions import Move, Pass, Trade
from games.owners_choice.events import NothingTraded, SharesBought, SharesSold
from games.owners_choice.state import Moving, Trading
from tests.games.owners_choice.table import Game, counts


def moved() -> Game:
    """Seat 0 has moved to a space without effect; the session is unused."""
    game = Game(3).before("red").go()
    assert game.phase == Trading()
    return game


def test_a_session_may_come_before_the_move() -> None:
    """The game: before or after."""
    game = Game(3).trade(red=2)
    assert game.cash(0) == 490
    assert (game.asked, game.phase) == (0, Moving())
    assert game.offered() == [Move]


def test_a_session_may_come_after_the_move_and_ends_the_turn() -> None:
    game = moved().trade(red=2)
    assert game.cash(0) == 490
    assert (game.asked, game.phase) == (1, Moving())


def test_one_session_a_turn() -> None:
    """Question 2: once a trade has been made in the turn, there is no other."""
    game = Game(3).trade(red=2)
    assert game.refused(Trade(counts({"red": 3}))).why == "session-used"
    game.before("blue").go()
    assert game.asked == 1, "the turn passes after the move"


def test_a_session_before_the_move_opens_no_new_decision() -> None:
    game = Game(3)
    turn = game.state.turn
    assert game.trade(red=1).state.turn == turn


def test_what_changes_nothing_uses_nothing_before_the_move() -> None:
    """Ruling 3.6.8."""
    game = Game(3).trade()
    assert not game.step.events
    assert Trade in game.offered()


def test_what_changes_nothing_after_the_move_leaves_the_session_open() -> None:
    """Ruling 3.7.2."""
    game = moved().trade()
    assert (game.asked, game.step.events) == (0, ())
    assert Trade in game.offered()
    assert game.done().told(NothingTraded).seat == 0
    assert game.asked == 1


def test_after_the_move_the_mover_may_trade_nothing() -> None:
    """Trading is optional."""
    assert moved().done().asked == 1


def test_before_the_move_there_is_nothing_to_pass() -> None:
    """The marker must be moved."""
    assert Game(3).refused(Pass()).why == "not-now"


def test_sales_come_first_so_that_their_money_buys() -> None:
    """Ruling 2: four shares at $140 pay for five at $100 and more."""
    game = Game(3).holds(0, red=4).holds(1, red=1).price(red=140).has(0, 0)
    game.trade(red=0, blue=5)
    assert game.told(SharesSold).amount == 560
    assert game.told(SharesBought).amount == 500
    assert game.cash(0) == 60


def test_a_session_is_net_for_each_company() -> None:
    """Ruling 3.6.2."""
    game = Game(3).holds(0, red=4).trade(red=6)
    assert not game.all_told(SharesSold)
    assert game.told(SharesBought).shares == counts({"red": 2})


def test_prices_are_those_of_the_ladder() -> None:
    game = Game(3).price(green=190, blue=40).trade(green=2, blue=3)
    assert game.cash(0) == 690 - 2 * 190 - 3 * 40


def test_twelve_shares_at_most_at_the_end_of_the_session() -> None:
    """Ruling 3."""
    game = Game(3).has(0, 5000).holds(0, red=6, blue=6)
    refusal = game.refused(Trade(counts({"red": 6, "blue": 7})))
    assert (refusal.why, refusal.facts) == ("too-many-shares", {"count": 13, "most": 12})


def test_whoever_holds_twelve_may_sell_to_buy_up_to_twelve() -> None:
    """More than 12 may be bought if others are sold in the same session."""
    game = Game(3).has(0, 5000).holds(0, red=6, blue=6).holds(1, red=1)
    game.trade(red=0, blue=6, green=6)
    assert sum(game.state.shares[0]) == 12


def test_only_what_nobody_holds_is_for_sale() -> None:
    """Shares are not bought where none are left; 15 a company (ruling 23)."""
    game = Game(3).has(0, 5000).holds(1, red=8).holds(2, red=4).holds(0, red=1)
    refusal = game.refused(Trade(counts({"red": 4})))
    assert (refusal.why, refusal.facts) == ("too-few-shares-left", {"company": 0, "most": 3})
    assert game.trade(red=3).state.stock[0] == 0


def test_the_only_holder_keeps_one() -> None:
    """Ruling 1: of shares that nobody else holds not all may be sold."""
    game = Game(3).holds(0, red=4)
    refusal = game.refused(Trade(counts({})))
    assert (refusal.why, refusal.facts) == ("last-holder-keeps-one", {"company": 0})
    assert game.trade(red=1).cash(0) == 690 + 300


def test_whoever_is_not_the_only_holder_may_sell_all() -> None:
    assert Game(3).holds(0, red=4).holds(2, red=1).trade(red=0).shares(0, "red") == 0


def test_nothing_is_bought_without_money() -> None:
    game = Game(3).has(0, 90)
    refusal = game.refused(Trade(counts({"red": 1})))
    assert (refusal.why, refusal.facts) == ("not-enough-money", {"cost": 100, "cash": 90})


@pytest.mark.parametrize("shares", [(1, 1), (1, 1, 1, 1, 1), (1.0, 0, 0, 0), (True, 0, 0, 0), 3])
def test_what_cannot_be_read_is_refused(shares: object) -> None:
    assert Game(3).refused(Trade(shares)).why == "malformed"  # type: ignore[arg-type]


def test_no_number_is_below_nothing() -> None:
    assert Game(3).refused(Trade((-1, 0, 0, 0))).why == "below-nothing"


def test_only_the_mover_trades() -> None:
    refusal = Game(3).refused(Trade(counts({"red": 1})), 1)
    assert (refusal.why, refusal.facts) == ("not-your-turn", {"seat": 0})


def test_the_offer_says_what_is_held_and_what_may_be() -> None:
    game = Game(3).holds(0, red=4).holds(1, blue=9)
    offer = game.offer(Trade)
    (field,) = offer.fields
    assert isinstance(field, Counts)
    assert offer.hidden, "its budget is the mover's money"
    assert offer.action == Trade(counts({"red": 4}))
    assert [(item.least, item.start, item.most) for item in field.items] == [
        (1, 4, 15),
        (0, 0, 6),
        (0, 0, 15),
        (0, 0, 15),
    ]
    assert (field.most, field.budget) == (12, 690)


def test_a_passing_or_poor_mover_is_asked_after_the_move_all_the_same() -> None:
    """Not to be asked would tell that there is no money."""
    game = Game(3).has(0, 0).before("red").go()
    assert (game.asked, game.phase) == (0, Trading())


def test_the_next_player_has_a_session_of_their_own() -> None:
    game = Game(3).trade(red=2).before("blue").go()
    assert game.asked == 1
    assert game.trade(red=1).shares(1, "red") == 1
