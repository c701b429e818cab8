"""What is hidden and what is not (Preparation, step 7; ruling 22)."""

from __future__ import annotations

import pytest

from games.core.chance import Chance
from games.core.contract import Outcome
from games.core.record import encode
from games.core.words import Seat
from games.owners_choice.events import HoldingsCounted
from games.owners_choice.rules import RULES
from games.owners_choice.state import Opening, Over
from tests.contract.host import played
from tests.games.owners_choice.table import Game


def test_money_is_its_owners_alone() -> None:
    game = Game(3).has(0, 10).has(1, 20).has(2, 30)
    assert RULES.view(game.state, Seat(1)).cash == (None, 20, None)
    assert RULES.view(game.state, None).cash == (None, None, None)


def test_question_5_the_fund_is_public_and_so_are_shares_prices_and_presidents() -> None:
    game = Game(3).fund(150).holds(1, red=2).price(red=140)
    view = RULES.view(game.state, None)
    assert (view.fund, view.shares[1], view.prices[0], view.presidents[0], view.stock[0]) == (
        150,
        (2, 0, 0, 0),
        140,
        1,
        13,
    )


def test_no_event_before_the_end_tells_a_balance() -> None:
    """Payments are told as they happen; what is left of it is not."""
    for seed in range(6):
        for table in played(RULES, seed).tables:
            if not isinstance(table.state.phase, Over):
                assert not any(isinstance(event, HoldingsCounted) for event in table.events)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_imagined_depends_on_nothing_that_its_seat_does_not_know(seed: int) -> None:
    host = played(RULES, seed)
    for table in host.tables[::5]:
        for seat in (None, *host.seats):
            one, other = Chance("one", seed), Chance("other", seed)
            twice = RULES.imagine(RULES.imagine(table.state, seat, one), seat, other)
            assert twice == RULES.imagine(table.state, seat, Chance("other", seed))


def test_imagined_money_is_what_a_player_can_have() -> None:
    """Multiples of ten, and no more than the game yields."""
    game = Game(4).at(20)
    for number in range(50):
        other = RULES.imagine(game.state, Seat(0), Chance("money", number))
        assert other.purses[0] == 690
        assert all(0 <= cash <= 690 + 40 * 20 and cash % 10 == 0 for cash in other.purses[1:4])
        assert sum(other.purses) == 0


@pytest.mark.parametrize("cash", [0, 10, 500])
def test_what_is_imagined_of_others_does_not_follow_what_they_have(cash: int) -> None:
    game = Game(3).at(5).has(1, 300)
    rich = Game(3).at(5).has(1, cash)
    dreams = [RULES.imagine(one.state, Seat(0), Chance("alike", 0)) for one in (game, rich)]
    assert dreams[0] == dreams[1]


def test_during_the_first_purchases_everybody_knows_what_the_others_have() -> None:
    game = Game(3, opening=True).trade(red=2)
    assert isinstance(game.phase, Opening)
    assert RULES.imagine(game.state, Seat(2), Chance("known", 0)) == game.state


def test_a_bankrupt_player_is_imagined_without_money() -> None:
    game = Game(3).holds(1, red=1).price(red=40).before("red").go().roll_fund("fund-down-1")
    game.go_bankrupt(1)
    assert RULES.imagine(game.state, Seat(0), Chance("poor", 0)).purses[1] == 0


@pytest.mark.parametrize("seed", range(4))
def test_whom_the_game_waits_for_and_how_it_ended_depend_on_no_hidden_money(seed: int) -> None:
    for number, table in enumerate(played(RULES, seed).tables):
        other = RULES.imagine(table.state, None, Chance("waiting", number))
        assert RULES.waiting(other) == RULES.waiting(table.state)
        assert encode(RULES.view(other, None)) == encode(RULES.view(table.state, None))
        assert isinstance(RULES.outcome(other), Outcome) == isinstance(
            RULES.outcome(table.state), Outcome
        )
