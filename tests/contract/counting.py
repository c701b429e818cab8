"""Somebody at the table who counts what all are told, and denies worlds that do not fit.

A game's counter stands in `tests/games/<key>/counter.py`. It is written from its events alone, so it knows
what a careful player knows; for cards in hands and in a deck that are declared there is one already.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, cast

from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.hands import Hands
from games.core.words import Event, Seat, visible_events
from tests.contract.honesty import called
from tests.contract.host import played
from tests.own import own


class Counter(Protocol):
    def hears(self, event: Event) -> None:
        """An event that reaches the viewer."""

    def accepts(self, world: Any) -> bool:
        """Whether the world may be the real one."""


class CardCounter:
    """Somebody who counts cards: `functools.partial(CardCounter, CARDS)` is a game's counter."""

    def __init__(self, cards: Hands[Any], viewer: Seat | None, seats: int, options: Any) -> None:
        self.cards, self.viewer = cards, viewer
        self.gone, self.drawn = set[int](), set[int]()

    def hears(self, event: Event) -> None:
        """Which events tell of cards the declaration says."""
        kind: Any = type(event)
        if kind in self.cards.drawn_by:
            self.drawn |= _several(getattr(event, self.cards.drawn_by[kind]))
        if kind in self.cards.shown_by:
            self.gone |= _several(getattr(event, self.cards.shown_by[kind]))

    def accepts(self, world: Any) -> bool:
        """What was shown lies nowhere; the own hand is what was drawn and has not been shown."""
        hands = self.cards.held(world)
        hidden = [card for pile in (*hands, self.cards.left(world)) for card in pile]
        mine = self.viewer is None or set(hands[self.viewer]) == self.drawn - self.gone
        return mine and not self.gone & set(hidden) and len(set(hidden)) == len(hidden)


def _several(value: int | tuple[int, ...]) -> set[int]:
    return set(value) if isinstance(value, tuple) else {value}


def counter_of(rules: AnyRules) -> Callable[[Seat | None, int, Any], Counter] | None:
    """(viewer, seats, options) -> the game's counter; None: it has none."""
    return cast(
        "Callable[[Seat | None, int, Any], Counter] | None", own(rules.key, "counter", "Counter")
    )


def has_secrets(rules: AnyRules) -> bool:
    """Whether somebody imagines another state than the true one, now and then in a random game."""
    host, chance = played(rules, 0), Chance("secrets", 0)
    return any(
        rules.imagine(table.state, viewer, chance) != table.state
        for table in host.tables
        for viewer in (None, *host.seats)
    )


def check_counting(rules: AnyRules, seed: int, worlds: int = 40) -> None:
    """In a random game no imagined world contradicts what its viewer has counted, nor does the true one."""
    host, chance, made = played(rules, seed), Chance("counting", seed), counter_of(rules)
    assert made is not None, f"nobody counts: write Counter in tests/games/{rules.key}/counter.py"
    every = max(1, len(host.tables) // worlds)
    for viewer in (None, *host.seats):
        counter = made(viewer, host.head.seats, host.head.options)
        for number, table in enumerate(host.tables):
            for event in visible_events(table.events, viewer):
                counter.hears(event)
            if number % every == 0:
                where = f"{rules.key}, after entry {table.number}, {called(viewer)}"
                assert counter.accepts(table.state), (
                    f"the counter is wrong about the true world ({where}): either it misreads an event of"
                    " this entry, or something changed that no event tells its viewer; compare `hears` with"
                    " what the entry told"
                )
                world = rules.imagine(table.state, viewer, chance)
                assert counter.accepts(world), (
                    f"imagined against what was seen ({where}): `imagine` makes up what an event has told"
                    " them; keep it, as the counter does"
                )
