"""What a move would do, before it is made."""

from __future__ import annotations

import pytest

from games.core.contract import Note
from games.core.words import Action, Seat
from games.owners_choice.actions import (
    ChooseCompany,
    DeclareBankruptcy,
    Exchange,
    ExchangeNothing,
    Move,
    Pass,
    RollDie,
    Trade,
)
from games.owners_choice.components import FUND_DIE
from games.owners_choice.rules import RULES
from tests.games.owners_choice.table import Game, counts


def hint(game: Game, action: Action, seat: int = 0) -> Note:
    found = RULES.hint(RULES.view(game.state, Seat(seat)), action)
    assert found is not None
    return found


def test_a_step_to_a_company_tells_its_president_and_the_fee() -> None:
    game = Game(3).holds(1, red=1).price(red=190).fund(150)
    facts = {"company": 0, "chosen": False, "cost": 100, "fund": 150}
    assert hint(game, Move(1)) == Note("their-company", {**facts, "seat": 1})
    assert hint(game, Move(1), 1) == Note("my-company", facts)
    assert hint(Game(3), Move(1)) == Note("no-president", {"company": 0, "chosen": False})


def test_on_a_multi_space_the_company_is_chosen() -> None:
    game = Game(3).holds(1, red=1).before("multi").go()
    for company, key in enumerate(("their-company", "no-president")):
        note = hint(game, ChooseCompany(company))
        assert (note.key, note.facts["chosen"]) == (key, True)


@pytest.mark.parametrize(("cash", "key"), [(99, "my-fund-die"), (100, "my-company")])
def test_a_president_reads_that_they_pay_only_what_they_have(cash: int, key: str) -> None:
    game = Game(3).holds(0, red=1).price(red=190).has(0, cash)
    assert hint(game, Move(1)).key == key


@pytest.mark.parametrize(
    ("space", "key"),
    [("event", "event"), ("multi", "multi"), ("goal", "goal")],
)
def test_a_step_to_another_space_tells_what_it_is(space: str, key: str) -> None:
    assert hint(Game(3).before(space), Move(1)).key == key


def test_a_step_to_a_president_space_tells_what_it_pays() -> None:
    game = Game(3).holds(0, red=1, blue=1).before("president")
    assert hint(game, Move(1)).facts == {"count": 2, "amount": 200}


def test_a_step_to_a_dividend_space_tells_what_it_pays() -> None:
    game = Game(3).holds(0, red=2).price(red=140).before("dividend")
    assert hint(game, Move(1)).facts == {"companies": (0,), "price": 40, "amount": 80}


def test_a_step_that_there_is_not_says_nothing() -> None:
    game = Game(3).at(34)
    assert RULES.hint(RULES.view(game.state, Seat(0)), Move(2)) is None


def test_a_session_tells_the_money_that_is_left() -> None:
    game = Game(3).holds(0, red=3).price(red=140)
    assert hint(game, Trade(counts({"red": 1, "blue": 4}))).facts == {
        "sold": counts({"red": 2}),
        "bought": counts({"blue": 4}),
        "amount": 120,
        "direction": "pays",
        "cash": 570,
    }


def test_passing_tells_that_the_turn_ends() -> None:
    assert hint(Game(3).go(), Pass()).key == "pass"
    assert hint(Game(3, opening=True), Pass()).key == "pass-first"


def test_a_die_tells_its_price_and_its_faces() -> None:
    game = Game(3).holds(1, red=1).fund(250).before("red").go()
    assert hint(game, RollDie(0), 1).facts["cost"] == 50
    assert hint(game, RollDie(FUND_DIE), 1).facts["fund"] == 250


def test_a_price_to_move_tells_both_prices_and_what_one_holds() -> None:
    game = Game(3).holds(1, red=1, green=3).price(blue=40).before("red").go().roll("other-up-1")
    told = {"company": 2, "count": 3, "before": 100, "price": 120}
    assert hint(game, ChooseCompany(2), 1) == Note("price", told)


def test_a_fall_into_bankruptcy_is_told() -> None:
    game = Game(3).price(blue=60).before("event").go(event=["any-down-2"])
    assert hint(game, ChooseCompany(1)).key == "fails"


def test_an_exchange_tells_both_prices() -> None:
    game = Game(3).holds(0, red=1).holds(1, green=1).price(green=300)
    assert hint(game, Exchange(Seat(1), 0, 2)).facts["price"] == 300
    assert RULES.hint(RULES.view(game.state, Seat(0)), ExchangeNothing()) is None


def test_a_bankruptcy_tells_what_is_lost() -> None:
    assert hint(Game(3), DeclareBankruptcy()).facts == {"amount": 690}


def test_the_board_tells_all_what_a_step_does_for_the_player_asked() -> None:
    game = Game(3).holds(0, red=2).price(red=140).before("dividend")
    note = RULES.hint(RULES.view(game.state, None), Move(1))
    assert note == Note("dividends", {"companies": (0,), "price": 40, "amount": 80})


def test_the_board_tells_nobody_the_money_of_the_player_asked() -> None:
    """Preparation, step 7: money is hidden until the end."""
    seen = RULES.view(Game(3).holds(0, red=3).state, None)
    assert RULES.hint(seen, Trade(counts({"red": 1}))) is None
    assert RULES.hint(seen, DeclareBankruptcy()) is None
