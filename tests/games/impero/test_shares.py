"""Managing a company: who directs it, and what a listed share still counts for."""

from __future__ import annotations

from games.impero.actions import Buy, Issue, Sell
from games.impero.events import DirectorChanged
from tests.games.impero.table import Game


def traded(game: Game, seller: int, buyer: int, shares: int) -> Game:
    lot = game.sell(seller, shares=shares, price=1)
    return game.act(buyer, Buy(lot.id))


def test_the_founder_directs_and_holds_all_twenty_shares() -> None:
    game = Game()
    game.found(1)
    assert game.company().director == 1
    assert game.company().shares == (0, 20, 0)


def test_the_incumbent_stays_while_nobody_holds_more() -> None:
    """Ruling 8: ten each is a tie."""
    game = Game()
    game.found(0)
    traded(game, 0, 1, 10)
    assert game.company().shares == (10, 10, 0)
    assert game.company().director == 0
    assert game.all_told(DirectorChanged) == []


def test_whoever_holds_more_directs_at_once_and_that_is_told() -> None:
    """Ruling 8."""
    game = Game()
    game.found(0)
    traded(game, 0, 1, 10)
    traded(game, 0, 1, 1)
    assert game.company().director == 1
    assert game.told(DirectorChanged).seat == 1
    assert game.refused(0, Issue(0, 1, 1)).why == "not-the-director"
    game.issue(1)


def test_of_several_new_leaders_the_longest_shareholder_directs() -> None:
    """Ruling 8."""
    game = Game(4)
    game.found(0)
    game.holds(0, {0: 8, 2: 8, 1: 8})
    traded(game, 0, 3, 1)
    assert game.company().shares == (7, 8, 8, 1)
    assert game.company().director == 2


def test_who_sells_all_and_comes_back_is_the_newest_shareholder() -> None:
    game = Game()
    game.found(0)
    game.holds(0, {0: 10, 1: 5, 2: 5})
    traded(game, 1, 2, 5)
    assert game.company().holders == (0, 2)
    traded(game, 2, 1, 1)
    assert game.company().holders == (0, 2, 1)


def test_shares_on_sale_are_locked_but_count_and_earn() -> None:
    """Ruling 18."""
    game = Game()
    game.found(0)
    game.country((10,), (0,)).sell(0, shares=10)
    game.sell(0, shares=7)
    assert game.refused(0, Sell(0, 4, 1)).facts["limit"] == 3
    assert game.company().director == 0
    before = game.cash(0)
    game.close()
    assert game.cash(0) - before == 35 * 20
