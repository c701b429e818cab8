"""Stored orders: the secret maximum bid."""

from __future__ import annotations

import pytest

from games.core.orders import Cancelled, Stored
from games.core.words import Seat
from games.impero.actions import Bid, BidUpTo
from games.impero.events import BidMade
from games.impero.rules import RULES as impero
from games.impero.state import Auction
from tests.games.impero.table import Game


@pytest.fixture
def game() -> Game:
    """Seat 0 directs A; seats 1 to 3 have $50."""
    game = Game(4)
    game.found(0)
    return game


def store(game: Game, seat: int, lot: Auction, most: int) -> None:
    number = 10 * len(game.host.entries) + seat
    game.host.store(Stored(number, Seat(seat), BidUpTo(lot.id, most)))


def lead(game: Game) -> tuple[Seat | None, int]:
    (lot,) = game.state.auctions
    return lot.leader, lot.amount


def void(game: Game) -> Cancelled:
    return game.host.cancelled[-1][1]


def test_it_bids_just_enough_to_lead(game: Game) -> None:
    lot = game.issue(0, base=300)
    store(game, 1, lot, 2000)
    assert lead(game) == (1, 300)
    game.act(2, Bid(lot.id, 500))
    assert lead(game) == (1, 501)


def test_two_that_compete_are_settled_by_one_bid(game: Game) -> None:
    """The stronger leads with a cent more than the weaker would pay: one line; ruling 31."""
    lot = game.issue(0)
    store(game, 1, lot, 2000)
    before = len(game.host.entries)
    store(game, 2, lot, 1500)
    assert lead(game) == (1, 1501)
    assert len(game.host.entries) == before + 1
    assert game.host.table.events == (
        BidMade(
            seat=Seat(1),
            auction=lot.id,
            company=0,
            count=10,
            amount=1501,
            outbid=None,
            until=int(lot.ends.timestamp()),
        ),
    )
    assert void(game).why == "price-above-limit"
    assert len(game.host.orders) == 1
    assert game.points(2) == 20, "a limit that never led has cost nothing"


def test_several_that_compete_are_settled_by_one_bid(game: Game) -> None:
    """Also where somebody leads without a maximum; ruling 31."""
    lot = game.issue(0)
    game.has_points(1, 0).has_points(2, 0)
    store(game, 1, lot, 2000)
    store(game, 2, lot, 1500)
    game.act(3, Bid(lot.id, 200)).has_points(1, 20).has_points(2, 20)
    before = len(game.host.entries)
    store(game, 0, lot, 900)
    assert lead(game) == (1, 1501)
    assert len(game.host.entries) == before + 1


def test_a_lone_one_begins_at_the_base(game: Game) -> None:
    """Ruling 31."""
    lot = game.issue(0, base=300)
    store(game, 1, lot, 2000)
    assert lead(game) == (1, 300)


def test_a_stronger_one_leads_at_once_above_the_leader_s_own(game: Game) -> None:
    """Ruling 31."""
    lot = game.issue(0)
    store(game, 1, lot, 1500)
    before = len(game.host.entries)
    store(game, 2, lot, 2000)
    assert lead(game) == (2, 1501)
    assert len(game.host.entries) == before + 1
    assert (game.cash(1), game.withheld) == (5000, 1501)


def test_only_who_leads_holds_against_another(game: Game) -> None:
    lot = game.issue(0)
    game.act(1, Bid(lot.id, 100))
    assert game.refused(2, Bid(lot.id, 200, holds=True)).why == "not-now"
    assert game.refused(1, Bid(lot.id, 100, holds=True)).facts == {"least": 101}


def test_between_equal_limits_the_earlier_leads(game: Game) -> None:
    lot = game.issue(0)
    store(game, 1, lot, 1500)
    store(game, 2, lot, 1500)
    assert lead(game) == (1, 1500)


def test_it_goes_no_further_than_its_owner_can_pay(game: Game) -> None:
    """What is withheld for the bid itself comes back when it is beaten."""
    lot = game.issue(0)
    game.has(1, 900)
    store(game, 1, lot, 5000)
    store(game, 2, lot, 4000)
    assert lead(game) == (2, 901)


def test_it_waits_while_its_owner_has_too_little_money_or_no_point(game: Game) -> None:
    lot = game.issue(0)
    game.has(1, 50).has_points(2, 0)
    store(game, 1, lot, 1000)
    store(game, 2, lot, 800)
    assert lead(game) == (None, 0)
    assert len(game.host.orders) == 2
    game.has(1, 5000)
    game.act(3, Bid(lot.id, 200))
    assert lead(game) == (1, 201)


def test_it_is_void_when_the_auction_is_over(game: Game) -> None:
    lot = game.issue(0)
    store(game, 1, lot, 1000)
    game.wait(lot.ends - game.host.now)
    assert void(game).why == "auction-is-over"
    assert game.company().shares == (20, 10, 0, 0)


def test_it_is_void_when_the_price_is_above_its_limit(game: Game) -> None:
    lot = game.issue(0, base=300)
    store(game, 1, lot, 299)
    assert void(game).why == "price-above-limit"
    assert void(game).facts == {"least": 300, "most": 299}


def test_there_is_a_form_for_each_auction(game: Game) -> None:
    lot = game.issue(0, base=300)
    forms = [impero.order_forms(impero.view(game.state, seat)) for seat in (Seat(1), None)]
    assert [[form.order for form in found] for found in forms] == [[BidUpTo(lot.id, 300)], []]
