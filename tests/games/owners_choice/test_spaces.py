"""Moving the Action marker, and the effects of the spaces."""

from __future__ import annotations

import pytest

from games.core.offers import Choice
from games.core.words import Seat
from games.owners_choice.actions import ChooseCompany, Move, RollDie
from games.owners_choice.components import FUND_DIE
from games.owners_choice.events import (
    CompanyNamed,
    DiceRewarded,
    DividendDeclared,
    DividendPaid,
    FeePaid,
    GoalReached,
    MarkerMoved,
    NobodyHolds,
    NoDiceHeld,
    NoPresident,
)
from games.owners_choice.state import Moving, Naming, Presiding, Trading
from tests.games.owners_choice.table import Game


@pytest.mark.parametrize(("seats", "most"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_four_steps_with_two_or_three_players_three_with_four_or_five(
    seats: int, most: int
) -> None:
    game = Game(seats)
    (field,) = game.offer(Move).fields
    assert isinstance(field, Choice)
    assert list(field.values) == list(range(1, most + 1))
    for steps in (0, -1, most + 1, True, "2"):
        refusal = game.refused(Move(steps))  # type: ignore[arg-type]
        assert (refusal.why, refusal.facts) == ("steps-out-of-range", {"most": most})


def test_steps_follow_the_number_of_players_at_the_start() -> None:
    """Ruling 3.6.1: four began, three are left."""
    assert Game(4).leave(3).refused(Move(4)).facts == {"most": 3}


def test_the_marker_moves_clockwise_and_the_space_is_told() -> None:
    game = Game(3).go(3)
    assert game.told(MarkerMoved) == MarkerMoved(seat=Seat(0), steps=3, space=3)
    assert game.space == "yellow"


def test_the_president_of_the_space_decides_though_not_on_turn() -> None:
    """Company spaces: the President chooses, not the player on turn."""
    game = Game(3).holds(2, red=1).before("red").go()
    assert (game.asked, game.phase) == (2, Presiding(Seat(2), 0))
    assert game.refused(RollDie(0), 0).why == "not-your-turn"


def test_then_the_movers_turn_goes_on() -> None:
    game = Game(3).holds(2, red=1).before("red").go().roll("price-up-1")
    assert (game.asked, game.phase) == (0, Trading())


def test_after_a_session_before_the_move_the_turn_passes() -> None:
    game = Game(3).holds(2, red=1).trade(blue=1).before("red").go().roll("price-up-1")
    assert (game.asked, game.phase) == (1, Moving())


@pytest.mark.parametrize(("price", "fee"), [(100, 50), (160, 50), (190, 100), (300, 100)])
def test_the_die_costs_50_dollars_and_100_from_a_price_of_190(price: int, fee: int) -> None:
    game = Game(3).holds(1, red=1).price(red=price).before("red").go().roll("dividend")
    assert game.told(FeePaid).amount == fee
    assert game.in_fund == fee


def test_who_cannot_pay_must_roll_the_fund_die() -> None:
    game = Game(3).holds(1, red=1).has(1, 40).before("red").go()
    (field,) = game.offer(RollDie).fields
    assert isinstance(field, Choice)
    assert field.values == (FUND_DIE,)
    refusal = game.refused(RollDie(0))
    assert (refusal.why, refusal.facts) == ("fee-not-affordable", {"cost": 50, "cash": 40})
    assert game.roll_fund("status-quo").asked == 0


def test_whether_a_president_can_pay_is_offered_in_secret() -> None:
    """Money is hidden."""
    game = Game(3).holds(1, red=1).before("red").go()
    assert game.offer(RollDie).hidden


def test_another_companys_die_is_not_rolled() -> None:
    game = Game(3).holds(1, red=1).before("red").go()
    assert game.refused(RollDie(1)).facts == {"company": 0}


def test_question_1_without_a_president_the_space_has_no_effect() -> None:
    game = Game(3).before("red").go()
    assert game.told(NoPresident).company == 0
    assert game.phase == Trading()


def test_on_a_multi_space_the_mover_names_the_company() -> None:
    """Space B."""
    game = Game(3).holds(2, green=1).before("multi").go()
    assert (game.asked, game.phase) == (0, Naming())
    game.choose("green")
    assert game.told(CompanyNamed).company == 2
    assert game.phase == Presiding(Seat(2), 2)


def test_a_multi_space_may_name_a_company_without_a_president() -> None:
    """Ruling 7."""
    game = Game(3).before("multi").go().choose("blue")
    assert game.told(NoPresident).company == 1
    assert game.refused(ChooseCompany(1)).why == "not-now"


@pytest.mark.parametrize("company", [-1, 4, "red", True])
def test_a_multi_space_names_a_company_that_there_is(company: object) -> None:
    game = Game(3).before("multi").go()
    assert game.refused(ChooseCompany(company)).why == "no-such-company"  # type: ignore[arg-type]


def test_on_a_president_space_everybody_gets_100_for_each_die() -> None:
    """Space C."""
    game = Game(3).holds(1, red=1, blue=1).holds(2, green=1).before("president").go()
    assert [(one.seat, one.count, one.amount) for one in game.all_told(DiceRewarded)] == [
        (1, 2, 200),
        (2, 1, 100),
    ]
    assert [game.cash(seat) for seat in range(3)] == [690, 890, 790]


def test_on_a_president_space_without_presidents_nothing_is_paid() -> None:
    assert Game(3).before("president").go().all_told(NoDiceHeld)


def test_on_a_dividend_space_the_dearest_company_pays_40_at_140() -> None:
    """Space D: two red shares at $140 are $80."""
    game = Game(3).holds(0, red=2, blue=3).price(red=140).before("dividend").go()
    assert game.told(DividendDeclared) == DividendDeclared(company=0, amount=40)
    assert game.told(DividendPaid).amount == 80
    assert game.cash(0) == 770


def test_companies_that_share_the_highest_price_all_pay() -> None:
    """Space D; ruling 17."""
    game = Game(3).holds(0, red=1, green=1).price(red=120, green=120).before("dividend").go()
    assert [one.company for one in game.all_told(DividendDeclared)] == [0, 2]
    assert game.cash(0) == 690 + 30 + 30


def test_a_dearest_company_without_holders_pays_nothing() -> None:
    game = Game(3).holds(0, blue=3).price(red=120).before("dividend").go()
    assert game.told(NobodyHolds).company == 0
    assert game.cash(0) == 690


@pytest.mark.parametrize(("fund", "paid"), [(350, 100), (50, 50), (0, 0)])
def test_goal_pays_100_from_the_fund_or_what_it_has(fund: int, paid: int) -> None:
    """Space E."""
    game = Game(3).fund(fund).before("goal").go()
    assert game.told(GoalReached).amount == paid
    assert game.cash(0) == 690 + paid
    assert game.reason == "goal"


@pytest.mark.parametrize("left", [1, 2, 3])
def test_goal_cannot_be_passed(left: int) -> None:
    """Ruling 19: at least one step is always allowed."""
    assert Game(3).at(35 - left).refused(Move(left + 1)).facts == {"most": left}
