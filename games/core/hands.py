"""Cards in hands and in a deck: each seat sees its own hand, all see how many there are, nobody the deck.

A game declares them as `Hands`, and the rest follows: drawing and playing, what a viewer sees, and what they
may imagine. `Hands.drawn_by` and `Hands.shown_by` name the events that tell of cards: with them somebody who
counts is at the table in the tests, and denies worlds that do not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import State
from games.core.seats import put
from games.core.words import Private, Public, Seat, knows

Pile = tuple[int, ...]
S = TypeVar("S", bound=State)


def one_back(card: int) -> int:
    return 0


@dataclass(frozen=True, kw_only=True)
class Hands(Generic[S]):
    """Fields of the state: hands by seat, sorted, and the deck, whose next card is its first."""

    hands: str = "hands"
    deck: str = "deck"
    back: Callable[[int], int] = one_back
    """What everybody sees of a card that lies face down, such as its decade."""
    drawn_by: Mapping[type[Private], str] = field(default_factory=dict)
    """Events that tell a seat which cards it draws: the field with them."""
    shown_by: Mapping[type[Public], str] = field(default_factory=dict)
    """Events that tell everybody of cards that are in no hand any more, nor in the deck: the field."""

    def held(self, state: S) -> tuple[Pile, ...]:
        """The hands by seat."""
        hands: tuple[Pile, ...] = getattr(state, self.hands)
        return hands

    def left(self, state: S) -> Pile:
        """The deck."""
        deck: Pile = getattr(state, self.deck)
        return deck

    def own(self, state: S, viewer: Seat | None) -> Pile:
        """The viewer's hand."""
        return () if viewer is None else self.held(state)[viewer]

    def backs(self, state: S) -> tuple[Pile, ...]:
        """By seat, what everybody sees of the hands."""
        return tuple(tuple(map(self.back, hand)) for hand in self.held(state))

    def drawn(self, state: S, seat: Seat, count: int = 1) -> tuple[S, Pile]:
        """The next cards of the deck come to the hand, as far as there are any."""
        deck = self.left(state)
        found = deck[:count]
        hand = tuple(sorted((*self.held(state)[seat], *found)))
        return self._with(state, put(self.held(state), seat, hand), deck[count:]), found

    def played(self, state: S, seat: Seat, *cards: int) -> S:
        """The cards leave the hand."""
        kept = tuple(card for card in self.held(state)[seat] if card not in cards)
        return self._with(state, put(self.held(state), seat, kept), self.left(state))

    def dreamt(self, state: S, viewer: Seat | None, chance: Chance) -> S:
        """Others' hands and the deck dealt anew, each card where one of its back lies.

        They are sorted first: so it depends on what the viewer knows alone.
        """
        others = [h for seat, h in enumerate(self.held(state)) if not knows(viewer, seat)]
        hidden = sorted(card for pile in (self.left(state), *others) for card in pile)
        piles = {
            back: list(chance.shuffled([card for card in hidden if self.back(card) == back]))
            for back in sorted(set(map(self.back, hidden)))
        }

        def dealt(pile: Pile) -> Pile:
            return tuple(piles[self.back(card)].pop() for card in pile)

        hands = tuple(
            hand if knows(viewer, seat) else tuple(sorted(dealt(hand)))
            for seat, hand in enumerate(self.held(state))
        )
        return self._with(state, hands, dealt(self.left(state)))

    def _with(self, state: S, hands: tuple[Pile, ...], deck: Pile) -> S:
        changes: dict[str, Any] = {self.hands: hands, self.deck: deck}
        return replace(state, **changes)
