"""6: Sales; 7: Closing the books."""

from __future__ import annotations

import pytest

from games.greed.actions import Keep
from games.greed.events import BooksClosed, GoodsKept, GoodsSold
from games.greed.sales import most_kept
from games.greed.state import Company, Selling, Trading
from tests.games.greed.table import Game, goods


def selling(**counts: int) -> Game:
    """Company 0 has goods, the others have nothing; nobody trades."""
    return Game().until(Trading).has(0, **counts).until(Selling)


def test_all_goods_are_sold_at_todays_prices_into_new_income() -> None:
    """6: the money goes into the slot of new income."""
    game = Game().price_is("coal", 52).until(Trading).has(0, coal=2, land=1).until(Selling)
    amount = 2 * game.price("coal") + game.price("land")
    game.act(0, Keep(0, goods()))
    assert game.told(GoodsSold).amount == amount
    assert game.money(0) == (100, amount, 0)


@pytest.mark.parametrize(("count", "cost"), [(1, 0), (2, 5), (3, 15), (4, 30)])
def test_keeping_goods_costs_0_5_15_or_30m_in_all_from_free_cash(count: int, cost: int) -> None:
    """6 (ruling 15): the first is free, then 5, 10 more, 15 more."""
    game = selling(coal=5)
    game.act(0, Keep(0, goods(coal=count)))
    assert game.stock(0) == {"coal": count}
    assert game.money(0)[0] == 100 - cost
    assert game.told(GoodsKept).amount == cost


@pytest.mark.parametrize(("cash", "most"), [(30, 4), (29, 3), (15, 3), (14, 2), (5, 2), (4, 1)])
def test_goods_are_kept_for_just_the_cash_that_is_there(cash: int, most: int) -> None:
    """6 (ruling 15): to the last million."""
    game = selling(coal=5).has_money(0, cash)
    assert most_kept(game.board, 0) == most
    assert game.act(0, Keep(0, goods(coal=most))).stock(0) == {"coal": most}


def test_more_than_four_goods_cannot_be_kept() -> None:
    """6: at most four."""
    game = selling(coal=5)
    refusal = game.refused(0, Keep(0, goods(coal=5)))
    assert (refusal.why, refusal.facts["most"]) == ("too-much-kept", 4)


def test_what_cannot_be_paid_for_must_be_sold() -> None:
    """6 (ruling 15)."""
    game = Game().has_money(0, 14).until(Trading).has(0, coal=5).until(Selling)
    refusal = game.refused(0, Keep(0, goods(coal=3)))
    assert (refusal.why, refusal.facts["most"], refusal.facts["cash"]) == ("too-much-kept", 2, 14)
    game.act(0, Keep(0, goods(coal=2)))
    assert game.money(0)[0] == 9


def test_goods_that_are_not_there_cannot_be_kept() -> None:
    game = selling(coal=1)
    assert game.refused(0, Keep(0, goods(coal=2))).why == "keeps-what-it-lacks"
    assert game.refused(0, Keep(0, (-1,) * 11)).why == "amount-below-nothing"
    assert game.refused(1, Keep(1, goods())).why == "nothing-to-sell"


def test_keeping_costs_each_year_again() -> None:
    """6 (ruling 15)."""
    game = selling(coal=2).seats(0, 0, 1).act(0, Keep(0, goods(coal=2)))
    game.until(Selling).act(0, Keep(0, goods(coal=2)))
    assert game.money(0)[0] == 90


def test_sales_are_sealed_and_together_and_can_be_changed() -> None:
    """6 (second reading, 3)."""
    game = Game().until(Trading).has(0, coal=2).has(1, coal=2).until(Selling)
    game.act(0, Keep(0, goods(coal=1)))
    assert not game.events
    before = game.view(1)
    game.act(0, Keep(0, goods(coal=2)))
    assert game.view(1) == before
    assert game.asked == (1,)
    game.act(1, Keep(1, goods()))
    assert (game.stock(0), game.stock(1)) == ({"coal": 2}, {})


def test_sales_move_no_prices() -> None:
    """6 (ruling 28)."""
    game = selling(coal=5)
    before = game.board.prices
    game.act(0, Keep(0, goods()))
    assert game.board.prices == before


def test_silence_sells_everything() -> None:
    assert selling(coal=2).silence().stock(0) == {}


def closed(new: int, last: int, since: int = 1, year: int = 2) -> Game:
    """Company 0 closes a year with so much coal money after so much the year before."""
    game = Game().board_is(year=year).has_money(0, 50, last)
    game.with_company(0, Company(game.company(0).officers, since))
    game.until(Trading)
    board = game.board
    purses = list(board.purses)
    purses[board.slot(0, 2)], purses[-1] = new, purses[-1] - new
    return game.board_is(purses=tuple(purses))


@pytest.mark.parametrize(("new", "last", "boot"), [(41, 40, False), (40, 40, True), (39, 40, True)])
def test_income_not_above_last_years_is_a_boot(new: int, last: int, boot: bool) -> None:
    """7: equal or lower."""
    game = closed(new, last)
    game.silence()
    assert next(one for one in game.all_told(BooksClosed) if one.company == 0).boot is boot


def test_last_years_income_becomes_free_cash_and_this_years_last_years() -> None:
    """7: after the check."""
    game = closed(70, 40).silence()
    assert game.money(0) == (90, 70, 0)


def test_a_company_has_no_boot_in_its_first_year() -> None:
    """7 (ruling 14): 0 against 0."""
    game = Game().until(Trading).silence()
    assert [one.boot for one in game.all_told(BooksClosed)] == [False] * 3


def test_nothing_after_nothing_in_the_second_year_is_a_boot() -> None:
    """7 (ruling 14)."""
    game = closed(0, 0).silence()
    assert next(one for one in game.all_told(BooksClosed) if one.company == 0).boot


def test_a_founded_company_has_no_boot_in_its_first_active_year() -> None:
    """7: the year after its founding."""
    game = closed(0, 0, since=2).silence()
    assert not next(one for one in game.all_told(BooksClosed) if one.company == 0).boot
