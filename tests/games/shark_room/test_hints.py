"""What an action would do, said before it is made; and what stored orders do by themselves."""

from __future__ import annotations

from games.core.contract import Note
from games.core.desk import Accept
from games.core.orders import Stored
from games.core.words import Action, Seat
from games.shark_room.actions import (
    BUY,
    Answer,
    DiscardNothing,
    Open,
    TakeFifty,
    TradeAsset,
)
from games.shark_room.hints import hint
from games.shark_room.orders import order_forms
from games.shark_room.rules import RULES as shark
from games.shark_room.trading import bundle
from tests.games.shark_room.table import KIND, Game, playing, shares

DECK = "brontofoods1 brontofoods2"


def said(game: Game, seat: int, action: Action) -> Note | None:
    return hint(shark.view(game.state, Seat(seat)), action)


def test_a_purchase_names_price_face_value_and_what_it_will_pay() -> None:
    """4; 1: two PeaceWagen cost 50 each, are worth 200, and make a group that pays 50."""
    game = Game("kiosk", "", deck=DECK, market="peacewagen1 peacewagen3").open()
    note = said(game, 0, game.buying("peacewagen", 2))
    assert note == Note("purchase-paying", {"amount": 100, "face": 200, "gain": 50})
    note = said(game, 0, game.buying("peacewagen", 1))
    assert note == Note("purchase", {"amount": 50, "face": 50, "count": 2, "each": 50, "held": 0})


def test_a_sale_names_what_it_pays() -> None:
    """4: at the price of the pile."""
    game = Game("kiosk", "", deck=DECK, market="pear1", held=["pear3 pear5"]).open()
    note = said(game, 0, game.selling("pear3 pear5"))
    assert note == Note("sale", {"amount": 200, "face": 500})


def test_beginning_the_turn_names_what_is_collected_cooked_books_too() -> None:
    """1: income, dividends, and the share that is counted more."""
    game = Game("cooked_books kiosk", "", held=["pear1 pear2"], assets=["gallery"])
    assert said(game, 0, Open()) == Note("opening", {"amount": 100})
    game.play(0, "cooked_books", title="pear")
    assert said(game, 0, Open()) == Note("opening", {"amount": 250})


def test_a_card_names_what_its_target_loses() -> None:
    """Light Fingers: 100 and 50 for each Shark, as far as there is money."""
    game = Game("light_fingers", "", sharks=["", "cooked_books"], cash=[250, 120])
    note = said(game, 0, playing("light_fingers", target=1))
    assert note == Note("takes", {"special": KIND["light_fingers"], "target": 1, "amount": 120})


def test_no_answer_names_what_it_costs_and_an_answer_what_it_cancels() -> None:
    """A reaction: what is at stake."""
    game = Game("light_fingers", "good_lawyer").play(0, "light_fingers", target=1)
    assert said(game, 1, Answer()) == Note("suffers", {"amount": 100, "gain": 0})
    cancelled = {"special": KIND["light_fingers"], "by": 0}
    assert said(game, 1, Answer(KIND["good_lawyer"])) == Note("cancels", cancelled)


def test_who_is_answered_is_told_what_is_lost_without_an_answer() -> None:
    """An answer to an answer."""
    game = Game("light_fingers kiosk", "good_lawyer")
    game.play(0, "light_fingers", target=1).answer("good_lawyer")
    assert said(game, 0, Answer()) == Note("gives-up", {"special": KIND["light_fingers"]})


def test_an_offer_is_told_from_the_viewers_side() -> None:
    """The desk: what I would give and get."""
    game = Game("kiosk", "windfall", held=["pear3"]).offer(0, 1, give="pear3", take=200)
    facts = {"give": bundle(money=200), "take": bundle(shares("pear3"))}
    assert said(game, 1, Accept(1, 1)) == Note("offer", facts)


def test_an_asset_names_its_price_and_income() -> None:
    """Asset."""
    note = said(Game("kiosk", ""), 0, TradeAsset(KIND["kiosk"], BUY))
    assert note == Note("asset", {"amount": 350, "gain": 50})


def test_the_board_tells_all_what_a_deal_is_for_the_player_asked() -> None:
    game = Game("kiosk", "", deck=DECK, market="peacewagen1 peacewagen3").open()
    note = hint(shark.view(game.state, None), game.buying("peacewagen", 2))
    assert note == Note("purchase-paying", {"amount": 100, "face": 200, "gain": 50})


def test_there_is_no_hint_for_what_is_not_there() -> None:
    game = Game("kiosk", "", deck=DECK).open()
    assert said(game, 0, game.buying("velvetel", 1)) is None


def test_an_order_opens_every_turn_without_a_discard() -> None:
    """Stored orders: discard nothing."""
    game = Game("kiosk villa gallery", "windfall", deck=DECK)
    game.host.store(Stored(1, Seat(0), DiscardNothing()))
    assert len(game.hand(0)) == 3
    game.take().open().take()
    assert game.asked == 0
    assert len(game.host.entries) == 5


def test_an_order_takes_50_in_every_turn() -> None:
    """Stored orders: take 50."""
    game = Game("kiosk villa gallery", "windfall", deck=DECK)
    game.host.store(Stored(1, Seat(0), TakeFifty(2)))
    assert (game.cash(0), game.asked) == (300, 1)
    game.open().take()
    assert (game.cash(0), game.asked) == (350, 1)


def test_orders_are_offered_to_players_only() -> None:
    """Four orders, as long as one plays."""
    game = Game("kiosk", "windfall")
    assert len(order_forms(shark.view(game.state, Seat(1)))) == 4
    assert order_forms(shark.view(game.state, None)) == ()
    game.leave(0)
    assert order_forms(shark.view(game.state, Seat(1))) == ()
