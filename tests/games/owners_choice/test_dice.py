"""Table of the dice's results: every face of every die."""

from __future__ import annotations

import pytest

from games.core.offers import Choice
from games.core.words import Seat
from games.owners_choice.actions import ChooseCompany, Exchange, ExchangeNothing
from games.owners_choice.components import DICE, FACES, SIDES_OF
from games.owners_choice.events import (
    BankPaid,
    DieRolled,
    DividendPaid,
    FundEmpty,
    FundGave,
    FundTaken,
    NothingExchanged,
    NothingToExchange,
    PresidentNamed,
    PriceAtTop,
    PriceFallen,
    PriceRisen,
    SharesExchanged,
)
from games.owners_choice.state import Exchanging, Roll, Steering, Trading
from tests.games.owners_choice.table import NUMBER, Game


def asked(company: str, president: int = 1) -> Game:
    """The marker has come to the company's space; seat 0 is on turn."""
    return Game(3).holds(president, **{company: 2}).before(company).go()


def test_every_die_has_the_faces_of_the_house_set() -> None:
    """Section 2.2 of the data: which die bears which face."""
    assert dict(zip(DICE, SIDES_OF, strict=True)) == {
        "red": ("price-up-1", "price-up-2", "price-up-2", *("other-up-1",) * 2, "dividend"),
        "blue": ("price-up-1", *("price-up-2",) * 2, "other-down-1", "other-down-2", "dividend"),
        "green": ("price-up-3", *("price-up-2",) * 2, "price-down-1", "dividend", "status-quo"),
        "yellow": (*("price-up-1",) * 3, *("dividend",) * 3),
        "fund": ("status-quo", *("fund-down-1",) * 3, *("fund-down-2",) * 2),
        "event": ("again", "bank", "bank", "exchange", "any-down-2", "all-down-1"),
    }


@pytest.mark.parametrize(
    ("company", "face", "price"),
    [
        ("red", "price-up-1", 120),
        ("red", "price-up-2", 140),
        ("blue", "price-up-1", 120),
        ("blue", "price-up-2", 140),
        ("green", "price-up-3", 160),
        ("green", "price-up-2", 140),
        ("green", "price-down-1", 80),
        ("yellow", "price-up-1", 120),
        ("green", "status-quo", 100),
    ],
)
def test_a_president_die_moves_its_companys_price(company: str, face: str, price: int) -> None:
    game = asked(company).roll(face)
    assert game.price_of(company) == price
    assert game.phase == Trading()
    assert game.told(DieRolled) == DieRolled(
        seat=Seat(1),
        die=NUMBER[company],
        face=FACES.index(face),
    )


@pytest.mark.parametrize("company", ["red", "blue", "green", "yellow"])
def test_a_dividend_goes_to_all_holders_of_the_company(company: str) -> None:
    game = Game(3).holds(1, **{company: 2}).holds(2, **{company: 1})
    game.price(**{company: 140}).before(company).go().roll("dividend")
    assert [(one.seat, one.amount) for one in game.all_told(DividendPaid)] == [(1, 80), (2, 40)]
    assert game.cash(1) == 690 - 50 + 80


def test_the_red_die_raises_another_company_of_the_presidents_choice() -> None:
    """Other Company +1; question 7: also one that nobody holds."""
    game = asked("red").roll("other-up-1")
    assert (game.asked, game.phase) == (1, Steering(Seat(1), 0, 1))
    assert game.refused(ChooseCompany(0)).facts == {"companies": (1, 2, 3)}
    game.choose("yellow")
    assert game.told(PriceRisen) == PriceRisen(company=3, before=100, price=120)
    assert (game.asked, game.phase) == (0, Trading())


@pytest.mark.parametrize(("face", "price"), [("other-down-1", 80), ("other-down-2", 60)])
def test_the_blue_die_lowers_another_company(face: str, price: int) -> None:
    game = asked("blue").roll(face)
    assert game.refused(ChooseCompany(1)).why == "not-to-be-chosen"
    game.choose("red")
    assert game.told(PriceFallen).price == price


def test_question_4_a_company_at_300_may_be_chosen_and_nothing_changes() -> None:
    game = asked("red").price(green=300).roll("other-up-1").choose("green")
    assert game.told(PriceAtTop) == PriceAtTop(company=2, price=300)
    assert game.phase == Trading()


@pytest.mark.parametrize(("before", "face"), [(260, "price-up-3"), (300, "price-up-2")])
def test_no_price_goes_beyond_300(before: int, face: str) -> None:
    """Limit of prices; ruling 11: as far as the top."""
    assert asked("green").price(green=before).roll(face).price_of("green") == 300


@pytest.mark.parametrize(("face", "price"), [("fund-down-1", 80), ("fund-down-2", 60)])
def test_the_fund_die_lowers_the_price_and_gives_the_whole_fund(face: str, price: int) -> None:
    game = asked("red").fund(250).roll_fund(face)
    assert game.price_of("red") == price
    assert game.told(FundTaken).amount == 250
    assert (game.cash(1), game.in_fund) == (940, 0)


def test_the_fund_die_can_do_nothing() -> None:
    game = asked("red").fund(250).roll_fund("status-quo")
    assert (game.price_of("red"), game.cash(1), game.in_fund) == (100, 690, 250)


def test_from_an_empty_fund_nothing_is_taken_and_the_price_falls_all_the_same() -> None:
    """Note on the Fund die."""
    game = asked("red").roll_fund("fund-down-1")
    assert game.all_told(FundEmpty)
    assert game.price_of("red") == 80


def test_the_fund_die_is_free_of_charge() -> None:
    assert asked("red").roll_fund("status-quo").cash(1) == 690


def test_question_5_the_fund_is_there_for_every_president() -> None:
    """What one has paid another takes."""
    game = asked("red").roll("price-up-1").done().holds(2, blue=3).before("blue")
    game.go().roll_fund("fund-down-1")
    assert game.told(FundTaken) == FundTaken(seat=Seat(2), amount=50)


def test_the_event_die_pays_100_from_the_bank() -> None:
    game = Game(3).before("event").go(event=["bank"])
    assert game.told(BankPaid).amount == 100
    assert (game.cash(0), game.phase) == (790, Trading())


def test_50_from_the_fund_and_the_event_die_is_rolled_again_at_once() -> None:
    """Ruling 3.6.6: in the same entry; the dice lie as they fell."""
    game = Game(3).fund(150).before("event").go(event=["again", "again", "bank"])
    assert [one.amount for one in game.all_told(FundGave)] == [50, 50]
    assert (game.cash(0), game.in_fund) == (890, 50)
    assert game.state.rolls == (Roll(5, 0), Roll(5, 0), Roll(5, 1))


def test_with_an_empty_fund_the_event_die_is_only_rolled_again() -> None:
    """Note on the Event die; ruling 16."""
    game = Game(3).before("event").go(event=["again", "bank"])
    assert game.all_told(FundEmpty)
    assert game.cash(0) == 790


def test_the_mover_lowers_any_company_by_two() -> None:
    game = Game(3).before("event").go(event=["any-down-2"])
    (field,) = game.offer(ChooseCompany).fields
    assert isinstance(field, Choice)
    assert tuple(field.values) == (0, 1, 2, 3)
    assert game.choose("green").price_of("green") == 60


def test_all_companies_fall_by_one_each_once() -> None:
    """Ruling 12."""
    game = Game(3).price(blue=140, green=300).before("event").go(event=["all-down-1"])
    assert [game.price_of(one) for one in ("red", "blue", "green", "yellow")] == [80, 120, 260, 80]


def exchanging() -> Game:
    game = Game(3).holds(0, red=2).holds(1, blue=1, green=3).holds(2, red=1)
    return game.before("event").go(event=["exchange"])


def test_the_mover_exchanges_a_share_for_one_of_another_without_asking() -> None:
    """Exchange Stock; ruling 15."""
    game = exchanging()
    assert (game.asked, game.phase) == (0, Exchanging())
    game.exchange(1, "red", "green")
    assert game.told(SharesExchanged) == SharesExchanged(
        seat=Seat(0), other=Seat(1), given=0, taken=2
    )
    assert game.state.shares[:2] == ((1, 0, 1, 0), (1, 1, 2, 0))


def test_after_an_exchange_presidents_are_found_anew() -> None:
    """Ruling 6: 0 had two red shares, 2 one; now both have one, and 2 is no more than level."""
    game = exchanging().exchange(1, "red", "blue")
    assert game.told(PresidentNamed) == PresidentNamed(seat=Seat(0), company=1)
    assert game.president("red") == 0


def test_an_exchange_may_take_a_last_share() -> None:
    """Ruling 1: to keep one applies to sales."""
    game = exchanging().exchange(1, "red", "blue")
    assert game.shares(1, "blue") == 0


def test_the_mover_need_not_exchange() -> None:
    assert exchanging().keep().all_told(NothingExchanged)


def test_two_shares_of_one_company_are_the_same_as_no_exchange() -> None:
    """Ruling 3.6.9."""
    game = exchanging().exchange(2, "red", "red")
    assert game.all_told(NothingExchanged)
    assert not game.all_told(SharesExchanged)


@pytest.mark.parametrize("mine", [{}, {"red": 2}])
def test_nothing_is_asked_if_either_side_has_no_share(mine: dict[str, int]) -> None:
    game = Game(3).holds(0, **mine)
    if not mine:
        game.holds(1, red=1)
    game.before("event").go(event=["exchange"])
    assert game.all_told(NothingToExchange)
    assert game.phase == Trading()


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Exchange(Seat(0), 0, 0), "no-such-partner"),
        (Exchange(Seat(9), 0, 0), "no-such-partner"),
        (Exchange(Seat(1), 1, 1), "holds-none-of-it"),
        (Exchange(Seat(1), 0, 0), "holds-none-of-it"),
    ],
)
def test_what_cannot_be_exchanged(action: Exchange, why: str) -> None:
    assert exchanging().refused(action).why == why


def test_there_is_an_offer_for_each_partner_and_one_for_none() -> None:
    game = exchanging()
    assert game.offered() == [Exchange, Exchange, ExchangeNothing]


def test_the_dice_lie_as_they_fell_until_the_marker_moves_again() -> None:
    game = asked("red").roll("price-up-2")
    assert game.state.rolls == (Roll(0, 1),)
    game.done()
    assert game.state.rolls == (Roll(0, 1),)
    assert game.at(0).go().state.rolls == ()
