"""A deck that is made anew of the discards: what may lie in hands and in it, for all that was seen.

A deck is made only when the one before is used up, and what it is made of all have seen. All see, too,
who draws how many cards, and what leaves a hand openly. Copies of a kind look alike, so of which making
such a card was follows from that only sometimes. Here it is guessed first, and then all cards that nobody
has shown are dealt to the places that are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

import msgspec

from games.core.chance import Chance
from games.core.seats import BySeat
from games.core.words import Seat

Kinds = tuple[int, ...]
HIDDEN = -1
"""The kind of a card that others have laid down unseen."""
FINE = 1000
"""Chances are reckoned in such parts."""


class Passage(msgspec.Struct, frozen=True, array_like=True):
    """A card that came to a seat, or left it.

    `drawn`: from the deck of which making, its number. `shown`: played, discarded, or bought; `number` is
    its kind. `turned`: face down, and what it is only its owner knows; HIDDEN for others.
    """

    way: Literal["drawn", "shown", "turned"]
    number: int


class Makings(msgspec.Struct, frozen=True):
    """What all have seen of a deck and of the hands drawn from it."""

    made: Sequence[Kinds]
    """What each making of the deck was made of, by kind and in order: all cards, then the discards."""
    passages: BySeat[tuple[Passage, ...]]
    """By seat, how cards came and went. Which making a card is of nobody knows further than follows from
    this: copies of a kind look alike."""

    def seen(self, viewer: Seat | None) -> BySeat[tuple[Passage, ...]]:
        """The passages as the viewer saw them."""
        return tuple(
            log if owner == viewer else tuple(map(_seen, log))
            for owner, log in enumerate(self.passages)
        )


def _seen(passage: Passage) -> Passage:
    return Passage("turned", HIDDEN) if passage.way == "turned" else passage


class Dealt(msgspec.Struct, frozen=True):
    """What may lie where, by kind."""

    hands: tuple[Kinds, ...]
    passages: tuple[tuple[Passage, ...], ...]
    """With what others may have turned."""
    specials: Kinds


def dealt(
    makings: Makings,
    hand: Kinds,
    seat: Seat | None,
    chance: Chance,
    stays: Callable[[int], float],
) -> Dealt:
    """Anew, as the viewer may imagine it; `hand` is what they hold, by kind. `stays`: how likely a card of a
    kind is to be in a hand rather than played already, against other kinds.
    """
    ledger = _Ledger(makings, hand, seat)
    found = _guessed(ledger, 0, chance)
    assert found, "the true makings are one way"
    pools = [list(chance.weighed(sorted(left.elements()), stays)[::-1]) for left in ledger.left]
    hands, passages = list[Kinds](), list[tuple[Passage, ...]]()
    for owner, log in enumerate(makings.passages):
        if owner == seat:
            hands.append(hand)
            passages.append(log)
            continue
        passages.append(
            tuple(
                Passage("turned", pools[ledger.guess[owner, place]].pop())
                if one.way == "turned"
                else one
                for place, one in enumerate(log)
            )
        )
        held = [
            pools[of].pop() for of, room in enumerate(ledger.room[owner]) for _ in range(room[-1])
        ]
        hands.append(tuple(sorted(held)))
    return Dealt(tuple(hands), tuple(passages), chance.shuffled(pools[-1]))


class _Item(msgspec.Struct, frozen=True):
    """A card that has left a hand, or is held by the viewer; of which making is to be guessed."""

    owner: int
    place: int
    """Among the owner's passages; from their end on in the viewer's hand."""
    kind: int
    drawn: tuple[int, ...]
    """Cards of each making that the owner had drawn by then."""


class _Ledger:
    """What may still be of each making, while it is guessed of which the cards are that were seen."""

    def __init__(self, makings: Makings, hand: Kinds, seat: Seat | None) -> None:
        self.left = [Counter(making) for making in makings.made]
        """Cards of the making that are nowhere yet, by kind."""
        self.sizes = [len(making) for making in makings.made]
        self.items, self.guess = list[_Item](), dict[tuple[int, int], int]()
        self.room = list[list[list[int]]]()
        """By seat and making, for each number of cards drawn: how many of them are nowhere yet."""
        for owner, log in enumerate(makings.passages):
            drawn = [0] * len(makings.made)
            for place, one in enumerate(log):
                if one.way == "drawn":
                    drawn[one.number] += 1
                else:
                    kind = HIDDEN if one.way == "turned" and owner != seat else one.number
                    self.items.append(_Item(owner, place, kind, tuple(drawn)))
            if owner == seat:
                for place, kind in enumerate(hand, len(log)):
                    self.items.append(_Item(owner, place, kind, tuple(drawn)))
            self.room.append([list(range(count + 1)) for count in drawn])
        # Where there are fewest ways the guess comes first, so it is seldom taken back.
        self.items.sort(key=lambda item: (len(list(self._possible(item))), item.kind == HIDDEN))

    def options(self, item: _Item, chance: Chance) -> list[int]:
        """Makings that the card may be of, a likely one first."""
        found = list(self._possible(item))
        if len(found) > 1:
            weights = [self._weight(item, making) for making in found]
            at, drawn = 0, chance.below(sum(weights))
            while drawn >= weights[at]:
                drawn -= weights[at]
                at += 1
            found.insert(0, found.pop(at))
        return found

    def take(self, item: _Item, making: int, sign: int = 1) -> None:
        """The card is of this making; with -1 it is not after all."""
        if item.kind != HIDDEN:
            self.left[making][item.kind] -= sign
            self.sizes[making] -= sign
        room = self.room[item.owner][making]
        for drawn in range(item.drawn[making], len(room)):
            room[drawn] -= sign
        self.guess[item.owner, item.place] = making

    def _possible(self, item: _Item) -> Iterator[int]:
        rooms = self.room[item.owner]
        for making, drawn in enumerate(item.drawn):
            there = item.kind == HIDDEN or self.left[making][item.kind] > 0
            if there and drawn and min(rooms[making][drawn:]) > 0:
                yield making

    def _weight(self, item: _Item, making: int) -> int:
        """Places for it, times how often a card of this making is such a one."""
        places = min(self.room[item.owner][making][item.drawn[making] :])
        if item.kind == HIDDEN:
            return FINE * places
        return max(1, FINE * places * self.left[making][item.kind] // self.sizes[making])


def _guessed(ledger: _Ledger, number: int, chance: Chance) -> bool:
    """Whether the cards from this one on can all be of some making; the ledger says of which."""
    if number == len(ledger.items):
        return True
    item = ledger.items[number]
    for making in ledger.options(item, chance):
        ledger.take(item, making)
        if _guessed(ledger, number + 1, chance):
            return True
        ledger.take(item, making, -1)
    return False
