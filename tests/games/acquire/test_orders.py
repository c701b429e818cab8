"""Stored orders of Acquire."""

from __future__ import annotations

import pytest

from games.acquire.actions import (
    BuyNothing,
    Disposal,
    PlayTile,
    PlayWhileAway,
    WhenTakenOver,
)
from games.acquire.events import SharesDisposed, TilePlayed
from games.acquire.rules import RULES as acquire
from games.acquire.state import Buying, Placing
from games.core.chance import Chance
from games.core.orders import Act, Order, Stored
from games.core.record import Cause
from games.core.words import RuleError, Seat
from tests.games.acquire.table import CELL, NUMBER, Game
from tests.games.acquire.test_mergers import cross


def store(game: Game, seat: int, *orders: Order) -> None:
    taken = len(game.host.orders)
    numbered = enumerate(orders, start=taken + 1)
    game.host.store(*(Stored(number, Seat(seat), order) for number, order in numbered))


def void(game: Game) -> list[tuple[str, dict[str, object]]]:
    return [(why.why, dict(why.facts)) for _, why in game.host.cancelled]


def forms(game: Game, seat: int | None) -> list[Order]:
    view = acquire.view(game.state, None if seat is None else Seat(seat))
    return [form.order for form in acquire.order_forms(view)]


def test_buying_nothing_ends_the_turn_at_once() -> None:
    game = Game().lay("1a 2a", "fusion")
    mover = game.state.mover
    store(game, mover, BuyNothing(game.state.begun[mover]))
    game.play("1c")
    assert game.state.mover == (mover + 1) % 3
    assert game.host.entries[-1].cause == Cause("order", 1)


def test_it_is_void_once_its_turn_is_over() -> None:
    game = Game().lay("1a 2a", "fusion")
    store(game, game.state.mover, BuyNothing(game.state.begun[game.state.mover]))
    game.play("1c")
    assert void(game) == [("turn-is-over", {})]


def test_it_is_for_one_turn_only() -> None:
    game = Game().lay("1a 2a", "fusion")
    mover = game.state.mover
    (order, *_) = forms(game, mover)
    assert order == BuyNothing(game.state.begun[mover])
    other = (mover + 1) % 3
    (order, *_) = forms(game, other)
    assert order == BuyNothing(game.state.begun[other] + 1)


def test_the_turn_comes_earlier_if_somebody_leaves() -> None:
    game = Game(4).lay("1a 2a", "fusion")
    mover = game.state.mover
    last = (mover + 3) % 4
    store(game, last, BuyNothing(game.state.begun[last] + 1))
    game.host.leave(Seat((mover + 1) % 4))
    game.lay("1c 1e").play("1g")
    assert [entry.cause for entry in game.host.entries][-1] == Cause("order", 1)
    assert isinstance(game.phase, Placing)
    assert void(game) == [("turn-is-over", {})]


def test_it_acts_once_however_many_leave() -> None:
    """The turn that it was meant for is the owner's next one, not a number of the table's turns."""
    game = Game(4).lay("1a 2a", "fusion")
    mover = game.state.mover
    last = (mover + 3) % 4
    store(game, last, BuyNothing(game.state.begun[last] + 1))
    for gone in (mover, (mover + 1) % 4, (mover + 2) % 4):
        game.host.leave(Seat(gone))
    game.play("6e").play("6c")
    assert [entry.cause for entry in game.host.entries].count(Cause("order", 1)) == 1
    assert isinstance(game.phase, Buying)


def test_it_closes_no_turn_in_which_the_end_can_be_declared() -> None:
    """End of the game: nobody loses the choice by an order that knew nothing of it."""
    game = Game().lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a", "fusion")
    mover = game.state.mover
    store(game, mover, BuyNothing(game.state.begun[mover]))
    game.play("11a")
    assert void(game) == [("end-can-be-declared", {})]
    assert isinstance(game.phase, Buying)
    assert game.asked == mover


@pytest.mark.parametrize(
    ("disposal", "sold", "traded", "kept"),
    [("keep", 0, 0, 5), ("sell", 5, 0, 0), ("trade", 1, 4, 0)],
)
def test_shares_of_a_corporation_taken_over_are_kept_sold_or_traded(
    disposal: Disposal, sold: int, traded: int, kept: int
) -> None:
    game = taken_over(WhenTakenOver(NUMBER["zeta"], disposal))
    told = game.told(SharesDisposed)
    assert (told.sold, told.traded, told.kept) == (sold, traded, kept)
    assert isinstance(game.phase, Buying)


def taken_over(*orders: Order, left: int = 24) -> Game:
    """Sackson takes over zeta, of which only the seat after the mover holds any: five."""
    game = cross(3, 2)
    other = (game.state.mover + 1) % 3
    for seat in range(3):
        game.holds(seat, zeta=5 * (seat == other), sackson=0)
    game.holds(game.state.mover, sackson=25 - left)
    store(game, other, *orders)
    return game.play("6e")


@pytest.mark.parametrize(("left", "sold", "traded"), [(1, 3, 2), (0, 5, 0)])
def test_what_cannot_be_traded_is_sold(left: int, sold: int, traded: int) -> None:
    """Trade: one cannot have shares that are not available; what is kept may be worth nothing."""
    told = taken_over(WhenTakenOver(NUMBER["zeta"], "trade"), left=left).told(SharesDisposed)
    assert (told.sold, told.traded, told.kept) == (sold, traded, 0)


def test_another_corporation_does_not_set_it_off() -> None:
    game = cross(3, 2)
    other = (game.state.mover + 1) % 3
    game.holds(other, zeta=2, phoenix=3)
    store(game, other, WhenTakenOver(NUMBER["sackson"], "sell"))
    game.holds(other, sackson=3)
    game.play("6e")
    while game.asked != other:
        game.dispose()
    assert not any(entry.cause for entry in game.host.entries)


def test_it_ends_with_its_corporation() -> None:
    """Founding a corporation: kept shares count again, but the order was for the first life."""
    game = taken_over(WhenTakenOver(NUMBER["zeta"], "keep"))
    assert void(game) == [("corporation-is-gone", {"corporation": NUMBER["zeta"]})]
    assert not game.host.orders


def test_no_order_for_a_corporation_that_is_not_on_the_board() -> None:
    game = Game()
    game.holds(0, zeta=3)
    assert not any(isinstance(order, WhenTakenOver) for order in forms(game, 0))


def test_it_is_void_when_one_has_no_shares_left() -> None:
    game = taken_over(WhenTakenOver(NUMBER["zeta"], "sell"))
    assert void(game) == [("no-shares-of-it", {"corporation": NUMBER["zeta"]})]


def test_it_is_void_when_the_corporation_is_safe() -> None:
    """Safe corporations: it cannot be taken over any more."""
    game = Game().lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a", "fusion")
    store(game, 0, WhenTakenOver(NUMBER["fusion"], "sell"))
    game.holds(0, fusion=3)
    game.host.cancelled.clear()
    store(game, 0, WhenTakenOver(NUMBER["fusion"], "sell"))
    game.play("11a")
    assert ("corporation-is-safe", {"corporation": NUMBER["fusion"]}) in void(game)


def test_while_away_the_turn_is_played_as_by_silence() -> None:
    game = Game().lay("1a 2a", "fusion")
    mover = game.state.mover
    game.rack(mover, "3a 4a 5e 1i")
    store(game, mover, PlayWhileAway())
    assert game.state.mover == (mover + 1) % 3
    played = [entry.action for entry in game.host.entries if entry.cause == Cause("order", 1)]
    assert PlayTile(CELL["4a"]) in played
    assert [order.order for order in game.host.orders] == [PlayWhileAway()]


def test_while_away_says_when_it_has_gone_round_once() -> None:
    """Where no other person plays, the table stops it then."""
    game = Game()
    order = next(one for one in forms(game, 0) if isinstance(one, PlayWhileAway))
    first = acquire.obey(order, acquire.view(game.state, Seat(0)), game.host.offers(Seat(0)))
    game.play("1a").play("1c").play("1e")
    second = acquire.obey(order, acquire.view(game.state, Seat(0)), game.host.offers(Seat(0)))
    assert isinstance(first, Act)
    assert isinstance(second, Act)
    assert (first.again, second.again) == (False, True)


def test_what_a_silent_holder_sells_while_away_is_sold_too() -> None:
    assert taken_over(PlayWhileAway()).told(SharesDisposed).sold == 5


def test_while_away_it_goes_on_turn_after_turn() -> None:
    game = Game()
    for seat in range(2):
        store(game, seat, PlayWhileAway(game.state.begun[seat]))
    while game.reason is None:
        game.host.random_step(Chance("third", len(game.host.entries)), ringing=0)
    assert len(game.host.orders) == 2
    assert {entry.cause for entry in game.host.entries} == {
        None,
        Cause("order", 1),
        Cause("order", 2),
    }


def test_while_all_are_away_each_is_played_once_round() -> None:
    """Otherwise the whole game would be played at once."""
    game = Game()
    for seat in (2, 1, 0):
        store(game, seat, PlayWhileAway(1))
    tiles = [entry for entry in game.host.entries if isinstance(entry.action, PlayTile)]
    assert [entry.seat for entry in tiles] == [0, 1, 2]
    assert void(game) == [("once-round", {})]
    assert game.asked == 0


def test_while_away_never_declares_the_end() -> None:
    game = Game().lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a", "fusion")
    mover = game.state.mover
    store(game, mover, PlayWhileAway())
    assert game.reason is None
    assert game.state.mover != mover


def test_what_is_wanted_for_a_takeover_comes_before_keeping_while_away() -> None:
    game = taken_over(PlayWhileAway(), WhenTakenOver(NUMBER["zeta"], "sell"))
    assert game.told(SharesDisposed).sold == 5


def test_the_orders_one_may_store_fit_what_one_holds() -> None:
    game = Game().lay("1a 2a", "fusion")
    holder = next(seat for seat in range(3) if game.shares(seat, "fusion"))
    takeovers = [order for order in forms(game, holder) if isinstance(order, WhenTakenOver)]
    assert [(order.corporation, order.disposal) for order in takeovers] == [
        (NUMBER["fusion"], disposal) for disposal in ("keep", "sell", "trade")
    ]
    other = forms(game, (holder + 1) % 3)
    assert [type(order) for order in other] == [BuyNothing, PlayWhileAway]
    assert forms(game, None) == []


def test_no_orders_after_leaving_or_after_the_end() -> None:
    game = Game().lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a", "fusion")
    gone = Seat((game.state.mover + 1) % 3)
    game.host.leave(gone)
    assert forms(game, gone) == []
    game.play("1c").buy(end=True)
    assert [forms(game, seat) for seat in range(3)] == [[], [], []]
    assert not game.all_told(TilePlayed)


@pytest.mark.parametrize("number", [-1, 7, 10**30, True])
def test_an_order_about_no_corporation_is_refused(number: int) -> None:
    with pytest.raises(RuleError, match="no-such-corporation"):
        store(Game(), 0, WhenTakenOver(number, "sell"))


def test_a_newer_order_about_a_corporation_is_about_the_same() -> None:
    """Order for keep, then sell: the later one counts; another corporation is another subject."""
    assert WhenTakenOver(0, "keep").subject == WhenTakenOver(0, "sell").subject
    assert WhenTakenOver(0, "keep").subject != WhenTakenOver(1, "keep").subject
    assert BuyNothing(3).subject == BuyNothing(4).subject
