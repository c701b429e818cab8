"""3: Investments."""

from __future__ import annotations

from typing import Any

import pytest

from bot.words.catalogue import Catalogue
from bot.words.languages import LANGUAGES
from games.core.contract import Note
from games.core.words import Seat
from games.greed.actions import Abstain, Discard, Invest, TakeAsset, TakeNothing
from games.greed.components import MAKES, NEEDS
from games.greed.events import AssetBought, AssetsDeclined, BidOpened, WishesFailed
from games.greed.prices import market_value
from games.greed.rules import RULES as GREED
from games.greed.state import Bidding, Picking, Trading
from tests.games.greed.table import Game, card, cards

HANDS = ((19, 20), (10, 11), (12, 14))


def bidding(**changes: Any) -> Game:
    """On sale are 19 of seat 0, 10 of seat 1, 12 of seat 2."""
    return Game(hands=HANDS, **changes).announce(19, 10, 12)


def bid(game: Game, *amounts: int) -> Game:
    """By company; 0: none."""
    for company, amount in enumerate(amounts):
        action = Invest(company, amount) if amount else Abstain(company)
        game.act(game.company(company).officers[0], action)
    return game


def test_bids_are_opened_when_all_have_bid_and_the_highest_chooses_first() -> None:
    """3: once, sealed, together."""
    game = bid(bidding(), 20, 50)
    assert not game.events
    bid_of_2 = game.act(2, Invest(2, 30))
    assert [(one.company, one.amount) for one in bid_of_2.all_told(BidOpened)] == [
        (1, 50), (2, 30), (0, 20),
    ]  # fmt: skip
    assert game.asked == (1,)
    game.act(1, TakeAsset(1, card(12)))
    assert game.asked == (2,)


def test_a_bid_can_be_changed_until_all_have_bid() -> None:
    """3: who has chosen is public, what is not."""
    game = bid(bidding(), 20, 50)
    before = game.view(2)
    game.act(0, Invest(0, 90, cards(10)))
    assert not game.events
    assert game.view(2) == before
    game.act(0, Abstain(0)).act(2, Invest(2, 10))
    assert [one.company for one in game.all_told(BidOpened)] == [1, 2, 0]


def test_the_least_bid_is_10m_and_the_most_the_free_cash() -> None:
    """3 (ruling 5)."""
    game = bidding()
    for amount in (9, 101):
        refusal = game.refused(0, Invest(0, amount))
        assert (refusal.why, refusal.facts["floor"], refusal.facts["cash"]) == (
            "bid-out-of-range", 10, 100,
        )  # fmt: skip


def test_what_a_transformer_gains_or_loses_at_todays_prices_is_told_as_that() -> None:
    """A difference is no amount: what is made less what is used up, and its direction."""
    directions = set()
    game = Game(hands=HANDS)
    # Raw goods dear, all that is made of them cheap.
    count = len(game.board.prices)
    game.board_is(prices=tuple(8 if one < count // 2 else 0 for one in range(count)))
    view = game.view(0)
    for number, (made, used_up) in enumerate(zip(MAKES, NEEDS, strict=True)):
        gain = market_value(view.board, made) - market_value(view.board, used_up)
        found = GREED.hint(view, Discard(0, number))
        assert found is not None
        assert (found.facts["gain"], found.facts["direction"]) == (
            abs(gain), "gains" if gain >= 0 else "loses",
        )  # fmt: skip
        directions.add(found.facts["direction"])
    assert directions == {"gains", "loses"}


def test_a_company_below_10m_takes_no_part() -> None:
    """3 (ruling 5)."""
    game = Game(hands=HANDS).has_money(1, 9).announce(19, 10, 12)
    assert game.asked == (0, 2)
    assert game.refused(1, Invest(1, 10)).why == "company-cannot-bid"


def test_a_company_with_four_assets_takes_no_part() -> None:
    """3: fewer than four; so there are never five."""
    game = Game(hands=HANDS).owns(1, 21, 22, 24, 25).announce(19, 10, 12)
    assert game.asked == (0, 2)
    assert game.refused(1, Invest(1, 10)).why == "company-cannot-bid"


def test_of_equal_bids_the_higher_asset_chooses_first() -> None:
    """3 (ruling 4)."""
    game = Game(hands=HANDS).owns(0, 21).owns(2, 30).announce(19, 10, 12)
    game = bid(game, 20, 20, 20)
    assert isinstance(game.phase, Picking)
    assert game.phase.queue == (2, 0, 1)


def test_without_assets_the_higher_company_number_chooses_first_after_those_with() -> None:
    """3 (ruling 4; second reading, 18)."""
    game = Game(hands=HANDS).owns(0, 21).announce(19, 10, 12)
    game = bid(game, 20, 20, 20)
    assert isinstance(game.phase, Picking)
    assert game.phase.queue == (0, 2, 1)


def test_the_company_pays_its_bid_and_the_marker_takes_the_first_free_seat() -> None:
    """3: CEO, CFO, COO, then middle management."""
    game = bid(bidding(), 30, 0, 0)
    game.act(0, TakeAsset(0, card(10)))
    assert game.money(0)[0] == 70
    assert game.company(0).assets == cards(10)
    assert game.company(0).officers == (0, 1)


def test_a_card_with_the_ceos_own_marker_costs_double() -> None:
    """3: the marker of the player who is its CEO."""
    game = bid(bidding(), 30, 0, 0)
    game.act(0, TakeAsset(0, card(19)))
    assert game.money(0)[0] == 40
    assert game.told(AssetBought).doubled
    assert game.company(0).officers == (0, 0)


def test_ones_own_marker_needs_double_the_bid() -> None:
    """3 (ruling 6)."""
    game = bid(bidding(), 60, 0, 0)
    refusal = game.refused(0, TakeAsset(0, card(19)))
    assert (refusal.why, refusal.facts["cost"], refusal.facts["cash"]) == (
        "own-marker-costs-double", 120, 100,
    )  # fmt: skip
    assert card(19) not in {one.action.card for one in game.offers(0, TakeAsset)}  # type: ignore[attr-defined]


def test_declining_is_free_and_ends_the_choice() -> None:
    """3 (second reading, 2)."""
    game = bid(bidding(), 30, 20, 0)
    game.act(0, TakeNothing(0))
    assert game.told(AssetsDeclined).company == 0
    assert game.money(0)[0] == 100
    assert game.asked == (1,)


def test_with_a_wish_list_nobody_is_asked() -> None:
    """3: cards in order; the first that is left."""
    game = bidding()
    game.act(0, Invest(0, 30, cards(10, 12)))
    game.act(1, Invest(1, 40, cards(10)))
    game.act(2, Abstain(2))
    bought = [(one.company, one.card) for one in game.all_told(AssetBought)]
    assert bought == [(1, card(10)), (0, card(12))]
    assert isinstance(game.phase, Trading)


def test_a_wish_that_cannot_be_paid_is_passed_over() -> None:
    """3 (ruling 6): the own marker at double the bid."""
    game = bidding()
    game.act(0, Invest(0, 60, cards(19, 12))).act(1, Abstain(1)).act(2, Abstain(2))
    assert game.company(0).assets == cards(12)


def test_a_list_of_which_nothing_can_be_had_declines() -> None:
    """3 (second reading, 21)."""
    game = bidding()
    game.act(0, Invest(0, 30, cards(10))).act(1, Invest(1, 40, cards(10))).act(2, Abstain(2))
    assert game.told(AssetsDeclined).company == 0
    assert game.money(0)[0] == 100


def test_a_wish_must_be_on_sale_and_stand_once() -> None:
    game = bidding()
    assert game.refused(0, Invest(0, 30, cards(44))).why == "not-on-sale"
    twice = game.refused(0, Invest(0, 30, cards(10, 10)))
    assert (twice.why, twice.facts) == ("wished-twice", {"card": card(10)})


def test_wish_lists_stay_sealed_while_their_company_waits() -> None:
    """3: in no view before it is shown."""
    game = bidding()
    game.act(0, Invest(0, 30, cards(12))).act(1, Invest(1, 40)).act(2, Abstain(2))
    assert isinstance(game.phase, Picking)
    seen = game.view(2).phase
    assert isinstance(seen, Picking)
    assert [one.wishes for one in seen.bids] == [(), ()]
    mine = game.view(0).phase
    assert isinstance(mine, Picking)
    assert mine.bids[1].wishes == cards(12)


def test_when_the_cards_run_out_the_others_pay_nothing() -> None:
    """3 (second reading, 2)."""
    game = Game(4, hands=((19, 20), (10, 11), (12, 14), (15, 16))).announce(19, 10, 12, 15)
    game.board_is(market=game.board.market[:1])
    bid(game, 0, 40, 30, 20).act(1, TakeAsset(1, card(19)))
    assert [game.money(company)[0] for company in (2, 3)] == [100, 100]
    assert isinstance(game.phase, Trading)


def test_what_is_left_stays_on_sale_with_its_marker_and_is_no_discard() -> None:
    """3 (ruling 8)."""
    game = bid(bidding(), 0, 0, 0)
    assert {(lot.card, lot.owner) for lot in game.board.market} == {
        (card(19), 0), (card(10), 1), (card(12), 2),
    }  # fmt: skip
    assert game.board.discards == ()


def test_a_full_company_sends_the_marker_home() -> None:
    """3 (ruling 7): a guard."""
    game = bidding().seats(0, 0, 1, 1, 2, 2, 1)
    bid(game, 30, 0, 0).act(0, TakeAsset(0, card(12)))
    assert game.company(0).officers == (0, 1, 1, 2, 2, 1)
    assert game.told(AssetBought).place is None


def test_a_ceo_bids_for_each_of_two_companies() -> None:
    """Phases and ties: the CEO plays for the company."""
    game = Game(hands=HANDS).seats(1, 0, 1).announce(19, 10, 12)
    assert game.asked == (0, 2)
    game.act(0, Invest(0, 20))
    assert game.asked == (0, 2)
    game.act(0, Invest(1, 30))
    assert 0 not in game.asked
    assert game.refused(1, Invest(1, 30)).why == "not-your-company"


def test_silence_makes_no_bid_and_takes_nothing() -> None:
    """Silence: no bid; declines."""
    game = bidding()
    game.act(0, Invest(0, 30)).silence()
    assert game.asked == (0,)
    game.silence()
    assert game.company(0).assets == ()
    assert not isinstance(game.phase, Bidding | Picking)


def test_who_has_left_makes_no_bid_and_takes_nothing() -> None:
    """Who leaves is played by silence, cards included."""
    game = bidding()
    game.act(0, Invest(0, 30)).act(1, Invest(1, 20, cards(12)))
    game.host.leave(game.host.seats[0])
    assert game.asked == (2,)
    game.act(2, Abstain(2))
    assert game.company(0).assets == ()
    assert game.company(1).assets == cards(12)
    assert isinstance(game.phase, Trading)
    game.until(Bidding)
    assert {lot.owner for lot in game.board.market if lot.year == 2} == {0, 1, 2}


def _hint(game: Game, amount: int, *wishes: int) -> Note:
    note = GREED.hint(game.view(0), Invest(0, amount, cards(*wishes)))
    assert note is not None
    return note


def test_a_bids_hint_reckons_with_the_double_price_of_ones_own_card() -> None:
    """3 (ruling 6): as once, "leaves 70M" stood beside a card that cost 60M."""
    game = bidding()
    assert (_hint(game, 30).key, _hint(game, 30).facts["rest"]) == ("invest-either", 40)
    assert (_hint(game, 30, 10).key, _hint(game, 30, 10).facts["cash"]) == ("invest", 70)
    assert (_hint(game, 30, 19).key, _hint(game, 30, 19).facts["cash"]) == ("invest", 40)
    assert (_hint(game, 60).key, _hint(game, 60).facts["double"]) == ("invest-others", 120)
    assert (_hint(game, 60, 19).key, _hint(game, 60, 19).facts["cost"]) == ("invest-nothing", 120)


def test_a_list_that_buys_nothing_is_told_why_to_its_ceo_alone() -> None:
    """3: "buys no asset and pays nothing" did not say that the card cost double."""
    game = bidding().act(0, Invest(0, 60, cards(19))).act(1, Abstain(1)).act(2, Abstain(2))
    assert game.told(WishesFailed) == WishesFailed(to=(Seat(0),), company=0, cost=120, cash=100)
    assert game.told(AssetsDeclined).company == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_wishes_says_what_a_card_makes_and_whose_marker_makes_it_dear(
    language: str,
) -> None:
    """A list of one's own card alone, with a bid over half of the cash, once bought nothing unsaid."""
    game = bidding()
    words = Catalogue(strict=True).words(language, GREED, ("Anna", "Bruno", "Carla")).plain
    own, other = (GREED.about(game.view(0), "wishes", card(number)) for number in (19, 10))
    assert own is not None
    assert other is not None
    assert (own.key, other.key, other.facts["seat"]) == ("own-card", "card-of", 1)
    told = [words.say(f"hint-{one.key}", **one.facts) for one in (own, other)]
    assert told[0].startswith({"en": "your marker: costs double", "it": "tuo segnalino"}[language])
    assert "Bruno" in told[1]
    assert max(map(len, told)) <= 80, "the card's name stands before it, and 100 are shown"
    led = GREED.about(game.view(0), "partner", 1)
    assert led is not None and "seat" in led.facts
    assert GREED.about(game.view(0), "company", 0) is None
