"""Transferring funds, and the tax police."""

from __future__ import annotations

import pytest

from games.core.offers import Choice
from games.core.words import Seat, visible_events
from games.impero.actions import Answer, Bid, Send
from games.impero.events import (
    Caught,
    MoneyAccepted,
    MoneyRefused,
    MoneyReturned,
    MoneySeized,
    MoneySent,
    MoneyWaits,
)
from games.impero.state import Transfer
from games.impero.transfers import risk_of
from tests.games.impero.table import HALF_A_DAY, Dice, Game


@pytest.fixture
def game() -> Game:
    return Game()


def sent(game: Game, amount: int = 500) -> Transfer:
    """From seat 0 to seat 1."""
    game.act(0, Send(Seat(1), amount))
    return game.state.transfers[-1]


@pytest.mark.parametrize(
    ("amount", "capital", "risk"), [(500, 5000, 10), (1, 5000, 1), (91, 1000, 10), (777, 777, 100)]
)
def test_the_risk_is_the_part_of_the_capital_before_sending(
    amount: int, capital: int, risk: int
) -> None:
    """In whole per cent, rounded up to the next; ruling 14."""
    assert risk_of(amount, capital) == risk
    game = Game().has(0, capital)
    assert sent(game, amount).risk == risk


def test_the_risk_is_fixed_when_it_is_sent(game: Game) -> None:
    """Ruling 14."""
    sent(game)
    assert game.has(0, 1).state.transfers[0].risk == 10


def test_what_is_sent_is_withheld_until_it_is_answered(game: Game) -> None:
    """Ruling 14."""
    sent(game)
    assert (game.cash(0), game.cash(1), game.withheld) == (4500, 5000, 500)
    assert game.points(0) == 19


def test_who_accepts_has_the_money_and_pays_a_point(game: Game) -> None:
    transfer = sent(game)
    game.rolled(1, Answer(transfer.id, accept=True), Dice(police=10))
    assert (game.cash(0), game.cash(1), game.withheld) == (4500, 5500, 0)
    assert game.points(1) == 19
    assert game.told(MoneyAccepted).to == (0, 1)


def test_if_they_are_caught_both_lose_all_and_the_money_sent_is_gone(game: Game) -> None:
    """A roll of a hundred below the risk; ruling 14."""
    transfer = sent(game)
    game.rolled(1, Answer(transfer.id, accept=True), Dice(police=9))
    assert (game.cash(0), game.cash(1), game.withheld) == (0, 0, 0)
    assert game.told(Caught).seats == (0, 1)
    assert game.points(1) == 19
    assert sum(game.state.purses) == 0


def test_who_sends_everything_is_always_caught(game: Game) -> None:
    """Ruling 14."""
    transfer = sent(game, 5000)
    game.rolled(1, Answer(transfer.id, accept=True), Dice(police=99))
    game.told(Caught)


def test_money_that_is_withheld_for_bids_is_not_touched(game: Game) -> None:
    """Ruling 15."""
    game.found(2)
    lot = game.issue(2)
    transfer = sent(game.act(1, Bid(lot.id, 3000)))
    game.rolled(1, Answer(transfer.id, accept=True), Dice(police=0))
    assert (game.cash(1), game.withheld) == (0, 3000)
    game.act(2, Bid(lot.id, 3001))
    assert game.cash(1) == 3000


def test_small_transfers_are_no_safer_than_one() -> None:
    """Twenty of less than a per cent moved 18 % of a capital at no risk; ruling 14."""
    game = Game()
    risks = [sent(game, 45).risk for _ in range(20)]
    assert min(risks) == 1
    assert sum(risks) >= 100 * 20 * 45 // 5000


def test_what_the_two_have_sent_to_others_is_seized_as_well() -> None:
    """The rulebook: "i conti dei due giocatori coinvolti sono immediatamente azzerati"; ruling 27."""
    game = Game(4)
    sent(game, 1000)
    for giver, taker in ((0, 2), (1, 3), (1, 0)):
        game.act(giver, Send(Seat(taker), 2000))
    game.act(2, Send(Seat(0), 300))
    game.rolled(1, Answer(1, accept=True), Dice(police=0))
    assert (game.cash(0), game.cash(1), game.withheld) == (0, 0, 300)
    assert [one.id for one in game.state.transfers] == [5], "what others sent them still waits"
    assert [one.to for one in game.all_told(MoneySeized)] == [(0, 2), (1, 3), (1, 0)]
    assert visible_events(game.events, None) == (game.told(Caught),)


def test_all_that_was_sent_to_a_player_is_answered_by_two_offers(game: Game) -> None:
    """Twenty transfers of a cent are no forty buttons."""
    for _ in range(20):
        sent(game, 1)
    (accepted,), (refused,) = (one.fields for one in game.offered(1, Answer))
    assert accepted == refused == Choice("transfer", tuple(range(1, 21)))
    game.act(1, Answer(7, accept=False))
    assert 7 not in [one.id for one in game.state.transfers]


def test_refusing_is_free_and_the_money_is_back(game: Game) -> None:
    transfer = sent(game)
    game.has_points(1, 0)
    assert game.refused(1, Answer(transfer.id, accept=True)).why == "no-points"
    assert [one.action for one in game.offered(1, Answer)] == [Answer(transfer.id, accept=False)]
    game.act(1, Answer(transfer.id, accept=False))
    assert game.told(MoneyRefused).giver == 0
    assert game.cash(0) == 5000


def test_unanswered_it_is_back_after_twelve_hours(game: Game) -> None:
    """Ruling 14."""
    transfer = sent(game)
    assert transfer.ends - game.host.now == HALF_A_DAY
    game.ring(transfer)
    assert game.told(MoneyReturned).to == (0, 1)
    assert (game.cash(0), game.withheld) == (5000, 0)
    assert game.refused(1, Answer(transfer.id, accept=True)).why == "nothing-to-answer"


def test_only_the_taker_answers(game: Game) -> None:
    transfer = sent(game)
    for seat in (0, 2):
        assert game.refused(seat, Answer(transfer.id, accept=True)).why == "nothing-to-answer"


@pytest.mark.parametrize(
    ("send", "why"),
    [
        (Send(Seat(0), 100), "send-to-another"),
        (Send(Seat(3), 100), "send-to-another"),
        (Send(Seat(1), 0), "nothing-to-send"),
        (Send(Seat(1), -5), "nothing-to-send"),
        (Send(Seat(1), 5001), "not-enough-money"),
    ],
)
def test_some_money_is_sent_to_another_player(game: Game, send: Send, why: str) -> None:
    assert game.refused(0, send).why == why


def test_it_is_private_to_the_two_and_the_taker_is_called(game: Game) -> None:
    sent(game)
    call = game.told(MoneySent).call
    assert call is not None
    assert call.seats == (1,)
    assert visible_events(game.events, Seat(2)) == ()
    assert visible_events(game.events, None) == ()


def test_who_has_not_answered_is_called_again_at_a_closing(game: Game) -> None:
    transfer = sent(game)
    told = game.close().told(MoneyWaits)
    assert (told.to, told.transfer) == ((1,), transfer.id)
    assert told.call is not None
    assert told.call.seats == (1,)


def test_that_somebody_was_caught_is_public(game: Game) -> None:
    transfer = sent(game)
    game.rolled(1, Answer(transfer.id, accept=True), Dice(police=0))
    assert visible_events(game.events, None) == game.events


def test_it_takes_a_point_to_send(game: Game) -> None:
    game.has_points(0, 0)
    assert game.refused(0, Send(Seat(1), 100)).why == "no-points"
    assert game.offered(0, Send) == []
