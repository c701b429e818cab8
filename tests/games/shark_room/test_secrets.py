"""What a viewer may know, and worlds that the viewer cannot tell from the real one."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.record import encode
from games.core.words import Seat
from games.shark_room.components import CARDS
from games.shark_room.rules import RULES as shark
from games.shark_room.state import Insight, State
from games.shark_room.view import imagine, view
from tests.contract.host import played
from tests.games.shark_room.table import Game, shares

LOOKED = "pear1 pear2 pear3 pear4"
ORDERED = "pear4 pear3 pear2 pear1"


def glanced() -> Game:
    """Seat 1 has looked at four Pears and put the dearest first; seat 0 is to begin."""
    game = Game("kiosk", "inside_glance inside_glance", "windfall inside_glance", deck=LOOKED)
    return game.play(1, "inside_glance").put_back(1, ORDERED)


def test_who_looked_keeps_seeing_the_titles_until_they_are_drawn() -> None:
    """A Glance Inside: seen titles stay in the looker's view."""
    game = glanced()
    assert view(game.state, Seat(1)).insight.cards == shares(ORDERED)
    game.open()
    assert view(game.state, Seat(1)).insight.cards == shares("pear2 pear1")
    assert view(game.state, Seat(0)).insight == Insight()


def test_titles_that_another_has_moved_are_known_only_to_be_among_the_next() -> None:
    """A Glance Inside: until drawn or moved."""
    game = glanced().open().take()
    game.play(2, "inside_glance")
    seen = game.labels(game.state.titles[:4])
    game.put_back(2, " ".join(reversed(seen.split())))
    insight = view(game.state, Seat(1)).insight
    assert insight == Insight(shares("pear1 pear2"), 4, ordered=False)


def test_silence_moves_nothing_so_others_keep_what_they_know() -> None:
    """A Glance Inside: silence leaves them as they lay."""
    game = glanced().open().take()
    game.play(2, "inside_glance").ring()
    assert view(game.state, Seat(1)).insight == Insight(shares("pear2 pear1"), 2)


@pytest.mark.parametrize("number", range(20))
def test_imagined_decks_keep_what_the_viewer_has_seen(number: int) -> None:
    """Seen titles stay in their place, those that were moved among the next."""
    game = glanced()
    other = imagine(game.state, Seat(1), Chance("imagine", number))
    assert other.titles[:4] == shares(ORDERED)
    moved = glanced().open().take()
    moved.play(2, "inside_glance")
    moved.put_back(2, " ".join(reversed(moved.labels(moved.state.titles[:4]).split())))
    other = imagine(moved.state, Seat(1), Chance("imagine", number))
    assert set(shares("pear1 pear2")) <= set(other.titles[:4])


@pytest.mark.parametrize("number", range(8))
def test_what_is_imagined_depends_on_nothing_that_the_seat_does_not_know(number: int) -> None:
    """An imagined world, imagined again, is the same as the real one imagined so."""
    host = played(shark, number)
    for table in host.tables[:: max(1, len(host.tables) // 12)]:
        for seat in (None, *host.seats):
            first = imagine(table.state, seat, Chance("a", number))
            again = imagine(first, seat, Chance("b", number))
            assert again == imagine(table.state, seat, Chance("b", number))
            assert encode(view(first, seat)) == encode(view(table.state, seat))


def test_nobody_is_imagined_to_hold_a_card_of_a_deck_that_they_have_not_drawn_from() -> None:
    """2: the discards that become the deck are known to all, so they are in it."""
    game = Game("kiosk", "good_lawyer", discards="windfall windfall tip_off").without_specials()
    game.put(replace(game.state, hands=(game.state.hands[0], game.state.hands[1])))
    game.open()
    mine = view(game.state, Seat(1))
    assert sum(map(len, mine.unseen)) == len(game.state.specials) + len(game.state.hands[0])
    other = imagine(game.state, None, Chance("imagine", 1))
    fresh = {card for card, times in enumerate(other.shuffles) if times}
    assert not fresh & set(other.hands[1])
    assert {CARDS[card] for card in fresh} == {CARDS[card] for card in game.state.hands[0]} - {
        CARDS[game.card(0, "kiosk")]
    } | {CARDS[card] for card in game.state.specials}


def test_how_many_cards_of_a_making_a_hand_has_is_imagined_too() -> None:
    """The true number was kept once. All that is known is how many the seat has drawn of each making."""
    host = next(one for one in map(partial(played, shark), range(40)) if _is_mixed(one.state))
    state, counts = host.state, set[tuple[int, ...]]()
    for number in range(60):
        other = imagine(state, None, Chance("makings", number))
        for seat, hand in enumerate(other.hands):
            cards = (*hand, *other.turned[seat])
            for making, drawn in enumerate(state.drawn[seat]):
                assert sum(other.shuffles[card] == making for card in cards) <= drawn
        both = zip(other.hands, other.turned, strict=True)
        counts.add(tuple(sum(other.shuffles[card] for card in (*one, *two)) for one, two in both))
    assert len(counts) > 1


def _is_mixed(state: State) -> bool:
    """Whether cards of two makings are in hands, of more than one seat each."""
    hands = [hand for hand in state.hands if hand]
    return len(hands) > 1 and len({state.shuffles[card] for hand in hands for card in hand}) > 1


def test_hands_and_decks_are_secret_after_the_end_too() -> None:
    """Second reading 4: nothing of them comes out."""
    game = Game("kiosk villa", "windfall", deck="pear1 pear2", last=True).open().take()
    one = view(game.state, None)
    other = view(imagine(game.state, None, Chance("imagine", 3)), None)
    assert encode(one) == encode(other)
    assert (one.hand, one.held) == ((), (3, 1))
