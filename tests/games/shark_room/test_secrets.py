"""What a viewer may know, and worlds that the viewer cannot tell from the real one."""

from __future__ import annotations

from collections import Counter

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
from tests.games.shark_room.table import KIND, Game, shares

TIP_OFF, WINDFALL, LAWYER = (KIND[name] for name in ("tip_off", "windfall", "good_lawyer"))
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
    game = Game("kiosk", "windfall", discards="windfall tip_off tip_off").without_specials().open()
    assert view(game.state, None).makings[-1] == tuple(sorted((TIP_OFF, TIP_OFF, WINDFALL)))
    for number in range(40):
        other = imagine(game.state, None, Chance("imagine", number))
        assert TIP_OFF not in {CARDS[card] for card in (*other.hands[1], *other.turned[1])}
        assert {CARDS[card] for card in other.specials} <= {TIP_OFF, WINDFALL}


@pytest.mark.parametrize("viewer", [None, 1])
def test_of_which_making_a_card_was_nobody_knows_where_copies_look_alike(
    viewer: Seat | None,
) -> None:
    """One Windfall came from the first deck, the other from the discards: which was played?"""
    game = Game("windfall good_lawyer", "kiosk", discards="windfall tip_off tip_off")
    game.without_specials()
    state = game.put_on_top("windfall").open().play(0, "windfall").state
    one, other = (card for card, kind in enumerate(CARDS) if kind == WINDFALL)
    swapped = _with_cards_renamed(state, {one: other, other: one})
    assert swapped != state
    worlds = [imagine(each, viewer, Chance("alike", 1)) for each in (state, swapped)]
    assert encode(view(state, viewer)) == encode(view(swapped, viewer))
    assert _kinds(worlds[0]) == _kinds(worlds[1])


def test_a_hand_is_imagined_with_cards_of_any_making_that_it_can_have() -> None:
    """Who has drawn one card of the new deck may hold none of it, if they have played one since."""
    game = Game("windfall good_lawyer", "kiosk", discards="windfall tip_off tip_off")
    state = game.without_specials().put_on_top("windfall").open().play(0, "windfall").state
    hands = {
        tuple(CARDS[card] for card in imagine(state, Seat(1), Chance("any", number)).hands[0])
        for number in range(60)
    }
    assert hands == {tuple(sorted((LAWYER, one))) for one in (WINDFALL, TIP_OFF)}


def test_what_brings_money_is_imagined_in_the_deck_rather_than_in_hands() -> None:
    """Who draws a Windfall plays it soon."""
    state = Game("villa kiosk", "tip_off good_lawyer").state
    worlds = [imagine(state, None, Chance("soon", number)) for number in range(300)]
    held = Counter(CARDS[card] for one in worlds for hand in one.hands for card in hand)
    left = Counter(CARDS[card] for one in worlds for card in one.specials)
    assert held[WINDFALL] * left[LAWYER] < 0.7 * held[LAWYER] * left[WINDFALL]


def _kinds(state: State) -> list[tuple[int, ...]]:
    return [tuple(CARDS[card] for card in cards) for cards in (*state.hands, state.specials)]


def _with_cards_renamed(state: State, names: dict[int, int]) -> State:
    def named(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(names.get(card, card) for card in cards)

    return replace(
        state,
        hands=tuple(tuple(sorted(named(hand))) for hand in state.hands),
        turned=tuple(tuple(sorted(named(cards))) for cards in state.turned),
        specials=named(state.specials),
        discards=named(state.discards),
    )


def test_hands_and_decks_are_secret_after_the_end_too() -> None:
    """Second reading 4: nothing of them comes out."""
    game = Game("kiosk villa", "windfall", deck="pear1 pear2", last=True).open().take()
    one = view(game.state, None)
    other = view(imagine(game.state, None, Chance("imagine", 3)), None)
    assert encode(one) == encode(other)
    assert (one.hand, one.held) == ((), (3, 1))
