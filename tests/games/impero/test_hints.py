"""What is said before an action is made: always its money, and what it brings."""

from __future__ import annotations

import pytest

from games.core.contract import Note
from games.core.words import Action, Seat
from games.impero.actions import (
    Answer,
    Bid,
    Buy,
    BuyCell,
    DevelopCell,
    Found,
    Issue,
    Ready,
    RentCell,
    Sell,
    Send,
    SetDividend,
)
from games.impero.rules import RULES
from tests.games.impero.table import Game


@pytest.fixture
def game() -> Game:
    """Seat 0 directs A with $10, seat 1 B; A's $1 lies beside a free $12 and a $6 of B."""
    game = Game()
    game.found(0)
    game.found(1)
    return game.country((12, 1, 6, 3), (-1, 0, 1, -1), wide=4)


def said(game: Game, action: Action, seat: int = 0) -> Note | None:
    return RULES.hint(RULES.view(game.state, Seat(seat)), action)


def facts(game: Game, action: Action, seat: int = 0) -> dict[str, object]:
    note = said(game, action, seat)
    assert note is not None
    return dict(note.facts)


@pytest.mark.parametrize(
    ("action", "cost", "earned", "turns"),
    [
        (BuyCell(0, 0), 1800, 1200, 2),
        (RentCell(0, 2), 900, 300, 3),
        (DevelopCell(0, 1), 100, 200, 1),
    ],
)
def test_a_cell_says_its_cost_what_it_brings_and_when_it_is_back(
    game: Game, action: Action, cost: int, earned: int, turns: int
) -> None:
    """Buying at one and a half times the yield; a tenant has half of it; $1 to $3 for $1."""
    told = facts(game, action)
    assert (told["cost"], told["earned"], told["turns"]) == (cost, earned, turns)


def test_a_cell_says_how_often_it_goes_dark(game: Game) -> None:
    """Efficiency and blackout: $12 at stability 3 of 5, 1.2 %."""
    told = facts(game, BuyCell(0, 0))
    assert (told["chance"], told["stability"], told["levels"]) == (12_000, 3, 5)


def test_a_dividend_says_what_this_closing_would_bring(game: Game) -> None:
    """$1 at 50 %: 50 cents stay, each of 20 shares has 2 cents."""
    told = facts(game, SetDividend(0, 50))
    assert (told["points"], told["cash"], told["share"]) == (2, 50, 2)


def test_shares_that_are_won_with_this_closing_are_paid_too() -> None:
    """$12 at 100 %: in the next turn the 20 shares and the 10 of a lot with a bid."""
    game = Game(early=True)
    game.found(0)
    game.country((12,), (0,))
    told = facts(game, SetDividend(0, 100))["share"]
    lot = game.issue(0, shares=10)
    assert facts(game, SetDividend(0, 100))["share"] == told == 60, "nothing is won in this turn"
    game.close()
    assert facts(game, SetDividend(0, 100))["share"] == 60, "nobody has bid"
    game.act(1, Bid(lot.id, 100))
    assert facts(game, SetDividend(0, 100))["share"] == 40
    game.act(0, SetDividend(0, 100)).close()
    assert game.state.accounts[0].per_share == 40


def test_shares_say_what_each_costs_and_what_each_was_paid(game: Game) -> None:
    game.close()
    lot, sale = game.issue(0, shares=4), game.sell(0, shares=2, price=90)
    assert facts(game, Bid(lot.id, 1000), 1) == {
        "amount": 1000,
        "count": 4,
        "share": 250,
        "paid": 3,
    }
    assert facts(game, Buy(sale.id), 1) == {"share": 45, "paid": 3}
    assert {"share": 45, "paid": 3}.items() <= facts(game, Sell(0, 2, 90)).items()
    assert {"share": 25, "count": 24}.items() <= facts(game, Issue(0, 4, 100)).items()


def test_money_says_its_risk_and_what_may_be_lost(game: Game) -> None:
    """Transferring funds."""
    told = facts(game, Send(Seat(1), 90), 2)
    assert (told["risk"], told["cash"], told["each"]) == (2, 5000, 50)
    game.act(2, Send(Seat(1), 90))
    assert facts(game, Answer(1, accept=True), 1) == {"amount": 90, "risk": 2, "cash": 4000}


def test_founding_says_what_is_left(game: Game) -> None:
    assert facts(game, Found("C", 1500), 2) == {"points": 11, "cash": 3500}


@pytest.mark.parametrize("action", [Ready(), Answer(1, accept=False), Bid(9, 1), Buy(9)])
def test_where_nothing_is_to_be_said_nothing_is(game: Game, action: Action) -> None:
    assert said(game, action) is None
