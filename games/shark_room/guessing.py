"""Special cards dealt again to where nobody sees them: hands, cards turned into Sharks, the deck.

A deck is made only when the one before is used up, and what it is made of all have seen. All see, too,
who draws how many cards, and what is played, discarded or bought. Copies of a kind look alike, so of
which making such a card was follows from that only sometimes. Here it is guessed first, and then all
cards that nobody has shown are dealt to the places that are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from games.core.chance import Chance
from games.core.words import Seat
from games.shark_room.state import HIDDEN, Passage, State

Kinds = tuple[int, ...]
FINE = 1000
"""Chances are reckoned in such parts."""


class Dealt(msgspec.Struct, frozen=True):
    """What may lie where, by kind."""

    hands: tuple[Kinds, ...]
    passages: tuple[tuple[Passage, ...], ...]
    """With what others may have turned."""
    specials: Kinds


def dealt(state: State, hand: Kinds, seat: Seat | None, chance: Chance) -> Dealt:
    """`hand` is what the viewer holds, by kind."""
    ledger = _Ledger(state, hand, seat)
    found = _guessed(ledger, 0, chance)
    assert found, "the true makings are one way"
    pools = [list(chance.shuffled(sorted(left.elements()))) for left in ledger.left]
    hands, passages = list[Kinds](), list[tuple[Passage, ...]]()
    for owner, log in enumerate(state.passages):
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
    return Dealt(tuple(hands), tuple(passages), tuple(pools[-1]))


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

    def __init__(self, state: State, hand: Kinds, seat: Seat | None) -> None:
        self.left = [Counter(making) for making in state.makings]
        """Cards of the making that are nowhere yet, by kind."""
        self.sizes = [len(making) for making in state.makings]
        self.items, self.guess = list[_Item](), dict[tuple[int, int], int]()
        self.room = list[list[list[int]]]()
        """By seat and making, for each number of cards drawn: how many of them are nowhere yet."""
        for owner, log in enumerate(state.passages):
            drawn = [0] * len(state.makings)
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
