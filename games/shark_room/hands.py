"""Special cards: drawn, discarded, used, turned into Sharks (2; Use of special cards)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.makings import Passage
from games.core.seats import put
from games.core.words import Private, Public, RuleError, Seat
from games.shark_room.components import CARDS, HAND, SPECIALS
from games.shark_room.events import CardsDrawn, CardsSeen, SpecialsReshuffled
from games.shark_room.state import State


def kinds(cards: tuple[int, ...]) -> tuple[int, ...]:
    """What the cards are, copies alike."""
    return tuple(CARDS[card] for card in cards)


def in_hand(state: State, seat: Seat, special: int) -> int:
    """A card of that kind in the hand. RuleError: there is none."""
    if not 0 <= special < len(SPECIALS):
        raise RuleError("no-such-card")
    for card in state.hands[seat]:
        if CARDS[card] == special:
            return card
    raise RuleError("card-not-in-hand", special=special)


def sharks(state: State, seat: Seat) -> int:
    """How many Sharks lie before the seat, used and turned."""
    return len(state.sharks[seat]) + len(state.turned[seat])


def discarded(state: State, seat: Seat, card: int) -> State:
    state = shown(state, seat, (card,))
    return replace(state, discards=(*state.discards, card))


def spent(state: State, seat: Seat, card: int) -> State:
    """A card that is used: an illegal one becomes a Shark, a normal one is discarded."""
    if SPECIALS[CARDS[card]].kind != "illegal":
        return discarded(state, seat, card)
    used = put(state.sharks, seat, (*state.sharks[seat], card))
    return replace(shown(state, seat, (card,)), sharks=used)


def turned(state: State, seat: Seat, cards: tuple[int, ...]) -> State:
    """Cards go on the table face down, as Sharks; nobody ever sees what they were."""
    lying = tuple(sorted((*state.turned[seat], *cards)))
    gone = _gone(state, seat, cards, "turned")
    return replace(gone, turned=put(state.turned, seat, lying))


def without_hand(state: State, seat: Seat) -> State:
    """Discard the hand of a seat that leaves."""
    hand = state.hands[seat]
    return replace(shown(state, seat, hand), discards=state.discards + hand)


def shown(state: State, seat: Seat, cards: tuple[int, ...]) -> State:
    """Cards leave the hand, and all see what they are."""
    return _gone(state, seat, cards, "shown")


def drawn(state: State, seat: Seat, chance: Chance) -> tuple[State, tuple[Public | Private, ...]]:
    """Up to three cards, as far as there are any (2)."""
    events = list[Public | Private]()
    found = list[int]()
    while len(state.hands[seat]) + len(found) < HAND and (state.specials or state.discards):
        if not state.specials:
            events.append(SpecialsReshuffled(count=len(state.discards)))
            state = _reshuffled(state, chance)
        found.append(state.specials[0])
        drawn_now = Passage("drawn", len(state.makings) - 1)
        state = replace(_passed(state, seat, drawn_now), specials=state.specials[1:])
    if not found:
        return state, tuple(events)
    hand = tuple(sorted((*state.hands[seat], *found)))
    state = replace(state, hands=put(state.hands, seat, hand))
    seen = CardsSeen(to=(seat,), cards=tuple(sorted(found)))
    return state, (*events, CardsDrawn(seat=seat, count=len(found)), seen)


def _reshuffled(state: State, chance: Chance) -> State:
    """The discards are the new deck; Sharks never return."""
    deck = chance.shuffled(tuple(sorted(state.discards)))
    makings = (*state.makings, tuple(sorted(kinds(state.discards))))
    return replace(state, specials=deck, discards=(), makings=makings)


def _gone(
    state: State, seat: Seat, cards: tuple[int, ...], way: Literal["shown", "turned"]
) -> State:
    kept = tuple(card for card in state.hands[seat] if card not in cards)
    passages = [Passage(way, CARDS[card]) for card in cards]
    return _passed(replace(state, hands=put(state.hands, seat, kept)), seat, *passages)


def _passed(state: State, seat: Seat, *passages: Passage) -> State:
    all_ = (*state.passages[seat], *passages)
    return replace(state, passages=put(state.passages, seat, all_))
