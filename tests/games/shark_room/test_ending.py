"""The count, ties, leaving, preparation and options."""

from __future__ import annotations

import pytest

from games.core.words import Seat
from games.shark_room.components import CARDS, TITLES, is_closing
from games.shark_room.ending import worth
from games.shark_room.events import PlayerLeft, SharesReturned
from games.shark_room.rules import RULES as shark
from games.shark_room.state import Options, Over
from tests.contract.host import Host, header
from tests.games.shark_room.table import Game, playing

DECK = "brontofoods1 brontofoods2"


def test_money_face_values_and_assets_count() -> None:
    """End; ruling 17: toxic shares too; hands and Sharks count nothing."""
    game = Game(
        "villa", "", held=["pear5 murky2"], assets=["kiosk"], sharks=["light_fingers"], cash=[50, 0]
    )
    assert worth(game.state)[0] == 50 + 300 + 150 + 350


def test_the_highest_sum_wins_and_of_equal_ones_the_fewer_sharks() -> None:
    """End: the greatest total; ruling 18: then fewer Sharks, then shared."""
    game = Game(
        "kiosk", "windfall", "windfall", "",
        cash=[200, 250, 250, 250], sharks=["", "light_fingers"], deck=DECK, last=True,
    )  # fmt: skip
    game.open().take()
    outcome = shark.outcome(game.state)
    assert outcome is not None
    assert outcome.places == ((0, 2, 3), (1,))
    assert (outcome.scores[Seat(1)], outcome.seconds[Seat(1)]) == (250, 1)


def test_who_leaves_discards_the_hand_and_is_counted_with_what_is_there() -> None:
    """Second reading 13 and 23: no closing touches the frozen shares."""
    game = Game(
        "kiosk windfall", "tip_off", "windfall", held=["murky1 murky2"], deck="murky! pear1"
    )
    game.leave(0)
    assert [one.specials for one in game.all_told(PlayerLeft)] == [
        tuple(CARDS[card] for card in game.state.discards)
    ]
    game.open()
    assert (game.state.mover, game.holds(0)) == (1, "murky1 murky2")
    assert game.all_told(SharesReturned) == []


def test_who_has_left_is_no_target() -> None:
    """Second reading 13."""
    game = Game("light_fingers", "kiosk", "windfall").leave(1)
    assert game.refused(playing("light_fingers", target=1), 0).why == "no-such-target"


def test_with_one_player_left_the_game_ends_and_all_are_counted() -> None:
    """Second reading 24, third reading 3: who stayed stands first."""
    game = Game("kiosk", "windfall", cash=[500, 250]).leave(0)
    assert game.state.phase == Over("one-left")
    outcome = shark.outcome(game.state)
    assert outcome is not None
    assert outcome.places == ((1,), (0,))
    assert outcome.scores[Seat(0)] > outcome.scores[Seat(1)]


def test_who_leaves_in_a_turn_ends_it() -> None:
    """Second reading 13: nothing more is dealt; the next player begins."""
    game = Game("kiosk", "windfall", "tip_off", deck=DECK).open().leave(0)
    assert (game.state.mover, game.cash(0)) == (1, 250)


def test_titles_that_a_leaver_looks_at_lie_back_as_they_lay() -> None:
    """Second reading 8 and 24."""
    game = Game("inside_glance kiosk", "windfall", "tip_off", deck="pear1 pear2 pear3 pear4")
    game.play(0, "inside_glance").leave(0).open()
    assert game.pile("pear") == "pear1 pear2"


@pytest.mark.parametrize(("seats", "cards", "titles"), [(2, 28, 5), (3, 48, 9), (4, 56, 10)])
def test_the_deck_goes_by_the_number_of_players(seats: int, cards: int, titles: int) -> None:
    """Preparation: cards without dots, with one, with two; 2.4: so all have equal turns."""
    state = Host(shark, header(shark, seats)).state
    assert len(state.titles) == cards
    assert len({paper // 5 for paper in state.titles if not is_closing(paper)}) == titles
    assert cards % (2 * seats) == 0


def test_everybody_begins_with_250_and_three_cards() -> None:
    """Preparation."""
    state = Host(shark, header(shark, 4)).state
    assert state.purses == (250, 250, 250, 250, -1000)
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]


def test_seat_compensation_gives_earlier_seats_more() -> None:
    """Second reading 26: the last seat has 250, each one before it so much more."""
    state = Host(shark, header(shark, 3, options=Options(seat_compensation=100))).state
    assert state.purses[:3] == (450, 350, 250)


def test_titles_may_lie_on_the_market_before_the_first_turn() -> None:
    """Second reading 23: closings among them are only displayed."""
    state = Host(shark, header(shark, 2, options=Options(preload_market=8))).state
    on_market = sum(map(len, state.piles)) + sum(state.closings)
    assert (on_market, len(state.titles)) == (8, 20)
    assert len(state.piles) == len(TITLES)
