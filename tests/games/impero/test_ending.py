"""End of the game, and who leaves before."""

from __future__ import annotations

import pytest

from games.core.words import RuleError, Seat
from games.impero.actions import Answer, Bid, Buy, Ready, Send
from games.impero.events import (
    AuctionCancelled,
    GameEnded,
    ListingExpired,
    ListingWithdrawn,
    MoneyReturned,
    TurnBegan,
)
from games.impero.rules import RULES as impero
from tests.games.impero.table import Dice, Game


def gone(game: Game, seat: int) -> Game:
    game.host.leave(Seat(seat))
    game._told = game.host.table.events
    return game


def test_after_the_last_turn_the_richest_wins_by_his_own_capital() -> None:
    """Shares and companies' money count nothing; ruling 22."""
    game = Game(turns=1)
    game.found(0, 5000)
    game.close()
    outcome = impero.outcome(game.state)
    assert outcome is not None
    assert outcome.places[0] == (1, 2)
    assert outcome.scores[Seat(0)] < 5000
    assert outcome.reason == "last-turn"


def test_equal_capital_shares_the_place() -> None:
    """Ruling 22."""
    outcome = impero.outcome(Game(turns=1).close().state)
    assert outcome is not None
    assert outcome.places == ((0, 1, 2),)


def test_the_last_turn_is_paid_out_before_the_end() -> None:
    game = Game(turns=1)
    game.found(0)
    game.country((10,), (0,)).close()
    assert game.cash(0) == 4700
    assert game.told(GameEnded).reason == "last-turn"
    assert game.all_told(TurnBegan) == []


def test_what_still_runs_is_called_off_and_given_back_before_the_last_payment() -> None:
    """Ruling 19."""
    game = Game(turns=2)
    game.found(0)
    lot = game.issue(0)
    game.act(1, Bid(lot.id, 700)).turn(2)
    game.sell(0)
    game.act(2, Send(Seat(1), 900)).close()
    assert [type(one) for one in game.events[:3]] == [
        AuctionCancelled,
        ListingExpired,
        MoneyReturned,
    ]
    assert (game.cash(1), game.cash(2), game.withheld) == (5000, 5000, 0)
    assert game.company().shares == (20, 0, 0)


def test_when_it_is_over_nothing_is_offered_and_nothing_runs() -> None:
    game = Game(turns=1).close()
    assert impero.waiting(game.state).timers == ()
    assert [impero.offers(game.state, Seat(seat)) for seat in range(3)] == [(), (), ()]
    assert game.refused(0, Ready()).why == "game-over"


def test_who_leaves_takes_his_offers_back_and_gets_what_he_sent() -> None:
    game = Game()
    game.found(0)
    game.sell(0)
    game.act(0, Send(Seat(1), 500)).act(2, Send(Seat(0), 300))
    gone(game, 0)
    assert len(game.all_told(ListingWithdrawn)) == 1
    assert len(game.all_told(MoneyReturned)) == 2
    assert (game.state.listings, game.state.transfers, game.withheld) == ((), (), 0)
    assert (game.cash(0), game.cash(2)) == (4000, 5000)


def test_his_bids_stand_and_his_companies_go_on_without_a_hand() -> None:
    game = Game()
    game.found(0)
    game.found(1)
    lot = game.issue(1, company=1)
    gone(game.act(0, Bid(lot.id, 100)), 0)
    game.ring(lot)
    assert game.company(1).shares == (10, 20, 0)
    game.country((10,), (0,)).close()
    assert game.company().director == 0
    assert game.cash(0) == 3900 + 700
    with pytest.raises(RuleError, match="you-have-left"):
        impero.apply(game.state, Seat(0), Ready(), game.host.now, Dice())


def test_nobody_waits_for_him_or_sends_him_money() -> None:
    game = gone(Game(), 2)
    assert impero.waiting(game.state).seats == (0, 1)
    assert game.refused(0, Send(Seat(2), 100)).why == "has-left"
    assert game.refused(2, Answer(1, accept=True)).why == "you-have-left"


def test_the_last_to_leave_ends_the_game_and_what_runs_is_given_back() -> None:
    game = Game()
    game.found(0)
    lot = game.issue(0)
    game.act(1, Bid(lot.id, 700))
    for seat in range(3):
        gone(game, seat)
    outcome = impero.outcome(game.state)
    assert outcome is not None
    assert outcome.reason == game.told(GameEnded).reason == "all-left"
    assert outcome.scores == {0: 4000, 1: 5000, 2: 5000}
    assert game.withheld == 0


def test_shares_are_bought_from_nobody_who_has_left() -> None:
    game = Game()
    game.found(0)
    lot = game.sell(0)
    gone(game, 0)
    assert game.refused(1, Buy(lot.id)).why == "not-for-sale"
