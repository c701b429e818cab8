"""Assets: bought and sold at any time, immune, worth their price (Asset)."""

from __future__ import annotations

from games.shark_room.actions import BUY, SELL, TradeAsset
from games.shark_room.components import CARDS
from tests.games.shark_room.table import KIND, Game, playing


def test_an_asset_is_bought_for_its_price_in_anybodys_turn() -> None:
    """Asset: putting it into play costs its price; it lies open."""
    game = Game("windfall", "kiosk", cash=[250, 400]).buy_asset(1, "kiosk")
    assert game.cash(1) == 50
    assert [CARDS[card] for card in game.state.assets[1]] == [KIND["kiosk"]]
    assert game.hand(1) == []


def test_it_is_sold_at_any_time_for_the_same_price_and_discarded() -> None:
    """Asset: the owner may sell it at any time; ruling 12: then it goes to the discards."""
    game = Game("windfall", "", assets=["", "kiosk"]).sell_asset(1, "kiosk")
    assert game.cash(1) == 600
    assert [CARDS[card] for card in game.state.discards] == [KIND["kiosk"]]


def test_it_may_be_bought_collect_once_and_be_sold_again() -> None:
    """Ruling 12: that is legal."""
    game = Game("kiosk windfall", "windfall", cash=[400, 0]).buy_asset(0, "kiosk").open()
    assert game.sell_asset(0, "kiosk").cash(0) == 400 + 50


def test_no_card_reaches_an_asset() -> None:
    """Ruling 13: who has too little pays with money only."""
    game = Game("light_fingers kiosk", "", cash=[250, 50], assets=["", "villa"])
    game.play(0, "light_fingers", target=1)
    assert (game.cash(1), len(game.state.assets[1])) == (0, 1)


def test_what_cannot_be_bought_or_sold() -> None:
    """Asset: from the hand, for money one has; of those one owns."""
    game = Game("kiosk windfall", "")
    refusal = game.refused(TradeAsset(KIND["kiosk"], BUY))
    assert (refusal.why, refusal.facts) == ("not-enough-cash", {"cash": 250, "cost": 350})
    assert game.refused(TradeAsset(KIND["windfall"], BUY)).why == "not-an-asset"
    assert game.refused(TradeAsset(KIND["villa"], BUY)).why == "card-not-in-hand"
    assert game.refused(TradeAsset(KIND["villa"], SELL)).why == "asset-not-owned"
    assert game.refused(playing("kiosk"), 0).why == "asset-is-bought"
