"""Issuing shares: auctions, bids and what is withheld for them."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from games.core.record import TimeUp
from games.core.words import RuleError, Seat
from games.impero.actions import Bid, Issue, Ready
from games.impero.events import (
    AuctionCancelled,
    AuctionExtended,
    AuctionWithoutBid,
    AuctionWon,
    BidMade,
    ListingExpired,
    SharesIssued,
    TurnClosed,
)
from games.impero.rules import RULES as impero
from tests.games.impero.table import HALF_A_DAY, Dice, Game

SECOND, MINUTE = timedelta(seconds=1), timedelta(minutes=1)


@pytest.fixture
def game() -> Game:
    """Seat 0 directs A, which has $10."""
    game = Game()
    game.found(0)
    return game


def test_an_issue_costs_a_company_point_and_no_player_point(game: Game) -> None:
    """Ruling 1."""
    points = game.points(0)
    game.issue(0)
    assert (game.points(0), game.company().points) == (points, 5)
    game.set(0, points=0)
    assert game.refused(0, Issue(0, 1, 1)).why == "no-company-points"


def test_only_the_director_issues(game: Game) -> None:
    assert game.refused(1, Issue(0, 1, 1)).why == "not-the-director"
    assert game.offered(1, Issue) == []


def test_ten_shares_go_to_one_winner(game: Game) -> None:
    """The rulebook's example: Paolo's 20 shares, ten more for Andrea; ruling 2."""
    lot = game.issue(0, shares=10, base=300)
    game.act(1, Bid(lot.id, 300)).act(2, Bid(lot.id, 400)).act(1, Bid(lot.id, 500))
    assert game.points(1) == 19, "one point, however often they bid"
    game.ring(lot)
    assert game.company().shares == (20, 10, 0)
    assert game.company().director == 0
    assert game.told(AuctionWon).seat == 1


def test_the_money_goes_to_the_company(game: Game) -> None:
    lot = game.issue(0)
    game.act(1, Bid(lot.id, 700)).ring(lot)
    assert game.funds() == 1000 + 700
    assert (game.cash(1), game.withheld) == (5000 - 700, 0)


@pytest.mark.parametrize("shares", [0, 11, -1])
def test_an_issue_is_of_one_to_ten_shares(game: Game, shares: int) -> None:
    assert game.refused(0, Issue(0, shares, 100)).why == "shares-of-an-issue"


@pytest.mark.parametrize("base", [0, 100_000_001])
def test_a_base_is_at_least_a_cent_and_not_absurd(game: Game, base: int) -> None:
    assert game.refused(0, Issue(0, 1, base)).why == "price-of-a-lot"


def test_the_first_bid_may_be_the_base_and_the_next_a_cent_more(game: Game) -> None:
    """Ruling 3."""
    lot = game.issue(0, base=300)
    assert game.refused(1, Bid(lot.id, 299)).facts == {"least": 300}
    game.act(1, Bid(lot.id, 300))
    assert game.refused(2, Bid(lot.id, 300)).facts == {"least": 301}
    game.act(2, Bid(lot.id, 301))
    assert game.told(BidMade).outbid == 1


def test_a_leading_bid_is_withheld_and_comes_back_when_it_is_beaten(game: Game) -> None:
    """Ruling 4."""
    lot = game.issue(0)
    game.act(1, Bid(lot.id, 2000))
    assert (game.cash(1), game.withheld) == (3000, 2000)
    game.act(2, Bid(lot.id, 2001))
    assert (game.cash(1), game.cash(2), game.withheld) == (5000, 2999, 2001)


def test_what_is_withheld_cannot_be_bid_again(game: Game) -> None:
    lot, other = game.issue(0), game.issue(0)
    game.act(1, Bid(lot.id, 3000))
    assert game.refused(1, Bid(other.id, 2001)).why == "not-enough-money"


def test_the_leader_does_not_bid_against_himself(game: Game) -> None:
    lot = game.issue(0)
    game.act(1, Bid(lot.id, 100))
    assert game.refused(1, Bid(lot.id, 200)).why == "you-lead"
    assert game.offered(1, Bid) == []


def test_the_director_may_bid(game: Game) -> None:
    """Ruling 23."""
    lot = game.issue(0)
    game.act(0, Bid(lot.id, 100)).ring(lot)
    assert game.company().shares == (30, 0, 0)


def test_bidding_takes_a_point_but_bidding_again_does_not(game: Game) -> None:
    lot = game.issue(0)
    game.act(1, Bid(lot.id, 100)).has_points(1, 0).has_points(2, 0)
    assert game.refused(2, Bid(lot.id, 200)).why == "no-points"
    game.act(0, Bid(lot.id, 200)).act(1, Bid(lot.id, 300))


def test_a_bid_in_the_last_minute_moves_the_end_by_a_minute(game: Game) -> None:
    """Ruling 4."""
    lot = game.issue(0)
    game.host.now = lot.ends - MINUTE - SECOND
    game.act(1, Bid(lot.id, 100))
    assert game.state.auctions[0].ends == lot.ends
    game.wait(SECOND).act(2, Bid(lot.id, 200))
    assert game.state.auctions[0].ends == lot.ends + MINUTE
    game.told(AuctionExtended)
    game.wait(MINUTE)
    assert game.state.auctions, "it runs on"
    game.wait(MINUTE)
    assert game.company().shares == (20, 0, 10)


def test_a_bid_at_its_end_comes_too_late(game: Game) -> None:
    lot = game.issue(0)
    with pytest.raises(RuleError, match="auction-over"):
        impero.apply(game.state, Seat(1), Bid(lot.id, 100), lot.ends, Dice())
    game.wait(HALF_A_DAY)
    assert game.refused(1, Bid(lot.id, 100)).why == "auction-over"


def test_without_a_bid_nothing_is_issued(game: Game) -> None:
    """Ruling 4."""
    lot = game.issue(0)
    game.ring(lot)
    game.told(AuctionWithoutBid)
    assert game.company().shares == (20, 0, 0)
    assert game.state.auctions == ()


def test_an_auction_lasts_twelve_elapsed_hours_also_when_the_clocks_change() -> None:
    """Opened on Saturday evening in Rome, before the night that is an hour short."""
    game = Game()
    game.found(0)
    game.wait(timedelta(days=1, hours=6))
    opened = game.host.now
    assert game.issue(0).ends - opened == HALF_A_DAY


def test_on_a_live_table_an_auction_lasts_a_turn() -> None:
    game = Game(minutes=7)
    game.found(0)
    lot = game.issue(0)
    assert lot.ends == game.host.now + 7 * MINUTE
    game.act(1, Bid(lot.id, 100)).wait(7 * MINUTE)
    assert game.company().shares == (20, 10, 0), "it closes before the turn"
    assert game.state.turn == 2


def test_an_auction_that_is_due_with_the_turn_closes_first() -> None:
    """Ruling 21."""
    game = Game()
    game.found(0)
    game.wait(timedelta(hours=8))
    lot = game.issue(0)
    game.act(1, Bid(lot.id, 100))
    ends = {alarm.key: alarm.due for alarm in game.host.alarms}
    turn = ends["turn:1"]
    game.put(replace(game.state, auctions=(replace(game.state.auctions[0], ends=turn),)))
    game.host.ring_until(turn)
    rung = [entry.action for entry in game.host.entries if isinstance(entry.action, TimeUp)]
    assert [action.key for action in rung] == [lot.key, "turn:1"]
    assert game.company().points == 7, "the new shareholder counts"


def test_where_turns_close_early_an_auction_ends_with_the_close_after_its_turn() -> None:
    """Not after twelve hours of a game that lasts an evening; ruling 28."""
    game = Game(early=True)
    game.found(0)
    lot = game.issue(0)
    assert game.told(SharesIssued).last == 2
    game.act(1, Bid(lot.id, 100))
    all_ready(game)
    assert (game.state.turn, game.company().shares) == (2, (20, 0, 0))
    game.act(2, Bid(lot.id, 150))
    all_ready(game)
    assert game.company().shares == (20, 0, 10)
    assert [type(one) for one in game.events][1:3] == [AuctionWon, TurnClosed], "results come first"
    assert game.company().points == 7, "the new shareholder counts"


def test_where_turns_close_early_an_auction_ends_with_the_close_after_its_twelve_hours() -> None:
    """Whichever comes first; ruling 28."""
    game = Game(early=True)
    game.found(0)
    lot = game.issue(0)
    game.wait(HALF_A_DAY + MINUTE)
    assert game.state.auctions, "it waits for the close"
    game.act(1, Bid(lot.id, 100))
    all_ready(game)
    assert (game.state.turn, game.company().shares) == (2, (20, 10, 0))


def test_where_turns_close_early_no_late_bid_puts_off_the_end() -> None:
    """Ruling 28."""
    game = Game(early=True)
    game.found(0)
    lot = game.issue(0)
    game.host.now = lot.ends - SECOND
    game.act(1, Bid(lot.id, 100))
    assert game.state.auctions[0].ends == lot.ends
    assert game.all_told(AuctionExtended) == []


def test_where_turns_close_early_sales_end_with_a_close_too() -> None:
    """Ruling 28."""
    game = Game(early=True)
    game.found(0)
    game.sell(0)
    all_ready(game)
    assert game.state.listings
    all_ready(game)
    assert game.told(ListingExpired).count == 5
    assert game.state.listings == ()


def test_a_late_bid_does_not_carry_an_auction_past_the_end_of_the_game() -> None:
    """The lot is decided at the last close, before the last sharing out; ruling 29."""
    game = Game(minutes=10, turns=2)
    game.found(0)
    lot = game.issue(0)
    game.wait(10 * MINUTE - SECOND)
    game.act(1, Bid(lot.id, 100))
    (extended,) = game.state.auctions
    late = replace(extended, ends=lot.ends + 10 * MINUTE + 30 * SECOND, late=1)
    game.put(replace(game.state, auctions=(late,))).wait(10 * MINUTE + SECOND)
    assert impero.outcome(game.state) is not None
    assert [type(one) for one in game.events][:2] == [AuctionWon, TurnClosed]
    assert game.company().shares == (20, 10, 0)


def test_an_auction_of_the_last_turn_but_one_ends_with_the_game_where_turns_close_early() -> None:
    """Ruling 28: it is decided, not called off."""
    game = Game(early=True, turns=2)
    game.found(0)
    lot = game.issue(0)
    game.act(1, Bid(lot.id, 100))
    all_ready(all_ready(game))
    assert impero.outcome(game.state) is not None
    assert game.company().shares == (20, 10, 0)


def test_no_auction_is_opened_in_the_last_turn(game: Game) -> None:
    """Ruling 19."""
    game.turn(14)
    assert game.refused(0, Issue(0, 1, 1)).why == "no-auction-in-the-last-turn"
    assert game.offered(0, Issue) == []


def test_what_runs_over_the_end_is_cancelled_and_given_back(game: Game) -> None:
    """Ruling 19."""
    lot = game.turn(13).issue(0)
    game.act(1, Bid(lot.id, 100)).turn(14).close()
    game.told(AuctionCancelled)
    assert (game.withheld, game.state.auctions) == (0, ())
    assert game.cash(1) == 5000


def test_who_is_outbid_is_called_each_time_and_nobody_else(game: Game) -> None:
    lot = game.issue(0)
    game.told(SharesIssued)
    game.act(1, Bid(lot.id, 100))
    assert game.told(BidMade).call is None
    call = game.act(2, Bid(lot.id, 200)).told(BidMade).call
    assert call is not None
    assert call.seats == (1,)
    again = game.act(1, Bid(lot.id, 300)).act(2, Bid(lot.id, 400)).told(BidMade).call
    assert again is not None
    assert (again.seats, again.topic == call.topic) == ((1,), False)


def all_ready(game: Game) -> Game:
    for seat in range(3):
        game.act(seat, Ready())
    return game
