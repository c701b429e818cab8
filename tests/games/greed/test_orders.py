"""Stored orders: each for its year, and void with a reason."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.orders import Order, Stored
from games.core.words import Seat
from games.greed.actions import (
    BidUpTo,
    Discard,
    DiscardAsset,
    KeepGoods,
    Name,
    NameOfficer,
    Pass,
    RaiseTo,
)
from games.greed.components import CEO, CFO, COMPANY, COO, GOLD, SILVER
from games.greed.events import AssetDiscarded, OfficerNamed
from games.greed.orders import order_forms
from games.greed.state import Announcing, Founding, Naming, Raising, Selling, Trading
from games.greed.symbols import begin
from tests.games.greed.table import Game, card, goods


def store(game: Game, *orders: tuple[int, Order]) -> Game:
    stored = (Stored(at, Seat(seat), order) for at, (seat, order) in enumerate(orders, 1))
    game.host.store(*stored)
    return game


def void(game: Game) -> list[tuple[int, str]]:
    return [(one.seat, why.why) for one, why in game.host.cancelled]


def rich(*money: int) -> Game:
    game = Game(len(money))
    for seat, amount in enumerate(money):
        game.is_rich(seat, amount)
    return game


def gold(*money: int) -> Game:
    game = rich(*money)
    return game.put(begin(game.state).state)


def test_the_stronger_limit_pays_a_step_more_than_the_weaker() -> None:
    """9: two maxima are settled in tens."""
    game = gold(300, 300, 300)
    store(game, (1, BidUpTo(1, GOLD, 120)), (2, BidUpTo(1, GOLD, 200)))
    game.act(0, Pass())
    assert isinstance(game.phase, Raising)
    assert (game.phase.leader, game.phase.amount, game.asked) == (2, 130, (1,))
    game.act(1, Pass())
    assert game.board.symbols[2] == (0,)
    assert game.board.bases[GOLD] == 130
    assert void(game)[0] == (1, "outbid")


def test_a_limit_waits_until_its_auction_and_is_void_after_it() -> None:
    game = rich(300, 300, 300)
    store(game, (1, BidUpTo(1, SILVER, 40)), (0, BidUpTo(1, COMPANY, 60)))
    game.put(begin(game.state).state)
    game.act(0, Pass()).until(Announcing)
    assert game.board.symbols[1] == (9,)
    assert game.board.founded == 1
    assert {why for _, why in void(game)} <= {"year-is-over", "out-of-the-auction", "outbid"}
    assert not game.host.orders


def test_a_limit_beyond_ones_money_bids_as_far_as_that_goes() -> None:
    game = store(gold(75, 300, 300), (0, BidUpTo(1, GOLD, 500)))
    assert isinstance(game.phase, Raising)
    assert (game.phase.leader, game.phase.amount) == (0, 50)
    game.act(1, RaiseTo(60)).act(2, Pass())
    assert isinstance(game.phase, Raising)
    assert (game.phase.leader, game.phase.amount) == (0, 70)
    game.act(1, RaiseTo(80))
    assert void(game) == [(0, "year-is-over")]


def test_an_order_out_of_the_auction_is_void() -> None:
    game = gold(300, 300, 300).act(0, Pass())
    store(game, (0, BidUpTo(1, GOLD, 90)))
    assert void(game) == [(0, "out-of-the-auction")]


def voting() -> Game:
    game = Game(4).seats(0, 0, 1, 1, 2).is_booted(0).has_money(0, 100)
    return game.phase_is(Naming((0,)))


def test_the_order_names_the_players_lowest_office() -> None:
    """8: name X in company Y."""
    game = store(voting(), (0, NameOfficer(1, 0, Seat(1))))
    assert game.told(OfficerNamed).office == COO


def test_without_an_office_of_theirs_the_order_names_oneself() -> None:
    """8: or myself."""
    game = voting()
    store(game, (1, NameOfficer(1, 0, Seat(3))))
    game.act(0, Name(0, CEO))
    assert [one.office for one in game.all_told(OfficerNamed)] != []
    assert isinstance(game.phase, Raising | Naming) or game.board.cash[1] > 0
    assert game.board.cash == (40, 40, 0, 0)


def test_naming_oneself_names_the_office_that_votes() -> None:
    game = voting()
    store(game, (1, NameOfficer(1, 0, Seat(1))))
    game.act(0, Name(0, CFO))
    assert game.board.cash == (0, 40, 0, 0)


def test_an_order_to_name_is_void_without_an_office() -> None:
    game = store(voting(), (3, NameOfficer(1, 0, Seat(1))), (2, NameOfficer(1, 5, Seat(1))))
    assert sorted(void(game)) == [(2, "year-is-over"), (3, "no-office-of-yours")]


def test_the_order_keeps_the_goods_that_are_there() -> None:
    """6: keep these goods."""
    game = Game().until(Trading).has(0, coal=1, land=3)
    store(game, (0, KeepGoods(1, 0, goods(coal=2, land=1))))
    game.silence()
    assert game.stock(0) == {"coal": 1, "land": 1}


def test_the_order_to_keep_is_void_if_it_cannot_be_paid_or_another_directs() -> None:
    poor = Game().has_money(0, 4).until(Trading).has(0, coal=3)
    store(poor, (0, KeepGoods(1, 0, goods(coal=3)))).silence()
    assert void(poor) == [(0, "too-little-to-store")]
    assert isinstance(poor.phase, Selling)
    other = Game().until(Trading).has(0, coal=3)
    store(other, (1, KeepGoods(1, 0, goods(coal=3))))
    assert void(other) == [(1, "no-longer-ceo")]


def test_the_order_discards_its_asset() -> None:
    """8: which asset to discard."""
    game = store(voting().owns(0, 20, 21, 36), (0, DiscardAsset(1, 0, card(21))))
    game.names(0, CFO, CFO, CFO)
    assert game.told(AssetDiscarded).card == card(21)


def test_the_order_to_discard_is_void_without_the_asset() -> None:
    game = store(voting().owns(0, 20, 21, 36), (0, DiscardAsset(1, 0, card(37))))
    assert void(game) == [(0, "asset-is-gone")]
    game.names(0, CFO, CFO, CFO).act(0, Discard(0, card(20)))


def test_orders_end_with_their_year() -> None:
    game = Game().owns(0, 20, 21).seats(0, 0, 1)
    store(game, (0, NameOfficer(1, 0, Seat(1))), (0, DiscardAsset(1, 0, card(20))))
    game.until(Trading).until(Announcing)
    assert void(game) == [(0, "year-is-over"), (0, "year-is-over")]


def test_what_can_be_ordered_is_what_one_has_and_is_still_to_come() -> None:
    game = voting().owns(0, 20, 21)
    kinds = [type(one.order) for one in order_forms(game.view(0))]
    assert kinds == [BidUpTo, BidUpTo, BidUpTo, NameOfficer, DiscardAsset]
    assert not order_forms(game.view(None))
    game.board_is(piles=(9, 0))
    lots = [one.order.lot for one in order_forms(game.view(3)) if isinstance(one.order, BidUpTo)]
    assert lots == [SILVER, COMPANY]
    assert not [
        one
        for one in order_forms(game.phase_is(Founding(Seat(0))).view(0))
        if not isinstance(one.order, NameOfficer)
    ]


def test_every_form_of_an_order_fits_its_own_fields() -> None:
    game = Game().owns(0, 20, 21).until(Trading)
    for form in order_forms(game.view(0)):
        for field in form.fields:
            value = getattr(form.order, field.name)
            assert field.allows(value), (form.order, field)
            assert replace(form.order, **{field.name: value}) == form.order
    assert {type(one.order) for one in order_forms(game.view(0))} == {
        BidUpTo, NameOfficer, KeepGoods, DiscardAsset,
    }  # fmt: skip
