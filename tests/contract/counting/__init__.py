"""Somebody at the table who counts what all are told, and denies worlds that do not fit.

Each game's counter is written by hand from its events alone, so it knows what a careful player knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from games.core.chance import Chance
from games.core.words import Event, Seat, visible_events
from tests.contract.counting import acquire, greed, impero, owners_choice, shark_room
from tests.contract.honesty import called
from tests.contract.host import AnyRules, played


class Counter(Protocol):
    def hears(self, event: Event) -> None:
        """An event that reaches the viewer."""

    def accepts(self, world: Any) -> bool:
        """Whether the world may be the real one."""


COUNTERS: dict[str, Callable[[Seat | None, int, Any], Counter]] = {
    "acquire": acquire.Counter,
    "greed": greed.Counter,
    "impero": impero.Counter,
    "owners_choice": owners_choice.Counter,
    "shark_room": shark_room.Counter,
}
"""By game: (viewer, seats, options) -> the counter."""


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
    host, chance = played(rules, seed), Chance("counting", seed)
    every = max(1, len(host.tables) // worlds)
    for viewer in (None, *host.seats):
        counter = COUNTERS[rules.key](viewer, host.head.seats, host.head.options)
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
