"""1: Announcements and 2: Market forces."""

from __future__ import annotations

from games.greed.actions import Announce
from games.greed.events import CardAnnounced, CardsSeen
from games.greed.state import Announcing, Bidding
from tests.games.greed.table import Game, card, cards


def test_arrows_move_boxes_from_plus_1_two_down_to_minus_1() -> None:
    """1, first example (ruling 1): Mineral Rich Area, microchips -2."""
    game = Game(hands=((19, 20), (10, 11), (12, 14))).trend_is("microchips", 1)
    game.announce(19, 10, 12)
    assert game.trend("microchips") == -1


def test_arrows_of_one_product_are_summed_before_the_trend_moves() -> None:
    """1, second example (ruling 2): BlahBlah at -3, Steel Foundry +2, Railroad Tycoon -1."""
    game = Game(hands=((21, 20), (36, 11), (12, 14))).trend_is("blahblah", -3)
    game.announce(21, 36, 12)
    assert game.trend("blahblah") == -1


def test_two_arrows_up_from_minus_3_end_on_n() -> None:
    """1, second example: what the foundry alone would do."""
    game = Game(hands=((21, 20), (10, 11), (12, 14))).trend_is("blahblah", -3)
    game.announce(21, 10, 12)
    assert game.trend("blahblah") == 0


def test_a_trend_stays_between_minus_3_and_plus_2() -> None:
    """1: the limits of the track."""
    game = Game(hands=((21, 20), (11, 10), (12, 14)))
    game.trend_is("blahblah", 2).trend_is("sand", -3).announce(21, 11, 12)
    assert (game.trend("blahblah"), game.trend("sand")) == (2, -3)


def test_cards_are_shown_only_when_all_have_chosen() -> None:
    """1: secretly and together."""
    game = Game(hands=((19, 20), (10, 11), (12, 14)))
    game.announce(19, 10)
    assert game.asked == (2,)
    assert not game.events
    game.act(2, Announce(card(12)))
    assert [(one.seat, one.card) for one in game.all_told(CardAnnounced)] == [
        (0, card(19)), (1, card(10)), (2, card(12)),
    ]  # fmt: skip


def test_a_choice_can_be_changed_until_all_have_chosen_and_tells_nobody() -> None:
    """1: changing a choice adds no public line."""
    game = Game(hands=((19, 20), (10, 11), (12, 14)))
    game.announce(19)
    before = game.view(1), game.state.turn
    game.act(0, Announce(card(20)))
    assert not game.events
    assert (game.view(1), game.state.turn) == before
    game.act(1, Announce(card(10))).act(2, Announce(card(12)))
    assert {lot.card for lot in game.board.market} == set(cards(20, 10, 12))


def test_a_card_of_another_hand_cannot_be_announced() -> None:
    game = Game(hands=((19, 20), (10, 11), (12, 14)))
    refusal = game.refused(0, Announce(card(10)))
    assert (refusal.why, refusal.facts["cards"]) == ("not-in-your-hand", cards(19, 20))


def test_everybody_draws_one_card_while_there_are_any() -> None:
    """1: a new card from the deck."""
    game = Game(hands=((19, 20), (10, 11), (12, 14)))
    left = len(game.state.deck)
    game.announce(19, 10, 12)
    assert len(game.state.deck) == left - 3
    assert [len(hand) for hand in game.state.hands] == [2, 2, 2]
    assert [one.to for one in game.all_told(CardsSeen)] == [(0,), (1,), (2,)]


def test_a_last_card_plays_itself() -> None:
    """Second reading, ruling 1: in the last year there is nothing to choose."""
    game = Game(hands=((19,), (10,), (12, 14)))
    game.phase_is(Announcing((card(19), card(10), None)))
    assert game.asked == (2,)
    assert not game.offers(0)
    assert game.refused(0, Announce(card(19))).why == "last-card-plays-itself"
    game.act(2, Announce(card(12)))
    assert {lot.card for lot in game.board.market} == set(cards(19, 10, 12))


def test_prices_move_by_the_number_in_the_box_of_their_trend() -> None:
    """2: coal at 45, two boxes up is 60 (English rulebook); land falls three boxes."""
    game = Game(hands=((19, 20), (10, 11), (12, 14)))
    game.trend_is("coal", 2).trend_is("land", -3).announce(19, 10, 12)
    assert (game.price("coal"), game.price("land")) == (60, 13)


def test_a_price_stays_on_its_track_and_its_trend_where_it_is() -> None:
    """2 (ruling 29): no box beyond the printed ones."""
    game = Game(hands=((19, 20), (10, 11), (12, 14)))
    game.price_is("coal", 80).trend_is("coal", 2).price_is("land", 11).trend_is("land", -1)
    game.announce(19, 10, 12)
    assert (game.price("coal"), game.price("land")) == (80, 11)
    assert (game.trend("coal"), game.trend("land")) == (2, -1)


def test_cards_of_earlier_years_move_no_trend() -> None:
    """1 (ruling 8): what was announced before and not bought."""
    game = Game(hands=((19, 20), (10, 11), (12, 14))).on_sale((39, 0))
    game.announce(20, 10, 12)
    assert game.trend("blahblah") == 0


def test_silence_announces_the_lower_card() -> None:
    """Silence: the lower card; what was chosen stays chosen."""
    game = Game(hands=((19, 20), (10, 11), (12, 14)))
    game.act(0, Announce(card(20))).silence()
    assert {lot.card for lot in game.board.market} == set(cards(20, 10, 12))
    assert isinstance(game.phase, Bidding)
