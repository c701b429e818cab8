"""Racks that nobody wrote down, in the partial view of one player or a watcher.

They are dealt again before each action so that every seat holds the tile that it plays next and
those that it is about to exchange, and no other that would be exchanged: nothing else of them ever
shows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from games.acquire.board import Fit, fit
from games.acquire.components import CELLS
from games.acquire.state import EMPTY, FIRST, LONE, State
from tests.records.notation import CELL, HIDDEN, LETTERS, Game, Line, order

UNPLAYABLE = {"eighth", "dead"}
MARKS = {".": EMPTY, "#": EMPTY, "o": LONE} | {one: FIRST + n for n, one in enumerate(LETTERS)}


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
        pool = {cell for seat in self._hidden for cell in state.racks[seat]}
        pool |= {state.bag[place] for place in places}
        needed = {seat: self._needed(seat, pool, index) for seat in self._hidden}
        rest = sorted(pool.difference(*needed.values()))
        fits = self._fits(state, rest, index)
        racks, bag, next_drawn = list(state.racks), list(state.bag), list[int]()
        stuck = {seat for seat in self._hidden if self._told(index, seat, "no_playable_tile")}
        for seat in sorted(self._hidden, key=lambda one: (one not in stuck, one != state.mover)):
            rest.sort(key=_last_choice(fits, seat in stuck, seat == state.mover))
            size = len(racks[seat])
            rack, next_drawn = needed[seat][:size], next_drawn + needed[seat][size:]
            free = size - len(rack)
            racks[seat] = (*rack, *rest[:free])
            del rest[:free]
        rest.sort(key=lambda cell: fits[cell] == "dead")
        for place, cell in zip(places, (*next_drawn, *rest), strict=True):
            bag[place] = cell
        return replace(state, racks=tuple(racks), bag=tuple(bag))

    def _needed(self, seat: int, pool: set[int], index: int) -> list[int]:
        """What the seat plays now, exchanges now, and plays in its next turn, if it can."""
        wanted = self._played(seat, self._lines[index : index + 1])
        wanted += [CELL[tile] for tile in self._told(index, seat, "dead_tile_replaced")]
        if not self._told(index, seat, "no_playable_tile"):
            wanted += self._played(seat, self._lines[index + 1 :])[:1]
        return list(dict.fromkeys(cell for cell in wanted if cell in pool))

    def _fits(self, state: State, cells: Sequence[int], index: int) -> dict[int, Fit]:
        """What tiles will do after the action: the recorded board tells it, or else ours before."""
        expect = self._lines[index].expect
        if expect is None or expect.board is None:
            return {cell: fit(state.board, state.sizes, cell) for cell in cells}
        board = bytes(MARKS[mark] for row in expect.board for mark in row)
        sizes = [board.count(MARKS[letter]) for letter in LETTERS]
        return {cell: fit(board, sizes, cell) for cell in cells}

    def _played(self, seat: int, lines: Sequence[Line]) -> list[int]:
        mine = (line for line in lines if line.player == seat and not line.reject)
        return [CELL[line.tile] for line in mine if line.tile]

    def _told(self, index: int, seat: int, name: str) -> list[str]:
        """The tiles (or nothing) of the events of that name that the action has for the seat."""
        expect = self._lines[index].expect
        events = (expect and expect.events) or ()
        mine = (event for event in events if event["ev"] == name and event.get("player") == seat)
        return [event.get("tile", "") for event in mine]


def _last_choice(fits: Mapping[int, Fit], stuck: bool, mover: bool) -> Callable[[int], Any]:
    """A stuck seat holds no playable tile; a seat whose turn ends keeps no dead one, others may."""
    acts = stuck or mover
    return lambda cell: (stuck and fits[cell] not in UNPLAYABLE, (fits[cell] == "dead") == acts)
