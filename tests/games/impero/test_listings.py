"""Selling shares; the market."""

from __future__ import annotations

import pytest

from games.core.words import RuleError, Seat
from games.impero.actions import Buy, Sell, Withdraw
from games.impero.events import ListingExpired, ListingWithdrawn, SharesListed, SharesSold
from games.impero.rules import RULES as impero
from tests.games.impero.table import HALF_A_DAY, Dice, Game


@pytest.fixture
def game() -> Game:
    """Seat 0 holds the twenty shares of A, and $40."""
    game = Game()
    game.found(0)
    return game


def test_a_lot_is_bought_whole_for_its_price_which_goes_to_the_seller(game: Game) -> None:
    """Ruling 18."""
    lot = game.sell(0, shares=5, price=700)
    assert game.told(SharesListed).count == 5
    game.act(1, Buy(lot.id))
    assert (game.cash(0), game.cash(1)) == (4000 + 700, 5000 - 700)
    assert game.company().shares == (15, 5, 0)
    assert game.told(SharesSold).seller == 0
    assert game.state.listings == ()


def test_it_costs_each_side_a_player_point(game: Game) -> None:
    """Rulings 1 and 18."""
    before = game.points(0), game.points(1)
    game.act(1, Buy(game.sell(0).id))
    assert (game.points(0), game.points(1)) == (before[0] - 1, before[1] - 1)
    assert game.company().points == 6, "not the company's"


def test_who_has_no_point_neither_offers_nor_buys(game: Game) -> None:
    lot = game.sell(0)
    game.has_points(0, 0).has_points(1, 0)
    assert game.refused(0, Sell(0, 1, 1)).why == "no-points"
    assert game.refused(1, Buy(lot.id)).why == "no-points"
    assert not game.offered(0, Sell)
    assert not game.offered(1, Buy)


def test_who_cannot_pay_the_price_does_not_buy(game: Game) -> None:
    lot = game.sell(0, price=5001)
    assert game.refused(1, Buy(lot.id)).why == "not-enough-money"
    assert not game.offered(1, Buy)


def test_nobody_buys_his_own_shares(game: Game) -> None:
    lot = game.sell(0)
    assert game.refused(0, Buy(lot.id)).why == "your-own-shares"


@pytest.mark.parametrize("shares", [0, 11, -3])
def test_a_lot_is_of_one_to_ten_shares(game: Game, shares: int) -> None:
    assert game.refused(0, Sell(0, shares, 100)).facts["limit"] == 10


@pytest.mark.parametrize("price", [0, 100_000_001])
def test_a_price_is_at_least_a_cent_and_not_absurd(game: Game, price: int) -> None:
    assert game.refused(0, Sell(0, 1, price)).why == "price-of-a-lot"


def test_only_what_one_holds_is_sold(game: Game) -> None:
    assert game.refused(1, Sell(0, 1, 100)).why == "no-shares-to-sell"
    assert game.refused(1, Sell(3, 1, 100)).why == "no-such-company"


def test_the_seller_withdraws_free_of_charge(game: Game) -> None:
    """Ruling 18."""
    lot = game.sell(0)
    points = game.points(0)
    assert game.refused(1, Withdraw(lot.id)).why == "not-your-shares"
    game.act(0, Withdraw(lot.id))
    game.told(ListingWithdrawn)
    assert game.points(0) == points
    assert game.refused(1, Buy(lot.id)).why == "not-for-sale"


def test_after_twelve_hours_it_is_off_the_market(game: Game) -> None:
    """Ruling 18."""
    lot = game.sell(0)
    assert lot.ends - game.host.now == HALF_A_DAY
    with pytest.raises(RuleError, match="not-for-sale"):
        impero.apply(game.state, Seat(1), Buy(lot.id), lot.ends, Dice())
    game.ring(lot)
    game.told(ListingExpired)
    assert game.state.listings == ()
    assert len(game.offered(0, Sell)) == 1


def test_any_shareholder_sells_in_the_last_turn_too(game: Game) -> None:
    game.turn(14)
    game.act(1, Buy(game.sell(0).id))
    game.sell(1, shares=1)
    game.close()
    assert game.told(ListingExpired).seat == 1
