"""Buying, renting and developing cells; the dividend."""

from __future__ import annotations

import pytest

from games.core.offers import Choice
from games.impero.actions import BuyCell, DevelopCell, RentCell, SetDividend
from games.impero.components import YIELDS, developing
from games.impero.events import CellDeveloped, CellRented
from tests.games.impero.table import Game


@pytest.fixture
def game() -> Game:
    """A of seat 0 and B of seat 1, each with $20, on two rows of four."""
    game = Game()
    game.found(0, 2000)
    game.found(1, 2000)
    return game.country((1, 3, 3, 6, 3, 12, 3, 1), (0, -1, -1, -1, -1, -1, -1, 1), wide=4)


def test_a_cell_beside_ones_own_costs_one_and_a_half_times_its_yield(game: Game) -> None:
    """By a corner too: eight neighbours; ruling 7."""
    game.act(0, BuyCell(0, 5))
    assert game.state.owners[5] == 0
    assert (game.funds(), game.company().points) == (2000 - 1800, 5)
    assert game.cash(0) == 3000, "the company pays"


def test_only_what_touches_is_bought(game: Game) -> None:
    assert game.refused(0, BuyCell(0, 2)).why == "cell-not-adjacent"
    game.act(0, BuyCell(0, 1)).act(0, BuyCell(0, 2))


@pytest.mark.parametrize(
    ("cell", "why"),
    [(0, "cell-is-own"), (7, "cell-taken"), (8, "no-such-cell"), (-1, "no-such-cell")],
)
def test_only_a_free_cell_is_bought(game: Game, cell: int, why: str) -> None:
    assert game.refused(0, BuyCell(0, cell)).why == why


def test_a_tenant_pays_the_bank_once_and_the_owner_is_not_asked(game: Game) -> None:
    """Rulings 5 and 6."""
    game.country((1, 6), (0, 1))
    game.act(0, RentCell(0, 1))
    assert (game.funds(0), game.funds(1)) == (2000 - 900, 2000)
    assert game.company().rented == (1,)
    assert game.state.owners == (0, 1)
    assert game.told(CellRented).owner == 1
    assert game.refused(0, RentCell(0, 1)).why == "cell-rented-already"


def test_rented_cells_count_as_neighbours(game: Game) -> None:
    """Ruling 7."""
    game.country((1, 6, 3), (0, 1, -1))
    assert game.refused(0, BuyCell(0, 2)).why == "cell-not-adjacent"
    game.act(0, RentCell(0, 1)).act(0, BuyCell(0, 2))


def test_what_is_free_or_ones_own_is_not_rented(game: Game) -> None:
    assert game.refused(0, RentCell(0, 1)).why == "cell-is-free"
    assert game.refused(0, RentCell(0, 0)).why == "cell-is-own"


def test_only_an_opponents_cell_is_rented() -> None:
    """Buying, renting: a second company of the same director is no opponent's; ruling 6."""
    game = Game()
    game.found(0, 2000)
    game.close().found(0, 1000)
    game.country((1, 6, 3), (0, 1, -1))
    refusal = game.refused(0, RentCell(0, 1))
    assert (refusal.why, refusal.facts["owner"]) == ("cell-of-no-opponent", 1)
    assert not game.offered(0, RentCell)


def test_several_companies_rent_the_same_cell() -> None:
    """Ruling 6."""
    game = Game()
    for seat in range(3):
        game.found(seat, 2000)
    game.country((1, 6, 1), (0, 1, 2))
    game.act(0, RentCell(0, 1)).act(2, RentCell(2, 1))
    assert game.company(0).rented == game.company(2).rented == (1,)


def test_a_cell_is_developed_level_by_level(game: Game) -> None:
    assert [developing(dollars) for dollars in YIELDS] == [100, 200, 500, 1300, 3000, None]
    game.act(0, DevelopCell(0, 0))
    assert game.told(CellDeveloped).dollars == 3
    assert (game.funds(), game.state.yields[0]) == (1900, 3)
    game.country((50,), (0,))
    assert game.refused(0, DevelopCell(0, 0)).why == "cell-fully-developed"


def test_only_own_cells_are_developed(game: Game) -> None:
    assert game.refused(0, DevelopCell(0, 1)).why == "cell-not-own"
    assert game.refused(0, DevelopCell(0, 7)).why == "cell-not-own"


def test_it_takes_the_company_s_money_and_points_and_its_director(game: Game) -> None:
    assert game.refused(1, BuyCell(0, 1)).why == "not-the-director"
    assert game.refused(0, BuyCell(2, 1)).why == "no-such-company"
    game.country((1, 25), (0,))
    assert game.refused(0, BuyCell(0, 1)).why == "company-lacks-money"
    game.set(0, points=0)
    assert game.refused(0, DevelopCell(0, 0)).why == "no-company-points"
    assert game.offered(0, DevelopCell) == []


def test_what_is_affordable_is_offered_the_richest_first(game: Game) -> None:
    (offer,) = game.offered(0, BuyCell)
    assert offer.action == BuyCell(0, 5)
    assert offer.fields == (Choice("cell", (5, 1, 4)),)
    assert offer.page == "company:0"


def test_others_cells_are_offered_for_rent_and_own_ones_for_development(game: Game) -> None:
    game.country((1, 12, 50, 3), (0, 1, 1, 0))
    (rent,), (develop,) = game.offered(0, RentCell), game.offered(0, DevelopCell)
    assert rent.fields == (Choice("cell", (1,)),), "the 50 costs more than there is"
    assert develop.fields == (Choice("cell", (0, 3)),), "what brings most for its cost first"
    assert game.offered(0, BuyCell) == []


def test_the_dividends_that_the_points_reach_are_offered(game: Game) -> None:
    """Ruling 10."""
    game.set(0, points=2)
    (offer,) = game.offered(0, SetDividend)
    assert offer.fields == (Choice("percent", (50, 60, 80, 90)),)
    assert offer.page == "company:0"
    game.set(0, points=0)
    assert game.offered(0, SetDividend) == []


def test_each_ten_per_cent_of_dividend_cost_a_point(game: Game) -> None:
    """Ruling 10."""
    game.act(0, SetDividend(0, 60))
    assert (game.company().dividend, game.company().points) == (60, 5)
    game.act(0, SetDividend(0, 100))
    assert game.company().points == 1
    assert game.refused(0, SetDividend(0, 80)).why == "no-company-points"


@pytest.mark.parametrize(
    ("percent", "why"),
    [(70, "dividend-is-so-already"), (65, "dividend-by-tens"), (110, "dividend-by-tens")],
)
def test_the_dividend_goes_from_nothing_to_all_by_tens(game: Game, percent: int, why: str) -> None:
    """Ruling 10."""
    assert game.refused(0, SetDividend(0, percent)).why == why
