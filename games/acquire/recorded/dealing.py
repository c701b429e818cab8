"""Tiles as the record tells them: the bag in its order, and racks that nobody wrote down.

In a partial view other racks are unknown. They are dealt again before each action so that every
seat holds the tile that it plays next and those that it is about to exchange: nothing else of them
ever shows.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.acquire.board import is_playable
from games.acquire.components import CELLS
from games.acquire.recorded.notation import CELL, HIDDEN, Header, Line, cells
from games.acquire.state import State


def order(header: Header) -> tuple[str, ...]:
    """All 108 places of the draw pile; what is not known of it is hidden."""
    return (*header.tile_order, *(HIDDEN,) * (CELLS - len(header.tile_order)))


def pile(header: Header) -> tuple[int, ...]:
    """The draw pile as cells; where the record is silent, any tiles that are left."""
    known = set(cells(header.tile_order))
    spare = iter(sorted(set(range(CELLS)) - known))
    return tuple(next(spare) if tile == HIDDEN else CELL[tile] for tile in order(header))


class Dealer:
    """Deals the hidden racks of a partial view, and the hidden places of its draw pile."""

    def __init__(self, header: Header, lines: Sequence[Line]) -> None:
        self._order, self._lines = order(header), lines
        seats = range(len(header.players))
        self._hidden = () if header.view is None else tuple(s for s in seats if s != header.view)

    def dealt(self, state: State, index: int) -> State:
        """The state before the action at `index`, with hidden racks that allow what follows."""
        if not self._hidden:
            return state
        places = self._order[CELLS - len(state.bag) :]
        pool = [cell for seat in self._hidden for cell in state.racks[seat]]
        pool += [one for one, tile in zip(state.bag, places, strict=True) if tile == HIDDEN]
        racks, rest = self._racks(state, pool, index)
        spare = iter(rest)
        bag = tuple(
            next(spare) if tile == HIDDEN else one
            for one, tile in zip(state.bag, places, strict=True)
        )
        return replace(state, racks=racks, bag=bag)

    def _racks(
        self, state: State, pool: Sequence[int], index: int
    ) -> tuple[tuple[tuple[int, ...], ...], list[int]]:
        """What a seat needs comes first, then tiles that are played late: none of them is dead."""
        racks = list(state.racks)
        needed = {seat: self._needed(seat, pool, index) for seat in self._hidden}
        promised = {cell for held in needed.values() for cell in held}
        late = [CELL[line.tile] for line in reversed(self._lines[index:]) if line.tile]
        rest = sorted(set(pool) - promised, key=lambda c: late.index(c) if c in late else CELLS)
        for seat in self._hidden:
            if self._told(index, seat, "no_playable_tile"):
                rest.sort(key=lambda cell: is_playable(state.board, state.sizes, cell))
            free = len(racks[seat]) - len(needed[seat])
            racks[seat] = (*needed[seat], *rest[:free])
            del rest[:free]
        return tuple(racks), rest

    def _needed(self, seat: int, pool: Sequence[int], index: int) -> tuple[int, ...]:
        """What the seat plays now, exchanges now, and plays in its next turn, if it can."""
        wanted = [CELL[tile] for tile in self._told(index, seat, "dead_tile_replaced")]
        wanted.extend(self._played(seat, index, index + 1))
        if not self._told(index, seat, "no_playable_tile"):
            wanted.extend(self._played(seat, index + 1, len(self._lines))[:1])
        return tuple(dict.fromkeys(cell for cell in wanted if cell in pool))

    def _played(self, seat: int, start: int, end: int) -> list[int]:
        mine = (line for line in self._lines[start:end] if line.player == seat and not line.reject)
        return [CELL[line.tile] for line in mine if line.tile]

    def _told(self, index: int, seat: int, name: str) -> list[str]:
        """The tiles (or nothing) of the events of that name that the action has for the seat."""
        expect = self._lines[index].expect
        events = (expect and expect.events) or ()
        mine = (event for event in events if event["ev"] == name and event.get("player") == seat)
        return [event.get("tile", "") for event in mine]
