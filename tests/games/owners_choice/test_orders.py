"""The stored order: always the same die for a company."""

from __future__ import annotations

import pytest

from games.core.offers import Choice
from games.core.orders import Act, Cancelled, OrderForm, Verdict
from games.core.words import RuleError, Seat
from games.owners_choice.actions import AlwaysRoll, RollDie
from games.owners_choice.components import FUND_DIE
from games.owners_choice.rules import RULES
from tests.games.owners_choice.table import Game


def wanted(game: Game, order: AlwaysRoll, seat: int = 1) -> Verdict:
    own = Seat(seat)
    return RULES.obey(order, RULES.view(game.state, own), RULES.offers(game.state, own))


def presided() -> Game:
    return Game(3).holds(1, red=2, green=1)


@pytest.mark.parametrize("die", [0, FUND_DIE])
def test_it_rolls_its_die_when_the_president_is_asked(die: int) -> None:
    game = presided().before("red").go()
    assert wanted(game, AlwaysRoll(0, die)) == Act(RollDie(die))


def test_without_money_for_the_companys_die_it_rolls_the_fund_die() -> None:
    """Company spaces: who cannot pay must."""
    game = presided().has(1, 0).before("red").go()
    assert wanted(game, AlwaysRoll(0, 0)) == Act(RollDie(FUND_DIE))


def test_it_waits_until_it_is_asked_about_its_company() -> None:
    assert wanted(presided(), AlwaysRoll(0, 0)) is None
    assert wanted(presided().before("green").go(), AlwaysRoll(0, 0)) is None


def test_it_holds_for_every_time() -> None:
    game = presided().before("red").go().roll("price-up-1").done()
    assert wanted(game, AlwaysRoll(0, 0)) is None
    assert wanted(game.before("red").go(), AlwaysRoll(0, 0)) == Act(RollDie(0))


def test_it_ends_with_the_presidency() -> None:
    game = presided().holds(2, red=3)
    assert wanted(game, AlwaysRoll(0, 0)) == Cancelled("not-its-president", {"company": 0})


def test_it_ends_when_the_company_fails() -> None:
    game = presided().price(red=40).before("red").go().roll_fund("fund-down-1")
    assert isinstance(wanted(game, AlwaysRoll(0, 0)), Cancelled)


def test_there_is_a_form_for_each_company_that_one_presides_over() -> None:
    game = presided()
    assert RULES.order_forms(RULES.view(game.state, Seat(1))) == (
        OrderForm(AlwaysRoll(0, 0), (Choice("die", (0, FUND_DIE)),)),
        OrderForm(AlwaysRoll(2, 2), (Choice("die", (2, FUND_DIE)),)),
    )
    assert RULES.order_forms(RULES.view(game.state, None)) == ()
    assert RULES.order_forms(RULES.view(game.state, Seat(0))) == ()


def test_a_newer_order_for_the_company_replaces_the_older_one() -> None:
    assert AlwaysRoll(0, 0).subject == AlwaysRoll(0, FUND_DIE).subject
    assert AlwaysRoll(0, 0).subject != AlwaysRoll(1, 1).subject


@pytest.mark.parametrize(
    ("order", "why"),
    [(AlwaysRoll(7, 0), "no-such-company"), (AlwaysRoll(0, 1), "not-this-die")],
)
def test_an_order_that_names_what_there_is_not_is_refused(order: AlwaysRoll, why: str) -> None:
    with pytest.raises(RuleError) as refusal:
        wanted(presided(), order)
    assert refusal.value.why == why
