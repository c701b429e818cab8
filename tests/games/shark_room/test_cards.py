"""What each special card does, when it may be played, and where it goes."""

from __future__ import annotations

import pytest

from games.core.words import Seat
from games.shark_room import hands
from games.shark_room.actions import Open, PlayCard, PutBack
from games.shark_room.events import (
    CardPlayed,
    MoneyGained,
    MoneyStolen,
    SharesSold,
    TaxPaid,
    TitlesSeen,
)
from games.shark_room.rules import RULES as shark
from games.shark_room.state import Deal, Opening
from tests.games.shark_room.table import KIND, Game, playing, shares

DECK = "brontofoods1 brontofoods2"
TWO = "light_fingers light_fingers"


def test_tax_inspection_takes_100_for_each_shark() -> None:
    """Tax Inspection: the target pays the bank 100 for each Shark; the card is discarded."""
    game = Game("tax_inspection", "", sharks=["", TWO])
    game.play(0, "tax_inspection", target=1)
    assert game.cash(1) == 250 - 200
    assert hands.kinds(game.state.discards) == (KIND["tax_inspection"],)
    assert game.told(TaxPaid).sharks == 2


def test_tax_inspection_takes_600_at_most_and_no_more_than_there_is() -> None:
    """Tax Inspection: at most 600; Asset: who has too little pays with what is there."""
    seven = f"{TWO} light_fingers cooked_books cooked_books forced_sale forced_sale"
    rich = Game("tax_inspection", "", sharks=["", seven], cash=[250, 900])
    assert rich.play(0, "tax_inspection", target=1).cash(1) == 300
    poor = Game("tax_inspection", "", sharks=["", seven], cash=[250, 50], assets=["", "villa"])
    poor.play(0, "tax_inspection", target=1)
    assert poor.cash(1) == 0
    assert len(poor.state.assets[1]) == 1


def test_a_target_of_the_tax_without_money_pays_nothing() -> None:
    """Second reading 19: it needs a Shark only."""
    game = Game("tax_inspection", "", sharks=["", TWO], cash=[250, 0])
    assert game.play(0, "tax_inspection", target=1).told(TaxPaid).amount == 0


def test_an_attack_that_takes_nothing_comes_last_and_is_not_highlighted() -> None:
    """It is allowed, but nobody is led to it."""
    for cash, target, aside in (([250, 0, 250], 2, False), ([250, 0, 0], 1, True)):
        sharks = ["", "light_fingers", "cooked_books"]
        game = Game("tax_inspection", "", "", sharks=sharks, cash=cash)
        offers = shark.offers(game.state, Seat(0))
        (offer,) = [one for one in offers if isinstance(one.action, PlayCard)]
        assert (offer.action, offer.aside) == (playing("tax_inspection", target=target), aside)


def test_a_tip_off_sends_a_share_back() -> None:
    """Anonymous Tip-off: a target with a Shark returns a share of the player's choice."""
    game = Game("tip_off kiosk", "", held=["", "pear1 pear4"], sharks=["", TWO])
    game.play(0, "tip_off", target=1, share="pear4")
    assert (game.holds(1), game.pile("pear")) == ("pear1", "pear4")


def test_a_windfall_pays_150_in_anybodys_turn() -> None:
    """Unexpected Windfall; use of special cards: also in the turn of another."""
    game = Game("kiosk", "windfall").play(1, "windfall")
    assert game.cash(1) == 400
    assert game.told(MoneyGained).seat == 1
    assert (game.state.mover, game.state.phase) == (0, Opening())


def test_a_standing_order_allows_a_share_more() -> None:
    """Standing Order: one share more this turn without turning a card."""
    game = Game("standing_order", "", deck=DECK, market="pear1 pear2 pear3", cash=[300, 0]).open()
    game.play(0, "standing_order").buy("pear", 3)
    assert (game.holds(0), game.sharks(0)) == ("pear1 pear2 pear3", 0)


def test_an_interim_dividend_pays_one_title_at_once() -> None:
    """Interim Dividend: the dividends of one title that one holds, now."""
    held = ["", "peacewagen1 peacewagen2 peacewagen3 peacewagen4"]
    game = Game("kiosk", "interim_dividend", held=held)
    game.play(1, "interim_dividend", title="peacewagen")
    assert game.cash(1) == 350


def test_an_interim_dividend_needs_no_group_but_a_share() -> None:
    """Second reading 19; the card: of one title that you hold."""
    game = Game("interim_dividend interim_dividend", "", held=["pear1"])
    assert game.play(0, "interim_dividend", title="pear").told(MoneyGained).amount == 0
    refusal = game.refused(playing("interim_dividend", title="velvetel"), 0)
    assert refusal.why == "title-not-held"


def test_painting_the_tape_sells_two_shares_at_their_own_price() -> None:
    """Painting the Tape: two of the shares sold pay their own price, those that gain most."""
    game = Game(
        "painted_tape kiosk", "", deck=DECK, market="pear1", held=["pear2 pear3 pear5"], cash=[0, 0]
    )
    game.open().has(0, 0).play(0, "painted_tape").sell("pear2 pear3 pear5", "kiosk")
    assert game.cash(0) == 100 + 200 + 300


def test_the_seller_may_choose_which_shares_are_painted() -> None:
    """Second reading 16: the seller's choice."""
    game = Game("painted_tape", "", deck=DECK, market="pear1", held=["pear2 pear5"]).open()
    game.play(0, "painted_tape").sell("pear2 pear5", at_face="pear2")
    assert game.told(SharesSold).amount == 150 + 100


def test_two_tapes_paint_four_shares() -> None:
    """Second reading 16."""
    game = Game("painted_tape painted_tape", "", deck=DECK).open()
    game.play(0, "painted_tape").play(0, "painted_tape")
    assert isinstance(game.state.phase, Deal)
    assert game.state.phase.painted == 4


def test_a_painted_share_must_be_sold_and_allowed() -> None:
    """Second reading 16: up to two of the shares sold."""
    game = Game("painted_tape kiosk", "", deck=DECK, held=["pear1 pear2 pear3"]).open()
    refusal = game.refused(game.selling("pear1", at_face="pear1"))
    assert (refusal.why, refusal.facts) == ("too-many-painted", {"most": 0})
    game.play(0, "painted_tape")
    assert game.refused(game.selling("pear1", at_face="pear2")).why == "painted-not-sold"


@pytest.mark.parametrize(
    ("sharks", "cash", "taken"), [("", 250, 100), (TWO, 250, 200), (TWO, 50, 50)]
)
def test_light_fingers_take_100_and_50_for_each_shark(sharks: str, cash: int, taken: int) -> None:
    """Light Fingers: as far as there is money; the card becomes a Shark."""
    game = Game("light_fingers", "", sharks=["", sharks], cash=[250, cash])
    game.play(0, "light_fingers", target=1)
    assert (game.cash(0), game.cash(1)) == (250 + taken, cash - taken)
    assert (game.told(MoneyStolen).amount, game.sharks(0)) == (taken, 1)


def test_light_fingers_take_300_at_most() -> None:
    """Light Fingers: at most 300."""
    five = "cooked_books cooked_books forced_sale forced_sale painted_tape"
    game = Game("light_fingers", "", sharks=["", five], cash=[0, 900])
    assert game.play(0, "light_fingers", target=1).cash(0) == 300


def test_a_forced_sale_buys_a_share_at_the_price_of_its_title() -> None:
    """Forced Sale: beside the deal, at the market's price, paid to the target; the buyer picks."""
    game = Game("forced_sale", "", deck=DECK, market="pear1", held=["", "pear2 pear5"]).open()
    game.play(0, "forced_sale", target=1, share="pear5")
    assert (game.holds(0), game.holds(1)) == ("pear5", "pear2")
    assert (game.cash(0), game.cash(1)) == (150, 350)
    game.buy("pear", 1)
    assert game.holds(0) == "pear1 pear5"


def test_a_forced_sale_from_an_empty_pile_costs_the_shares_own_price() -> None:
    """Second reading 7: an empty pile does not stop it, but the buyer must be able to pay."""
    game = Game("forced_sale", "", deck=DECK, held=["", "pear2 pear5"]).open()
    refusal = game.refused(playing("forced_sale", target=1, share="pear5"), 0)
    assert (refusal.why, refusal.facts) == ("not-enough-cash", {"cash": 250, "cost": 300})
    game.play(0, "forced_sale", target=1, share="pear2")
    assert game.cash(1) == 400


def test_cooked_books_count_a_share_more_in_phase_1() -> None:
    """Cooked Books: with the opening; second reading 16: two on one title add up."""
    game = Game("cooked_books cooked_books", "", held=["pear1"])
    game.play(0, "cooked_books", title="pear").play(0, "cooked_books", title="pear")
    assert (game.cash(0), game.sharks(0)) == (250 + 150, 2)


def test_cooked_books_hold_for_one_turn() -> None:
    """Cooked Books: in phase 1, once."""
    game = Game("cooked_books", "windfall", held=["pear1 pear2"])
    game.play(0, "cooked_books", title="pear").take().open().take().open()
    assert game.cash(0) == 250 + 150 + 50


def test_some_cards_are_for_ones_own_phase_only() -> None:
    """Use of special cards: at any time unless the card says otherwise."""
    hand = "standing_order cooked_books"
    game = Game(hand, "painted_tape forced_sale", deck=DECK, held=["pear1", "pear2"])
    assert game.refused(playing("standing_order"), 0).why == "only-in-ones-deal"
    game.open()
    assert game.refused(playing("cooked_books", title="pear"), 0).why == "only-in-ones-opening"
    assert game.refused(playing("painted_tape"), 1).why == "only-in-ones-deal"


def test_a_lawyer_is_an_answer_and_nothing_else() -> None:
    """A Very Good Lawyer: answers a card aimed at oneself."""
    game = Game("good_lawyer", "")
    assert game.refused(playing("good_lawyer"), 0).why == "only-as-an-answer"


@pytest.mark.parametrize(
    ("card", "sharks", "held", "cash", "why"),
    [
        ("light_fingers", "", "", 0, "target-has-no-money"),
        ("tax_inspection", "", "", 250, "target-has-no-shark"),
        ("tip_off", "", "pear1", 250, "target-has-no-shark"),
        ("tip_off", TWO, "", 250, "target-has-no-share"),
    ],
)
def test_a_target_must_have_something_to_lose(
    card: str, sharks: str, held: str, cash: int, why: str
) -> None:
    """Second reading 5 and 19."""
    game = Game(card, "", held=["", held], sharks=["", sharks], cash=[250, cash])
    share = "pear1" if card == "tip_off" else ""
    assert game.refused(playing(card, target=1, share=share), 0).why == why


def test_what_a_card_is_played_on_must_be_said_and_nothing_else() -> None:
    """Each card needs its own parts."""
    game = Game("windfall tax_inspection", "", sharks=["", TWO])
    assert game.refused(playing("windfall", target=1), 0).why == "card-needs-nothing"
    assert game.refused(playing("tax_inspection"), 0).why == "card-needs-a-player"
    assert game.refused(playing("tax_inspection", target=0), 0).why == "no-such-target"
    assert game.refused(playing("tip_off", target=1), 0).why == "card-not-in-hand"


def test_a_card_that_can_do_nothing_is_lost() -> None:
    """Second reading 19: a Glance at an empty deck."""
    game = Game("inside_glance", "", deck=DECK, last=True).open()
    game.play(0, "inside_glance")
    assert (game.state.looker, game.sharks(0)) == (None, 1)
    assert game.told(CardPlayed).special == KIND["inside_glance"]


def test_a_glance_shows_four_titles_and_lets_them_be_put_back_in_any_order() -> None:
    """A Glance Inside: look at the next four and put them back in any order."""
    game = Game("inside_glance kiosk", "", deck="pear1 pear2 pear3 pear4")
    game.play(0, "inside_glance")
    assert game.told(TitlesSeen).titles == shares("pear1 pear2 pear3 pear4")
    game.put_back(0, "pear4 pear3 pear2 pear1").open()
    assert game.pile("pear") == "pear3 pear4"


def test_exactly_the_titles_seen_are_put_back() -> None:
    """A Glance Inside."""
    game = Game("inside_glance kiosk", "", deck="pear1 pear2 pear3 pear4")
    game.play(0, "inside_glance")
    assert game.refused(PutBack(shares("pear1 pear2"))).why == "not-these-titles"
    assert game.refused(PutBack(shares("pear1 pear2")), 1).why == "nothing-to-put-back"


def test_nobody_draws_titles_until_they_lie_back() -> None:
    """Second reading 8 and 22: a Glance blocks the whole opening; silence leaves them as they lay."""
    game = Game("kiosk", "inside_glance windfall", deck="pear1 pear2 pear3 pear4")
    game.play(1, "inside_glance")
    assert game.asked == 1
    assert game.refused(Open(), 0).why == "titles-not-back"
    assert game.refused(Open(), 1).why == "put-back-first", "told to oneself"
    game.ring()
    assert game.asked == 0
    assert game.open().pile("pear") == "pear1 pear2"


def test_who_is_asked_is_named_and_not_the_mover() -> None:
    """As once: "the game waits for Ben" while it waited for Ann."""
    game = Game("kiosk", "inside_glance windfall", "tip_off", deck="pear1 pear2 pear3 pear4")
    refusal = game.play(1, "inside_glance").refused(Open(), 2)
    assert (refusal.why, refusal.facts) == ("not-your-turn", {"seat": 1})


def test_a_second_glance_waits_until_the_first_is_back() -> None:
    """Second reading 21."""
    game = Game("inside_glance", "inside_glance").play(0, "inside_glance")
    assert game.refused(playing("inside_glance"), 1).why == "titles-not-back"


def test_in_the_last_turn_cards_are_played_until_the_deal() -> None:
    """Second reading 12."""
    game = Game("kiosk", "windfall", deck=DECK, last=True).open()
    game.play(1, "windfall").take()
    assert game.cash(1) == 400
    assert game.refused(playing("windfall"), 1).why == "game-over"


def test_titles_of_another_game_are_not_in_this_one() -> None:
    """Preparation: with two players only titles without dots."""
    game = Game("cooked_books", "")
    assert game.refused(playing("cooked_books", title="lunaria"), 0).why == "no-such-title"
