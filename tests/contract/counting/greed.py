"""Somebody who counts cards at a table of Greed."""

from __future__ import annotations

from typing import Any

from games.core.words import Event, Seat
from games.greed import events as told
from games.greed.state import State


class Counter:
    def __init__(self, viewer: Seat | None, seats: int, options: Any) -> None:
        self.viewer, self.gone, self.drawn = viewer, set[int](), set[int]()

    def hears(self, event: Event) -> None:
        match event:
            case told.CardAnnounced(card=card):
                self.gone.add(card)
            case told.CardsSeen(cards=cards):
                self.drawn |= set(cards)
            case _:
                pass

    def accepts(self, world: State) -> bool:
        """Who has announced a card has it no more; the own hand is what was drawn and not announced."""
        hidden = [card for hand in world.hands for card in hand] + list(world.deck)
        own = self.viewer is None or set(world.hands[self.viewer]) == self.drawn - self.gone
        return own and not self.gone & set(hidden) and len(set(hidden)) == len(hidden)
