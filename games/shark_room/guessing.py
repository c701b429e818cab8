"""Special cards dealt again to where nobody sees them: hands, cards turned into Sharks, the deck.

A deck is made only when the one before is used up, so what lies in it is all of its last making; and a
seat has at most as many cards of a making as it has drawn from it. Nothing else follows for others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import le

import msgspec

from games.core.chance import Chance
from games.core.words import Seat
from games.shark_room.state import State

Cards = tuple[int, ...]
TRIES = 8


class Dealt(msgspec.Struct, frozen=True):
    hands: tuple[Cards, ...]
    turned: tuple[Cards, ...]
    specials: Cards


def dealt(state: State, seat: Seat | None, pools: Sequence[list[int]], chance: Chance) -> Dealt:
    """`pools` are the cards that the viewer has not seen, shuffled, by making; they are used up."""
    specials = tuple(pools[-1].pop() for _ in state.specials)
    others = [owner for owner in range(len(state.hands)) if owner != seat]
    rooms = [len(state.hands[owner]) + len(state.turned[owner]) for owner in others]
    most = [
        [min(_drawn(state, owner, making), room) for owner, room in zip(others, rooms, strict=True)]
        for making in range(len(pools))
    ]
    counts = _counts([len(pool) for pool in pools], rooms, most, chance)
    assert counts is not None, "the true cards are one way to deal them"
    hands, turned = list(state.hands), list(state.turned)
    for at, owner in enumerate(others):
        mine = [pool.pop() for pool, row in zip(pools, counts, strict=True) for _ in range(row[at])]
        given = chance.shuffled(mine)
        held = len(state.hands[owner])
        hands[owner], turned[owner] = tuple(sorted(given[:held])), tuple(sorted(given[held:]))
    return Dealt(tuple(hands), tuple(turned), specials)


def _drawn(state: State, owner: int, making: int) -> int:
    """How many cards of a making the seat can have; any number where it was not counted."""
    if not state.drawn:
        return len(state.hands[owner]) + len(state.turned[owner])
    return state.drawn[owner][making] if making < len(state.drawn[owner]) else 0


def _counts(
    sizes: Sequence[int], rooms: Sequence[int], most: Sequence[Sequence[int]], chance: Chance
) -> list[list[int]] | None:
    """By making, how many cards go to each of the others: all of them, within what each can have."""
    if not sizes:
        return [] if not any(rooms) else None
    for row in _rows(sizes[-1], rooms, most[-1], chance):
        left = [room - count for room, count in zip(rooms, row, strict=True)]
        before = _counts(sizes[:-1], left, most[:-1], chance)
        if before is not None:
            return [*before, row]
    return None


def _rows(
    size: int, rooms: Sequence[int], most: Sequence[int], chance: Chance
) -> Iterator[list[int]]:
    """How many cards of a making each seat has: as cards fall, then every other way."""
    places = [at for at, room in enumerate(rooms) for _ in range(room)]
    for _ in range(TRIES):
        fallen = chance.shuffled(places)[:size]
        row = [fallen.count(at) for at in range(len(rooms))]
        if all(map(le, row, most)):
            yield row
    yield from chance.shuffled(list(_ways(size, list(map(min, rooms, most)))))


def _ways(size: int, most: Sequence[int]) -> Iterator[list[int]]:
    if not most:
        yield from [] if size else [[]]
        return
    for count in range(min(size, most[0]) + 1):
        for rest in _ways(size - count, most[1:]):
            yield [count, *rest]
