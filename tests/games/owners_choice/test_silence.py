"""What silence answers (rulings 8 and 3.6.5)."""

from __future__ import annotations

from games.core.words import Seat
from games.owners_choice.components import FUND_DIE
from games.owners_choice.events import DieRolled, NothingExchanged, NothingTraded, PriceFallen
from games.owners_choice.state import Moving, Opening, Presiding
from tests.games.owners_choice.table import Game


def test_silence_buys_nothing_first() -> None:
    """Ruling 3.6.12."""
    game = Game(3, opening=True).silence()
    assert isinstance(game.phase, Opening)
    assert (game.asked, game.cash(0)) == (1, 690)


def test_silence_moves_one_step_without_a_session() -> None:
    game = Game(3).silence()
    assert (game.state.marker, game.cash(0)) == (1, 690)


def test_silence_after_the_move_trades_nothing() -> None:
    game = Game(3).go()
    assert game.silence().told(NothingTraded).seat == 0
    assert (game.asked, game.phase) == (1, Moving())


def test_a_silent_mover_of_a_multi_space_names_the_company_held_most() -> None:
    game = Game(3).holds(0, blue=1, yellow=3).before("multi").go().silence()
    assert game.phase == Presiding(Seat(0), 3)


def test_of_equal_companies_the_first_in_the_order_of_the_data() -> None:
    game = Game(3).holds(0, blue=2, yellow=2).before("multi").go().silence()
    assert game.phase == Presiding(Seat(0), 1)


def test_a_silent_president_raises_the_company_held_most() -> None:
    game = Game(3).holds(1, red=1, green=2).before("red").go().roll("other-up-1").silence()
    assert game.price_of("green") == 120


def test_a_silent_president_lowers_the_company_held_least() -> None:
    game = Game(3).holds(1, red=1, blue=2, green=2).before("blue").go().roll("other-down-2")
    assert game.silence().told(PriceFallen).company == 3


def test_a_silent_mover_lowers_the_company_held_least() -> None:
    game = Game(3).holds(0, red=1, blue=1, green=1).before("event").go(event=["any-down-2"])
    assert game.silence().told(PriceFallen).company == 3


def test_a_silent_president_rolls_the_fund_die_if_the_fund_has_money() -> None:
    game = Game(3).holds(1, red=1).fund(50).before("red").go().silence(sides=[0])
    assert game.told(DieRolled).die == FUND_DIE


def test_with_an_empty_fund_a_silent_president_rolls_the_companys_die() -> None:
    game = Game(3).holds(1, red=1).before("red").go().silence(sides=[0])
    assert game.told(DieRolled).die == 0
    assert game.in_fund == 50


def test_without_money_a_silent_president_rolls_the_fund_die() -> None:
    game = Game(3).holds(1, red=1).has(1, 0).before("red").go().silence(sides=[0])
    assert game.told(DieRolled).die == FUND_DIE


def test_silence_exchanges_nothing() -> None:
    game = Game(3).holds(0, red=1).holds(1, blue=1).before("event").go(event=["exchange"])
    assert game.silence().told(NothingExchanged).seat == 0
