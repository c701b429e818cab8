"""Somebody who counts special cards at a table of Shark Room.

They note what each deck was made of, who has drawn from it, and what everybody has shown. A card that
they cannot place in any deck that its holder has drawn from cannot be there.
"""

from __future__ import annotations

from collections import Counter as Bag
from itertools import product
from typing import Any

from games.core.words import Event, Seat
from games.shark_room import events as told
from games.shark_room.components import CARDS, HAND, SPECIALS
from games.shark_room.state import State

MOST = 4_000
"""So many ways to place cards are tried; where there are more the counter gives up."""


class Counter:
    def __init__(self, viewer: Seat | None, seats: int, options: Any) -> None:
        self.viewer = viewer
        self.decks = [Bag(CARDS)]
        self.drawn = [[HAND] for _ in range(seats)]
        self.left = len(CARDS) - HAND * seats
        self.discards = Bag[int]()
        self.shown = [list[tuple[int, int]]() for _ in range(seats)]
        """By seat, what it has shown, with the number of decks there were."""
        self.pending = False
        """Whether a new deck has been made and it is not yet told who draws from it."""

    def hears(self, event: Event) -> None:
        match event:
            case told.SpecialsReshuffled():
                self.decks.append(self.discards)
                self.discards = Bag()
                self.pending = True
            case told.CardsDrawn(seat=seat, count=count):
                self._draw(seat, count)
            case told.CardDiscarded(seat=seat, special=special):
                self._shows(seat, special, discarded=True)
            case told.CardPlayed(seat=seat, special=special):
                self._plays(seat, special)
            case told.CardAimed(seat=seat, special=special):
                self._plays(seat, special)
            case told.CardAnswered(seat=seat, special=special):
                self._plays(seat, special)
            case told.AssetBought(seat=seat, asset=asset):
                self._shows(seat, asset, discarded=False)
            case told.AssetSold(asset=asset):
                self.discards[asset] += 1
            case told.PlayerLeft(seat=seat, specials=specials):
                for special in specials:
                    self._shows(seat, special, discarded=True)
            case _:
                pass

    def accepts(self, world: State) -> bool:
        deck = Bag(CARDS[card] for card in world.specials)
        if deck - self.decks[-1] or sum(deck.values()) != self.left:
            return False
        return all(self._can_have(world, seat) for seat in range(len(world.hands)))

    def _draw(self, seat: int, count: int) -> None:
        """The rest of the old deck first, if a new one has been made on the way."""
        new = len(self.decks) - 1
        drawn = self.drawn[seat]
        drawn += [0] * (len(self.decks) - len(drawn))
        if self.pending:
            old, self.pending = min(self.left, count), False
            drawn[new - 1] += old
            count -= old
            self.left = sum(self.decks[-1].values())
        drawn[new] += count
        self.left -= count

    def _plays(self, seat: int, special: int) -> None:
        self._shows(seat, special, discarded=SPECIALS[special].kind != "illegal")

    def _shows(self, seat: int, special: int, *, discarded: bool) -> None:
        self.shown[seat].append((special, len(self.decks)))
        self.discards[special] += discarded

    def _can_have(self, world: State, seat: int) -> bool:
        """Whether all that the seat has had can be of the decks from which it drew so many."""
        held = [CARDS[card] for card in (*world.hands[seat], *world.turned[seat])]
        drawn = [*self.drawn[seat], *[0] * (len(self.decks) - len(self.drawn[seat]))]
        had = [*self.shown[seat], *((kind, len(self.decks)) for kind in held)]
        ways = [
            [of for of in range(most) if drawn[of] and self.decks[of][kind]] for kind, most in had
        ]
        several = [one for one in ways if len(one) > 1]
        if not all(ways):
            return False
        if 2 ** len(several) > MOST:
            return True
        certain = Bag(one[0] for one in ways if len(one) == 1)
        return any(
            all(certain[of] + way.count(of) == number for of, number in enumerate(drawn))
            for way in product(*several)
        )
