"""Phase 4: buying, selling, taking 50, and cards turned into Sharks."""

from __future__ import annotations

import pytest

from games.core.record import encode
from games.core.words import Seat
from games.shark_room.actions import Buy
from games.shark_room.events import SharesBought, SharesSold
from games.shark_room.rules import RULES as shark
from games.shark_room.state import Deal
from tests.games.shark_room.table import Game

DECK = "brontofoods1 brontofoods2"


def test_two_peacewagen_cost_fifty_each() -> None:
    """4: of PeaceWagen at 50, 150 and 250, two cost 50 each, and are those of 50 and 150."""
    game = Game("kiosk", "", deck=DECK, market="peacewagen1 peacewagen3 peacewagen5").open()
    game.buy("peacewagen", 2)
    assert game.cash(0) == 250 - 100
    assert game.holds(0) == "peacewagen1 peacewagen3"
    assert game.told(SharesBought).amount == 100


def test_shares_are_sold_at_the_price_of_the_pile() -> None:
    """4: at the price of the top of the pile, and back into it in order."""
    game = Game("kiosk", "windfall", deck=DECK, market="pear1", held=["pear3 pear5"]).open()
    game.sell("pear3 pear5")
    assert game.cash(0) == 250 + 2 * 100
    assert game.pile("pear") == "pear1 pear3 pear5"


def test_without_a_pile_each_share_pays_its_own_price() -> None:
    """4; ruling 4: the first share sold does not set the price of the second."""
    game = Game("kiosk", "", deck=DECK, held=["pear1 pear5"]).open()
    game.sell("pear1 pear5")
    assert game.cash(0) == 250 + 100 + 300


def test_the_seller_chooses_which_shares() -> None:
    """Ruling 5."""
    game = Game("kiosk", "", deck=DECK, market="pear2", held=["pear1 pear3 pear5"]).open()
    game.sell("pear1")
    assert game.holds(0) == "pear3 pear5"
    assert game.told(SharesSold).amount == 150


def test_the_price_holds_for_the_whole_phase() -> None:
    """Ruling 3: a share that comes back meanwhile lowers the price only from the next phase on."""
    game = Game(
        "kiosk",
        "tip_off",
        deck=DECK,
        market="pear3",
        held=["pear5", "pear1"],
        sharks=["light_fingers"],
    ).open()
    game.play(1, "tip_off", target=0, share="pear5").answer()
    game.buy("pear", 1)
    assert game.told(SharesBought).amount == 200


def test_a_pile_that_was_empty_and_is_filled_since_is_bought_from_at_its_top() -> None:
    """Second reading 18."""
    game = Game("kiosk", "tip_off", deck=DECK, held=["pear5"], sharks=["light_fingers"])
    game.open().play(1, "tip_off", target=0, share="pear5").answer()
    game.has(0, 1000).buy("pear", 1)
    assert game.told(SharesBought).amount == 300


def test_fifty_may_be_taken_instead() -> None:
    """4: the third of the three actions."""
    game = Game("kiosk", "", deck=DECK).open().take()
    assert game.cash(0) == 300


def test_each_card_turned_into_a_shark_gives_one_share_more() -> None:
    """4: more often too, as long as there are cards; always at the same price."""
    game = Game(
        "kiosk villa gallery", "", deck=DECK, market="pear1 pear2 pear3 pear4", cash=[400, 0]
    )
    game.open().buy("pear", 4, "kiosk villa")
    assert (game.cash(0), game.sharks(0)) == (0, 2)
    assert game.hand(0) == ["gallery"]


def test_two_equal_cards_may_be_turned() -> None:
    """4: any special card of the hand can become a Shark."""
    game = Game("windfall windfall", "", deck=DECK, market="pear1 pear2 pear3 pear4", cash=[400, 0])
    game.open().buy("pear", 4, "windfall windfall")
    assert game.sharks(0) == 2


def test_selling_more_turns_cards_as_well() -> None:
    """4: one share more if one was selling."""
    game = Game("kiosk", "", deck=DECK, held=["velvetel1 velvetel2 velvetel3"], cash=[0, 0])
    game.open().has(0, 0).sell("velvetel1 velvetel2 velvetel3", "kiosk")
    assert (game.cash(0), game.sharks(0)) == (150 + 200 + 250, 1)


def test_what_was_turned_stays_secret_for_ever() -> None:
    """Second reading 4: nobody but its owner ever sees it, after the end neither."""
    one, two = (_turned(card) for card in ("kiosk", "villa"))
    for game in (one, two):
        game.take()
    for viewer in (None, Seat(1)):
        views = [encode(shark.view(game.state, viewer)) for game in (one, two)]
        assert views[0] == views[1]
    assert shark.view(one.state, Seat(0)) != shark.view(two.state, Seat(0))


def _turned(card: str) -> Game:
    """Seat 0 turns one of two cards, discards the other, and plays the last turn but one."""
    game = Game(
        "kiosk villa gallery",
        "",
        deck=f"{DECK} velvetel1 velvetel2",
        last=True,
        market="pear1 pear2 pear3",
        cash=[300, 0],
        specials="windfall windfall tip_off",
    )
    game.open()
    game.buy("pear", 3, card)
    return game


@pytest.mark.parametrize(
    ("count", "turned", "needed"), [(3, "", 1), (2, "kiosk", 0), (3, "kiosk villa", 1)]
)
def test_as_many_cards_are_turned_as_there_are_shares_above_two(
    count: int, turned: str, needed: int
) -> None:
    """Second reading 20: turning a card without taking the share is refused."""
    game = Game("kiosk villa gallery", "", deck=DECK, market="pear1 pear2 pear3", cash=[900, 0])
    refusal = game.open().refused(game.buying("pear", count, turned))
    assert (refusal.why, refusal.facts["needed"]) == ("turn-so-many", needed)


def test_what_cannot_be_bought() -> None:
    """4: from the market, for money one has."""
    dear = Game("kiosk", "", deck=DECK, market="pear4 pear5", cash=[200, 0]).open()
    assert dear.refused(dear.buying("pear", 1)).facts == {"cash": 200, "cost": 250}
    assert dear.refused(dear.buying("velvetel", 1)).why == "too-few-on-the-market"
    assert dear.refused(Buy(99)).why == "no-such-lot"


def test_what_cannot_be_sold() -> None:
    """4: shares of one title, of those one holds, each once."""
    game = Game("kiosk", "", deck=DECK, held=["pear1 velvetel1", "pear2"]).open()
    assert game.refused(game.selling("pear1 velvetel1")).why == "one-title-only"
    assert game.refused(game.selling("pear2")).why == "share-not-held"
    assert game.refused(game.selling("pear1 pear1")).why == "no-such-share"
    assert game.refused(game.selling("")).why == "no-such-share"


def test_toxic_shares_that_went_back_can_be_bought_again() -> None:
    """Ruling 7."""
    game = Game("kiosk", "", deck="murky! brontofoods1", held=["", "murky1"]).open()
    game.buy("murky", 1)
    assert game.holds(0) == "murky1"


def test_the_deal_ends_the_turn() -> None:
    """4: one of the three; then it is the next player's turn."""
    game = Game("kiosk", "windfall", deck=DECK).open()
    assert isinstance(game.state.phase, Deal)
    game.take()
    assert game.state.mover == 1
