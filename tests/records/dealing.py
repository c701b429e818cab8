"""Racks that nobody wrote down, in the partial view of one player or a watcher.

They are dealt again before each action so that every seat holds the tile that it plays next and
those that it is about to exchange: nothing else of them ever shows.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.acquire.board import is_playable
from games.acquire.components import CELLS
from games.acquire.state import State
from tests.records.notation import CELL, HIDDEN, Game, Line, order


class Dealer:
    """Deals the hidden racks of a partial view, and the hidden places of its draw pile."""

    def __init__(self, game: Game) -> None:
        self._order, self._lines, self._hidden = order(game.header), game.lines, game.header.hidden

    def dealt(self, state: State, index: int) -> State:
        """The state before the action at `index`, with hidden racks that allow what follows."""
        if not self._hidden:
            return state
        drawn = CELLS - len(state.bag)
        places = [n for n in range(len(state.bag)) if self._order[drawn + n] == HIDDEN]
        pool = [cell for seat in self._hidden for cell in state.racks[seat]]
        pool += [state.bag[place] for place in places]
        racks, rest = self._racks(state, pool, index)
        bag = list(state.bag)
        for place, cell in zip(places, rest, strict=True):
            bag[place] = cell
        return replace(state, racks=racks, bag=tuple(bag))

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
        wanted += self._played(seat, self._lines[index : index + 1])
        if not self._told(index, seat, "no_playable_tile"):
            wanted += self._played(seat, self._lines[index + 1 :])[:1]
        return tuple(dict.fromkeys(cell for cell in wanted if cell in pool))

    def _played(self, seat: int, lines: Sequence[Line]) -> list[int]:
        mine = (line for line in lines if line.player == seat and not line.reject)
        return [CELL[line.tile] for line in mine if line.tile]

    def _told(self, index: int, seat: int, name: str) -> list[str]:
        """The tiles (or nothing) of the events of that name that the action has for the seat."""
        expect = self._lines[index].expect
        events = (expect and expect.events) or ()
        mine = (event for event in events if event["ev"] == name and event.get("player") == seat)
        return [event.get("tile", "") for event in mine]
